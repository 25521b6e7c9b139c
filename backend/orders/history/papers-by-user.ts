import * as z from "zod";
import { companyDay } from "../../../contract/company";
import { parseRange } from "../../../contract/fields";
import type { PaperAnswer } from "../../../contract/ordering/papers";
import { orderStates, paperKinds } from "../../../contract/values/order-states";
import type { Read } from "../../db/reads";
import { rowsOf } from "../../db/rows";
import type { Visitor } from "../../platform/visitor";
import { isFoundByOrder, type ListFilters, valuesOfSought, withinDays, withinTimes } from "../order-texts";
import { isOurs, ordersOfTeam } from "../team-orders";

/** The papers of orders `o`, by kind: tables, number, day or time, and a condition for the range. */
const kinds = [
	{ kind: "'confirmation'", joins: "", number: "o.order_number", at: "o.processed_at", isIn: withinTimes("o.processed_at") },
	{ kind: "'delivery_note'", joins: "CROSS JOIN deliveries d ON d.order_id = o.id", number: "d.number", at: "d.shipped_on" },
	{
		kind: "'certificate'",
		joins: "CROSS JOIN deliveries d ON d.order_id = o.id CROSS JOIN certificates c ON c.delivery_id = d.id",
		number: "c.number",
		at: "c.issued_on",
	},
	{ kind: "i.kind", joins: "CROSS JOIN invoices i ON i.order_id = o.id", number: "i.number", at: "i.issued_on" },
];

/**
 * The papers that match (?2 to ?7).
 * @param orders SQL of the orders `o` that session ?1 may read
 * @param isReadable condition on those orders
 */
const papersOf = (orders: string, isReadable: string) =>
	kinds
		.map(
			({ kind, joins, number, at, isIn = withinDays(at) }) =>
				`SELECT ${kind} AS kind, ${number} AS number, ${at} AS at, o.id, o.order_number, o.state
				FROM ${orders} ${joins}
				WHERE s.session_id = ?1 AND ${isReadable} AND (?3 = '' OR ${kind} = ?3) AND ${isIn} AND ${isFoundByOrder(number)}`,
		)
		.join(" UNION ALL ");

const mine = papersOf("signed_in s CROSS JOIN orders o ON o.user_id = s.user_id", "1");
const ours = papersOf(ordersOfTeam, isOurs);

/** A page of papers: takes the offset (?8) and the page size (?9). */
const pageOf = (papers: string) => `SELECT page.*, c.uuid, c.reference
	FROM (SELECT * FROM (${papers}) ORDER BY at DESC, number DESC LIMIT ?9 OFFSET ?8) page CROSS JOIN carts c ON c.id = page.id ORDER BY at DESC, number DESC`;
const countOf = (papers: string) => `SELECT count(*) AS count FROM (${papers}) page`;

export const paperQueries = {
	self: { page: pageOf(mine), count: countOf(mine) },
	company: { page: pageOf(ours), count: countOf(ours) },
};

const paperRow = z.object({
	kind: z.enum(paperKinds),
	number: z.string(),
	at: z.string(),
	uuid: z.string(),
	order_number: z.string(),
	reference: z.string(),
	state: z.enum(orderStates),
});
const countRow = z.object({ count: z.number() });

/** Papers of the orders of the session's account, or of the company orders that it may read; newest first. */
export function papersByUser(
	{ db, session }: Pick<Visitor, "db" | "session">,
	{ range, ...sought }: ListFilters<(typeof paperKinds)[number]> & { range?: string | undefined },
): Read<{ papers: PaperAnswer[]; count: number; is_sought?: boolean }> {
	if (session === "") return { statements: [], parse: () => ({ papers: [], count: 0 }) };
	const { skip, take } = parseRange(range);
	const values = valuesOfSought(session, sought);
	const { page, count } = paperQueries[sought.of ?? "self"];
	return {
		statements: [db.prepare(page).bind(...values, skip, take), db.prepare(count).bind(...values)],
		parse: ([found, counted]) => ({
			papers: rowsOf(paperRow, found).map(({ at, uuid, order_number, reference, state, ...paper }) => ({
				...paper,
				// A confirmation has a time.
				day: at.length > 10 ? companyDay(new Date(at)) : at,
				order: { uuid, order_number, reference, state },
				...(paper.kind === "delivery_note" && { has_advice: true }),
			})),
			count: rowsOf(countRow, counted)[0]?.count ?? 0,
			is_sought: true,
		}),
	};
}
