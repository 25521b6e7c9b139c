import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Column, FilterGroup, Supply } from "../../../contract/catalogue";
import type { Sort } from "../../../contract/fields";
import { formatFilters } from "../../../contract/filter-text";
import type { Filters } from "../../../contract/filters";
import { displayedWeight, weightDecimals } from "../../../contract/values/shown-weight";
import { listHref, readListQuery } from "../../platform/http/list-query";
import { requireCanonical } from "../../platform/http/redirect.server";
import { type Format, formatFor, unbroken } from "../../platform/i18n/format";
import type { Texts, Translate } from "../../platform/i18n/i18n";
import { describePage } from "../../platform/seo/page-meta";
import { chosenFilters } from "../filters/filter-chips";
import { requiredFilters } from "../list/list-href.server";
import { deliveryWords } from "../price/delivery-words";
import { per100 } from "../price/prices";
import { cellText, piecesInPack, shownColumns } from "../table/columns";
import { commonFamily, sizeApart, withoutHeading } from "../table/row-title";
import type { TableVariant } from "../table/table-rows";

/** Nobody prints a longer list. */
export const maxPrinted = 1_000;

interface RequestedList {
	compare: string;
	filters: Filters;
	sort: Sort | undefined;
}

/** @throws 400 if f is unreadable */
export function requestedList(request: Request): RequestedList {
	requireCanonical(request);
	const params = new URL(request.url).searchParams;
	const { sort } = readListQuery(params);
	return { compare: params.get("compare") ?? "", filters: requiredFilters(params), sort: sort === "" ? undefined : sort };
}

interface PrintedList extends RequestedList {
	path: string;
	title: string;
	norms: readonly string[];
	rows: readonly TableVariant[];
	columns: readonly Column[];
	isOfOne: boolean;
	count: number;
	groups: readonly FilterGroup[];
}

export interface PrintedPage {
	heading: string;
	norms: string[];
	filters: string[];
	list: PriceList;
	count: number;
	/** The day of the prices in the market's format. */
	day: string;
	/** The address of the list that linked here. */
	back: string;
}

/** Puts a price list into words. Search engines index the list itself. */
export function printedList(context: LoaderFunctionArgs["context"], printed: PrintedList) {
	const { market, texts } = context;
	const { path, title, norms, rows, columns, isOfOne, count, groups, compare, filters, sort } = printed;
	const format = formatFor(market);
	const printing = texts.translator("printing");
	const page: PrintedPage = {
		heading: title,
		norms: [...norms],
		filters: chosenFilters(groups, filters, format, texts.translator("filters")).map(({ text }) => text),
		list: priceList(rows, columns, title, isOfOne, format, texts),
		count,
		day: format.date(new Date().toISOString()),
		back: listHref(path, { compare, sort, f: formatFilters(filters) }),
	};
	return { meta: describePage(context, { title: printing("title", { title }) }), page };
}

/** A printed table that holds only words, so a thousand rows make a small page. */
export interface PriceList {
	columns: { title: string; unit?: string; isNumber: boolean }[];
	rows: string[][];
}

/**
 * Builds rows of net prices and the values that distinguish variants. Rows do not repeat the heading.
 * @param isOfOne true if all variants belong to the product in the heading
 */
function priceList(
	variants: readonly TableVariant[],
	columns: readonly Column[],
	heading: string,
	isOfOne: boolean,
	format: Format,
	texts: Texts,
): PriceList {
	const t = texts.translator("catalogue");
	const shown = shownColumns(columns, variants);
	const units = new Set(variants.map(({ products }) => products.unit));
	const [unit] = units.size === 1 ? units : [];
	const isPacked = variants.length > 0 && variants.every(({ values }) => piecesInPack(values) !== null);
	const isByMetre = variants.some(({ suppliedVariant }) => suppliedVariant.price_per_m !== null);
	const perUnit = unit ? t(`unit.per.${unit}`) : "";
	const decimals = Math.max(1, ...variants.map(({ weight }) => weightDecimals(displayedWeight(weight))));
	const family = commonFamily(variants.map(({ products }) => products.title));
	const nameOf = (title: string) => (family ? sizeApart(title) : withoutHeading(title, heading))[1];
	const figures = (title: string, unit?: string) => ({ title, unit, isNumber: true });
	const words = (title: string) => ({ title, isNumber: false });
	return {
		columns: [
			words(t("table.name.code")),
			...(isOfOne ? [] : [{ ...words(t("table.name.product")), unit: family }]),
			...shown.map(({ title, symbol, unit, kind }) => ({ title: symbol || title, unit, isNumber: kind === "number" })),
			figures(t("table.weight"), `kg ${unit ? perUnit : t("unit.perUnit")}`),
			words(t("table.stockWhere")),
			figures(
				isPacked ? t("table.price", { unit: t("table.per100") }) : unit ? t("table.price", { unit: perUnit }) : t("table.priceAny"),
				"€",
			),
			...(isPacked ? [figures(perUnit, "€")] : [...(isByMetre ? [figures("€/m")] : []), figures("€/kg")]),
			words(t("table.tier").replace("\u00ad", "")),
		],
		rows: variants.map((variant) => {
			const { code, products, beside, weight, values, suppliedVariant: supply } = variant;
			const inPack = isPacked ? piecesInPack(values) : null;
			const price = (cents: number) => format.amount(inPack ? per100(cents, inPack) : cents);
			return [
				code,
				...(isOfOne ? [] : [unbroken([nameOf(products.title), ...beside].join(", "))]),
				...shown.map((column) => cellText(values[column.code], column, format) ?? "–"),
				format.number(displayedWeight(weight) / 1000, decimals),
				stockWords(supply, texts),
				unit || inPack ? price(supply.price) : `${price(supply.price)} / ${t(`unit.short.${products.unit}`)}`,
				...(inPack
					? [format.amount(supply.price)]
					: [
							...(isByMetre ? [supply.price_per_m === null ? "–" : format.amount(supply.price_per_m)] : []),
							format.amount(supply.price_per_kg),
						]),
				tierWords(supply, price, inPack !== null, format, t),
			];
		}),
	};
}

type Priced = TableVariant["suppliedVariant"];

/** The head says where the delivery time leads to. */
function stockWords({ availability, delivery }: Pick<Supply, "availability" | "delivery">, texts: Texts): string {
	const t = texts.translator("catalogue");
	const words = availability === "out" ? null : deliveryWords(delivery, texts.locale);
	const delivered = words && t(words.key, { ...words.values, ...{ whereDelivered: "" } });
	return [t(`stock.${availability}`), delivered ?? ""]
		.filter(Boolean)
		.map((part) => part.replaceAll(" ", "\u00a0").replaceAll("–", "–\u2060"))
		.join(", ");
}

/** Returns "ab 10: 149,60; 25: 145,90". A middle dot would end a line. */
function tierWords(
	{ availability, volume_prices, min_order, price }: Priced,
	written: (cents: number) => string,
	isPacked: boolean,
	{ number }: Format,
	t: Translate<"catalogue">,
): string {
	if (availability === "out") return "";
	return volume_prices
		.filter((tier) => tier.threshold > min_order && tier.price < price)
		.map((tier, index) => {
			const from = number(tier.threshold);
			const words = isPacked ? t("tiers.fromPacks", { number: from }) : t("tiers.from", { quantity: from });
			return `${index === 0 ? words : from}: ${written(tier.price)}`.replaceAll(" ", "\u00a0");
		})
		.join("; ");
}

/** The limit of the backend for one call. */
const take = 100;

interface Part<Variant> {
	variants: Variant[];
	count: number;
}

/**
 * Reads the variants of a list in successive calls.
 * @param most the maximum number of variants
 * @param read returns the part of the list from `skip` on
 * @returns the first part, and the variants of all parts
 */
export async function allVariants<Variant, First extends Part<Variant>>(
	most: number,
	read: (skip: number, take: number) => Promise<First>,
): Promise<{ first: First; variants: First["variants"] }> {
	const first = await read(0, take);
	const variants = [...first.variants];
	const end = Math.min(most, first.count);
	for (let skip = take; skip < end; skip += take) variants.push(...(await read(skip, take)).variants);
	return { first, variants };
}
