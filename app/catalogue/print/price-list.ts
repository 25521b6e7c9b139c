import type { Column, Supply } from "../../../contract/catalogue";
import { shownWeight, weightDecimals } from "../../../contract/values/shown-weight";
import { type Format, unbroken } from "../../platform/i18n/format";
import type { Translate } from "../../platform/i18n/i18n";
import { cellText, piecesInPack, shownColumns } from "../columns";
import { deliveryWords } from "../delivery-words";
import { per100 } from "../price/figures";
import { commonFamily, sizeApart, withoutHeading } from "../table/short-name";
import type { TableVariant } from "../table-rows";

/** A table as it is printed: all in words, so that a thousand rows are a small page. */
export interface PriceList {
	columns: { title: string; unit?: string; isNumber: boolean }[];
	rows: string[][];
}

/** Net prices of variants with what tells them apart: no row says again what stands above all. @param isOfOne of one product, which is the heading */
export function priceList(
	variants: readonly TableVariant[],
	columns: readonly Column[],
	heading: string,
	isOfOne: boolean,
	format: Format,
	t: Translate<"catalogue">,
): PriceList {
	const shown = shownColumns(columns, variants);
	const units = new Set(variants.map(({ products }) => products.unit));
	const [unit] = units.size === 1 ? units : [];
	const isPacked = variants.length > 0 && variants.every(({ values }) => piecesInPack(values) !== null);
	const isByMetre = variants.some(({ suppliedVariant }) => suppliedVariant.price_per_m !== null);
	const perUnit = unit ? t(`unit.per.${unit}`) : "";
	const decimals = Math.max(1, ...variants.map(({ weight }) => weightDecimals(shownWeight(weight))));
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
			words(t("table.tier")),
		],
		rows: variants.map((variant) => {
			const { code, products, beside, weight, values, suppliedVariant: supply } = variant;
			const inPack = isPacked ? piecesInPack(values) : null;
			const price = (cents: number) => format.amount(inPack ? per100(cents, inPack) : cents);
			return [
				code,
				...(isOfOne ? [] : [unbroken([nameOf(products.title), ...beside].join(", "))]),
				...shown.map((column) => cellText(values[column.code], column, format) ?? "–"),
				format.number(shownWeight(weight) / 1000, decimals),
				stockWords(supply, t),
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

/** The head says where the delivery time holds. */
function stockWords({ availability, delivery }: Pick<Supply, "availability" | "delivery">, t: Translate<"catalogue">): string {
	const words = availability === "out" ? null : deliveryWords(delivery);
	return [t(`stock.${availability}`), words ? t(words.key, { ...words.values, whereDelivered: "" }) : ""]
		.filter(Boolean)
		.map((part) => part.replaceAll(" ", "\u00a0").replaceAll("–", "–\u2060"))
		.join(", ");
}

/** "ab 10: 149,60; 25: 145,90": a middle dot would end a line. */
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
