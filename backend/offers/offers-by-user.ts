import * as z from "zod";
import { companyDay } from "../../contract/company";
import { backendLocale, euros, parseRange } from "../../contract/fields";
import type { orders } from "../../contract/orders";
import type { offerStates } from "../../contract/values/order-states";
import { json, rowsOf } from "../db/rows";
import { holds } from "../orders/offer-state";
import { type ListFilters, plainSql, valuesOfSought, withinDays } from "../orders/order-texts";
import { isOursOf, memberOfSession, nameOfBuyer } from "../orders/team-orders";
import { userOf, type Visitor } from "../platform/visitor";
import { plain } from "../search/plain";

type Answer = z.input<typeof orders.offersByUser.answer>;

/** The offers that the account of a session (?1) has made. */
const mine = `SELECT c.id FROM signed_in s CROSS JOIN carts c ON c.user_id = s.user_id CROSS JOIN offers q ON q.id = c.id WHERE s.session_id = ?1`;

const ours = `SELECT c.id FROM ${memberOfSession} CROSS JOIN offers q ON q.team_id = m.team_id CROSS JOIN carts c ON c.id = q.id
	WHERE s.session_id = ?1 AND ${isOursOf("c.user_id", "q.team_id")}`;

const ordersFrom = "(SELECT count(*) FROM carts s WHERE s.from_offer_id = c.id AND s.is_ordered = 1)";

/** Text that finds an offer: its number, its reference, and the codes and names of its lines. */
const text = `${["' ', ''", "',', ''", "'.', ''", "'/', ''", "'×', 'x'"].reduce(
	(sql, change) => `replace(${sql}, ${change})`,
	plainSql(`q.number || '|' || c.reference || '|' || (SELECT coalesce(group_concat((value ->> '$.variant.code') || '|' || (value ->> 'fullTitle'), '|'), '')
	FROM json_each(q.snapshot, '$.items'))`),
)}`;

/** Words in the form of `text`: offers have no rows in the order search, which separates figures. */
const wordsIn = (search: string) =>
	search
		.split(/\s+/)
		.map((word) => plain(word).text.replace(/[^\p{L}\d]+/gu, ""))
		.filter((word) => word !== "" && word !== "x");

/** On the day ?8. */
const stands = `CASE ?3 WHEN '' THEN 1 WHEN 'valid' THEN q.valid_until >= ?8 WHEN 'expired' THEN q.valid_until < ?8 ELSE ${ordersFrom} > 0 END`;
const isFound = `(?2 = '[]' OR NOT EXISTS (SELECT 1 FROM json_each(?2) wanted WHERE instr(${text}, wanted.value) = 0))`;

/** Offers that match (?2 to ?7). */
const soughtOf = (ids: string) =>
	`SELECT c.id FROM (${ids}) page CROSS JOIN carts c ON c.id = page.id CROSS JOIN offers q ON q.id = page.id WHERE ${stands} AND ${withinDays("q.created_on")} AND ${isFound}`;

/** A page of offers: takes the offset (?9) and the page size (?10). */
const pageOf = (ids: string) => `SELECT c.uuid, q.number, q.created_on AS created_at, q.valid_until, c.locale,
	q.snapshot ->> '$.total_price' AS total_price, q.snapshot ->> '$.length' AS length,
	(SELECT json_group_array(value ->> 'fullTitle') FROM (SELECT value FROM json_each(q.snapshot, '$.items') LIMIT 3)) AS titles,
	${ordersFrom} AS orders,
	CASE WHEN c.user_id IS NOT ${userOf("?1")} THEN ${nameOfBuyer("c.user_id")} END AS colleague
	FROM (SELECT id FROM (${soughtOf(ids)}) ORDER BY id DESC LIMIT ?10 OFFSET ?9) page CROSS JOIN carts c ON c.id = page.id CROSS JOIN offers q ON q.id = page.id ORDER BY c.id DESC`;

const countOf = (ids: string) => `SELECT count(*) AS count FROM (${soughtOf(ids)})`;

export const offerQueries = {
	self: { page: pageOf(mine), count: countOf(mine) },
	company: { page: pageOf(ours), count: countOf(ours) },
};

const row = z.object({
	uuid: z.string(),
	number: z.string(),
	created_at: z.string(),
	valid_until: z.string(),
	locale: backendLocale,
	total_price: z.number().transform((cents) => euros(cents)),
	length: z.number(),
	titles: json(z.array(z.string())),
	orders: z.number(),
	colleague: z.string().nullable(),
});

/**
 * The offers of an account, or of its company, newest first.
 * @param wanted.range the page
 */
export async function offersByUser(
	{ db, session }: Pick<Visitor, "db" | "session">,
	{ range, ...sought }: ListFilters<(typeof offerStates)[number]> & { range?: string | undefined },
): Promise<Answer> {
	const { skip, take } = parseRange(range);
	const now = new Date();
	const [asker, , ...others] = valuesOfSought(session, sought);
	const values = [asker, JSON.stringify(wordsIn(sought.search ?? "")), ...others, companyDay(now)];
	const queries = offerQueries[sought.of ?? "self"];
	const [page, counted] = await db.batch([db.prepare(queries.page).bind(...values, skip, take), db.prepare(queries.count).bind(...values)]);
	const [{ count } = { count: 0 }] = rowsOf(z.object({ count: z.number() }), counted);
	return {
		count,
		is_sought: true,
		offers: rowsOf(row, page).map(({ colleague, ...offer }) => ({
			...offer,
			is_valid: holds(offer.valid_until, now),
			of_colleague: colleague === null ? null : { name: colleague },
		})),
	};
}
