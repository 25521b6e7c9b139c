import { euros } from "../../contract/fields";
import type { BackendLocale } from "../../contract/locale";
import { languageOf } from "../platform/language";
import type { DiscountRow } from "../pricing/discount-rows";
import type { VolumePrice } from "../pricing/pricing";
import type { CartAnswer } from "./wire";

type Answer = NonNullable<CartAnswer["order_discount"]>;

/**
 * A volume price and its saving compared with the price of a single unit.
 * @param amount cents
 */
export const volumeAnswer = ({ threshold }: VolumePrice, amount: number): Answer => ({
	kind: "volume",
	title: "",
	percent: null,
	amount: euros(amount),
	threshold,
	end_date: null,
});

/** @param amount cents that it takes off */
export const discountAnswer = (row: DiscountRow, amount: number, locale: BackendLocale): Answer => ({
	kind: row.kind,
	title: row.titles[languageOf(locale)] ?? "",
	percent: row.percent_bp / 100,
	amount: euros(amount),
	threshold: row.kind === "line" ? row.threshold : euros(row.threshold),
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
export const offeredDiscountAnswer = (kind: "line" | "order", { title, bp, until }: OfferedDiscount, amount: number): Answer => ({
	kind,
	title,
	percent: bp / 100,
	amount: euros(amount),
	threshold: 0,
	end_date: until,
});
