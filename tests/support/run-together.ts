import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";

/** Elements that start a new line, or are fields, in a browser without styles. Text browsers do not know some recent ones. */
const apart = new Set([
	...["ADDRESS", "ARTICLE", "ASIDE", "BLOCKQUOTE", "BODY", "BR", "CAPTION", "DD", "DIV", "DL", "DT"],
	...["FIELDSET", "FIGCAPTION", "FIGURE", "FOOTER", "FORM", "H1", "H2", "H3", "H4", "H5", "H6", "HEADER", "HR", "IMG", "INPUT"],
	...["LEGEND", "LI", "MAIN", "NAV", "OL", "OPTION", "P", "PRE", "SECTION", "SELECT", "TABLE", "TBODY"],
	...["TD", "TEXTAREA", "TFOOT", "TH", "THEAD", "TR", "UL"],
]);
/** Elements without visible text. */
const unseen = new Set(["NOSCRIPT", "SCRIPT", "STYLE", "SVG", "TEMPLATE"]);

const endsWord = /[\p{L}\p{N}€%)²³.]$/u;
const beginsWord = /^[\p{L}\p{N}([+]/u;

/**
 * Adjacent inline elements whose words are separated only by styles: text browsers, screen readers and the clipboard join them into one word.
 * @returns the elements, with the end of the first text and the beginning of the second
 */
export function runTogether(html: string): string[] {
	const found: string[] = [];
	let before: { text: string; parent: HTMLElement } | null = null;
	const read = (node: Node, parent: HTMLElement) => {
		if (node.nodeType === NodeType.TEXT_NODE) {
			const { text } = node;
			if (text === "") return;
			if (before && before.parent !== parent && endsWord.test(before.text) && beginsWord.test(text)) {
				found.push(`${placeOf(before.parent)} + ${placeOf(parent)}: ${before.text.slice(-25)}|${text.slice(0, 25)}`);
			}
			before = { text, parent };
		} else if (isElement(node) && !unseen.has(node.tagName)) {
			if (apart.has(node.tagName)) before = null;
			for (const child of node.childNodes) read(child, node);
			if (apart.has(node.tagName)) before = null;
		}
	};
	const body = parse(html).querySelector("body");
	if (body) read(body, body);
	return found;
}

const placeOf = (element: HTMLElement): string =>
	[element.parentNode, element].map((one) => `${one?.tagName.toLowerCase()}.${one?.classNames}`).join(">");

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;
