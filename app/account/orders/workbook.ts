// write-excel-file and excel-builder-vanilla do not replace this: a cell "constructor" breaks their files, and the browser's build of both needs
// a Web Worker for large ones.
import { strToU8, zipSync } from "fflate";
import type { Cell } from "../../platform/tables/csv";

const xml = (content: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`);
const office = "http://schemas.openxmlformats.org";
const spreadsheet = `${office}/spreadsheetml/2006/main`;
const relationships = `${office}/package/2006/relationships`;
const document = `${office}/officeDocument/2006/relationships`;
const contentType = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const formats = { text: 0, head: 1, amount: 2, number: 3, day: 4 } as const;
/** Number format 4 has two decimals, 14 is the reader's short date, and 164 is a custom format with up to three decimals. */
const styles = `<styleSheet xmlns="${spreadsheet}"><numFmts count="1"><numFmt numFmtId="164" formatCode="#,##0.###"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/>${[4, 164, 14].map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`).join("")}</cellXfs></styleSheet>`;

/** A fixed time makes the bytes of a file reproducible. */
const made = new Date(1980, 0, 1);

/**
 * Writes tables as an Excel file. Amounts and weights are numbers, days are dates, everything else is text and never a formula. The first
 * row of each table is its head.
 */
export function workbook(sheets: readonly { name: string; rows: readonly (readonly Cell[])[] }[]): Uint8Array<ArrayBuffer> {
	const part = (path: string, type: string) => `<Override PartName="/xl/${path}" ContentType="${contentType}.${type}+xml"/>`;
	const relation = (id: number, type: string, target: string) =>
		`<Relationship Id="rId${id}" Type="${document}/${type}" Target="${target}"/>`;
	const paths = sheets.map((_, at) => `worksheets/sheet${at + 1}.xml`);
	const names = sheets.map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
	return zipSync(
		{
			"[Content_Types].xml": xml(
				`<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part("workbook.xml", "sheet.main")}${part("styles.xml", "styles")}${paths.map((path) => part(path, "worksheet")).join("")}</Types>`,
			),
			"_rels/.rels": xml(`<Relationships xmlns="${relationships}">${relation(1, "officeDocument", "xl/workbook.xml")}</Relationships>`),
			"xl/workbook.xml": xml(`<workbook xmlns="${spreadsheet}" xmlns:r="${document}"><sheets>${names.join("")}</sheets></workbook>`),
			"xl/_rels/workbook.xml.rels": xml(
				`<Relationships xmlns="${relationships}">${paths.map((path, at) => relation(at + 1, "worksheet", path)).join("")}${relation(sheets.length + 1, "styles", "styles.xml")}</Relationships>`,
			),
			"xl/styles.xml": xml(styles),
			...Object.fromEntries(sheets.map(({ rows }, at) => [`xl/${paths[at]}`, xml(worksheet(rows))])),
		},
		{ mtime: made },
	);
}

function worksheet([head = [], ...rows]: readonly (readonly Cell[])[]): string {
	const cells = [head.map((cell) => markupOf(cell, formats.head)), ...rows.map((row) => row.map((cell) => markupOf(cell)))];
	const widths = head.map((name, column) =>
		Math.min(60, rows.reduce((width, row) => Math.max(width, lengthOf(row[column] ?? null)), lengthOf(name)) + 2),
	);
	return `<worksheet xmlns="${spreadsheet}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
<cols>${widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join("")}</cols>
<sheetData>${cells.map((row) => `<row>${row.join("")}</row>`).join("")}</sheetData></worksheet>`;
}

function markupOf(cell: Cell, textFormat: number = formats.text): string {
	if (cell === null || cell === "") return "<c/>";
	if (typeof cell === "string") return `<c s="${textFormat}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
	if (typeof cell === "number") return `<c s="${formats.number}"><v>${cell}</v></c>`;
	return "cents" in cell
		? `<c s="${formats.amount}"><v>${cell.cents / 100}</v></c>`
		: `<c s="${formats.day}"><v>${serial(cell.day)}</v></c>`;
}

/** Spreadsheets count days from 30 December 1899. */
const serial = (day: string): number => (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;

/** The approximate width of a cell in characters. */
const lengthOf = (cell: Cell): number => (typeof cell === "string" ? cell.length : 10);

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Removes characters that XML forbids, and escapes text that Excel would read as a character code. */
const escaped = (text: string): string =>
	text
		.replace(/[^\P{C}\n\t\p{Cf}\p{Co}]/gu, " ")
		.replace(/_(?=x[\dA-Fa-f]{4}_)/g, "_x005F_")
		.replace(/[&<>"]/g, (sign) => entities[sign] ?? "");
