import { expect, it } from "vitest";
import type { Attribute, Variant } from "../../../contract/catalogue";
import { markets } from "../../platform/config/market";
import { formatFor } from "../../platform/i18n/format";
import { cellText, keyMeasures, ownColumns, shownColumns, valuesOf } from "./columns";

const measure = (code: string, value: number): Attribute => ({ code, symbol: code, unit: "mm", title: code, value });
const word = (code: string, value: string): Attribute => ({ code, symbol: "", unit: "", title: code, value });

const variant = (...attributes: Attribute[]): Variant => ({
	id: 1,
	code: "CR-000001",
	title: "",
	fullTitle: "",
	products: {
		productid: 1,
		slug: "ipe-80",
		title: "IPE 80",
		norm: "EN 10365",
		unit: "piece",
		product_categories: [],
		cutting: null,
		plate_cutting: null,
		certificate_price: null,
	},
	attributes,
	weight: 36_000,
	length: 6000,
	variant_pictures: [],
	suppliedVariant: {
		id: 1,
		price: 4834,
		price_per_kg: 134,
		price_per_m: 806,
		min_order: 1,
		pack_size: 1,
		availability: "available",
		delivery: { min: 3, max: 5, approx: false },
		supplier: { id: 1, name: "Nordteräs Oy", city: "Raahe", country: "FI" },
		supplierCode: "N-1",
		stock: null,
		volume_prices: [],
	},
});

const first = variant(measure("h", 80), measure("s", 3.8), word("grade", "S235JR"));
const second = variant(measure("h", 100), measure("s", 4), word("grade", "S355J2"), word("finish", "roh"));
const columnOf = ({ value, ...column }: Attribute) => ({
	...column,
	kind: typeof value === "number" ? ("number" as const) : ("text" as const),
});
const columns = [columnOf(measure("h", 0)), columnOf(measure("s", 0)), columnOf(measure("d", 0))];

it("shows columns that have values, with the same decimals in every cell", () => {
	const rows = [first, second].map((variant) => ({ values: valuesOf(variant, columns) }));
	const shown = shownColumns(columns, rows);
	expect(shown.map(({ code, decimals }) => [code, decimals])).toEqual([
		["h", 0],
		["s", 1],
	]);
	const format = formatFor(markets.de);
	expect(shown.map((column) => cellText(rows[1]?.values[column.code], column, format))).toEqual(["100", "4,0"]);
	expect(cellText(rows[0]?.values.d, { unit: "mm" }, format)).toBeNull();
});

it("makes columns of what tells the variants of a product apart", () => {
	expect(ownColumns([{ code: "h" }, { code: "s" }], [first, second]).map(({ code, kind }) => [code, kind])).toEqual([
		["grade", "text"],
		["finish", "text"],
	]);
});

it("takes the measures for a line of a mixed list", () => {
	expect(keyMeasures(second).map(({ code }) => code)).toEqual(["h", "s"]);
});
