import type * as z from "zod";
import { type Language, languages } from "../../contract/locale";
import { titlesOf } from "./fields";
import { digestsOf, documentFields, pictureFields, type WorkbookFiles } from "./media-of-products";
import {
	articleFields,
	attributeRow,
	categoryRow,
	productDocument,
	productFields,
	supplierRow,
	supplyFields,
	tierFields,
	valueRow,
} from "./rows";

/** The cells of a table with their row numbers in the file; the first row names the columns. */
export interface Sheet {
	name: string;
	rows: { row: number; cells: string[] }[];
}

/** A problem and its place. Column "" is the whole row; row 0 is the whole sheet. */
export interface Problem {
	sheet: string;
	row: number;
	column: string;
	reason: string;
	/** The product that is rejected for it; "" for a skipped row without a product; null if the whole file is rejected. */
	product: string | null;
}

type Cells = Record<string, string>;
interface Row {
	row: number;
	cells: Cells;
}

const article = { article: articleFields.shape.article };
const ofSupply = { ...article, supplier: supplyFields.shape.supplier };

/** The columns of each sheet; products and articles have another one for each attribute. */
export const sheets = {
	suppliers: supplierRow.shape,
	categories: categoryRow.shape,
	attributes: attributeRow.shape,
	values: valueRow.shape,
	products: productFields.shape,
	articles: { ...article, product: productFields.shape.product, ...articleFields.shape },
	supplies: { ...article, ...supplyFields.shape },
	tiers: { ...ofSupply, ...tierFields.shape },
	pictures: { product: productFields.shape.product, ...pictureFields.shape },
	documents: { product: productFields.shape.product, ...documentFields.shape },
} satisfies Record<string, Record<string, z.ZodType>>;
type SheetName = keyof typeof sheets;
const required = ["suppliers", "categories", "products", "articles", "supplies"] as const satisfies SheetName[];
const withAttributes: ReadonlySet<string> = new Set(["products", "articles"]);

const quoted = (names: Iterable<string>): string => [...names].join(", ");

/**
 * Reads a workbook: the data to import, and explanations of problems.
 * @param files the pictures and documents that it names
 */
export function readSheets(given: readonly Sheet[], files: WorkbookFiles = new Map()) {
	const problems: Problem[] = [];
	const report = (sheet: string, row: number, column: string, reason: string, product: string | null = null): void => {
		problems.push({ sheet, row, column, reason, product });
	};
	for (const { name } of given)
		if (!Object.hasOwn(sheets, name)) report(name, 0, "", `There is no such sheet. Sheets are: ${quoted(Object.keys(sheets))}.`);
	for (const name of required) if (!given.some((sheet) => sheet.name === name)) report(name, 0, "", "The sheet is missing.");

	const attributeKinds = new Map<string, Pick<z.output<typeof attributeRow>, "kind" | "unit">>();
	const rowsOf = (name: SheetName): Row[] => {
		const [head, ...rest] = given.find((sheet) => sheet.name === name)?.rows ?? [];
		const columns = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
		const unknown = new Set<string>();
		for (const [at, column] of columns.entries()) {
			if (column === "") continue;
			if (columns.indexOf(column) < at) report(name, head?.row ?? 1, column, "The column is there twice.");
			const isKnown = Object.hasOwn(sheets[name], column) || (withAttributes.has(name) && attributeKinds.has(column));
			const more = withAttributes.has(name) ? ", and the codes of the sheet attributes" : "";
			if (isKnown) continue;
			unknown.add(column);
			report(name, head?.row ?? 1, column, `There is no such column. Columns are: ${quoted(Object.keys(sheets[name]))}${more}.`);
		}
		return rest.map(({ row, cells }) => ({
			row,
			cells: Object.fromEntries(
				columns.flatMap((column, at) => (column !== "" && !unknown.has(column) && cells[at] ? [[column, cells[at]]] : [])),
			),
		}));
	};

	/** Rows of a sheet that the whole file depends on. */
	const base = <T>(name: SheetName, schema: z.ZodType<T>, keyOf: (row: T) => string): T[] => {
		const seen = new Map<string, number>();
		return rowsOf(name).flatMap(({ row, cells }) => {
			const parsed = schema.safeParse(cells);
			if (!parsed.success) {
				for (const { column, reason } of issuesOf(parsed.error)) report(name, row, column, reason);
				return [];
			}
			const key = keyOf(parsed.data);
			const before = seen.get(key);
			if (before !== undefined) report(name, row, "", `${key} is there already, in row ${before}.`);
			seen.set(key, row);
			return [parsed.data];
		});
	};
	const suppliers = base("suppliers", supplierRow, ({ supplier }) => supplier);
	const attributes = base("attributes", attributeRow, ({ attribute }) => attribute);
	for (const { attribute, ...kind } of attributes) {
		// The standard has its own column; this row contains the titles of its filter.
		if (attribute !== "norm" && (Object.hasOwn(sheets.products, attribute) || Object.hasOwn(sheets.articles, attribute)))
			report("attributes", 0, "attribute", `${attribute} is the name of a column: an attribute needs another code.`);
		attributeKinds.set(attribute, kind);
	}
	const values = base("values", valueRow, ({ attribute, value }) => `${attribute}/${value}`);
	for (const { attribute } of values)
		if (!attributeKinds.has(attribute)) report("values", 0, "attribute", `${attribute} is not in the sheet attributes.`);
	const categories = base("categories", categoryRow, ({ category }) => category);
	const places = new Map(categories.map(({ category }, at) => [category, at]));
	for (const [at, { category, parent, columns }] of categories.entries()) {
		if (parent !== undefined && !((places.get(parent) ?? at) < at))
			report("categories", 0, "parent", `${category}: ${parent} is no category in a row above it.`);
		for (const column of columns)
			if (!attributeKinds.has(column)) report("categories", 0, "columns", `${category}: ${column} is not in the sheet attributes.`);
	}

	const wordOf = new Map(values.map((value) => [`${value.attribute}/${value.value}`, value]));
	/** A word of a value in a language, if there are words for it. */
	const wordIn = (language: Language, attribute: string, value: string): string | undefined => {
		const row = wordOf.get(`${attribute}/${value}`);
		return row && titlesOf(row).find((word) => word.language === language)?.text;
	};
	/** Cells of attributes, without the sheet's own columns. */
	const apart = (name: "products" | "articles", { cells, row }: Row, product: string | null) => {
		const own: Cells = {};
		const measured: Record<string, number | string> = {};
		for (const [column, cell] of Object.entries(cells)) {
			const kind = Object.hasOwn(sheets[name], column) ? undefined : attributeKinds.get(column);
			if (!kind) {
				if (Object.hasOwn(sheets[name], column)) own[column] = cell;
			} else if (kind.kind === "text") measured[column] = cell;
			else if (/^-?\d+(?:[.,]\d+)?$/.test(cell)) measured[column] = Number(cell.replace(",", "."));
			else
				report(
					name,
					row,
					column,
					`"${cell}" is not taken: a number${kind.unit ? ` in ${kind.unit}` : ""}, without its unit: 120 or 12.5`,
					product,
				);
		}
		return { own, measured };
	};

	/** All products that the file names, even in mistyped or rejected rows: none of them was removed. */
	const named = new Set<string>();
	const gathered = (
		name: SheetName,
		keyOf: (cells: Cells) => string,
		known: ReadonlySet<string> | null,
		where: string,
	): Map<string, Row[]> => {
		const groups = new Map<string, Row[]>();
		for (const row of rowsOf(name)) {
			const key = keyOf(row.cells);
			if (name === "articles") named.add(key);
			if (known && !known.has(key))
				report(name, row.row, where, `${key.trim() || "The cell is empty: it"} is not in the sheet ${where}s.`, "");
			else groups.set(key, [...(groups.get(key) ?? []), row]);
		}
		return groups;
	};
	const productRows = rowsOf("products");
	const productNames = new Set(productRows.map(({ cells }) => cells.product ?? ""));
	const articles = gathered("articles", (cells) => cells.product ?? "", productNames, "product");
	const mediaSheets = (["pictures", "documents"] as const).filter((name) => given.some((sheet) => sheet.name === name));
	const media = mediaSheets.map((sheet) => ({ sheet, rows: gathered(sheet, (cells) => cells.product ?? "", productNames, "product") }));
	const articleNumbers = new Set([...articles.values()].flat().map(({ cells }) => cells.article ?? ""));
	const supplies = gathered("supplies", (cells) => cells.article ?? "", articleNumbers, "article");
	const tiers = gathered("tiers", (cells) => `${cells.article ?? ""}\n${cells.supplier ?? ""}`, null, "supply");
	const supplierCodes = new Set(suppliers.map(({ supplier }) => supplier));
	const supplied = new Set([...supplies.values()].flat().map(({ cells }) => `${cells.article ?? ""}\n${cells.supplier ?? ""}`));
	for (const [key, rows] of tiers)
		if (!supplied.has(key))
			for (const { row } of rows) report("tiers", row, "article", `${key.replace("\n", " of ")} is not in the sheet supplies.`, "");

	const position = new Map<string, number>();
	const seenProducts = new Map<string, number>();
	const seenArticles = new Map<string, number>();
	const documents: Record<string, unknown>[] = [];
	for (const row of productRows) {
		const name = row.cells.product ?? `row ${row.row}`;
		const before = problems.length;
		const repeated = (sheet: string, seen: Map<string, number>, key: string, at: number): void => {
			const first = seen.get(key);
			if (first !== undefined) report(sheet, at, sheet.slice(0, -1), `${key} is there already, in row ${first}.`, name);
			else seen.set(key, at);
		};
		repeated("products", seenProducts, name, row.row);
		if (!places.has(row.cells.category ?? "") && row.cells.category !== undefined)
			report("products", row.row, "category", `${row.cells.category} is not in the sheet categories.`, name);
		const place = (position.get(row.cells.category ?? "") ?? 0) + 1;
		position.set(row.cells.category ?? "", place);
		const { own, measured } = apart("products", row, name);
		const articleRows = articles.get(row.cells.product ?? "") ?? [];
		const found = media.map(({ sheet, rows }) => ({
			sheet,
			...digestsOf(sheet, rows.get(row.cells.product ?? "") ?? [], files, (at, reason) => report(sheet, at, "file", reason, name)),
		}));
		const supplyRows: Row[][] = [];
		const tierRows: Row[][][] = [];
		const document = {
			...own,
			position: place,
			attributes: measured,
			...Object.fromEntries(found.map(({ sheet, cells }) => [sheet, cells])),
			articles: articleRows.map((articleRow) => {
				const number = articleRow.cells.article ?? "";
				if (number) repeated("articles", seenArticles, number, articleRow.row);
				const { own: cells, measured: values } = apart("articles", articleRow, name);
				const { product: _, ...fields } = cells;
				const suppliesOfIt = supplies.get(number) ?? [];
				supplyRows.push(suppliesOfIt);
				tierRows.push(suppliesOfIt.map((supply) => tiers.get(`${number}\n${supply.cells.supplier ?? ""}`) ?? []));
				return {
					...(Object.keys(fields).some((column) => column.startsWith("title_")) ? {} : titlesOfMeasures(values, attributeKinds, wordIn)),
					...fields,
					attributes: values,
					supplies: suppliesOfIt.map((supply) => {
						const { article: __, ...terms } = supply.cells;
						if (terms.supplier !== undefined && !supplierCodes.has(terms.supplier))
							report("supplies", supply.row, "supplier", `${terms.supplier} is not in the sheet suppliers.`, name);
						return {
							...terms,
							tiers: (tiers.get(`${number}\n${terms.supplier ?? ""}`) ?? []).map(
								({ cells: { article: ___, supplier: ____, ...tier } }) => tier,
							),
						};
					}),
				};
			}),
		};
		const parsed = productDocument.safeParse(document);
		if (!parsed.success)
			for (const { path, column, reason } of issuesOf(parsed.error)) {
				const [, at, , supply, , tier] = path.map(Number);
				const ofMedia = path.length > 1 ? found.find(({ sheet }) => sheet === path[0]) : undefined;
				const where: [SheetName, Row | undefined] = ofMedia
					? [ofMedia.sheet, ofMedia.rows[at ?? 0]]
					: path[4] === "tiers" && path.length > 5
						? ["tiers", tierRows[at ?? 0]?.[supply ?? 0]?.[tier ?? 0]]
						: path[2] === "supplies" && path.length > 3
							? ["supplies", supplyRows[at ?? 0]?.[supply ?? 0]]
							: path[0] === "articles" && path.length > 1
								? ["articles", articleRows[at ?? 0]]
								: ["products", row];
				report(where[0], where[1]?.row ?? row.row, Object.hasOwn(sheets[where[0]], column) ? column : "", reason, name);
			}
		if (problems.length === before) documents.push(document);
	}

	return {
		problems,
		standIns: missingTexts(given),
		base: { suppliers, categories, attributes, values },
		documents,
		named: [...named, ...productRows.flatMap(({ cells }) => cells.product ?? [])],
		articleCount: [...articles.values()].reduce((sum, rows) => sum + rows.length, 0),
	};
}

/**
 * An article's values in each language, which distinguish it from its siblings if no title does.
 * @param attributes units by attribute, in display order
 * @param wordIn the word of a text value; undefined if it is shown as it is
 */
export function titlesOfMeasures(
	measured: Readonly<Record<string, number | string>>,
	attributes: Iterable<[string, { unit: string }]>,
	wordIn: (language: Language, attribute: string, value: string) => string | undefined,
): Record<string, string> {
	const units = [...attributes];
	const title = (language: Language): string =>
		units
			.flatMap(([attribute, { unit }]) => {
				const value = measured[attribute];
				if (value === undefined) return [];
				if (typeof value === "string") return [wordIn(language, attribute, value) ?? value];
				return [`${language === "en" ? value : String(value).replace(".", ",")} ${unit}`.trim()];
			})
			.join(", ");
	return Object.fromEntries(languages.flatMap((language) => (title(language) ? [[`title_${language}`, title(language)]] : [])));
}

/** Counts the texts that another language replaces: "products: title_fi in 12 rows". */
function missingTexts(given: readonly Sheet[]): string[] {
	return given.flatMap(({ name, rows: [head, ...rows] }) =>
		["title", "description"].flatMap((field) => {
			const places = languages.map((language) => ({
				column: `${field}_${language}`,
				at: head?.cells.indexOf(`${field}_${language}`) ?? -1,
			}));
			const translated = rows.filter(({ cells }) => places.some(({ at }) => cells[at]));
			return places.flatMap(({ column, at }) => {
				const count = translated.filter(({ cells }) => !cells[at]).length;
				return count > 0 ? [`${name}: ${column} in ${count} ${count === 1 ? "row" : "rows"}`] : [];
			});
		}),
	);
}

/** Issues in words; a union has its own. */
export function issuesOf(error: z.ZodError): { path: (string | number)[]; column: string; reason: string }[] {
	return error.issues.map((issue) => {
		const path = issue.path.map((part) => (typeof part === "number" ? part : String(part)));
		const column = String(path.findLast((part) => typeof part === "string") ?? "");
		return issue.code === "unrecognized_keys"
			? { path, column: issue.keys.join(), reason: "There is no such field." }
			: { path, column, reason: issue.message };
	});
}
