import { gzipSync } from "node:zlib";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { styleSource } from "./style-source.server";

/** What a server may send before the browser has answered for the first time, less what the answer's own head takes. In bytes. */
const firstFlight = 14_250;

/** The drawing that is seen first, as ui/sheet.tsx writes it. */
const first = /<img src="(\/drawings\/[^"]+\.svg[^"]*)" alt="([^"]*)" width="(\d+)" height="(\d+)" fetchpriority="high"\/>/;

interface Drawn {
	html: string;
	/** What the content security policy has to allow for it. */
	sources: string[];
}

/**
 * Puts the first drawing of a page into it, so that it is there with the page: it is the largest thing to be seen, and would be asked for one
 * round trip later, or be read in a document of its own. It does so where the page's heading and its first goods still come with the first round trip.
 * @param drawing gives the drawing of an address of this shop; null where there is none
 */
export async function drawnWithin(html: string, drawing: AppLoadContext["drawing"]): Promise<Drawn> {
	const without = { html, sources: [] };
	const [, address, alt = "", width = "", height = ""] = first.exec(html) ?? [];
	const svg = address === undefined ? null : await drawing(address.replaceAll("&amp;", "&"));
	const part = svg === null || svg.length > firstFlight ? null : partOfPage(svg, { alt, width, height });
	if (part === null) return without;
	const drawn = html.replace(first, () => part.html);
	if (gzipSync(topOf(drawn)).length > firstFlight) return without;
	return { html: drawn, sources: [await styleSource(part.css)] };
}

/** A page to its first goods, or else to its heading. */
function topOf(html: string): string {
	const body = html.indexOf("<tbody");
	return html.slice(0, body < 0 ? html.indexOf("</h1>") : html.indexOf("</tr>", body));
}

/** A drawing: its box, its style sheet and its marks (backend/drawings/drawing.ts). */
const form = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="([\d .-]+)"><style>([^<>]*)<\/style>(.*)<\/svg>$/s;
/** Nothing in it leads anywhere or has a place outside of the drawing. */
const mark = /<(?:path|g|defs|clipPath|use)(?: (?:class|id|d|transform|clip-path|href|x|y)="[\w #().,+-]*")*\/?>|<\/(?:g|defs|clipPath)>/g;
/** Its style sheet: rules for every path or for looks, which are named by a letter, some of them within a query. */
const rules = /^(?:@media\([a-z-]+:\w+\)\{|\}|(?:path|\.\w(?:,\.\w)*)\{(?:[a-z-]+:[\w#. -]+;?)*\})*$/;

/**
 * A drawing as a part of the page. What is in it cannot touch the page: its rules hold for its looks, whose names of one letter nothing else has (the page's own
 * are longer, vite/class-names.ts), and ask how wide its place is where they asked for the width of the picture.
 * @param as what the picture's element says, as it is written there
 * @returns null for what is not written as the shop's drawings are
 */
function partOfPage(svg: string, as: { alt: string; width: string; height: string }): { html: string; css: string } | null {
	const [, box, style, marks] = form.exec(svg) ?? [];
	if (box === undefined || style === undefined || marks === undefined) return null;
	if (marks.replace(mark, "") !== "" || !rules.test(style)) return null;
	const looks = new Set([...marks.matchAll(/ class="(\w)"/g)].map(([, look]) => `.${look}`));
	// Within copies ("use") no rule holds that asks for what is around them: the marks are told from the page's other paths by their own names.
	const css = style.replaceAll("path{", `:where(${[...looks].join()}){`).replace(/@media(?=\((?:max|min)-width)/g, "@container");
	const html =
		`<svg viewBox="${box}" width="${as.width}" height="${as.height}" role="img" aria-label="${as.alt}">` +
		`<style>${css}</style>${marks}</svg>`;
	return { html, css };
}
