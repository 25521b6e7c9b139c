import type { Language } from "../../../contract/locale";
import { decodeXml, elementsAt, textAt, walkElements, type XmlElement, XmlRefusal } from "../../platform/xml-elements";
import { catalogueTables } from "../supplier-catalogue";
import { type Article, type ArticleOptions, articleOf } from "./article";
import { type Group, groupOf } from "./categories";
import { type EtimExport, readEtim } from "./etim";
import { type PriceChoice, priceTypes } from "./prices";
import { languageOf, wordOf } from "./texts";

interface Options extends Omit<PriceChoice, "currency">, Omit<ArticleOptions, "choice"> {
	/** Replaces the supplier in the file. */
	supplier: { code?: string | undefined; city?: string | undefined; country?: string | undefined };
}

type Cells = Record<string, string>;

/**
 * Converts a BMEcat catalogue, 1.2 or 2005, into the tables of a workbook, so that all rules of a workbook apply, and reports mistakes by article
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
		return catalogueTables({ ...contentOf(decodeXml(file), options), noCategory, elementOf }, dictionary);
	} catch (error) {
		if (error instanceof XmlRefusal) return error.message;
		throw error;
	}
}

const noCategory = {
	none: "is missing: a group (PRODUCT_TO_CATALOGGROUP_MAP), or a class of ETIM",
	unknown: (group: string) => `There is no group ${group} in CATALOG_GROUP_SYSTEM`,
};

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
			if (name === "BMECAT" && !/^(?:1\.2|2005)/.test(attributes.version ?? "2005"))
				throw new XmlRefusal(`BMEcat ${attributes.version} is not taken: ask the supplier for 1.2 or 2005.`);
			if (name.startsWith("T_UPDATE"))
				throw new XmlRefusal(
					`${name} is not taken, since it has only what has changed: ask the supplier for the whole catalogue, T_NEW_CATALOG.`,
				);
			isCatalogue ||= name === "T_NEW_CATALOG";
		},
		onElement: (element) => {
			rename(element);
			if (Object.hasOwn(take, element.name)) take[element.name]?.(element);
		},
	});
	if (!isCatalogue) throw new XmlRefusal("It has no T_NEW_CATALOG: it is no catalogue in BMEcat.");
	// An empty catalogue would hide all goods of the supplier.
	if (articles.size === 0) throw new XmlRefusal("It has no PRODUCT (in BMEcat 1.2: ARTICLE).");
	const given = {
		...(supplier.code && { supplier: supplier.code }),
		...(supplier.city && { city: supplier.city }),
		...(supplier.country && { country: supplier.country }),
	};
	return { supplier: { ...told, ...given }, groups, groupOfArticle, articles: [...articles.values()] };
}

/** Gives elements of BMEcat 1.2 their names of 2005: articles became products. */
function rename(element: XmlElement): void {
	element.name = element.name
		.replace(/^ARTICLE(?=$|_)/, "PRODUCT")
		.replace(/^ART_ID/, "PROD_ID")
		.replace(/_AID$/, "_PID");
	for (const child of element.children) rename(child);
}

/** BMEcat 1.2 names countries in words. */
const countries: Readonly<Record<string, string>> = {
	...{ deutschland: "DE", germany: "DE", d: "DE", finnland: "FI", finland: "FI", suomi: "FI", estland: "EE", estonia: "EE", eesti: "EE" },
};
function countryOf(word: string): string {
	const known = word.toLowerCase();
	return (Object.hasOwn(countries, known) ? countries[known] : undefined) ?? word;
}

function supplierOf(element: XmlElement): Cells {
	const name = textAt(element, "SUPPLIER_NAME") || textAt(element, "ADDRESS/NAME");
	const own = elementsAt(element, "SUPPLIER_ID").find(({ attributes }) => attributes.type === "buyer_specific");
	return {
		supplier: own?.text || wordOf(name, "-").toUpperCase().slice(0, 60),
		name,
		city: textAt(element, "ADDRESS/CITY"),
		country: textAt(element, "ADDRESS/COUNTRY_CODED") || countryOf(textAt(element, "ADDRESS/COUNTRY")),
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
