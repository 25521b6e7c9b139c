import { languages } from "../../contract/locale";
import type { Article } from "./bmecat/article";
import { attributesOf } from "./bmecat/attributes";
import { Categories, type Group } from "./bmecat/categories";
import type { EtimDictionary } from "./bmecat/etim";
import { cut, inColumns, nameOf, wordOf } from "./bmecat/texts";
import { type Problem, readSheets, type Sheet } from "./read-sheets";

type Cells = Record<string, string>;

/** The columns that fit into a category's table. */
const maxColumns = 6;
const maxOfTitle = 70;
/** An article that differs from the others in more features is named by its maker's name. */
const maxTitleFeatures = 4;

/** A supplier's catalogue, read from its format. */
export interface SupplierCatalogue {
	supplier: Cells;
	groups: ReadonlyMap<string, Group>;
	/** Groups by the supplier's numbers of articles. */
	groupOfArticle: ReadonlyMap<string, string>;
	articles: readonly Article[];
	/** Says why an article has no category. */
	noCategory: { none: string; unknown: (group: string) => string };
	/** The place of a workbook's column in the file. */
	elementOf: (sheet: string, column: string) => string;
}

interface Addresses {
	articles: Readonly<Record<string, string>>;
	/** The requested products that exist. */
	taken: readonly string[];
}

/**
 * Converts a supplier's catalogue into the tables of a workbook, so that all rules of a workbook apply, and reports mistakes by article and
 * element.
 * @returns the addresses to request from the backend, and a function that makes tables from the answer: what can be imported once the files
 * that they name are read
 */
export function catalogueTables(content: SupplierCatalogue, dictionary: EtimDictionary) {
	const products = productsOf(content.articles, content.groupOfArticle);
	return {
		asked: {
			supplier: content.supplier.supplier ?? "",
			articles: content.articles.flatMap(({ cells }) => cells.article || []),
			products: [...new Set(products.flatMap(addressesOf))],
		},
		tablesWith: (addresses: Addresses) => tablesOf(content, products, addresses, dictionary),
	};
}

function tablesOf(
	{ supplier, groups, groupOfArticle, articles, noCategory, elementOf }: SupplierCatalogue,
	products: readonly Article[][],
	addresses: Addresses,
	dictionary: EtimDictionary,
) {
	const rows: Record<string, { row: number; cells: Cells }[]> = {
		...{ suppliers: [], categories: [], attributes: [], values: [], products: [], articles: [], supplies: [], tiers: [] },
		...{ pictures: [], documents: [] },
	};
	/** The place of each table row in the file. */
	const places = [""];
	const add = (sheet: string, place: string, cells: Cells): void => {
		if (places.at(-1) !== place) places.push(place);
		rows[sheet]?.push({ row: places.length - 1, cells });
	};
	const mistakes: Problem[] = [];
	const mistake = (product: string, { sheet, column, reason }: Article["mistakes"][number]): void => {
		mistakes.push({ sheet, column, reason, product, row: places.length - 1 });
	};

	add("suppliers", "HEADER", supplier);
	const attributes = attributesOf(
		articles.map(({ features }) => features),
		dictionary,
	);
	const categories = new Categories(groups, dictionary);
	const measured = new Map<string, Cells[]>();
	for (const { address, articles: own } of addressed(products, addresses)) {
		const [first] = own;
		if (!first) continue;
		const group = groupOfArticle.get(first.pid);
		const category = group === undefined ? first.goodsClass && categories.ofClass(first.goodsClass) : categories.ofGroup(group);
		const cells = own.map(({ features }) => attributes.cellsOf(features));
		if (category) measured.set(category, measured.get(category) ?? []);
		measured.get(category ?? "")?.push(...cells);
		const shared = new Map(
			Object.entries(cells[0] ?? {}).filter(([attribute, value]) => cells.every((other) => other[attribute] === value)),
		);
		/** Files of the product, which its articles often share. */
		const shown = new Set<string>();
		for (const [at, article] of own.entries()) {
			const { pid, line, supply, tiers } = article;
			const place = `article ${pid || "without a number"} (line ${line})`;
			if (article === first)
				add("products", place, {
					...{ product: address, category: category ?? "", unit: first.unit, ...Object.fromEntries(shared) },
					...inColumns("title", first.titles),
					...inColumns("description", first.descriptions),
				});
			const differing = Object.entries(cells[at] ?? {}).filter(([attribute]) => !shared.has(attribute));
			// The title comes from the features, unless there are none or too many.
			const isNamed = own.length === 1 || (differing.length > 0 && differing.length <= maxTitleFeatures);
			add("articles", place, {
				...{ product: address, ...article.cells, ...Object.fromEntries(differing) },
				...(isNamed ? {} : Object.fromEntries(languages.map((language) => [`title_${language}`, article.type]))),
			});
			const terms = { article: article.cells.article ?? "", supplier: supplier.supplier ?? "" };
			add("supplies", place, { ...terms, ...supply });
			for (const tier of tiers) add("tiers", place, { ...terms, ...tier });
			for (const { sheet, cells: named } of article.media)
				if (!shown.has(named.file ?? "")) {
					add(sheet, place, { product: address, ...named });
					shown.add(named.file ?? "");
				}
			if (article === first && !category)
				mistake(address, {
					sheet: "products",
					column: "category",
					reason: group === undefined ? noCategory.none : noCategory.unknown(group),
				});
			if (article.unit !== "" && first.unit !== "" && article.unit !== first.unit)
				mistake(address, {
					sheet: "products",
					column: "unit",
					reason: `is a ${article.unit}, and ${first.pid}, of the same product, a ${first.unit}`,
				});
			for (const one of article.mistakes) mistake(address, one);
		}
	}
	for (const { address, parent, titles, descriptions, line } of categories.rows())
		add("categories", line > 0 ? `group ${address} (line ${line})` : address, {
			...{ category: address, parent, columns: columnsOf(measured.get(address) ?? []).join() },
			...inColumns("title", cut(titles, 200)),
			...inColumns("description", cut(descriptions, 5000)),
		});
	for (const cells of attributes.rows) add("attributes", `FEATURE ${attributes.codes.get(cells.attribute)}`, cells);
	for (const cells of attributes.valueRows) add("values", `FEATURE ${attributes.codes.get(cells.attribute ?? "")}`, cells);

	// Without one of these sheets, the existing data remains.
	const tables = Object.entries(rows).flatMap(([name, of]) =>
		of.length === 0 && (name === "pictures" || name === "documents") ? [] : [tableOf(name, of)],
	);
	return {
		tables,
		/** @param files the pictures and documents that the tables name */
		read: (files: Parameters<typeof readSheets>[1]) => {
			const read = readSheets(tables, files);
			const told = new Set(mistakes.map(({ sheet, row, column }) => `${sheet}/${row}/${column}`));
			const others = read.problems.filter(({ sheet, row, column }) => !told.has(`${sheet}/${row}/${column}`));
			const refused = new Set(mistakes.map(({ product }) => product));
			return {
				...read,
				problems: [...mistakes, ...others].sort((a, b) => a.row - b.row),
				/** The supplier whose catalogue this is: articles of others remain. */
				supplier: supplier.supplier,
				documents: read.documents.filter(({ product }) => typeof product !== "string" || !refused.has(product)),
				/** Codes that neither the file nor a dictionary names. */
				untitled: [...categories.untitled, ...attributes.untitled],
				whereOf: ({ sheet, row, column }: Problem): string => {
					const code = attributes.codes.get(column);
					return [places[row] || sheet, code === undefined ? elementOf(sheet, column) : `FEATURE ${code}`].filter(Boolean).join(", ");
				},
			};
		},
	};
}

/**
 * Groups articles into products, which such a file does not define: articles with a common base, else articles with the same name in one group,
 * class and unit.
 */
function productsOf(articles: readonly Article[], groupOfArticle: ReadonlyMap<string, string>): Article[][] {
	const bases = new Set(articles.flatMap(({ base }) => base ?? []));
	const products = new Map<string, Article[]>();
	for (const article of articles) {
		const { pid, base, unit, goodsClass, titles } = article;
		const name = languages.map((language) => titles[language] ?? "").join("\n");
		const likeness = JSON.stringify([groupOfArticle.get(pid), goodsClass?.code ?? null, unit, name]);
		const key = bases.has(pid) ? `base ${pid}` : base !== null ? `base ${base}` : likeness;
		const product = products.get(key) ?? [];
		products.set(key, product);
		// The base article names its product.
		if (bases.has(pid)) product.unshift(article);
		else product.push(article);
	}
	return [...products.values()];
}

/** Whole words of a product's title, as long as an address stays legible; "" if none. */
function titleAddress([first]: readonly Article[]): string {
	const words = wordOf(nameOf(first?.titles ?? {}), "-");
	return words.length <= maxOfTitle
		? words
		: words
				.slice(0, maxOfTitle + 1)
				.replace(/-[^-]*$/, "")
				.slice(0, maxOfTitle);
}

function addressesOf(articles: readonly Article[]): string[] {
	const title = titleAddress(articles);
	const [first] = articles;
	const numbered = wordOf(`${title} ${first?.cells.article ?? ""}`, "-")
		.slice(0, 110)
		.replace(/-$/, "");
	return [title, numbered, `line-${first?.line}`].filter((address) => address !== "");
}

/**
 * Assigns addresses to products: the existing address of one of its articles; else its title's words, with the number of its first article
 * if another product has that address.
 */
function addressed(products: readonly Article[][], { articles, taken }: Addresses): { address: string; articles: Article[] }[] {
	const given = new Set<string>();
	const known = products.map((own) => {
		const address = own
			.map(({ cells: { article = "" } }) => (Object.hasOwn(articles, article) ? articles[article] : undefined))
			.find((one) => one !== undefined && !given.has(one));
		if (address !== undefined) given.add(address);
		return address;
	});
	for (const address of taken) given.add(address);
	return products.map((own, at) => {
		const address = known[at] ?? addressesOf(own).find((one) => !given.has(one)) ?? "";
		given.add(address);
		return { address, articles: own };
	});
}

/** Attributes that distinguish the goods of a category and that most of them have. */
function columnsOf(goods: readonly Cells[]): string[] {
	const counts = new Map<string, { count: number; values: Set<string> }>();
	for (const cells of goods)
		for (const [attribute, value] of Object.entries(cells)) {
			const { count, values } = counts.get(attribute) ?? { count: 0, values: new Set() };
			counts.set(attribute, { count: count + 1, values: values.add(value) });
		}
	const most = [...counts]
		.filter(([, { count }]) => count * 2 >= goods.length)
		.sort(([, a], [, b]) => Number(b.values.size > 1) - Number(a.values.size > 1) || b.count - a.count)
		.slice(0, maxColumns)
		.map(([attribute]) => attribute);
	return [...counts.keys()].filter((attribute) => most.includes(attribute));
}

function tableOf(name: string, rows: readonly { row: number; cells: Cells }[]): Sheet {
	const columns = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))];
	return {
		name,
		rows: [{ row: 0, cells: columns }, ...rows.map(({ row, cells }) => ({ row, cells: columns.map((column) => cells[column] ?? "") }))],
	};
}
