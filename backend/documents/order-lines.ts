import type { Cart, CartItem, CartSet } from "../../contract/cart";
import type { MailTexts } from "../texts/mail-texts";
import { joined, type Letter, type LetterLine, type Note } from "./letter";
import { barsOf, cutBars, itemNotes, quantityOf, setNotes } from "./line-notes";

/** Lines and sets of a cart, an order or an offer; totals include their own discounts. */
export function orderLines(cart: Cart, texts: MailTexts): NonNullable<Letter["lines"]> {
	const { t } = texts;
	return {
		head: {
			position: t("line.position"),
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
		title: joined(item.fullTitle),
		quantity: quantityOf(item, texts),
		quantityNote: barsOf(item, texts),
		// Next to a number of pieces, the price of a bar would look like the price of a piece.
		unitPrice: item.cut ? "" : money(item.price),
		total: money(item.line_price),
		totalCents: item.line_price,
		notes: itemNotes(item, offer, texts).map(ofOneLine),
		bars: cutBars(item, texts).map((bar) => ({ ...bar, text: joined(bar.text) })),
	};
}

function ofSet(set: CartSet, offer: string | null, texts: MailTexts): LetterLine {
	const { t, money } = texts;
	return {
		code: setCode(set.set_id),
		title: joined(set.title),
		quantity: t("set.count", { count: set.quantity }),
		quantityNote: "",
		unitPrice: money(set.price),
		total: money(set.line_price),
		totalCents: set.line_price,
		notes: setNotes(set, offer, texts).map(ofOneLine),
		bars: [],
	};
}

const ofOneLine = (note: Note): Note => ({ ...note, text: joined(note.text) });

/** Sets have no article code; documents use their number. */
export const setCode = (setId: number): string => `SET-${setId}`;

/** The set with a code of `setCode`; null for any other code. */
export function setIdOf(code: string): number | null {
	const digits = /^SET-(\d{1,9})$/.exec(code)?.[1];
	return digits === undefined ? null : Number(digits);
}
