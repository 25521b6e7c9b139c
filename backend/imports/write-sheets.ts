import type * as z from "zod";
import type { Stock } from "./fields";
import { sheets as columnsOf } from "./read-sheets";
import type { baseBody, ProductDocument } from "./rows";

/** A cell as the shop writes it; amounts are in cents. */
export type Cell = string | number | { cents: number } | null;
export type Value = string | number | boolean | readonly string[] | Readonly<Record<string, number | string>> | Stock | undefined;
type Fields = Readonly<Record<string, Value>>;
type Name = keyof typeof columnsOf;

const amounts: ReadonlySet<string> = new Set(["price", "purchase_price", "cut_fee", "plate_cut_fee", "certificate"]);

/** A value as a cell of its column. */
export function cellOf(column: string, value: Value): Cell {
	if (value === undefined || value === "" || value === false) return null;
	if (typeof value === "number") return amounts.has(column) ? { cents: value } : value;
	if (typeof value === "string") return value;
	if (value === true) return "yes";
	if (isStock(value)) return value.units ?? value.availability;
	if (isList(value)) return value.join(", ");
	return Object.entries(value)
		.map(([name, size]) => `${name}=${size}`)
		.join(" ");
}

const isStock = (value: object): value is Stock => "units" in value;
const isList = (value: object): value is readonly string[] => Array.isArray(value);

/**
 * The workbook of a catalogue: products by category, in the shop's order. The first row of a sheet names its columns.
 * @param extensions of pictures and documents, by digest; null if the output has no place for files, and the sheets name none
 * @returns files: their names in the sheets
 */
export function writeSheets(
	{ suppliers, categories, attributes, values }: z.output<typeof baseBody>,
	documents: readonly ProductDocument[],
	extensions: ReadonlyMap<string, string> | null,
): { sheets: { name: Name; rows: Cell[][] }[]; files: ReadonlyMap<string, string> } {
	const places = new Map(categories.map(({ category }, at) => [category, at]));
	const place = ({ category }: ProductDocument): number => places.get(category) ?? places.size;
	const products = documents.toSorted((a, b) => place(a) - place(b) || a.position - b.position);
	const articles = products.flatMap(({ product, articles: own }) => own.map((article) => ({ ...article, product })));
	const supplies = articles.flatMap(({ article, supplies: own }) => own.map((supply) => ({ ...supply, article })));

	const sheet = (name: Name, rows: readonly Fields[]): { name: Name; rows: Cell[][] } => {
		const columns = Object.keys(columnsOf[name]);
		return { name, rows: [columns, ...rows.map((row) => columns.map((column) => cellOf(column, row[column])))] };
	};
	/** Adds a column for each attribute in use after the sheet's own columns. */
	const measured = (name: Name, rows: readonly (Fields & Pick<ProductDocument, "attributes">)[]) => {
		const own = sheet(name, rows);
		const codes = attributes.map(({ attribute }) => attribute).filter((code) => rows.some((row) => Object.hasOwn(row.attributes, code)));
		return {
			name,
			rows: own.rows.map((cells, at) => [...cells, ...(at === 0 ? codes : codes.map((code) => rows[at - 1]?.attributes[code] ?? null))]),
		};
	};
	const files = new Map<string, string>();
	/** Rows of files; a file that several products share is named after the first. */
	const named = <Row extends Fields & { file: string }>(folder: string, rowsOf: (product: ProductDocument) => readonly Row[]): Fields[] =>
		products.flatMap((one) =>
			rowsOf(one).map((row, at) => {
				const file = files.get(row.file) ?? `${folder}/${one.product}-${at + 1}.${extensions?.get(row.file)}`;
				files.set(row.file, file);
				return { ...row, product: one.product, file };
			}),
		);
	const ofFiles = () => [
		sheet(
			"pictures",
			named("photos", ({ pictures = [] }) => pictures),
		),
		sheet(
			"documents",
			named("documents", (one) => one.documents ?? []),
		),
	];
	const sheets = [
		sheet("suppliers", suppliers),
		sheet("categories", categories),
		sheet("attributes", attributes),
		sheet("values", values),
		measured(
			"products",
			products.map(({ articles: _articles, pictures: _pictures, documents: _documents, popular, ...row }) => ({
				...row,
				popular: popular || undefined,
			})),
		),
		measured(
			"articles",
			articles.map(({ supplies: _, ...row }) => row),
		),
		sheet(
			"supplies",
			supplies.map(({ tiers: _, ...row }) => row),
		),
		sheet(
			"tiers",
			supplies.flatMap(({ article, supplier, tiers }) => tiers.map((tier) => ({ ...tier, article, supplier }))),
		),
		...(extensions ? ofFiles() : []),
	];
	return { sheets, files };
}

/** A table as CSV with semicolons, CRLF and a UTF-8 mark: spreadsheets open this format directly. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
	`\uFEFF${rows.map((row) => `${row.map(csvCell).join(";")}\r\n`).join("")}`;

/** A cell as text: "12.50". */
export const textOf = (value: Cell): string =>
	value === null ? "" : typeof value === "object" ? (value.cents / 100).toFixed(2) : String(value);

function csvCell(value: Cell): string {
	const text = textOf(value);
	return /[;,\t\r\n"]|^=/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
