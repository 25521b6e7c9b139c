import { z } from "zod";
import { rowsOf } from "../db/rows";

const contactMessage = z.object({
	email: z.string(),
	message: z.string(),
	company: z.string(),
	vat: z.string(),
	name: z.string(),
	phone: z.string(),
	quantity: z.string(),
	/** Where the goods are wanted. */
	place: z.string(),
	is_quote: z.number(),
	/** Of a company that wants to sell here. */
	website: z.string(),
	products: z.string(),
	item: z.string(),
	/** What the cart held that goes along, a line each. */
	cart: z.string(),
});

/** A message as it was sent; "" where its sender left a field empty. */
export type ContactMessage = z.output<typeof contactMessage>;

export async function contactMessageById(db: D1Database, id: number): Promise<ContactMessage | null> {
	const found = await db
		.prepare(
			`SELECT email, message, company, vat, name, phone, quantity, place, is_quote, website, products, item, cart FROM contact_messages
			WHERE id = ?`,
		)
		.bind(id)
		.all();
	return rowsOf(contactMessage, found)[0] ?? null;
}
