import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { typeOf } from "./type-of";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const workbook = { "[Content_Types].xml": strToU8("<Types/>"), "xl/workbook.xml": strToU8("<workbook/>") };
const step = "ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\nENDSEC;\nEND-ISO-10303-21;\n";
const dwg = `AC1032${"\0".repeat(7)}\x01`;
const dxf = "  0\nSECTION\n  2\nENTITIES\n  0\nENDSEC\n  0\nEOF\n";

// Shows R34.1, R64.1
it.each([
	["a PDF", "%PDF-1.7\n", "application/pdf"],
	["a PNG", "\x89PNG\r\n\x1a\n", "image/png"],
	["a JPEG", "\xff\xd8\xff\xe0", "image/jpeg"],
	["a DXF", dxf, "image/vnd.dxf"],
	["a DXF of Windows that begins with comments", `999\nCrossbar\n999\n0\n${dxf}`.replaceAll("\n", "\r\n"), "image/vnd.dxf"],
	["a DXF that is cut off", dxf.replace("EOF", ""), null],
	["a list of lines that is no DXF", "0\nSECTION 1\n2\nENTITIES\n0\nEOF\n", null],
	["a binary DXF", "AutoCAD Binary DXF\r\n\x1a\0", null],
	["a DWG of 2018", dwg, "image/vnd.dwg"],
	["a list that begins with a version of DWG", "AC1032 10 Stück", null],
	["a STEP file", step, "model/step"],
	["a STEP file with a mark of UTF-8 and a signature", `\xef\xbb\xbf\r\n${step}SIGNATURE;\nABC\nENDSEC;\n`, "model/step"],
	["a STEP file that is cut off", step.slice(0, -10), null],
	["a page", "<!doctype html><script>", null],
	["a drawing with scripts", "<svg xmlns='http://www.w3.org/2000/svg'>", null],
	["a PDF behind something else", " %PDF-1.7\n", null],
	["nothing", "", null],
])("%s is told by its content", (_, content, type) => expect(typeOf(bytes(content))).toBe(type));

// Shows R64.1
it.each([
	["a workbook", workbook, "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
	["a workbook with macros", { ...workbook, "xl/vbaProject.bin": strToU8("Sub Auto_Open()") }, null],
	["a document of words", { "[Content_Types].xml": strToU8("<Types/>"), "word/document.xml": strToU8("<w:document/>") }, null],
	["an archive without types", { "xl/workbook.xml": strToU8("<workbook/>") }, null],
	[
		"an archive of more parts than a workbook has",
		{ ...Object.fromEntries(Array.from({ length: 2001 }, (_, part) => [`xl/${part}`, strToU8("")])), ...workbook },
		null,
	],
])("%s is told by the parts of the archive", (_, parts, type) => {
	const content = zipSync(parts);
	expect(typeOf(content)).toBe(type);
	expect(typeOf(content.subarray(0, -1))).toBe(null);
});

/** A directory of four billion parts costs no more than one of the most that a workbook has. */
it("an archive that claims more parts than it has is refused at once", () => {
	const content = zipSync(workbook);
	const end = content.length - 22;
	content.set([0xff, 0xff], end + 8);
	const begin = performance.now();
	expect(typeOf(content)).toBe(null);
	expect(performance.now() - begin).toBeLessThan(1000);
});
