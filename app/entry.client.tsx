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

/** Hydrates the page. Not where the browser keeps no cookies: there storage and service workers are errors, and each change is a document. */
async function hydrate(): Promise<void> {
	const opened = partsInDocument();
	const namespaces = new Set([...getInitialNamespaces(), ...opened.flatMap((part) => part.texts)]);
	// Where the code of a part does not come, the page stays as the document brought it.
	const [texts] = await Promise.all([browserTexts([...namespaces]), ...opened.map((part) => part.code())]);
	// By it the router keeps where a page stood; the first page of a visit has none yet.
	if (!history.state?.key) history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, "");
	startTransition(() => {
		hydrateRoot(
			document,
			<TextsProvider texts={texts}>
				<RemixBrowser />
			</TextsProvider>,
		);
	});
	sendPings();
	addEventListener("pagehide", proveScripts);
	watchPictures();
	// What is shown without a connection may come when all else is there.
	setTimeout(() => navigator.serviceWorker?.register("/service-worker.js").catch(() => {}), 5000);
}

// A reader who goes on before the page's stream has ended aborts it: that is no error.
window.addEventListener("unhandledrejection", (event) => {
	if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
});

if (navigator.cookieEnabled && proveScripts()) await hydrate();
