import type { Cart, CartItem, CartSet } from "../../contract/cart";
import type { Letter, LetterLine } from "./letter";
import { itemNotes, quantityOf, setNotes } from "./line-notes";
import type { MailTexts } from "./texts";

/** Lines and sets of a cart, an order or an offer; their totals are after discounts of their own. */
export function orderLines(cart: Cart, texts: MailTexts): NonNullable<Letter["lines"]> {
	const { t } = texts;
	return {
		head: {
			code: t("line.code"),
			title: t("line.product"),
			quantity: t("line.quantity"),
			unitPrice: t("line.unitPrice"),
			total: t("line.total"),
		},
		rows: [
			...cart.items.map((item) => ofItem(item, cart.from_offer, texts)),
			...cart.orders_to_sets.map((set) => ofSet(set, cart.from_offer, texts)),
		],
	};
}

function ofItem(item: CartItem, offer: string | null, texts: MailTexts): LetterLine {
	const { money } = texts;
	return {
		code: item.variant.code,
		title: item.fullTitle,
		quantity: quantityOf(item, texts),
		unitPrice: money(item.price),
		total: money(item.line_price),
		totalCents: item.line_price,
		notes: itemNotes(item, offer, texts),
	};
}

function ofSet(set: CartSet, offer: string | null, texts: MailTexts): LetterLine {
	const { t, money } = texts;
	return {
		code: setCode(set.set_id),
		title: set.title,
		quantity: t("set.count", { count: set.quantity }),
		unitPrice: money(set.price),
		total: money(set.line_price),
		totalCents: set.line_price,
		notes: setNotes(set, offer, texts),
	};
}

/** Sets have no code of the catalogue; documents name them by their number. */
export const setCode = (setId: number): string => `SET-${setId}`;
