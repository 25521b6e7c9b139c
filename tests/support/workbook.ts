import { strToU8, zipSync } from "fflate";

/** An Excel file. @param sheets rows by sheet name, in the file's order */
export function workbook(
	sheets: Readonly<Record<string, string>>,
	{
		strings = "",
		hidden = [],
		doctype = "",
		more = {},
	}: { strings?: string; hidden?: readonly string[]; doctype?: string; more?: Record<string, Uint8Array> } = {},
): Uint8Array {
	const names = Object.keys(sheets);
	const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
	const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
	const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`);
	const sheetTags = names.map(
		(name, at) => `<sheet name="${name}" sheetId="${at + 1}"${hidden.includes(name) ? ' state="hidden"' : ""} r:id="rId${at + 1}"/>`,
	);
	const targets = names.map(
		(_, at) => `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
	);
	return zipSync({
		"xl/workbook.xml": xml(`<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheetTags.join("")}</sheets></workbook>`),
		"xl/_rels/workbook.xml.rels": xml(
			`<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets.join("")}</Relationships>`,
		),
		...(strings && { "xl/sharedStrings.xml": xml(`<sst xmlns="${main}">${strings}</sst>`) }),
		...Object.fromEntries(
			names.map((name, at) => [
				`xl/worksheets/sheet${at + 1}.xml`,
				xml(`${doctype}<worksheet xmlns="${main}"><sheetData>${sheets[name]}</sheetData></worksheet>`),
			]),
		),
		...more,
	});
}
