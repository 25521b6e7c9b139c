import { describe, expect, it } from "vitest";
import { type Language, languages } from "../../../contract/locale";
import { sampleItem, sampleOrder, sampleSet } from "../../../tests/support/sample-order";
import { readList } from "../../bill/read-list";
import { markets } from "../../platform/config/market";
import { serverTexts } from "../../platform/i18n/i18n.server";
import { type Cell, csv } from "../../platform/tables/csv";
import { decodeFile } from "../../platform/tables/decode-file";
import { ordersSheet } from "./orders-sheet";
import { workbook } from "./workbook";

const cut = { pieces: 7, length: 1800, width: 0, used_area: 0, cuts: 6, price: 2_460, offcuts: [] };
const order = sampleOrder(
	[
		sampleItem(1, { ownNumber: "ST-100", comment: "Halle 3" }),
		sampleItem(2, { quantity: 3, cut, discount: 150, certificate: 2_800 }),
		sampleItem(3, { quantity: 200, price: 1_999, unit: "pack", discount: 12_345 }),
		sampleItem(4, { quantity: 1, unit: "roll", certificate: 2_800 }),
	],
	{ sets: [sampleSet(5)] },
);
const sheet = (locale: Language = "de") => ordersSheet([order], "lines", { buyer: "Jens", texts: serverTexts(locale) });
const column = (rows: Cell[][], name: string) => rows.slice(1).map((row) => row[rows[0]?.indexOf(name) ?? -1]);

// Shows R32.6
it("a row of a line ends with the buyer's own number of it", () => {
	const rows = sheet();
	expect(rows.map((row) => row.slice(-2))).toEqual([
		["Referenz der Position", "Ihre Artikelnummer"],
		["Halle 3", "ST-100"],
		["", ""],
		["", ""],
		["", ""],
		["", ""],
	]);
	expect(new Set(rows.map((row) => row.length)).size).toBe(1);
});

// Shows R48.7
it("a cut line is pieces of a length, and a unit is a word alone", () => {
	const rows = sheet();
	expect(column(rows, "Menge")).toEqual([12, 7, 200, 1, 2]);
	expect(column(rows, "Einheit")).toEqual(["Stück", "Stück", "Packung", "Rolle", "Set"]);
	expect(column(rows, "Zuschnittlänge [mm]")).toEqual([null, 1800, null, null, null]);
});

// Shows R61.6
it("pieces of a plate are a size, charged at their share of plates", () => {
	const ofPlate = { pieces: 4, length: 600, width: 400, used_area: 1_020_900, cuts: 4, price: 2_240, offcuts: [] };
	const item = sampleItem(1, { quantity: 1, cut: ofPlate });
	const line = {
		...item,
		price: 11_250,
		line_price: 2_552 + 2_240,
		variant: { ...item.variant, size: { length: 3000, width: 1500, height: 10 } },
	};
	const rows = ordersSheet([sampleOrder([line])], "lines", { buyer: "Jens", texts: serverTexts("de") });
	expect([column(rows, "Menge"), column(rows, "Zuschnittlänge [mm]"), column(rows, "Berechnete Menge")]).toEqual([
		[4],
		["600 x 400"],
		[0.226867],
	]);
	expect(Math.round(0.226867 * 11_250)).toBe(2_552);
});

// Shows R48.8
it("the value of each line follows from the columns before it", () => {
	const cents = (cell: Cell | undefined) => (typeof cell === "object" && cell !== null && "cents" in cell ? cell.cents : Number.NaN);
	const at = sheet()[0]?.indexOf("Berechnete Menge") ?? -1;
	for (const row of sheet().slice(1)) {
		const [charged, price, discount, cuts, certificate, value] = row.slice(at);
		expect(Number(charged) * cents(price) - cents(discount) + cents(cuts) + cents(certificate)).toBe(cents(value));
	}
});

// Shows R48.9
describe.each(languages)("lines that are uploaded again in %s", (locale) => {
	const ordered = [
		["CR-000001", 12, undefined, "Halle 3"],
		["CR-000002", 7, 1800, ""],
		["CR-000003", 200, undefined, ""],
		["CR-000004", 1, undefined, ""],
		["SET-5", 2, undefined, ""],
	];
	const read = (text: string) =>
		readList(text).ordered.map(({ code, amount, cut, reference, error }) => [code, error ?? amount, cut, reference]);

	it("order the same: pieces, cuts, packs and rolls", () => {
		const rows = sheet(locale);
		expect(read(csv(rows, markets[locale].intl))).toEqual(ordered);
		expect(read(decodeFile(workbook([{ name: "lines", rows }]), locale === "en" ? "." : ",").text ?? "")).toEqual(ordered);
	});
});

it("a cut length that is none leaves its row unclear", () => {
	const [line] = readList("Artikelnummer;Menge;Zuschnittlänge\nCR-000001;7;2,5 mm").ordered;
	expect(line).toMatchObject({ error: "line.unclear", amount: null });
});

// Shows R61.6
it("a size of a plate is read again with both sides, and a wrong one leaves its row unclear", () => {
	const read = (size: string) => readList(`Artikelnummer;Menge;Zuschnittlänge\nCR-000001;7;${size}`).ordered[0];
	expect(read("600 x 400")).toMatchObject({ amount: 7, cut: 600, width: 400, error: null });
	for (const size of ["600 x 400 x 10", "600 x", "x 400"]) expect(read(size), size).toMatchObject({ error: "line.unclear", amount: null });
});
