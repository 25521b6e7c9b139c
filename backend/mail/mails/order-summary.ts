import * as z from "zod";
import type { Cart } from "../../../contract/cart";
import { backendLocale } from "../../../contract/fields";
import type { BackendLocale } from "../../../contract/locale";
import type { Letter } from "../../documents/letter";
import { orderLines } from "../../documents/order-lines";
import { deliveryAddress, deliverySection, facts, namedAddresses, signature } from "../../documents/order-sections";
import { plainName } from "../../documents/plain-name";
import { mailTexts } from "../../texts/mail-texts";
import type { MailData } from "../mail-data";
import { defineMail, type MailDefinition, type Written } from "../mail-definition";

const columns = z.object({ id: z.number(), locale: backendLocale, cart_id: z.number(), origin: z.string(), comment: z.string() });

export const aboutSentOrder = (
	write: (
		order: Cart,
		locale: BackendLocale,
		from: { db: D1Database; data: MailData; id: number; cartId: number; origin: string; comment: string },
	) => Written | Promise<Written>,
	about: Partial<Pick<MailDefinition, "isToShop">> = {},
): MailDefinition =>
	defineMail({
		...about,
		columns,
		write: async (db, { id, locale, cart_id, origin, comment }, data) => {
			// Buyers read the order as it was sent; others read it in the language of their mail.
			const order = await data.sentOrder(db, cart_id, about.isToShop ? locale : undefined);
			if (!order) throw new Error(`Mail ${id} is about an order that was not sent.`);
			return write(order, locale, { db, data, id, cartId: cart_id, origin, comment });
		},
	});

/** Buyer, lines, totals and delivery address of an order. */
export function orderSummary(order: Cart, locale: BackendLocale): Omit<Letter, "subject" | "heading" | "paragraphs"> {
	const texts = mailTexts(locale);
	const { t, day, money, language } = texts;
	const billing = order.forms?.billing;
	const to = deliveryAddress(order, texts);
	return {
		language,
		data: {
			title: t("section.order"),
			facts: facts([
				[t("order.number"), order.order_number ?? ""],
				[t("order.date"), order.processed_at ? day(order.processed_at) : ""],
				[t("address.contact"), plainName(billing?.name ?? "")],
				[t("address.email"), billing?.email ?? ""],
				[t("address.phone"), billing?.phone ?? ""],
				[t(order.vat.rate === 0 ? "total.due" : "total.gross"), money(order.total_price_with_vat)],
			]),
		},
		lines: orderLines(order, texts),
		totals: [],
		totalsNote: "",
		...(to && { shippingAddress: { ...to, lines: to.lines.map(plainName) } }),
		sections: [deliverySection(order, texts)],
		addresses: namedAddresses(order),
		closing: [signature(texts)],
	};
}
