import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { getInitialNamespaces } from "remix-i18next/client";
import { sendPings } from "./platform/analytics/send-pings";
import { proveScripts } from "./platform/document/prove-scripts";
import { TextsProvider } from "./platform/i18n/i18n";
import { browserTexts } from "./platform/i18n/i18n.client";
import { partsInDocument } from "./shell/lazy-parts";
import { watchPictures } from "./ui/browser/failed-pictures";
import { goToUnreachedPage, noteUnreachedPage } from "./ui/browser/unreached-page";
import { HydratedProvider } from "./ui/browser/use-hydrated";

/**
 * Hydrates the page, except in a browser without cookies. There storage and service workers throw, and each change
 * loads a document.
 */
async function hydrate(): Promise<void> {
	const opened = partsInDocument();
	const namespaces = new Set([...getInitialNamespaces(), ...opened.flatMap((part) => part.texts)]);
	// If the code of a part fails to load, the page stays as the server rendered it.
	const [texts] = await Promise.all([browserTexts([...namespaces]), ...opened.map((part) => part.code())]);
	// The router keeps scroll positions by this key. The first page of a visit has none.
	if (!history.state?.key) history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, "");
	startTransition(() => {
		hydrateRoot(
			document,
			<TextsProvider texts={texts}>
				<HydratedProvider>
					<RemixBrowser />
				</HydratedProvider>
			</TextsProvider>,
		);
	});
	sendPings();
	addEventListener("pagehide", proveScripts);
	watchPictures();
	noteUnreachedPage();
	// The offline page can wait until everything else has loaded. The desk's host has none.
	if (!location.pathname.startsWith("/desk"))
		setTimeout(() => navigator.serviceWorker?.register("/service-worker.js").catch(() => {}), 5000);
}

// Navigation before the page's stream ends aborts it. That is no error.
window.addEventListener("unhandledrejection", (event) => {
	if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
});

if (navigator.cookieEnabled && proveScripts() && !goToUnreachedPage()) await hydrate();
