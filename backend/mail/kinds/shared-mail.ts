import { z } from "zod";
import { cart } from "../../../contract/cart";
import { backendLocale } from "../../../contract/locale";
import { json } from "../../db/rows";
import { offerLetter } from "../../documents/offer-letter";
import { plainName } from "../../documents/plain-name";
import { offerById } from "../../offers/offer-document";
import { sharerOf } from "../../orders/sharer";
import type { Written } from "../written";
import { attachmentsOf } from "./attachments";
import { shareLetter } from "./share-letter";

const columns = z.object({
	id: z.number(),
	locale: backendLocale,
	order_id: z.number(),
	created_at: z.string(),
	origin: z.string(),
	comment: z.string(),
	snapshot: z.string().nullable(),
});
type Row = z.output<typeof columns>;

/** The mails that a buyer sends to others; answers go to the buyer, where the address is known, and the readers do not learn of each other. */
export const sharedMail = { columns, offer: aboutOffer, cart: aboutCart };

async function aboutOffer(db: D1Database, row: Row): Promise<Written> {
	const offer = await offerById(db, row.order_id);
	if (!offer) throw new Error(`Mail ${row.id} is about an offer that is not there.`);
	// The shop's document has nothing in it that somebody else wrote to its reader.
	const document = offerLetter(offer, row.locale, { origin: row.origin });
	return {
		letter: offerLetter(offer, row.locale, row),
		attachments: attachmentsOf(document, row.locale),
		isApart: true,
		replyTo: offer.forms?.billing?.email,
	};
}

async function aboutCart(db: D1Database, row: Row): Promise<Written> {
	const shared = json(cart).parse(row.snapshot);
	const sharer = await sharerOf(db, row.order_id);
	const sender = [sharer?.name ?? "", sharer?.company ?? ""]
		.map(plainName)
		.filter((part) => part !== "")
		.join(", ");
	const { origin, comment, created_at: sharedAt } = row;
	return { letter: shareLetter({ cart: shared, sender, sharedAt, origin, comment }, row.locale), isApart: true, replyTo: sharer?.email };
}
