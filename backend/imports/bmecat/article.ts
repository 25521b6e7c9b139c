import type { Language } from "../../../contract/locale";
import { elementsAt, textAt, type XmlElement } from "../../platform/xml-elements";
import { type Feature, featuresOf, type GoodsClass } from "./features";
import { type Media, mediaOf } from "./media";
import { type PriceChoice, pricesOf } from "./prices";
import { numberOf, type Titles, textsOf } from "./texts";
import { salesUnitOf } from "./units";

/** A PRODUCT of the file: the article that a buyer orders. */
export interface Article {
	/** The supplier's number. */
	pid: string;
	line: number;
	titles: Titles;
	descriptions: Titles;
	/** The maker's name that distinguishes it from other articles. */
	type: string;
	/** Of ETIM or ECLASS. */
	goodsClass: GoodsClass | null;
	features: Feature[];
	unit: string;
	/** The article that names its product. */
	base: string | null;
	/** Cells of its rows in a workbook's sheets. */
	cells: Record<string, string>;
	supply: Record<string, string>;
	tiers: { from: string; price: string }[];
	media: Media[];
	/** Values that do not fit into a workbook. */
	mistakes: { sheet: string; column: string; reason: string }[];
}

const contentTitles: Titles = { de: "Stück je Packung", en: "Pieces per pack", et: "Tükki pakis", fi: "Kappaletta pakkauksessa" };

export interface ArticleOptions {
	/** Precedes each of the supplier's numbers, so that numbers of two suppliers differ. */
	prefix: string;
	/** Whether the catalogue comes with a file of this name. */
	hasFile: (name: string) => boolean;
	choice: PriceChoice;
}

/** @param usual the language of texts without one */
export function articleOf(product: XmlElement, usual: Language | null, { prefix, hasFile, choice }: ArticleOptions): Article {
	const details = elementsAt(product, "PRODUCT_DETAILS")[0];
	const logistics = elementsAt(product, "PRODUCT_LOGISTIC_DETAILS")[0];
	const order = (name: string): string => textAt(product, `PRODUCT_ORDER_DETAILS/${name}`);
	const pid = textAt(product, "SUPPLIER_PID");
	const { goodsClass, features } = featuresOf(product, usual);
	const base = elementsAt(product, "PRODUCT_REFERENCE").find(({ attributes }) => attributes.type === "base_product");
	const mistakes: Article["mistakes"] = [];
	const told = salesUnitOf(
		order("ORDER_UNIT"),
		order("CONTENT_UNIT"),
		numberOf(order("NO_CU_PER_OU")),
		numberOf(order("QUANTITY_INTERVAL")),
	);
	if (typeof told === "string") mistakes.push({ sheet: "products", column: "unit", reason: told });
	const { unit, contains, length, content } = typeof told === "string" ? { unit: "", contains: 1, length: null, content: null } : told;
	if (content !== null)
		features.push({
			...{ attribute: "content", code: "NO_CU_PER_OU", unit: "", values: [String(content)] },
			...{ titles: contentTitles, valueTitles: {} },
		});
	const prices = pricesOf(product, contains, choice);
	if (typeof prices === "string") mistakes.push({ sheet: "supplies", column: "price", reason: prices });
	const { price, least, tiers } = typeof prices === "string" ? { price: "", least: 1, tiers: [] } : prices;
	const minimum = numberOf(order("QUANTITY_MIN") || "1");
	const delivery = textAt(details, "DELIVERY_TIME") || textAt(logistics, "DELIVERY_TIMES/LEADTIME");
	const days = numberOf(delivery);
	return {
		...{ pid, goodsClass, features, unit, tiers, mistakes },
		line: product.line,
		media: mediaOf(product, usual, hasFile),
		titles: textsOf(elementsAt(details, "DESCRIPTION_SHORT"), usual),
		descriptions: textsOf(elementsAt(details, "DESCRIPTION_LONG"), usual),
		type: textAt(details, "MANUFACTURER_TYPE_DESCR") || pid,
		base: textAt(base, "PROD_ID_TO") || null,
		cells: {
			article: textAt(details, "BUYER_PID") || (pid && `${prefix}${pid}`),
			weight_kg: weightOf(product, contains) || weightIn(features, contains),
			length_mm: length === null ? "" : String(length),
		},
		supply: {
			...{ supplier_code: pid, price },
			min_order: minimum === null ? order("QUANTITY_MIN") : String(Math.max(least, Math.ceil(minimum / contains))),
			pack_size: contains === 1 ? order("QUANTITY_INTERVAL") : "",
			delivery_min: days === null ? delivery : String(Math.ceil(days)),
			delivery_max: days === null ? delivery : String(Math.ceil(days)),
		},
	};
}

/** Kilograms per unit of sale that a feature names, in files without packing: "Gewicht", "Net weight". */
function weightIn(features: readonly Feature[], contains: number): string {
	for (const { titles, unit, values } of features) {
		const isWeight = Object.values(titles).some((title) => /^(?:net(?:to)?[ -]?)?(?:gewicht|weight|masse|mass|paino|kaal)$/i.test(title));
		const weight = isWeight && values.length === 1 ? numberOf(values[0] ?? "") : null;
		const factor = /^(?:kg|KGM)$/.test(unit) ? 1 : /^(?:g|GRM)$/.test(unit) ? 0.001 : null;
		if (weight !== null && factor !== null) return String(Number((weight * factor * contains).toFixed(6)));
	}
	return "";
}

/** Kilograms per unit of sale: from its dimensions, else net, else from the smallest packing. */
function weightOf(product: XmlElement, contains: number): string {
	const extensions = elementsAt(product, "USER_DEFINED_EXTENSIONS")[0];
	const packings = elementsAt(extensions, "UDX.EDXF.PACKING_UNITS/UDX.EDXF.PACKING_UNIT").flatMap((packing) => {
		const weight = numberOf(textAt(packing, "UDX.EDXF.WEIGHT"));
		const quantity = numberOf(textAt(packing, "UDX.EDXF.QUANTITY_MIN"));
		return weight !== null && quantity !== null && quantity > 0 ? [{ weight, quantity }] : [];
	});
	const smallest = packings.sort((a, b) => a.quantity - b.quantity)[0];
	const told =
		textAt(product, "PRODUCT_LOGISTIC_DETAILS/PRODUCT_DIMENSIONS/WEIGHT") ||
		textAt(extensions, "UDX.EDXF.PRODUCT_LOGISTIC_DETAILS/UDX.EDXF.NETWEIGHT") ||
		(smallest ? String(smallest.weight / smallest.quantity) : "");
	const weight = numberOf(told);
	return weight === null ? told : String(Number((weight * contains).toFixed(6)));
}
