import * as z from "zod";
import type { deskRequests } from "../../contract/desk/requests";
import { backendLocale } from "../../contract/fields";
import { rowsOf } from "../db/rows";
import { notFound, Refused } from "../platform/refused";
import { isRequest, requestId } from "./quote-requests";

/** The terms of a quotation. */
export type Terms = Omit<z.output<typeof deskRequests.quote.body>, "key">;

const requestRow = z.object({
	id: z.number(),
	state: z.enum(["open", "answered", "closed"]),
	email: z.string(),
	locale: backendLocale,
	session_id: z.string().nullable(),
	user_id: z.number().nullable(),
	answer_key: z.string().nullable(),
	company: z.string(),
	vat: z.string(),
	name: z.string(),
	phone: z.string(),
	place: z.string(),
	wanted_on: z.string(),
	cart_uuid: z.string().nullable(),
	quotation: z.string().nullable(),
});
export type Request = z.output<typeof requestRow>;

/** @throws Refused not_found */
export async function requestOf(db: D1Database, number: string): Promise<Request> {
	const found = await db
		.prepare(
			`SELECT m.id, m.state, m.email, m.locale, m.session_id, m.answer_key, m.company, m.vat, m.name, m.phone, m.place, m.wanted_on, m.cart_uuid, q.number AS quotation,
				coalesce(m.user_id, (SELECT id FROM users WHERE email = m.email COLLATE NOCASE AND is_verified = 1 AND is_deleted = 0)) AS user_id
			FROM contact_messages m LEFT JOIN offers q ON q.id = m.quotation_id WHERE m.id = ? AND ${isRequest}`,
		)
		.bind(requestId(number))
		.all();
	const [row] = rowsOf(requestRow, found);
	if (!row) throw notFound(`There is no request ${number}.`);
	return row;
}

/** @throws Refused conflict for an answered or closed request */
export function requireOpen({ state, quotation }: Request, number: string): void {
	if (state === "answered") throw new Refused("conflict", `The request ${number} was answered with ${quotation ?? "a quotation"}.`);
	if (state === "closed") throw new Refused("conflict", `The request ${number} is closed.`);
}
