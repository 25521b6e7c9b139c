import { readWorkbook } from "./workbook";

/** Why a file cannot be read. */
export type FileError = "file.workbook" | "file.notText" | "file.tooLarge" | `file.${KnownFormat}`;

/** A file's text, with the sheet's name for an Excel file of several sheets; of another program's file its content. */
type FileText = { text: string; sheet: string; error: null } | { text: null; error: FileError; content?: string };

/**
 * Decodes a file by its content, regardless of its name: workbooks; UTF-8 and UTF-16 by their marks or appearance; otherwise Windows-1252,
 * which has all Finnish and German letters (and Estonian ones except š and ž, which old files of another code page place elsewhere).
 * @param point the decimal sign for a workbook's numbers
 */
export function decodeFile(bytes: Uint8Array, point: "." | ","): FileText {
	if (startsWith(bytes, zip)) return readWorkbook(bytes, point);
	if (startsWith(bytes, oldOffice)) return { text: null, error: "file.workbook" };
	const text = textOf(bytes);
	if (hasControls(text)) return { text: null, error: "file.notText" };
	const format = formatOf(text);
	return format ? { text: null, error: `file.${format}`, content: text } : { text, sheet: "", error: null };
}

function textOf(bytes: Uint8Array): string {
	const [a, b] = bytes;
	if ((a === 0xff && b === 0xfe) || isWide(bytes, 1)) return new TextDecoder("utf-16le").decode(bytes);
	if ((a === 0xfe && b === 0xff) || isWide(bytes, 0)) return new TextDecoder("utf-16be").decode(bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		// Some runtimes do not map these bytes to Windows-1252 letters.
		return new TextDecoder("windows-1252").decode(bytes).replace(/[\u0080-\u009f]/g, (sign) => windows[sign.charCodeAt(0) - 0x80] ?? sign);
	}
}

/** Windows-1252 from 0x80 on. A blank is unassigned. */
const windows = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

const zip = [0x50, 0x4b, 0x03, 0x04];
/** Excel up to 2003, and password-protected files of every version. */
const oldOffice = [0xd0, 0xcf, 0x11, 0xe0];

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean => mark.every((byte, index) => bytes[index] === byte);

/** In two-byte Latin text every other byte is 0. */
function isWide(bytes: Uint8Array, offset: 0 | 1): boolean {
	const pairs = Math.min(Math.floor(bytes.length / 2), 64);
	let zeros = 0;
	for (let pair = 0; pair < pairs; pair++) if (bytes[pair * 2 + offset] === 0) zeros++;
	return pairs > 1 && zeros > pairs * 0.7;
}

/** Pictures and documents contain bytes that no text has. */
const hasControls = (text: string): boolean => /[^\P{Cc}\t\n\r\f\v\u0080-\u009f]/u.test(text) || /^%PDF/.test(text);

/** Text formats of other programs that are no lists. Each of their lines would be read as goods. */
const knownFormats = ["xml", "gaeb", "datanorm", "nc"] as const;
export type KnownFormat = (typeof knownFormats)[number];

/**
 * The beginnings of formats, GAEB before the XML that it may be. "ST" alone means piece in German, so NC also needs its section type some
 * lines below.
 */
const beginnings: Readonly<Record<KnownFormat, RegExp>> = {
	gaeb: /^(?:#begin\[gaeb\]|00 {8}8\d|<(?:\?xml|gaeb)[\s\S]{0,1500}?(?:<gaeb|www\.gaeb\.de))/i,
	xml: /^<(?:\?xml|!doctype|!--|[a-z][\w:.-]*[\s/>])/i,
	datanorm: /^(?:V (?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d\d|V;\d{1,3};[A-Z];|[ABDPRSWZ];[ALNXU];[^;]*;[^;\n]*;)/,
	nc: /^(?:ST *\r?\n(?: *\*\*|(?:[^\n]{0,80}\n){5,9} *(?:[BCILMTU]|R[OU]?|SO) *\r?\n)|%[^\n]{0,40}\r?\n *(?:O|N|G|:)\d|N\d+ ?G\d)/,
};
const inTurn = ["gaeb", "xml", "datanorm", "nc"] as const satisfies readonly KnownFormat[];

/** Checks no more of a text. In characters. */
const longestBeginning = 2000;

/**
 * Detects a text's format: another program's order or parts list (XML), a bill of quantities (GAEB), an article file (DATANORM), or a
 * machine program (NC).
 */
export function formatOf(text: string): KnownFormat | null {
	const begin = text.slice(0, longestBeginning).replace(/^[\uFEFF\s]+/, "");
	return inTurn.find((format) => beginnings[format].test(begin)) ?? null;
}
