import type { z } from "zod";
import type { deskRequests } from "../../../contract/desk/requests";
import type { formatFor } from "../../platform/i18n/format";

type Sums = Omit<z.output<typeof deskRequests.preview.answer>, "lines" | "valid_until" | "pdf">;

/** The sums of a quotation in the reader's notation. */
export const writtenSums = (sums: Sums, { money, percent }: ReturnType<typeof formatFor>) => ({
	goods: money(sums.goods_price),
	/** null for none. */
	discount: sums.discount > 0 ? money(sums.discount) : null,
	delivery: money(sums.delivery_price),
	/** The shop's own price, if another one was typed. */
	usualDelivery: sums.delivery_price === sums.usual_delivery_price ? null : money(sums.usual_delivery_price),
	net: money(sums.total_price),
	vatRate: percent(sums.vat.rate),
	vatReason: sums.vat.reason,
	country: sums.vat.country,
	vat: money(sums.total_vat),
	gross: money(sums.total_price_with_vat),
});
export type WrittenSums = ReturnType<typeof writtenSums>;
