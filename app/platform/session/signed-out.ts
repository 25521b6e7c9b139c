let channel: BroadcastChannel | null = null;

/**
 * Synchronises a browser's tabs: when one signs out, the others reload and show no account data. The browser evicts a page in the
 * back/forward cache when it gets the message.
 */
export function notifyTabs(isSignedIn: boolean): void {
	channel ??= new BroadcastChannel("account");
	if (isSignedIn) {
		channel.onmessage = () => location.reload();
		return;
	}
	channel.postMessage("signed out");
	channel.close();
	channel = null;
}
