import { Links, useLocation } from "@remix-run/react";
import { createContext, useContext, useState } from "react";

export interface StyleSheet {
	href: string;
	css: string;
}

const StyleSheets = createContext<readonly StyleSheet[]>([]);

/** The server provides the style sheets that the document includes; none if it links them. */
export const StyleSheetsProvider = StyleSheets.Provider;

/** The browser reads them from its document, so the scripts need no copy. */
const useStyleSheets: () => readonly StyleSheet[] = import.meta.env.SSR
	? () => useContext(StyleSheets)
	: () => useState(sheetsInDocument)[0];

const sheetsInDocument = (): StyleSheet[] =>
	Array.from(document.querySelectorAll<HTMLStyleElement>("style[data-href]"), ({ dataset, textContent }) => ({
		href: dataset.href ?? "",
		css: textContent ?? "",
	}));

/**
 * The style sheets of the page's routes. The document of a first visit includes them, so that it can be painted without another request. It links
 * sheets from its next page on: a sheet that arrives later makes Chrome lay out text anew, in a web font that missed the first paint.
 */
export function Styles() {
	const sheets = useStyleSheets();
	const { key } = useLocation();
	const [firstKey] = useState(key);
	return (
		<>
			{sheets.map(({ href, css }) => (
				// biome-ignore lint/security/noDangerouslySetInnerHtml: the shop's own style sheets, which React would escape as if they were not CSS.
				<style key={href} data-href={href} dangerouslySetInnerHTML={{ __html: css }} />
			))}
			{sheets.length === 0 || key !== firstKey ? <Links /> : null}
		</>
	);
}

/** Lets the browser fetch the included style sheets for the next pages, when it has nothing else to do. */
export function NextStyles() {
	return useStyleSheets().map(({ href }) => <link key={href} rel="prefetch" as="style" href={href} />);
}
