import { SaxesParser } from "saxes";

export interface XmlElement {
	name: string;
	attributes: Readonly<Record<string, string>>;
	children: XmlElement[];
	/** Its own text, trimmed. */
	text: string;
	line: number;
}

/** The reason why a whole file cannot be read. */
export class XmlRefusal extends Error {}

/** Bounds of a message that a stranger may send: those of trade have about fifteen levels, and some ten thousand elements. */
export const messageBounds = { deepest: 40, most: 200_000 };

/** No file of any kind is deeper: each level costs memory. */
const deepestOfAll = 100;

/** Decodes an XML file from the encoding in its first line, by default UTF-8. */
export function decodeXml(bytes: Uint8Array): string {
	const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
	const prolog = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
	const named = /^[^<]*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(prolog)?.[1] ?? "utf-8";
	const encoding = isWide ? (bytes[0] === 0xff ? "utf-16le" : "utf-16be") : named;
	try {
		return new TextDecoder(encoding, { fatal: true, ignoreBOM: false }).decode(bytes);
	} catch (error) {
		throw new XmlRefusal(
			error instanceof RangeError
				? `There is no encoding ${encoding}.`
				: `It is not in the encoding that its first line names, ${encoding}.`,
		);
	}
}

/**
 * Walks XML and passes on each closed element of a depth with its content, holding only one at a time. It ignores the DTD: a declared
 * entity rejects the file.
 * @param onDoctype receives the declaration of a DTD, without its brackets
 * @param onOpen receives the elements above that depth
 * @param depth 1 for the children of the root, 0 for the root with all that it has
 * @param deepest rejects the file if its elements are nested deeper
 * @param most rejects the file if it has more elements
 */
export function walkElements(
	xml: string,
	depth: number,
	{
		onDoctype = () => {},
		onOpen = () => {},
		onElement,
		deepest = deepestOfAll,
		most = Number.POSITIVE_INFINITY,
	}: {
		onDoctype?: (doctype: string) => void;
		onOpen?: (element: XmlElement) => void;
		onElement: (element: XmlElement, parent: string) => void;
		deepest?: number;
		most?: number;
	},
): void {
	const parser = new SaxesParser();
	const open: XmlElement[] = [];
	let count = 0;
	parser.on("error", (error) => {
		throw new XmlRefusal(`Line ${parser.line}: ${error.message.replace(/^[\d:]+ /, "")}`);
	});
	parser.on("doctype", onDoctype);
	parser.on("opentag", ({ name, attributes }) => {
		const element = { name: name.slice(name.indexOf(":") + 1), attributes, children: [], text: "", line: parser.line };
		if (open.length < depth) onOpen(element);
		else if (open.length > depth) open.at(-1)?.children.push(element);
		open.push(element);
		count += 1;
		if (count > most) throw new XmlRefusal(`It has more than ${most} elements.`);
		if (open.length > deepest) throw new XmlRefusal(`Line ${parser.line}: more than ${deepest} elements are inside each other.`);
	});
	const addText = (text: string): void => {
		const element = open.at(-1);
		if (element && open.length > depth) element.text += text;
	};
	parser.on("text", addText);
	parser.on("cdata", addText);
	parser.on("closetag", () => {
		const element = open.pop();
		if (!element) return;
		element.text = element.text.trim();
		if (open.length === depth) onElement(element, open.at(-1)?.name ?? "");
	});
	parser.write(xml).close();
}

/** Elements by their path below another element: "PRODUCT_DIMENSIONS/WEIGHT". */
export function elementsAt(element: XmlElement | undefined, path: string): XmlElement[] {
	return path
		.split("/")
		.reduce<XmlElement[]>(
			(found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
			element ? [element] : [],
		);
}

export const textAt = (element: XmlElement | undefined, path: string): string => elementsAt(element, path)[0]?.text ?? "";
