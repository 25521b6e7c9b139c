/** Nothing but that help was offered, for as long as the tab is open. */
const key = "help-offered";

/** Where the browser keeps nothing for the shop, help counts as offered: rather never than again and again. */
export function wasOffered(): boolean {
	try {
		return sessionStorage.getItem(key) !== null;
	} catch {
		return true;
	}
}

export function noteOffered(): void {
	try {
		sessionStorage.setItem(key, "1");
	} catch {
		// Then it has not been offered either.
	}
}
