/**
 * A link that was followed within the page, or opened something in it, has not told its `ping`: the browser does that only where it follows the link itself.
 * Waits for the window, so that whoever takes the click over has done so.
 */
export function sendPings(): void {
	window.addEventListener("click", ({ target, defaultPrevented }) => {
		const link = defaultPrevented && target instanceof Element ? target.closest<HTMLAnchorElement>("a[ping]") : null;
		if (link) navigator.sendBeacon(link.ping);
	});
}
