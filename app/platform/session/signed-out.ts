let channel: BroadcastChannel | null = null;

/**
 * Synchronises the tabs of one browser: when one signs out, the others reload, so that none shows data of the account any longer. A page in the
 * back/forward cache is evicted by its browser when it gets the message.
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
