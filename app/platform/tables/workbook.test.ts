import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { cpuOf } from "../../../tests/support/growth";
import { workbook } from "../../../tests/support/workbook";
import { readWorkbook } from "./workbook";

const row = (...cells: string[]) => `<row>${cells.join("")}</row>`;
const inline = (text: string, at = "") => `<c${at && ` r="${at}"`} t="inlineStr"><is><t>${text}</t></is></c>`;
const number = (value: string) => `<c><v>${value}</v></c>`;

// Shows R7.16
describe("a workbook", () => {
	it("is its lines with tabs between cells, each in its column", () => {
		const rows =
			row(inline("Pos"), inline("Benennung", "C1")) + row() + row(number("1"), inline("UPN 180 &amp; Winkel", "C3"), inline("  ", "D3"));
		expect(readWorkbook(workbook({ Liste: rows }), ",")).toEqual({
			text: "Pos\t\tBenennung\n1\t\tUPN 180 & Winkel",
			sheet: "",
			error: null,
		});
	});

	it("has texts that several cells share, without how they are pronounced", () => {
		const strings = '<si><t>HEA 160</t></si><si><r><t>IPE</t></r><r><t xml:space="preserve"> 200</t></r><rPh><t>x</t></rPh></si>';
		const rows = row('<c t="s"><v>1</v></c><c t="s"><v>0</v></c><c t="s"><v>9</v></c>');
		expect(readWorkbook(workbook({ Liste: rows }, { strings }), ",").text).toBe("IPE 200\tHEA 160");
	});

	it.each([
		["24", ",", "24"],
		["0.30000000000000004", ",", "0,3"],
		["1.125", ".", "1.125"],
		["1.125", ",", "1,125"],
		["6.0E3", ",", "6000"],
	] as const)("shows the number %s with %s as %s", (value, point, text) =>
		expect(readWorkbook(workbook({ Liste: row(number(value)) }), point).text).toBe(text),
	);

	// Shows R51.1
	describe("is what its writer sees", () => {
		const styles = (formats: readonly string[]) => ({
			more: {
				"xl/styles.xml": strToU8(
					`<styleSheet><numFmts>${formats.map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${code}"/>`).join("")}</numFmts>
					<fonts><font/><font><strike/></font><font><strike val="0"/></font></fonts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
					<cellXfs><xf numFmtId="0" fontId="0"/><xf numFmtId="0" fontId="1"/><xf numFmtId="0" fontId="2"/><xf numFmtId="14" fontId="0"/>${formats.map((_, at) => `<xf numFmtId="${200 + at}" fontId="0"/>`).join("")}</cellXfs>
					<dxfs><dxf><font><strike/></font></dxf></dxfs></styleSheet>`,
				),
			},
		});

		it("crossed out where it is", () => {
			const cells = row(
				'<c s="1" t="inlineStr"><is><t>HEA 160</t></is></c><c s="1"><v>4</v></c><c s="2"><v>5</v></c><c s="0"><v>6</v></c><c s="1"/>',
			);
			expect(readWorkbook(workbook({ Liste: cells }, styles([])), ",").text).toBe("~~HEA 160~~\t~~4~~\t5\t6");
		});

		it("without rows and columns that are hidden", () => {
			const rows = `<cols><col min="2" max="3" hidden="1"/></cols>${row(number("1"), number("9"), number("9"), number("4"))}<row hidden="1">${number("7")}</row>${row(number("2"))}`;
			expect(readWorkbook(workbook({ Liste: rows }), ",").text).toBe("1\t\t\t4\n2");
		});

		it.each([
			["0&quot; kg&quot;", "300", "300 kg"],
			["#,##0.00\\ &quot;m&quot;", "6", "6 m"],
			["[Red]0 [$€-407]", "5", "5€"],
			["0%", "0.05", "5%"],
			[";;;", "7", ""],
			["General", "7", "7"],
			["dd/mm/yyyy", "46000", "2025-12-09"],
			["[$-407]d. mmmm yyyy", "46000", "2025-12-09"],
			["0;-0", "12", "12"],
			["#,##0", "1200", "1200"],
		])("with the unit of a format: %s", (format, value, text) => {
			const cells = row(`<c s="4"><v>${value}</v></c>`, inline("x"));
			expect(readWorkbook(workbook({ Liste: cells }, styles([format])), ",").text).toBe(`${text}\tx`);
		});

		it("as a date by a format that Excel knows", () =>
			expect(readWorkbook(workbook({ Liste: row('<c s="3"><v>46000</v></c>') }, styles([])), ",").text).toBe("2025-12-09"));
	});

	it("of formulas has what they came to, and nothing where that is an error", () => {
		const rows = row(
			'<c><f>2*3</f><v>6</v></c><c t="str"><f>A1&amp;"x"</f><v>HEA 160</v></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c><c t="b"><v>1</v></c>',
		);
		expect(readWorkbook(workbook({ Liste: rows }), ",").text).toBe("6\tHEA 160\t\t1");
	});

	it("of several sheets is the first that can be seen and has lines, and says which", () => {
		const sheets = { Deckblatt: row(), Liste: row(inline("HEA 160")), Notizen: row(inline("IPE 200")) };
		expect(readWorkbook(workbook(sheets), ",")).toEqual({ text: "HEA 160", sheet: "Liste", error: null });
		expect(readWorkbook(workbook(sheets, { hidden: ["Liste"] }), ",")).toMatchObject({ text: "IPE 200", sheet: "Notizen" });
	});

	it("with macros is read without them", () => {
		const file = workbook({ Liste: row(inline("HEA 160")) }, { more: { "xl/vbaProject.bin": new Uint8Array(50_000) } });
		expect(readWorkbook(file, ",").text).toBe("HEA 160");
	});

	it("without lines is an empty text", () =>
		expect(readWorkbook(workbook({ Liste: "" }), ",")).toEqual({ text: "", sheet: "", error: null }));

	it("of 10,000 lines is read, and one that no form takes is refused", () => {
		const rows = (count: number) => Array.from({ length: count }, (_, at) => row(number(String(at)), inline("HEA 160"))).join("");
		expect(readWorkbook(workbook({ Liste: rows(10_000) }), ",").text?.split("\n")).toHaveLength(10_000);
		expect(readWorkbook(workbook({ Liste: rows(20_000) }), ",")).toEqual({ text: null, error: "file.tooLarge" });
	});

	it("that would unpack to more than a list is refused before it is unpacked", () => {
		const bomb = workbook({ Liste: `${row(inline("HEA 160"))}<!--${" ".repeat(100_000_000)}-->` });
		expect(bomb.length).toBeLessThan(256_000);
		expect(cpuOf(() => expect(readWorkbook(bomb, ",")).toEqual({ text: null, error: "file.tooLarge" }))).toBeLessThan(200);
	});

	// Shows R52.1
	it.each([
		[
			"names one long text in many cells",
			() => ({ rows: row('<c t="s"><v>0</v></c>'.repeat(90)).repeat(500), strings: `<si><t>${"a ".repeat(100_000)}</t></si>` }),
		],
		["has many empty cells", () => ({ rows: `<row>${"<c/>".repeat(1_200_000)}</row>` })],
		["has a cell far to the right in every row", () => ({ rows: row('<c r="CU1" t="e"/>').repeat(160_000) })],
		["has one text of blanks and letters", () => ({ rows: row(inline("ab  ".repeat(1_200_000))) })],
		["has many attributes", () => ({ rows: row('<c a="" b="" d="" e=""/>'.repeat(200_000)) })],
		["has elements within each other", () => ({ rows: "<a>".repeat(1_600_000) })],
	])("that %s is refused before much is done for it", (_, make) => {
		const { rows, ...more } = make();
		const bytes = workbook({ Liste: rows }, more);
		expect(bytes.length).toBeLessThan(20_000);
		expect(cpuOf(() => expect(readWorkbook(bytes, ",")).toMatchObject({ text: null }))).toBeLessThan(1500);
	});

	// Shows R52.1
	it("that names one sheet 800 times has it once", () => {
		const names = Array.from({ length: 800 }, (_, at) => `<sheet name="S${at}" r:id="rId1"/>`).join("");
		const xml = (text: string) => strToU8(`<workbook xmlns:r="r"><sheets>${text}</sheets></workbook>`);
		const sheet = `${row(inline("", "A1")).repeat(5000)}`;
		const bytes = workbook({ Liste: sheet }, { more: { "xl/workbook.xml": xml(names) } });
		expect(readWorkbook(bytes, ",")).toEqual({ text: "", sheet: "", error: null });
		expect(readWorkbook(workbook({ Liste: row(inline("HEA 160")) }, { more: { "xl/workbook.xml": xml(names) } }), ",")).toEqual({
			text: "HEA 160",
			sheet: "",
			error: null,
		});
	});

	// Shows R52.1
	it("with more files than a workbook has is refused", () => {
		const more = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`xl/media/${at}.png`, new Uint8Array()]));
		expect(readWorkbook(workbook({ Liste: row(inline("HEA 160")) }, { more }), ",")).toEqual({ text: null, error: "file.tooLarge" });
	});

	it("whose directory lies of its sizes takes no more than it says", () => {
		const file = workbook({ Liste: `${row(inline("HEA 160"))}<!--${" ".repeat(20_000_000)}-->` });
		const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
		// Each entry of the directory has the unpacked size at byte 24.
		for (let at = 0; at < file.length - 4; at++) if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 500, true);
		expect(readWorkbook(file, ",")).toEqual({ text: null, error: "file.workbook" });
	});

	it("with declared entities does not expand them", () => {
		const doctype = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
		expect(readWorkbook(workbook({ Liste: row(inline("&b;")) }, { doctype }), ",")).toEqual({ text: null, error: "file.workbook" });
	});

	it.each([
		["a zip of something else", zipSync({ "a.txt": strToU8("HEA 160") }), "file.notText"],
		["a document of Word", zipSync({ "word/document.xml": strToU8("<w/>") }), "file.notText"],
		["one without its list of files", zipSync({ "xl/workbook.xml": strToU8("<workbook/>") }), "file.workbook"],
		["one that was cut off", workbook({ Liste: row(inline("HEA 160")) }).slice(0, 300), "file.workbook"],
		["one that is no XML", workbook({ Liste: "<row>" }), "file.workbook"],
	])("that is %s is told", (_, bytes, error) => expect(readWorkbook(bytes, ",")).toEqual({ text: null, error }));
});
