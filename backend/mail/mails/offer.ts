import * as z from "zod";
import { backendLocale } from "../../../contract/fields";
import { offerLetter } from "../../documents/offer-letter";
import { closingLines } from "../../documents/order-sections";
import { greeting } from "../../documents/plain-name";
import { mailTexts } from "../../texts/mail-texts";
import { accompanied, attachmentsOf, defineMail } from "../mail-definition";

/** An offer that a buyer sends to others. Reply-To is the buyer, if known, and recipients do not see each other. */
export const offer = defineMail({
	columns: accompanied,
	write: async (db, row, data) => {
		const found = await data.offer(db, row.cart_id);
		if (!found) throw new Error(`Mail ${row.id} refers to a missing offer.`);
		const document = offerLetter(found, row.locale, { origin: row.origin });
		return {
			letter: offerLetter(found, row.locale, row),
			attachments: attachmentsOf(document, row.locale),
			isApart: true,
			replyTo: found.forms?.billing?.email,
		};
	},
});

/** Mails the staff's quotation and answer to the sender of a request. */
export const requestAnswered = defineMail({
	columns: z.object({ id: z.number(), locale: backendLocale, origin: z.string(), cart_id: z.number(), contact_message_id: z.number() }),
	write: async (db, { id, locale, origin, cart_id, contact_message_id }, data) => {
		const [offer, message] = await Promise.all([data.offer(db, cart_id), data.contactMessage(db, contact_message_id)]);
		if (!offer || !message) throw new Error(`Mail ${id} refers to a missing quotation or request.`);
		const texts = mailTexts(locale);
		const letter = offerLetter(offer, locale, { origin });
		return {
			letter: {
				...letter,
				paragraphs: [
					greeting(texts, message.name),
					texts.t("request.answered", { number: message.number }),
					...message.answer.split("\n").filter((line) => line.trim() !== ""),
					...letter.paragraphs,
				],
				closing: closingLines(locale, texts),
			},
			attachments: attachmentsOf(letter, locale),
		};
	},
});
