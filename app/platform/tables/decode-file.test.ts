import { describe, expect, it } from "vitest";
import { decodeFile, formatOf } from "./decode-file";

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

// Shows R51.8
it.each([
	['<?xml version="1.0" encoding="UTF-8"?>\n<Order><Line/></Order>', "xml"],
	["<ORDER version='2.1'>", "xml"],
	['<?xml version="1.0"?>\n<GAEB xmlns="http://www.gaeb.de/GAEB_DA_XML/DA83/3.2">', "gaeb"],
	["#begin[GAEB]\n#begin[GAEBInfo]", "gaeb"],
	["00        83L                                                              1000001", "gaeb"],
	["V 050321Stahl GmbH", "datanorm"],
	["V;050;A;20260501;EUR;Stahl GmbH", "datanorm"],
	["A;N;4711;00;Flachstahl;80x8;1;0;m;1234;RG;;;", "datanorm"],
	["ST\n** Teil 1\n  A-101", "nc"],
	["ST\n  A-101\n  12\n  1\n  P7\n  S235JR\n  4\n  HEA160\n  I\n  5000.00", "nc"],
	["%\nO1000\nN10 G90", "nc"],
	["HEA 160 4 Stk\nIPE 200 2 Stk", null],
	["ST\n4 HEA 160\n2 IPE 200", null],
	["V 200 x 100 x 8 Rohr 6 m", null],
	["V 200000 Stk U-Scheiben", null],
	["V;200;100", null],
	["ST 37 Rundstahl 20 4 Stk", null],
	["A;4;HEA 160;6 m", null],
	["V2A Rohr 42,4x2", null],
	["<4 Stk HEA 160", null],
	["Position;Menge;Artikel", null],
])("%j is told to be %s", (text, format) => expect(formatOf(text)).toBe(format));
