import { z } from "zod";
import { company } from "../../../contract/company";
import { backendLocale } from "../../../contract/fields";
import type { BackendLocale } from "../../../contract/locale";
import type { Letter } from "../../documents/letter";
import { type HeldPayment, heldPayment } from "../../payments/settle";
import { mailTexts } from "../../texts/mail-texts";
import { defineMail } from "../mail-definition";

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
 * To the shop's staff: a payment that does not match its order, with its ids at the provider and here. Contains no personal data of the buyer.
 */
function heldLetter(held: HeldPayment, locale: BackendLocale, origin: string): Letter {
	const { t, language, money } = mailTexts(locale);
	return {
		language,
		subject: t("held.subject"),
		heading: t("held.subject"),
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
		totals: [],
		totalsNote: "",
		sections: [],
		closing: [t("held.next"), company.name],
	};
}
