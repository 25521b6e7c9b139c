import * as z from "zod";
import { rowsOf } from "../db/rows";
import { isRequest, requestNumber } from "./quote-requests";

const contactMessage = z.object({
	number: z.string(),
	email: z.string(),
	message: z.string(),
	company: z.string(),
	vat: z.string(),
	name: z.string(),
	phone: z.string(),
	quantity: z.string(),
	place: z.string(),
	/** ISO day. */
	wanted_on: z.string(),
	is_quote: z.number(),
	website: z.string(),
	products: z.string(),
	item: z.string(),
	/** The attached cart, one line for each of its lines. */
	cart: z.string(),
	cart_uuid: z.string().nullable(),
	/** The origin of the shop's page with the form; "" if unknown. */
	origin: z.string(),
	/** The staff's comment on their quotation. */
	answer: z.string(),
});

/** A stored message; fields left empty are "". */
export type ContactMessage = z.output<typeof contactMessage>;

export async function contactMessageById(db: D1Database, id: number): Promise<ContactMessage | null> {
	const found = await db
		.prepare(
			`SELECT iif(${isRequest}, ${requestNumber}, '') AS number, email, message, company, vat, name, phone, quantity, place, wanted_on, is_quote, website, products, item, cart, cart_uuid, origin, answer FROM contact_messages
			WHERE id = ?`,
		)
		.bind(id)
		.all();
	return rowsOf(contactMessage, found)[0] ?? null;
}
