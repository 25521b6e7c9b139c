import { z } from "zod";
import { backendLocale, parseRange } from "../../contract/fields";
import type { orders } from "../../contract/orders";
import { json, rowsOf } from "../db/rows";
import { holds } from "../orders/offer-state";
import { buyerName, isOurs, ordersOfTeam } from "../orders/team-orders";
import { userOf, type Visitor } from "../platform/visitor";

type Answer = z.input<typeof orders.offersByUser.answer>;

/** The offers that the account of a session (?1) has made. */
const mine = `SELECT o.id FROM signed_in s CROSS JOIN orders o ON o.user_id = s.user_id WHERE s.session_id = ?1 AND o.offer_number IS NOT NULL`;

/** Those of its team that it may read. */
const ours = `SELECT o.id FROM ${ordersOfTeam} WHERE s.session_id = ?1 AND o.offer_number IS NOT NULL AND ${isOurs}`;

/** A page of them: takes how many to pass over (?2) and how many to give (?3). */
const pageOf = (
	ids: string,
) => `SELECT o.uuid, o.offer_number AS number, o.offer_created_on AS created_at, o.offer_valid_until AS valid_until, o.locale,
	o.snapshot ->> '$.total_price' AS total_price, o.snapshot ->> '$.length' AS length,
	(SELECT json_group_array(value ->> 'fullTitle') FROM (SELECT value FROM json_each(o.snapshot, '$.items') LIMIT 3)) AS titles,
	(SELECT count(*) FROM orders s WHERE s.from_offer_id = o.id AND s.is_processed = 1) AS orders,
	CASE WHEN o.user_id IS NOT ${userOf("?1")} THEN ${buyerName} END AS colleague
	FROM (SELECT id FROM (${ids}) ORDER BY id DESC LIMIT ?3 OFFSET ?2) page CROSS JOIN orders o ON o.id = page.id ORDER BY o.id DESC`;

export const offerQueries = {
	self: { page: pageOf(mine), count: `SELECT count(*) AS count FROM (${mine})` },
	company: { page: pageOf(ours), count: `SELECT count(*) AS count FROM (${ours})` },
};

const row = z.object({
	uuid: z.string(),
	number: z.string(),
	created_at: z.string(),
	valid_until: z.string(),
	locale: backendLocale,
	total_price: z.number(),
	length: z.number(),
	titles: json(z.array(z.string())),
	orders: z.number(),
	colleague: z.string().nullable(),
});

/** The offers of an account, or of its company, newest first. @param wanted.range which of them */
export async function offersByUser(
	{ db, session }: Pick<Visitor, "db" | "session">,
	{ of = "self", range }: { of?: "self" | "company"; range?: string },
): Promise<Answer> {
	const { skip, take } = parseRange(range);
	const [page, counted] = await db.batch([
		db.prepare(offerQueries[of].page).bind(session, skip, take),
		db.prepare(offerQueries[of].count).bind(session),
	]);
	const now = new Date();
	const [{ count } = { count: 0 }] = rowsOf(z.object({ count: z.number() }), counted);
	return {
		count,
		offers: rowsOf(row, page).map(({ colleague, ...offer }) => ({
			...offer,
			is_valid: holds(offer.valid_until, now),
			of_colleague: colleague === null ? null : { name: colleague },
		})),
	};
}
