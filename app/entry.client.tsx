import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { sendPings } from "./platform/analytics/send-pings";
import { proveScripts } from "./platform/document/prove-scripts";
import { handleTexts } from "./platform/i18n/handle-texts";
import { TextsProvider } from "./platform/i18n/i18n";
import { loadTexts } from "./platform/i18n/i18n.client";
import { broughtParts } from "./shell/brought-parts";
import { watchPictures } from "./ui/failed-pictures";

/** The namespaces that the routes of this page name in their handles. */
function pageNamespaces(): Set<string> {
	return new Set(Object.values(window.__remixRouteModules).flatMap((module) => handleTexts(module?.handle)));
}

/**
 * Remix reads the page's data when it is first rendered, and suspends the whole document meanwhile. A click in that moment makes React try anew without
 * letting the data come. So it is begun before: called like this, it throws what it waits for.
 */
async function dataRead(): Promise<void> {
	try {
		RemixBrowser({});
	} catch (reading) {
		await reading;
	}
}

/** Lets the browser do what waits meanwhile: so long a piece of work would hold up what a reader does. */
const pause = () => new Promise<void>((go) => setTimeout(go));

// Remix leaves the end of a stream to nobody: one that is broken off, since the reader goes on before it has ended, is no error.
window.addEventListener("unhandledrejection", (event) => {
	if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
});

/** Brings the page to life. Not where the browser keeps no cookies: there storage and service workers are errors, and each change is a document. */
async function start(): Promise<void> {
	// What comes with the first use of a page is asked for along with its texts: on a slow line each turn costs as much as many bytes.
	const heldPosts = import("./shell/held-posts");
	const linksAhead = import("./platform/document/links-ahead");
	for (const later of [heldPosts, linksAhead]) later.catch(() => {});
	const brought = broughtParts();
	const names = new Set([...pageNamespaces(), ...brought.flatMap((part) => part.texts)]);
	// Where the code of a part does not come, the page stays as the document brought it.
	const [texts] = await Promise.all([loadTexts(names), pause().then(dataRead), ...brought.map((part) => part.code())]);
	await pause();
	startTransition(() => {
		hydrateRoot(
			document,
			<TextsProvider texts={texts}>
				<RemixBrowser />
			</TextsProvider>,
		);
	});
	sendPings();
	proveScripts();
	addEventListener("pagehide", proveScripts);
	watchPictures();
	// Not before the page is live: until then a form is a plain one. Where it does not come, an error page says what this would.
	heldPosts.then(
		({ holdPosts }) => holdPosts(texts),
		() => {},
	);
	// What is shown without a connection may come when all else is there.
	setTimeout(() => navigator.serviceWorker?.register("/service-worker.js").catch(() => {}), 5000);
}

if (navigator.cookieEnabled) await start();
