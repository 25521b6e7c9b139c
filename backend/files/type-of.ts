import { unzipSync } from "fflate";
import type { FileType } from "../../contract/claims/file-types";

const signatures: readonly (readonly [FileType, readonly number[]])[] = [
	["application/pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
	["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
	["image/jpeg", [0xff, 0xd8, 0xff]],
];

/** The type of a file by its content, regardless of its name; null for an unsupported type. */
export function typeOf(content: Uint8Array): FileType | null {
	const [type = null] = signatures.find(([, bytes]) => bytes.every((byte, index) => content[index] === byte)) ?? [];
	if (type) return type;
	if (isDwg(content)) return "image/vnd.dwg";
	if (isStep(content)) return "model/step";
	if (isWorkbook(content)) return "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
	return isDxf(content) ? "image/vnd.dxf" : null;
}

/** Bytes to read from the start and the end of a text file. */
const read = 4096;

const latin1 = (content: Uint8Array): string => new TextDecoder("latin1").decode(content);

/** The version of the format, then five bytes of zero. A text may begin with the version alone. */
const isDwg = (content: Uint8Array): boolean => /^AC10\d\d\0{5}/.test(latin1(content.subarray(0, 11)));

/** ISO 10303-21: the first line names the standard, and so does the last one of the data. Signatures may follow it. */
const isStep = (content: Uint8Array): boolean =>
	/^(?:\xef\xbb\xbf)?\s*ISO-10303-21\s*;/.test(latin1(content.subarray(0, read))) &&
	/END-ISO-10303-21\s*;/.test(latin1(content.subarray(-16 * read)));

/** More than any workbook has. */
const maxParts = 2000;

/** An archive with the parts of a workbook, of which none is unpacked. Workbooks with macros are of another type. */
function isWorkbook(content: Uint8Array): boolean {
	if (!latin1(content.subarray(0, 4)).startsWith("PK\x03\x04")) return false;
	const parts = new Set<string>();
	let count = 0;
	try {
		unzipSync(content, {
			filter({ name }) {
				if (++count > maxParts) throw new Error("too many parts");
				parts.add(name);
				return false;
			},
		});
	} catch {
		return false;
	}
	return parts.has("[Content_Types].xml") && parts.has("xl/workbook.xml") && !parts.has("xl/vbaProject.bin");
}

/** Pairs of lines, group code and value: comments (999), then a section; "EOF" at the end. */
function isDxf(content: Uint8Array): boolean {
	const begin = latin1(content.subarray(0, read));
	if (begin.includes("\0")) return false;
	const lines = begin.split(/\r\n|\n|\r/).map((one) => one.trim());
	let at = 0;
	while (lines[at] === "999") at += 2;
	if (lines[at] !== "0" || lines[at + 1] !== "SECTION" || lines[at + 2] !== "2") return false;
	const end = latin1(content.subarray(-read)).split(/[\r\n]+/);
	const last = end.map((one) => one.trim()).filter(Boolean);
	return last.at(-2) === "0" && last.at(-1) === "EOF";
}
