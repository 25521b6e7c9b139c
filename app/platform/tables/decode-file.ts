import { readWorkbook } from "./workbook";

/** Why a file is not read. */
export type FileError = "file.workbook" | "file.notText" | "file.tooLarge" | `file.${KnownFormat}`;

/** The text of a file, and of an Excel file with several sheets the name of the one that it is from. */
type FileText = { text: string; sheet: string; error: null } | { text: null; error: FileError };

/**
 * The text of a file, whatever it is called, as Excel and other programs write it: workbooks; UTF-8 and UTF-16 by their marks or by how they look,
 * else Windows-1252, which has all letters of Finnish and German (and of Estonian, but for š and ž, which old files of its own code page have in
 * other places).
 * @param point the decimal sign for the numbers of a workbook
 */
export function decodeFile(bytes: Uint8Array, point: "." | ","): FileText {
	if (startsWith(bytes, zip)) return readWorkbook(bytes, point);
	if (startsWith(bytes, oldOffice)) return { text: null, error: "file.workbook" };
	const text = textOf(bytes);
	if (hasControls(text)) return { text: null, error: "file.notText" };
	const format = formatOf(text);
	return format ? { text: null, error: `file.${format}` } : { text, sheet: "", error: null };
}

function textOf(bytes: Uint8Array): string {
	const [a, b] = bytes;
	if ((a === 0xff && b === 0xfe) || isWide(bytes, 1)) return new TextDecoder("utf-16le").decode(bytes);
	if ((a === 0xfe && b === 0xff) || isWide(bytes, 0)) return new TextDecoder("utf-16be").decode(bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		// Not every runtime knows that these bytes are letters of Windows-1252.
		return new TextDecoder("windows-1252").decode(bytes).replace(/[\u0080-\u009f]/g, (sign) => windows[sign.charCodeAt(0) - 0x80] ?? sign);
	}
}

/** Windows-1252 from 0x80 on; a blank has no sign. */
const windows = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

const zip = [0x50, 0x4b, 0x03, 0x04];
/** Excel up to 2003, and every version with a password. */
const oldOffice = [0xd0, 0xcf, 0x11, 0xe0];

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean => mark.every((byte, index) => bytes[index] === byte);

/** Latin letters in two bytes each: every other byte is 0. */
function isWide(bytes: Uint8Array, offset: 0 | 1): boolean {
	const pairs = Math.min(Math.floor(bytes.length / 2), 64);
	let zeros = 0;
	for (let pair = 0; pair < pairs; pair++) if (bytes[pair * 2 + offset] === 0) zeros++;
	return pairs > 1 && zeros > pairs * 0.7;
}

/** Pictures and documents have bytes that no text has. */
const hasControls = (text: string): boolean => /[^\P{Cc}\t\n\r\f\v\u0080-\u009f]/u.test(text) || /^%PDF/.test(text);

/** Formats of other programs that are text and no list: each line of them would be read as goods. */
const knownFormats = ["xml", "gaeb", "datanorm", "nc"] as const;
export type KnownFormat = (typeof knownFormats)[number];

/** How a format begins, GAEB before the XML that it may be. "ST" alone is a piece in German: a program says its kind of section some lines below. */
const beginnings: Readonly<Record<KnownFormat, RegExp>> = {
	gaeb: /^(?:#begin\[gaeb\]|00 {8}8\d|<(?:\?xml|gaeb)[\s\S]{0,1500}?(?:<gaeb|www\.gaeb\.de))/i,
	xml: /^<(?:\?xml|!doctype|!--|[a-z][\w:.-]*[\s/>])/i,
	datanorm: /^(?:V (?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d\d|V;\d{1,3};[A-Z];|[ABDPRSWZ];[ALNXU];[^;]*;[^;\n]*;)/,
	nc: /^(?:ST *\r?\n(?: *\*\*|(?:[^\n]{0,80}\n){5,9} *(?:[BCILMTU]|R[OU]?|SO) *\r?\n)|%[^\n]{0,40}\r?\n *(?:O|N|G|:)\d|N\d+ ?G\d)/,
};
const inTurn = ["gaeb", "xml", "datanorm", "nc"] as const satisfies readonly KnownFormat[];

/** No more of a text is looked at. In characters. */
const longestBeginning = 2000;

/** The format that a text is in: an order or a parts list of another program (XML), a bill of quantities (GAEB), an article file (DATANORM), a program of a machine (NC). */
export function formatOf(text: string): KnownFormat | null {
	const begin = text.slice(0, longestBeginning).replace(/^[\uFEFF\s]+/, "");
	return inTurn.find((format) => beginnings[format].test(begin)) ?? null;
}
