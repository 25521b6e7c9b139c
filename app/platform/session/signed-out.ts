let channel: BroadcastChannel | null = null;

/**
 * Pages of one browser in several tabs: where one of them is signed out, the others are fetched anew, so that none goes on showing what is the
 * account's. A page that waits behind another one for the way back is thrown away by its browser when it is told.
 */
export function tellTabs(isSignedIn: boolean): void {
	channel ??= new BroadcastChannel("account");
	if (isSignedIn) {
		channel.onmessage = () => location.reload();
		return;
	}
	channel.postMessage("signed out");
	channel.close();
	channel = null;
}
