interface Shown {
	html: string;
	policy: string;
}

/**
 * The service worker's script. It only shows the offline page if a page cannot be reached. It contains the page, so that nothing needs to
 * be stored and a new text makes a new worker. It ignores all other requests.
 */
export function serviceWorker({ html, policy }: Shown): string {
	const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy, "Cache-Control": "no-store" };
	return `const page = ${JSON.stringify(html)};
const headers = ${JSON.stringify(headers)};
addEventListener("install", (event) => {
	event.addRoutes?.({ condition: { not: { requestMode: "navigate" } }, source: "network" }).catch(() => {});
	skipWaiting();
});
addEventListener("activate", (event) => {
	const { navigationPreload } = registration;
	// After a failed preload, Firefox shows its own error in place of this page. Only Chromium supports static routes.
	const isAhead = "addRoutes" in (self.InstallEvent ?? ExtendableEvent).prototype;
	if (navigationPreload) event.waitUntil(isAhead ? navigationPreload.enable() : navigationPreload.disable());
});
addEventListener("fetch", (event) => {
	const { request } = event;
	if (request.mode !== "navigate" || request.method !== "GET") return;
	const answer = Promise.resolve(event.preloadResponse).then((early) => early ?? fetch(request));
	event.respondWith(answer.catch(() => new Response(page, { status: 503, headers })));
});
`;
}
