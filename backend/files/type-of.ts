import type { FileType } from "../../contract/claims/file-types";

const signatures: readonly (readonly [FileType, readonly number[]])[] = [
	["application/pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
	["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
	["image/jpeg", [0xff, 0xd8, 0xff]],
];

/** The type of a file by its content, regardless of its name; null for an unsupported type. */
export function typeOf(content: Uint8Array): FileType | null {
	const [type = null] = signatures.find(([, bytes]) => bytes.every((byte, index) => content[index] === byte)) ?? [];
	return type ?? (isDxf(content) ? "image/vnd.dxf" : null);
}

/** Bytes to read from the start and the end of a DXF file. */
const read = 4096;

/** Pairs of lines, group code and value: comments (999), then a section; "EOF" at the end. */
function isDxf(content: Uint8Array): boolean {
	const begin = new TextDecoder("latin1").decode(content.subarray(0, read));
	if (begin.includes("\0")) return false;
	const lines = begin.split(/\r\n|\n|\r/).map((one) => one.trim());
	let at = 0;
	while (lines[at] === "999") at += 2;
	if (lines[at] !== "0" || lines[at + 1] !== "SECTION" || lines[at + 2] !== "2") return false;
	const end = new TextDecoder("latin1").decode(content.subarray(-read)).split(/[\r\n]+/);
	const last = end.map((one) => one.trim()).filter(Boolean);
	return last.at(-2) === "0" && last.at(-1) === "EOF";
}
