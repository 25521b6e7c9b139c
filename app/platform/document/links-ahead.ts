import { matchRoutes } from "@remix-run/react";

declare global {
	interface Window {
		/** Asked by the router before it fetches a page's data (vite/remix-cuts.ts). */
		takeAhead?: (address: string) => Promise<Response | null> | undefined;
		/** Fetches the routes that this page does not know, once (vite/remix-cuts.ts). */
		knowRoutes?: () => Promise<void>;
	}
}

/** Pages that are the same for everybody and whose visit leaves no trace on the server. */
const paths = /^\/(?:shop|about|faq|blog|contact|terms|(?:categories|products|blog)\/[\w-]+)$/;
/** How long a pointer rests on a link that is meant, and how long what was fetched may wait, in ms. */
const rest = 80;
const longest = 20_000;

const ahead = new Map<string, Promise<Response | null>>();

/**
 * Fetches the data of pages whose links are pointed at, touched or reached by keyboard, so that they are there when the link is followed.
 * Each answer is used once, for it may hold the key of a form, and none outlives a form that is sent.
 * @returns ends it
 */
export function watchLinks(): () => void {
	const ends = new AbortController();
	const { signal } = ends;
	let waiting: ReturnType<typeof setTimeout> | undefined;
	const meant = ({ target }: Event) => {
		clearTimeout(waiting);
		const link = target instanceof Element ? target.closest("a") : null;
		if (link && isPage(link)) waiting = setTimeout(() => fetchAhead(link.pathname, link.search), rest);
	};
	for (const type of ["pointerover", "touchstart", "focusin"]) document.addEventListener(type, meant, { signal, passive: true });
	document.addEventListener("click", () => clearTimeout(waiting), { signal, capture: true });
	document.addEventListener("submit", () => ahead.clear(), { signal, capture: true });
	window.takeAhead = (address) => {
		const answer = ahead.get(address);
		ahead.delete(address);
		return answer;
	};
	return () => {
		ends.abort();
		clearTimeout(waiting);
		ahead.clear();
		window.takeAhead = undefined;
	};
}

function isPage({ origin, pathname, target }: HTMLAnchorElement): boolean {
	return origin === location.origin && !target && pathname !== location.pathname && paths.test(pathname);
}

async function fetchAhead(pathname: string, search: string): Promise<void> {
	await window.knowRoutes?.();
	// What is on its way already has been asked for.
	if (window.__remixRouter.state.navigation.state !== "idle") return;
	const route = matchRoutes(window.__remixRouter.routes, pathname)?.at(-1)?.route;
	// A route that could not be learned of has the path of none, or that of a page that is not there.
	if (!route?.id || route.path === "*") return;
	const address = new URL(`${pathname}.data${search}`, location.origin);
	address.searchParams.set("_routes", route.id);
	const { href } = address;
	if (ahead.has(href)) return;
	ahead.set(
		href,
		fetch(href, { priority: "low" }).then(
			(answer) => (answer.ok ? answer : null),
			() => null,
		),
	);
	setTimeout(() => ahead.delete(href), longest);
}
