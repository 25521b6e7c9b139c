import type { EntryContext } from "@remix-run/cloudflare";
import type { StyleSheet } from "./styles";

/** The style sheets of the browser's build, which comes before the server's. */
const texts = import.meta.glob<string>("/build/client/assets/*.css", { query: "?raw", import: "default", eager: true });

/** The whole style sheets of a page's routes. In development there are none: Vite serves styles. */
export function styleSheetsOf({ manifest, staticHandlerContext }: EntryContext): StyleSheet[] {
	const hrefs = new Set(staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []));
	return [...hrefs].map((href) => {
		const css = texts[`/build/client${href}`];
		if (css === undefined) throw new Error(`The build has no style sheet ${href}.`);
		return { href, css };
	});
}
