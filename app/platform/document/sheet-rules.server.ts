/** A part of a style sheet as it is needed to tell which of its rules a page uses. */
export type SheetPart =
	/** A rule with a body: each of its selectors with the classes that have to be there for it to match. */
	| { kind: "rule"; selectors: { text: string; classes: string[] }[]; body: string }
	/** @media, @supports, @layer with rules in it. */
	| { kind: "group"; head: string; parts: SheetPart[] }
	/** What is taken as it stands: @layer a, b; and @font-face. */
	| { kind: "whole"; text: string }
	/** Taken where a rule names it. */
	| { kind: "keyframes"; name: string; text: string };

/** What the first sight of a page does without until its style sheets are there. */
const laterGroups = /^@media\s*(?:print|\(forced-colors)/;
const laterStates = /:(?:hover|active)\b|::selection|^img(?:\[data-failed\]|::?after)/;

/** Reads a style sheet as the build writes it: without comments. */
export function readSheet(css: string): SheetPart[] {
	const parts: SheetPart[] = [];
	for (let at = 0; at < css.length; ) {
		const end = endOf(css, at, "{;}");
		const head = css.slice(at, end).trim();
		if (css[end] !== "{") {
			if (head) parts.push({ kind: "whole", text: `${head};` });
			at = end + 1;
			continue;
		}
		const close = closing(css, end);
		const part = partOf(head, css.slice(end + 1, close));
		if (part) parts.push(part);
		at = close + 1;
	}
	return parts;
}

function partOf(head: string, body: string): SheetPart | null {
	if (laterGroups.test(head) || head.startsWith("@page")) return null;
	if (/^@(?:media|supports|layer|container)/.test(head)) return { kind: "group", head, parts: readSheet(body) };
	const name = /^@keyframes\s+(\S+)/.exec(head)?.[1];
	if (name) return { kind: "keyframes", name, text: `${head}{${body}}` };
	if (head.startsWith("@")) return { kind: "whole", text: `${head}{${body}}` };
	const selectors = listed(head).filter((text) => !laterStates.test(text));
	return selectors.length > 0 ? { kind: "rule", selectors: selectors.map((text) => ({ text, classes: classesOf(text) })), body } : null;
}

/** What has to be in a document for a selector to match; what it excludes, and one of several, need not be. */
function classesOf(selector: string): string[] {
	const outside = selector.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, "");
	return [...outside.matchAll(/\.(-?[_a-z][\w-]*)/gi)].flatMap(([, name]) => name ?? []);
}

/** The selectors of a list. */
function listed(head: string): string[] {
	const parts: string[] = [];
	for (let at = 0; at < head.length; ) {
		const end = endOf(head, at, ",");
		parts.push(head.slice(at, end).trim());
		at = end + 1;
	}
	return parts;
}

/** Where one of these characters comes next, outside of strings and parentheses; the length where none does. */
function endOf(text: string, from: number, wanted: string): number {
	let depth = 0;
	for (let at = from; at < text.length; at++) {
		const char = text[at] ?? "";
		if (char === '"' || char === "'") at = closingQuote(text, at);
		else if (char === "\\") at++;
		else if (char === "(") depth++;
		else if (char === ")") depth--;
		else if (depth === 0 && wanted.includes(char)) return at;
	}
	return text.length;
}

/** Where the block that begins at `open` ends. */
function closing(css: string, open: number): number {
	let depth = 0;
	for (let at = open; at < css.length; at++) {
		const char = css[at];
		if (char === '"' || char === "'") at = closingQuote(css, at);
		else if (char === "\\") at++;
		else if (char === "{") depth++;
		else if (char === "}" && --depth === 0) return at;
	}
	return css.length;
}

function closingQuote(text: string, open: number): number {
	for (let at = open + 1; at < text.length; at++) {
		if (text[at] === "\\") at++;
		else if (text[at] === text[open]) return at;
	}
	return text.length;
}
