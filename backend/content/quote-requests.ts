import * as z from "zod";
import type { content } from "../../contract/content";
import { json, rowsOf } from "../db/rows";
import { holds } from "../orders/offer-state";
import type { Visitor } from "../platform/visitor";

/** Added to ids of messages to form request numbers. */
const firstNumber = 10_000;

/** SQL of whether a stored message requests a quotation. */
export const isRequest = "kind = 'contact' AND (is_quote = 1 OR item <> '' OR cart <> '')";

/** SQL of the number of such a message. */
export const requestNumber = `'RQ-' || (${firstNumber} + contact_messages.id)`;

/** The id of the message with a number; 0 for an invalid number. */
export const requestId = (number: string): number => Number(/^RQ-(\d{5,12})$/.exec(number)?.[1] ?? firstNumber) - firstNumber;

/** The account's page shows this many. */
const shown = 10;

/** The latest requests of the account of session ?1. */
export const requestsOfAccount = `SELECT ${requestNumber} AS number, contact_messages.created_at, contact_messages.state, message, item, contact_messages.wanted_on, answer,
		(SELECT json_group_array(name) FROM (SELECT name FROM files WHERE contact_message_id = contact_messages.id ORDER BY created_at, id)) AS files,
		c.uuid, q.number AS offer_number, q.valid_until AS offer_valid_until
	FROM signed_in s CROSS JOIN contact_messages ON contact_messages.user_id = s.user_id LEFT JOIN carts c ON c.id = quotation_id LEFT JOIN offers q ON q.id = quotation_id
	WHERE s.session_id = ?1 AND ${isRequest} ORDER BY contact_messages.id DESC LIMIT ${shown}`;

const row = z.object({
	number: z.string(),
	created_at: z.string(),
	state: z.enum(["open", "answered", "closed"]),
	message: z.string(),
	item: z.string(),
	wanted_on: z.string(),
	answer: z.string(),
	files: json(z.array(z.string())),
	uuid: z.string().nullable(),
	offer_number: z.string().nullable(),
	offer_valid_until: z.string().nullable(),
});

/** The account's latest requests for a quotation, newest first, with the quotations that answer them. */
export async function requestsByUser({
	db,
	session,
}: Pick<Visitor, "db" | "session">): Promise<z.input<typeof content.requestsByUser.answer>> {
	const today = new Date();
	return rowsOf(row, await db.prepare(requestsOfAccount).bind(session).all()).map(
		({ uuid, offer_number: quotation, offer_valid_until: validUntil, ...said }) => ({
			...said,
			quotation:
				uuid && quotation && validUntil ? { uuid, number: quotation, valid_until: validUntil, is_valid: holds(validUntil, today) } : null,
		}),
	);
}
