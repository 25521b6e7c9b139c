import { type Language, languages } from "../../../contract/locale";
import { decodeXml, elementsAt, textAt, walkElements, type XmlElement, XmlRefusal } from "../../platform/xml-elements";
import { type Problem, readSheets, type Sheet } from "../read-sheets";
import { type Article, type ArticleOptions, articleOf } from "./article";
import { attributesOf } from "./attributes";
import { Categories, type Group, groupOf } from "./categories";
import { type EtimDictionary, type EtimExport, readEtim } from "./etim";
import { type PriceChoice, priceTypes } from "./prices";
import { cut, inColumns, languageOf, nameOf, wordOf } from "./texts";

interface Options extends Omit<PriceChoice, "currency">, Omit<ArticleOptions, "choice"> {
	/** Replaces the supplier in the file. */
	supplier: { code?: string | undefined; city?: string | undefined; country?: string | undefined };
}

type Cells = Record<string, string>;

/** The columns that fit into a category's table. */
const maxColumns = 6;
const maxOfTitle = 70;
/** An article that differs from the others in more features is named by its maker's name. */
const maxTitleFeatures = 4;

interface Addresses {
	articles: Readonly<Record<string, string>>;
	/** The requested products that exist. */
	taken: readonly string[];
}

/**
 * Converts a BMEcat 2005 catalogue into the tables of a workbook, so that all rules of a workbook apply, and reports mistakes by article
 * and element.
 * @param etim names of its codes
 * @returns an explanation of what is wrong with the whole file, or the addresses to request from the backend, and a function that makes
 * tables from the answer: what can be imported once the files that they name are read
 */
export function readBmecat(file: Uint8Array, etim: readonly EtimExport[], options: Options) {
	if (!priceTypes.includes(options.type)) return `There is no price ${options.type}: one of ${priceTypes.join(", ")}.`;
	const dictionary = readEtim(etim);
	if (typeof dictionary === "string") return dictionary;
	try {
		const content = contentOf(decodeXml(file), options);
		const products = productsOf(content.articles, content.groupOfArticle);
		return {
			asked: {
				supplier: content.supplier.supplier ?? "",
				articles: content.articles.flatMap(({ cells }) => cells.article || []),
				products: [...new Set(products.flatMap(addressesOf))],
			},
			tablesWith: (addresses: Addresses) => tablesOf(content, products, addresses, dictionary),
		};
	} catch (error) {
		if (error instanceof XmlRefusal) return error.message;
		throw error;
	}
}

function tablesOf(
	{ supplier, groups, groupOfArticle, articles }: ReturnType<typeof contentOf>,
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
		const category = group === undefined ? first.etimClass && categories.ofClass(first.etimClass) : categories.ofGroup(group);
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
					reason:
						group === undefined
							? "is missing: a group (PRODUCT_TO_CATALOGGROUP_MAP), or a class of ETIM"
							: `There is no group ${group} in CATALOG_GROUP_SYSTEM`,
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

/** The content of the file, without addresses. */
function contentOf(xml: string, { supplier, prefix, hasFile, ...choice }: Options) {
	let usual: Language | null = null;
	let currency = "EUR";
	let isCatalogue = false;
	const told: Cells = {};
	const groups = new Map<string, Group>();
	const groupOfArticle = new Map<string, string>();
	const articles = new Map<string, Article>();
	const take: Record<string, (element: XmlElement) => void> = {
		CATALOG: (element) => {
			const named = elementsAt(element, "LANGUAGE");
			usual = languageOf((named.find(({ attributes }) => attributes.default === "true") ?? named[0])?.text ?? "");
			currency = textAt(element, "CURRENCY") || currency;
		},
		SUPPLIER: (element) => Object.assign(told, supplierOf(element)),
		PARTIES: (element) => {
			const party = elementsAt(element, "PARTY").find((one) => elementsAt(one, "PARTY_ROLE").some(({ text }) => text === "supplier"));
			if (party) Object.assign(told, supplierOf(party));
		},
		CATALOG_GROUP_SYSTEM: (element) => {
			for (const structure of elementsAt(element, "CATALOG_STRUCTURE")) {
				const group = groupOf(structure, usual);
				if (group) groups.set(group.id, group);
			}
		},
		PRODUCT: (element) => {
			const article = articleOf(element, usual, { prefix, hasFile, choice: { ...choice, currency } });
			const before = articles.get(article.pid);
			if (before) before.mistakes.push({ sheet: "articles", column: "article", reason: `is there again in line ${article.line}` });
			else articles.set(article.pid, article);
		},
		PRODUCT_TO_CATALOGGROUP_MAP: (element) => {
			const article = textAt(element, "PROD_ID");
			if (!groupOfArticle.has(article)) groupOfArticle.set(article, textAt(element, "CATALOG_GROUP_ID"));
		},
	};
	walkElements(xml, 2, {
		onOpen: ({ name, attributes }) => {
			if (name === "BMECAT" && !(attributes.version ?? "2005").startsWith("2005"))
				throw new XmlRefusal(`BMEcat ${attributes.version} is not taken: ask the supplier for 2005.`);
			if (name.startsWith("T_UPDATE"))
				throw new XmlRefusal(
					`${name} is not taken, since it has only what has changed: ask the supplier for the whole catalogue, T_NEW_CATALOG.`,
				);
			isCatalogue ||= name === "T_NEW_CATALOG";
		},
		onElement: (element) => {
			if (Object.hasOwn(take, element.name)) take[element.name]?.(element);
		},
	});
	if (!isCatalogue) throw new XmlRefusal("It has no T_NEW_CATALOG: it is no catalogue in BMEcat 2005.");
	// An empty catalogue would hide all goods of the supplier.
	if (articles.size === 0) throw new XmlRefusal("It has no PRODUCT. An ARTICLE, as BMEcat 1.2 has it, is not taken.");
	const given = {
		...(supplier.code && { supplier: supplier.code }),
		...(supplier.city && { city: supplier.city }),
		...(supplier.country && { country: supplier.country }),
	};
	return { supplier: { ...told, ...given }, groups, groupOfArticle, articles: [...articles.values()] };
}

function supplierOf(element: XmlElement): Cells {
	const name = textAt(element, "SUPPLIER_NAME") || textAt(element, "ADDRESS/NAME");
	const own = elementsAt(element, "SUPPLIER_ID").find(({ attributes }) => attributes.type === "buyer_specific");
	return {
		supplier: own?.text || wordOf(name, "-").toUpperCase().slice(0, 60),
		name,
		city: textAt(element, "ADDRESS/CITY"),
		country: textAt(element, "ADDRESS/COUNTRY_CODED"),
	};
}

/**
 * Groups articles into products, which BMEcat does not define: articles with a common base, else articles with the same name in one group,
 * class and unit.
 */
function productsOf(articles: readonly Article[], groupOfArticle: ReadonlyMap<string, string>): Article[][] {
	const bases = new Set(articles.flatMap(({ base }) => base ?? []));
	const products = new Map<string, Article[]>();
	for (const article of articles) {
		const { pid, base, unit, etimClass, titles } = article;
		const name = languages.map((language) => titles[language] ?? "").join("\n");
		const likeness = JSON.stringify([groupOfArticle.get(pid), etimClass, unit, name]);
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
		const address = own.map(({ cells }) => articles[cells.article ?? ""]).find((one) => one !== undefined && !given.has(one));
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

/** The BMEcat elements behind each workbook column, and the options that replace them. */
const elements: Record<string, string> = {
	"suppliers/supplier": "SUPPLIER_ID (or --supplier)",
	"suppliers/name": "SUPPLIER_NAME",
	"suppliers/city": "SUPPLIER/ADDRESS/CITY (or --city)",
	"suppliers/country": "SUPPLIER/ADDRESS/COUNTRY_CODED (or --country)",
	"categories/title_en": "GROUP_NAME",
	"products/category": "CATALOG_GROUP_ID",
	"products/unit": "ORDER_UNIT",
	"articles/article": "SUPPLIER_PID",
	"articles/weight_kg": "WEIGHT",
	"articles/length_mm": "NO_CU_PER_OU",
	"supplies/supplier_code": "SUPPLIER_PID",
	"supplies/price": "PRICE_AMOUNT",
	"supplies/min_order": "QUANTITY_MIN",
	"supplies/pack_size": "QUANTITY_INTERVAL",
	"supplies/delivery_min": "DELIVERY_TIME",
	"supplies/delivery_max": "DELIVERY_TIME",
	"tiers/from": "LOWER_BOUND",
	"tiers/price": "PRICE_AMOUNT",
	"pictures/file": "MIME_SOURCE",
	"documents/file": "MIME_SOURCE",
};

const elementOf = (sheet: string, column: string): string =>
	elements[`${sheet}/${column}`] ??
	(column.startsWith("title_") ? "DESCRIPTION_SHORT" : column.startsWith("description_") ? "DESCRIPTION_LONG" : column);
