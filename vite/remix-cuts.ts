import type { Cuts } from "./code-cuts";

const components: Cuts = {
	file: "@remix-run/react/dist/esm/components.js",
	bodies: { isValidMetaTag: "return true" },
	texts: [
		// Links are fetched ahead by one listener for all of them (app/prefetch.ts), not by hooks in each.
		[
			/let Link = [\s\S]*?(?=Link\.displayName = "Link";)/,
			'let Link = React.forwardRef(({ to, prefetch, discover = "render", ...props }, ref) => React.createElement(Link$1, { ...props, ref, to, "data-discover": getDiscoverAttr(discover, false, props.reloadDocument) }));',
		],
		[/let NavLink = [\s\S]*?NavLink\.displayName = "NavLink";/, "let NavLink;"],
		[/isPageLinkDescriptor\(link\) \?[\s\S]*?link\)\) : /, ""],
		// What starts the scripts is in the document already.
		["staticContext ?", "false ?"],
		["!isStatic ?", "true ?"],
		["!isStatic && typeof __remixContext", "false && typeof __remixContext"],
	],
};

const routes: Cuts = {
	file: "@remix-run/react/dist/esm/routes.js",
	bodies: {
		preventInvalidServerHandlerCall: "",
		noActionDefinedError: 'throw new ErrorResponseImpl(405, "Method Not Allowed", new Error(type), true)',
	},
	texts: [
		// One answer holds the data of all loaders; none runs in the browser; nothing is replaced while a page is open.
		['if (typeof singleFetch === "function")', "if (true)"],
		["if (isSpaMode)", "if (false)"],
		["!isSpaMode ||", "true ||"],
		["if (needsRevalidation) {", "if (false) {"],
		["if (!routeModule.clientLoader)", "if (true)"],
		["if (!routeModule.clientAction)", "if (true)"],
		["if (mod.clientLoader)", "if (false)"],
		["if (mod.clientAction)", "if (false)"],
		["if (!route.hasClientLoader)", "if (true)"],
		["if (!route.hasClientAction)", "if (true)"],
		[/return isSpaMode && route\.id[^;]*;/, "return false;"],
		['route.id === "root" ? RemixRootDefaultHydrateFallback : undefined', "undefined"],
		[/route\.id === "root" \? \(\) => [\s\S]*?\}\) : undefined;/, "undefined;"],
	],
};

const errorBoundaries: Cuts = {
	file: "@remix-run/react/dist/esm/errorBoundaries.js",
	bodies: {
		// Where the page of an error has an error of its own.
		RemixRootDefaultErrorBoundary:
			'console.error(error); return React.createElement("html", null, React.createElement("head"), React.createElement("body", null, React.createElement("h1", null, "500")))',
	},
};

const scroll: Cuts = {
	file: "@remix-run/react/dist/esm/scroll-restoration.js",
	texts: [[/__html: `\(\$\{restoreScroll\}\)[^`]*`/, '__html: " "']],
};

/** The script in the document that restores the scroll: where storage is blocked, taking an entry back is an error that nobody catches. */
export const scrollInDocument: Cuts = {
	file: "@remix-run/react/dist/esm/scroll-restoration.js",
	texts: [[/console\.error\(error\);\s*sessionStorage\.removeItem\(STORAGE_KEY\);/, ""]],
};

const singleFetch: Cuts = {
	file: "@remix-run/react/dist/esm/single-fetch.js",
	texts: [
		["if (manifest.routes[m.route.id].hasClientLoader)", "if (false)"],
		// What app/links-ahead.ts has fetched already.
		[
			"let res = await fetch(url, init);",
			"let res = (init.method ? null : await window.takeAhead?.(url.href)) ?? (await fetch(url, init));",
		],
	],
};

const browser: Cuts = {
	file: "@remix-run/react/dist/esm/browser.js",
	texts: [[/window\.__remixContext\.isSpaMode/g, "false"]],
};

/**
 * The routes that a page does not know yet come as one file of the build, the same for every page and kept for ever, instead of an answer
 * of the server for the links of each page: with the first touch of the page, or the first link that needs it.
 */
const fogOfWar: Cuts = {
	file: "@remix-run/react/dist/esm/fog-of-war.js",
	bodies: {
		isFogOfWarEnabled: "return true",
		getPatchRoutesOnNavigationFunction: `
			return async ({ path, signal, fetcherKey }) => {
				try {
					// Not by the function that comes with the call: it does nothing once the navigation is overtaken by another, and the routes come but once.
					await fetchAndApplyManifestPatches(null, null, manifest, routeModules, future, false, null, window.__remixRouter.patchRoutes);
				} catch (error) {
					// Another build is served by now.
					if (!signal.aborted) window.location.href = fetcherKey ? window.location.href : path;
					throw error;
				}
			};`,
		useFogOFWarDiscovery: `
			React.useEffect(() => {
				const know = () => fetchAndApplyManifestPatches(null, null, manifest, routeModules, future, false, null, router.patchRoutes).catch(() => {});
				window.knowRoutes = know;
				const ends = new AbortController();
				for (const type of ["pointerover", "touchstart", "focusin"]) addEventListener(type, know, { once: true, passive: true, signal: ends.signal });
				return () => ends.abort();
			}, []);`,
		fetchAndApplyManifestPatches: `
			if (discoveredPaths.size) return;
			const known = window.__remixManifest;
			try {
				await import(/* @vite-ignore */ manifest.url);
			} finally {
				var { routes } = window.__remixManifest;
				window.__remixManifest = known;
			}
			if (discoveredPaths.size) return;
			discoveredPaths.add("");
			const added = Object.fromEntries(Object.entries(routes).filter(([id]) => !(id in manifest.routes)));
			Object.assign(manifest.routes, added);
			patchRoutes("root", createClientRoutes(added, routeModules, null, future, false, "root"));`,
	},
};

export const remixCuts = [components, routes, errorBoundaries, scroll, singleFetch, browser, fogOfWar];
