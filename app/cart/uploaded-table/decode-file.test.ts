import { describe, expect, it } from "vitest";
import { decodeFile } from "./decode-file";

const text = "Artikelnummer;Menge\r\nCR-000123;12;Tür für Õunapuu, Äidinkieli\r\n";
const wide = (big: boolean, mark: boolean): Uint8Array => {
	const buffer = Buffer.from((mark ? "\uFEFF" : "") + text, "utf16le");
	return big ? buffer.swap16() : buffer;
};

describe("a file", () => {
	it.each([
		["UTF-8", Buffer.from(text)],
		["UTF-8 with its mark", Buffer.from(`\uFEFF${text}`)],
		["Windows-1252", Buffer.from(text, "latin1")],
		["UTF-16LE with its mark", wide(false, true)],
		["UTF-16LE", wide(false, false)],
		["UTF-16BE with its mark", wide(true, true)],
		["UTF-16BE", wide(true, false)],
	])("in %s is read", (_, bytes) => expect(decodeFile(bytes, ",")).toEqual({ text, sheet: "", error: null }));

	it("of Windows-1252 has its own signs", () => expect(decodeFile(Uint8Array.of(0x31, 0x20, 0x80, 0x96), ",").text).toBe("1 €–"));

	it.each([
		["that is a zip and no more", Uint8Array.of(0x50, 0x4b, 3, 4, 20), "file.workbook"],
		["of old Excel", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), "file.workbook"],
		["that is a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13), "file.notText"],
		["that is a PDF", Buffer.from("%PDF-1.7\n1 0 obj"), "file.notText"],
	])("%s is told", (_, bytes, error) => expect(decodeFile(bytes, ",")).toEqual({ text: null, error }));

	it("without content is an empty text", () => expect(decodeFile(new Uint8Array(), ",")).toEqual({ text: "", sheet: "", error: null }));
});
