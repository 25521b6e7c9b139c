/** A tag as browsers parse it: lower-case names, decoded values. */
export interface Tag {
	name: string;
	attributes: Map<string, string>;
}

export interface Tags {
	tags: Tag[];
	/** Errors in the shop's markup: an unclosed comment or raw text element, an incomplete tag. */
	faults: string[];
}

/** Raw text elements: they contain no tags. */
const raw = new Set(["script", "style", "textarea", "title"]);

const attribute = /\s*([^\s"'>/=][^\s>/=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/y;

/**
 * Tokenizes the tags of a document as the HTML standard does. It builds no tree, since tree construction could hide an unexpected tag; quoted
 * values may
 * contain anything but their quote.
 */
export function tagsOf(html: string): Tags {
	const tags: Tag[] = [];
	const faults: string[] = [];
	let at = 0;
	for (;;) {
		at = html.indexOf("<", at);
		if (at === -1) break;
		if (html.startsWith("<!--", at)) {
			const end = html.indexOf("-->", at + 4);
			if (end === -1) faults.push(`A comment has no end: ${html.slice(at, at + 60)}`);
			at = end === -1 ? html.length : end + 3;
			continue;
		}
		const opened = /^<(\/?)([a-zA-Z][^\s/>]*)/.exec(html.slice(at, at + 100));
		if (!opened) {
			if (/^<[!?/]/.test(html.slice(at, at + 2)) && !/^<!doctype html>/i.test(html.slice(at, at + 15)))
				faults.push(`What is no tag: ${html.slice(at, at + 60)}`);
			at += 1;
			continue;
		}
		const [start, slash, written = ""] = opened;
		const { attributes, end } = attributesFrom(html, at + start.length);
		if (html[end] !== ">") faults.push(`A tag is not closed: ${html.slice(at, at + 60)}`);
		at = end + 1;
		const name = written.toLowerCase();
		if (slash) continue;
		tags.push({ name, attributes });
		if (raw.has(name)) {
			const closing = new RegExp(`</${name}[\\s/>]`, "i").exec(html.slice(at));
			if (!closing) faults.push(`<${name}> has no end`);
			at = closing ? at + closing.index : html.length;
		}
	}
	return { tags, faults };
}

function attributesFrom(html: string, from: number): { attributes: Map<string, string>; end: number } {
	const attributes = new Map<string, string>();
	let at = from;
	for (;;) {
		attribute.lastIndex = at;
		const found = attribute.exec(html);
		if (!found) break;
		const [, name = "", double, single, bare] = found;
		attributes.set(name.toLowerCase(), unescaped(double ?? single ?? bare ?? ""));
		at = attribute.lastIndex;
	}
	while (/[\s/]/.test(html[at] ?? "")) at++;
	return { attributes, end: at };
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

export const unescaped = (text: string): string =>
	text.replace(/&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi, (_, hex?: string, decimal?: string, name?: string) =>
		name ? (named[name.toLowerCase()] ?? "") : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
	);
