import { elementsAt, textAt, type XmlElement } from "../../platform/xml-elements";
import { numberOf } from "./texts";

export const priceTypes: readonly string[] = ["net_list", "net_customer", "nrp"];

export interface PriceChoice {
	/** The day on which prices must be valid: 2026-11-27. */
	day: string;
	type: string;
	/** The territory for articles with prices in several: DE. */
	territory: string | null;
	/** Rounds to whole cents if the price of one unit is not a whole number of them. */
	isRounded: boolean;
	currency: string;
}

/** Prices per unit of sale; `from` counts these units. */
interface UnitPrices {
	price: string;
	/** The lowest quantity with a price. */
	least: number;
	tiers: { from: string; price: string }[];
}

/**
 * @param contains order units in a unit of sale
 * @returns the prices, or an explanation of what is wrong
 */
export function pricesOf(product: XmlElement, contains: number, choice: PriceChoice): UnitPrices | string {
	const { day, type, territory, isRounded, currency } = choice;
	const quantityText = textAt(product, "PRODUCT_ORDER_DETAILS/PRICE_QUANTITY") || "1";
	const quantity = numberOf(quantityText);
	if (quantity === null || quantity <= 0) return `PRICE_QUANTITY "${quantityText}" is not taken: a number above 0`;
	const all = elementsAt(product, "PRODUCT_PRICE_DETAILS");
	const valid = all.filter((details) => startOf(details) <= day && day <= endOf(details));
	if (all.length > 0 && valid.length === 0)
		return `No price is valid on ${day}: they are from ${all.map((details) => `${startOf(details) || "…"} to ${endOf(details)}`).join(", ")}`;
	const prices = valid.flatMap((details) => elementsAt(details, "PRODUCT_PRICE"));
	const ofType = prices.filter(({ attributes }) => attributes.price_type === type);
	if (ofType.length === 0) {
		const others = [...new Set(prices.flatMap(({ attributes }) => attributes.price_type ?? []))];
		return `There is no price ${type}${others.length > 0 ? `; there is ${others.join(", ")} (--price)` : ""}`;
	}
	const here = ofType.filter((price) => territory === null || isFor(price, territory));
	if (here.length === 0) return `There is no price ${type} for ${territory}`;
	const found: { bound: number; cents: number }[] = [];
	for (const price of here) {
		const coin = textAt(price, "PRICE_CURRENCY") || currency;
		if (coin !== "EUR") return `PRICE_CURRENCY "${coin}" is not taken: EUR`;
		const base = textAt(price, "PRICE_BASE/PRICE_UNIT");
		if (base !== "" && base !== textAt(product, "PRODUCT_ORDER_DETAILS/ORDER_UNIT"))
			return `PRICE_BASE is not taken: a price for ${base}, where another unit is ordered`;
		const amountText = textAt(price, "PRICE_AMOUNT");
		const amount = numberOf(amountText);
		const factor = numberOf(textAt(price, "PRICE_FACTOR") || "1");
		const bound = numberOf(textAt(price, "LOWER_BOUND") || "1");
		if (amount === null || factor === null)
			return `"${amountText}" is not taken: an amount with a point or a comma and no other signs: 12.50`;
		if (bound === null) return `LOWER_BOUND "${textAt(price, "LOWER_BOUND")}" is not taken: a number`;
		const cents = (amount * factor * contains * 100) / quantity;
		if (!isRounded && Math.abs(cents - Math.round(cents)) > 1e-6)
			return `${amountText} for ${quantityText} is ${Number((cents / 100).toFixed(6))} for ${contains === 1 ? "one" : contains}, which is no whole number of cents; --round takes the nearest`;
		found.push({ bound: Math.max(1, Math.ceil(bound / contains)), cents: Math.round(cents) });
	}
	found.sort((a, b) => a.bound - b.bound);
	const twice = found.find(({ bound }, at) => found[at + 1]?.bound === bound);
	if (twice) {
		const territories = [...new Set(here.flatMap((price) => elementsAt(price, "TERRITORY").map(({ text }) => text)))];
		return `There are several prices ${type} from ${twice.bound} on${territories.length > 1 ? `, for ${territories.join(", ")}: --territory says which` : ""}`;
	}
	const [first, ...rest] = found;
	if (!first) return `There is no price ${type}`;
	return {
		price: euros(first.cents),
		least: first.bound,
		tiers: rest.map(({ bound, cents }) => ({ from: String(bound), price: euros(cents) })),
	};
}

const euros = (cents: number): string => (cents / 100).toFixed(2);

const isFor = (price: XmlElement, territory: string): boolean => {
	const named = elementsAt(price, "TERRITORY").map(({ text }) => text);
	return named.length === 0 || named.some((name) => name === territory || name.startsWith(`${territory}-`));
};

const dateOf = (details: XmlElement, type: string): string =>
	(
		textAt(details, type.toUpperCase()) ||
		textAt(
			elementsAt(details, "DATETIME").find(({ attributes }) => attributes.type === type),
			"DATE",
		)
	).slice(0, 10);
const startOf = (details: XmlElement): string => dateOf(details, "valid_start_date");
const endOf = (details: XmlElement): string => dateOf(details, "valid_end_date") || "9999-12-31";
