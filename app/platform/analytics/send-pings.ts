/**
 * Sends the `ping` of links that the router or a dialog handled, because the browser sends it only for links it follows itself. Listens on
 * the window, after all handlers that may cancel the click.
 */
export function sendPings(): void {
	window.addEventListener("click", ({ target, defaultPrevented }) => {
		const link = defaultPrevented && target instanceof Element ? target.closest<HTMLAnchorElement>("a[ping]") : null;
		if (link) navigator.sendBeacon(link.ping);
	});
}
