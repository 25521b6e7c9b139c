import { readSheet, type SheetPart } from "./sheet-rules.server";
import { styleSource } from "./style-source.server";
import { usedRules } from "./used-rules.server";

/** The style sheets of the browser's build, which comes before the server's. */
const files = import.meta.glob<string>("../../../build/client/assets/*.css", { eager: true, query: "?raw", import: "default" });

const read = new Map<string, SheetPart[]>();

/** @param href /assets/shell-0a1b2c3d.css */
function sheetAt(href: string): SheetPart[] | null {
	const known = read.get(href);
	if (known) return known;
	const css = files[`../../../build/client${href}`];
	if (css === undefined) return null;
	const parts = readSheet(css);
	read.set(href, parts);
	return parts;
}

interface StyledPage {
	html: string;
	/** What the content security policy has to allow for it. */
	sources: string[];
}

/** Where the styles of a first visit stand: behind each of the elements that first-styles.tsx leaves empty. */
const places = /(?<=<style id="(?:styles|[a-z]+-styles)">)/;

/** A part that is folded; what is in it is seen when it is opened. */
const folded = /(<details(?![^>]* open)[^>]*>.*?<\/summary>).*?<\/details>/gs;

/**
 * Puts the rules that a whole document uses into it, so that it is seen without waiting for the style sheets, which its end links: those of what is
 * seen first into its head, and what only later parts use, or what is folded in the first, before each of them.
 * @param html as rendered with `<FirstStyles/>` in its head
 */
export async function withFirstStyles(html: string): Promise<StyledPage> {
	const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => sheetAt(href ?? ""));
	const known = sheets.flatMap((sheet) => (sheet ? [sheet] : []));
	const [head = "", ...parts] = html.split(places);
	if (parts.length === 0 || known.length === 0 || known.length < sheets.length) return { html, sources: [] };
	let styled = head;
	let before: Set<string> | undefined;
	let there = new Set<string>();
	const sources: string[] = [];
	for (const [index, part] of parts.entries()) {
		const seen = index === 0 && parts.length > 1 ? part.replace(folded, "$1") : part;
		const classes = new Set([...there, ...classesIn(seen)]);
		const css = usedRules(known, classes, before);
		styled += css + part;
		sources.push(await styleSource(css));
		before = classes;
		there = new Set([...there, ...classesIn(part)]);
	}
	return { html: styled, sources };
}

const classesIn = (html: string): Set<string> =>
	new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.split(" ") ?? []));
