import { strFromU8, unzipSync } from "fflate";
import { parseXmlDocument } from "slimdom";
import { expect, it } from "vitest";
import { readWorkbook } from "../../platform/tables/workbook";
import { workbook } from "./workbook";

const rows = [
	["Order", "Date", "Net", "Weight", "Reference"],
	["CB-10001", { day: "2026-11-26" }, { cents: 123_450 }, 134.4, '=HYPERLINK("x") <&>'],
	["CB-10002", { day: "1970-01-01" }, { cents: -1 }, 0, "_x0041_\u0000"],
	["CB-10003", null, { cents: 0 }, 1, ""],
];

const parts = unzipSync(workbook([{ name: "orders", rows }]));
const part = (path: string) => parseXmlDocument(strFromU8(parts[path] ?? new Uint8Array()));
const cells = part("xl/worksheets/sheet1.xml")
	.getElementsByTagName("row")
	.map((row) =>
		row.getElementsByTagName("c").map((cell) => [cell.getAttribute("t") ?? "", cell.getAttribute("s") ?? "", cell.textContent ?? ""]),
	);

// Shows R14.12
it("has amounts and weights as numbers, days as dates, and the rest as text that is no formula", () => {
	expect(cells[1]).toEqual([
		["inlineStr", "0", "CB-10001"],
		["", "4", "46352"],
		["", "2", "1234.5"],
		["", "3", "134.4"],
		["inlineStr", "0", '=HYPERLINK("x") <&>'],
	]);
	expect(cells[2]?.slice(1)).toEqual([
		["", "4", "25569"],
		["", "2", "-0.01"],
		["", "3", "0"],
		["inlineStr", "0", "_x005F_x0041_ "],
	]);
	expect(cells[3]?.[1]).toEqual(["", "", ""]);
	expect(part("xl/worksheets/sheet1.xml").getElementsByTagName("f")).toEqual([]);
});

it("keeps texts that are named as members of objects", () => {
	const texts = ["constructor", "toString", "__proto__"];
	expect(readWorkbook(workbook([{ name: "orders", rows: [texts] }]), ",").text).toBe(texts.join("\t"));
});

it("names each of its parts, in markup that can be read", () => {
	const named = part("[Content_Types].xml")
		.getElementsByTagName("Override")
		.map((one) => one.getAttribute("PartName"));
	expect(named.map((path) => path?.slice(1)).sort()).toEqual(
		Object.keys(parts)
			.filter((path) => path.startsWith("xl/") && !path.endsWith(".rels"))
			.sort(),
	);
	for (const path of Object.keys(parts)) expect(part(path).documentElement).not.toBeNull();
});
