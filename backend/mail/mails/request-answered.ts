import { z } from "zod";
import { backendLocale } from "../../../contract/fields";
import { contactMessageById } from "../../content/contact-message";
import { offerLetter } from "../../documents/offer-letter";
import { closingLines } from "../../documents/order-sections";
import { greeting } from "../../documents/plain-name";
import { offerById } from "../../offers/stored-offer";
import { mailTexts } from "../../texts/mail-texts";
import { attachmentsOf, defineMail } from "../mail-definition";

/** To who has asked for it: the quotation of staff, with their words. */
export const requestAnswered = defineMail({
	columns: z.object({ id: z.number(), locale: backendLocale, origin: z.string(), cart_id: z.number(), contact_message_id: z.number() }),
	write: async (db, { id, locale, origin, cart_id, contact_message_id }) => {
		const [offer, message] = await Promise.all([offerById(db, cart_id), contactMessageById(db, contact_message_id)]);
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
