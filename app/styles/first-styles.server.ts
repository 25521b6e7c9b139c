import { readSheet, type SheetPart } from "./sheet-rules.server";
import { styleSource } from "./style-source.server";
import { usedRules } from "./used-rules.server";

/** The style sheets of the browser's build, which comes before the server's. */
const files = import.meta.glob<string>("../../build/client/assets/*.css", { eager: true, query: "?raw", import: "default" });

const read = new Map<string, SheetPart[]>();

/** @param href /assets/shell-0a1b2c3d.css */
function sheetAt(href: string): SheetPart[] | null {
	const known = read.get(href);
	if (known) return known;
	const css = files[`../../build/client${href}`];
	if (css === undefined) return null;
	const parts = readSheet(css);
	read.set(href, parts);
	return parts;
}

interface StyledPage {
	html: string;
	/** What the content security policy has to allow for it; null where nothing was put in. */
	source: string | null;
}

/** Where the styles of a first visit stand: first-styles.tsx leaves the element empty. */
const place = '<style id="styles">';

/**
 * Puts the rules that a whole document uses into its head, so that it is seen without waiting for the style sheets, which its end links.
 * @param html as rendered with `<FirstStyles/>` in its head
 */
export async function withFirstStyles(html: string): Promise<StyledPage> {
	const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => sheetAt(href ?? ""));
	const at = html.indexOf(place);
	if (at < 0 || sheets.length === 0 || sheets.includes(null)) return { html, source: null };
	const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.split(" ") ?? []));
	const css = usedRules(
		sheets.flatMap((sheet) => (sheet ? [sheet] : [])),
		classes,
	);
	const begin = at + place.length;
	return { html: html.slice(0, begin) + css + html.slice(begin), source: await sourceOf(css) };
}

/** Pages of one kind have few sets of rules between them. */
const sources = new Map<string, string>();
const mostSources = 200;

async function sourceOf(css: string): Promise<string> {
	const known = sources.get(css);
	if (known) return known;
	const source = await styleSource(css);
	if (sources.size >= mostSources) sources.clear();
	sources.set(css, source);
	return source;
}
