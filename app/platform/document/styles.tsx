import { Links } from "@remix-run/react";
import { createContext, useContext, useState } from "react";
import { useHydrated } from "../../ui/browser/use-hydrated";

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
 * The style sheets of the page's routes. The document of a first visit includes them, so that it can be painted without another request. Once it
 * is live it links them too, for the next pages.
 */
export function Styles() {
	const sheets = useStyleSheets();
	const isLive = useHydrated();
	return (
		<>
			{sheets.map(({ href, css }) => (
				// biome-ignore lint/security/noDangerouslySetInnerHtml: the shop's own style sheets, which React would escape as if they were not CSS.
				<style key={href} data-href={href} dangerouslySetInnerHTML={{ __html: css }} />
			))}
			{sheets.length === 0 || isLive ? <Links /> : null}
		</>
	);
}

/** Lets a browser without scripts fetch the included style sheets for the next pages. */
export function NextStyles() {
	const sheets = useStyleSheets();
	return (
		<noscript>
			{sheets.map(({ href }) => (
				<link key={href} rel="prefetch" as="style" href={href} />
			))}
		</noscript>
	);
}
