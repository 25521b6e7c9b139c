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
	/** What the content security policy has to allow for it. */
	sources: string[];
}

/** Where the styles of a first visit stand: first-styles.tsx leaves the elements empty. */
const place = '<style id="styles">';
const laterPlace = '<style id="later-styles">';

/**
 * Puts the rules that a whole document uses into it, so that it is seen without waiting for the style sheets, which its end links: those of its
 * content into its head, and what only the footer uses before the footer.
 * @param html as rendered with `<FirstStyles/>` in its head
 */
export async function withFirstStyles(html: string): Promise<StyledPage> {
	const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => sheetAt(href ?? ""));
	const known = sheets.flatMap((sheet) => (sheet ? [sheet] : []));
	const [head, content, footer] = cutAfter(html, place, laterPlace);
	if (content === undefined || known.length === 0 || known.length < sheets.length) return { html, sources: [] };
	const first = classesIn(content);
	const css = usedRules(known, first);
	if (footer === undefined) return { html: `${head}${css}${content}`, sources: [await styleSource(css)] };
	const later = usedRules(known, new Set([...first, ...classesIn(footer)]), first);
	return { html: `${head}${css}${content}${later}${footer}`, sources: [await styleSource(css), await styleSource(later)] };
}

/** A text in parts, each of which but the last ends with what is looked for; what is not found cuts nothing. */
function cutAfter(text: string, ...marks: string[]): string[] {
	const parts: string[] = [];
	let from = 0;
	for (const mark of marks) {
		const at = text.indexOf(mark, from);
		if (at < 0) break;
		parts.push(text.slice(from, at + mark.length));
		from = at + mark.length;
	}
	return [...parts, text.slice(from)];
}

const classesIn = (html: string): Set<string> =>
	new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.split(" ") ?? []));
