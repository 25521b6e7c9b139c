import type { Cart } from "../../../contract/cart";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";

export interface ListedOrder
	extends Pick<
		Cart,
		| "uuid"
		| "locale"
		| "order_number"
		| "order_status"
		| "state"
		| "needs_review"
		| "lines_sent"
		| "processed_at"
		| "length"
		| "reference"
		| "tracking"
		| "user_id"
		| "of_colleague"
	> {
	titles: string[];
	/** Cents with VAT. */
	total: number;
	vat: Pick<Cart["vat"], "rate">;
	idem: string;
}

export const namedLines = 3;

/** @param cart a sent order with at least its first lines @param idem the key of the form that orders it again */
export const listedOrder = (cart: Cart, idem: string): ListedOrder => ({
	uuid: cart.uuid,
	user_id: cart.user_id,
	order_number: cart.order_number,
	order_status: cart.order_status,
	locale: cart.locale,
	state: cart.state,
	needs_review: cart.needs_review,
	lines_sent: cart.lines_sent,
	processed_at: cart.processed_at,
	length: cart.length,
	reference: cart.reference,
	tracking: cart.tracking,
	of_colleague: cart.of_colleague,
	titles: [...cart.items.map(({ fullTitle }) => fullTitle), ...cart.orders_to_sets.map(({ title }) => title)].slice(0, namedLines),
	total: cart.total_price_with_vat,
	vat: cart.vat,
	idem,
});

/** The VAT note of an order's total. All other prices of the shop are net. */
export function VatNote({ order: { vat } }: { order: Pick<ListedOrder, "vat"> }) {
	const t = useT("cart");
	const { percent } = useFormat();
	return vat.rate === 0 ? t("totals.vat", { rate: percent(0) }) : t("totals.grossNote");
}
