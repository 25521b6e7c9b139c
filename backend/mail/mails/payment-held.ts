import * as z from "zod";
import { backendLocale } from "../../../contract/fields";
import type { BackendLocale } from "../../../contract/locale";
import { paymentMethodNames } from "../../../contract/values/payment-methods";
import { rowsOf } from "../../db/rows";
import type { Letter } from "../../documents/letter";
import type { PaymentMethod } from "../../payment-methods/payment-method";
import { paymentMethods } from "../../payment-methods/payment-methods";
import { mailTexts } from "../../texts/mail-texts";
import { defineMail, letterOf } from "../mail-definition";

export const paymentHeld = defineMail({
	isToShop: true,
	columns: z.object({ id: z.number(), locale: backendLocale, cause: z.string(), origin: z.string() }),
	write: async (db, { id, locale, cause, origin }) => {
		const held = await heldPayment(db, cause.replace("payment-held:", ""));
		if (!held) throw new Error(`Mail ${id} refers to a payment that is not held.`);
		return { letter: heldLetter(held, locale, origin), orderNumber: held.order_number };
	},
});

/**
 * A letter to staff about a payment that does not match its order, with its ids at the provider and here. It contains no personal data of
 * the buyer.
 */
function heldLetter(held: HeldPayment, locale: BackendLocale, origin: string): Letter {
	const texts = mailTexts(locale);
	const { t, language, money } = texts;
	const method: PaymentMethod = paymentMethods[held.method];
	if (method.provider === null) throw new Error(`Nobody pays ahead by ${held.method}.`);
	return {
		...letterOf({ language }, method.heldSubject(texts)),
		paragraphs: [t(held.isOrder ? "held.second" : "held.amount")],
		...(origin ? { link: { text: t("order.link"), url: `${origin}/cart/${held.uuid}` } } : {}),
		data: {
			title: t("held.payment"),
			facts: [
				{ label: t("held.session"), value: held.provider_session_id },
				{ label: t("held.asked"), value: money(held.amount_cents) },
				{ label: t("held.order"), value: held.order_number ?? String(held.cart_id) },
			],
		},
		closing: [t("held.next"), ({ name }) => name],
	};
}

const heldRow = z.object({
	id: z.number(),
	provider_session_id: z.string(),
	method: z.enum(paymentMethodNames),
	amount_cents: z.number(),
	cart_id: z.number(),
	uuid: z.string(),
	order_number: z.string().nullable(),
	/** The payment's order has been sent. */
	isOrder: z.number().transform((value) => value === 1),
});
type HeldPayment = z.output<typeof heldRow>;

async function heldPayment(db: D1Database, session: string): Promise<HeldPayment | null> {
	const found = await db
		.prepare(
			`SELECT p.id, p.provider_session_id, p.method, p.amount_cents, p.cart_id, c.uuid, o.order_number, c.is_ordered AS isOrder
			FROM payments p JOIN carts c ON c.id = p.cart_id LEFT JOIN orders o ON o.id = p.cart_id
			WHERE p.provider_session_id = ? AND p.state = 'held'`,
		)
		.bind(session)
		.all();
	return rowsOf(heldRow, found)[0] ?? null;
}
