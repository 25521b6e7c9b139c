import type { Discount } from "../../contract/cart";
import type { BackendLocale } from "../../contract/locale";
import { languageOf } from "../platform/language";
import type { DiscountRow } from "./discount-rows";
import type { VolumePrice } from "./pricing";

/** The threshold of a personal or order discount is in cents of goods. */
export type PricedDiscount = Discount;

/**
 * A volume price and its saving compared with the price of a single unit.
 * @param amount cents
 */
export const volumeDiscount = ({ threshold }: VolumePrice, amount: number): PricedDiscount => ({
	kind: "volume",
	title: "",
	percent: null,
	amount,
	threshold,
	end_date: null,
});

/** @param amount cents that it takes off */
export const pricedDiscount = (row: DiscountRow, amount: number, locale: BackendLocale): PricedDiscount => ({
	kind: row.kind,
	title: row.titles[languageOf(locale)] ?? "",
	percent: row.percent_bp / 100,
	amount,
	threshold: row.threshold,
	end_date: row.end_date,
});

interface OfferedDiscount {
	/** "" without a name, or if no one name is true of all goods. */
	title: string;
	/** Hundredths of a per cent. */
	bp: number;
	until: string;
}

/**
 * The discount of an offer: it has no threshold and holds to the offer's last day.
 * @param amount cents that it takes off
 */
export const offeredDiscount = (kind: "line" | "order", { title, bp, until }: OfferedDiscount, amount: number): PricedDiscount => ({
	kind,
	title,
	percent: bp / 100,
	amount,
	threshold: 0,
	end_date: until,
});
