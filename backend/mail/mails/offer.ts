import { offerLetter } from "../../documents/offer-letter";
import { offerById } from "../../offers/stored-offer";
import { accompanied, attachmentsOf, defineMail } from "../mail-definition";

/** An offer that a buyer sends to others. Reply-To is the buyer, if known, and recipients do not learn of each other. */
export const offer = defineMail({
	columns: accompanied,
	write: async (db, row) => {
		const found = await offerById(db, row.cart_id);
		if (!found) throw new Error(`Mail ${row.id} refers to a missing offer.`);
		// The attached document leaves out the sender's comment.
		const document = offerLetter(found, row.locale, { origin: row.origin });
		return {
			letter: offerLetter(found, row.locale, row),
			attachments: attachmentsOf(document, row.locale),
			isApart: true,
			replyTo: found.forms?.billing?.email,
		};
	},
});
