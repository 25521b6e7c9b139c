import { z } from "zod";
import { parseRange } from "../../../contract/fields";
import type { Read } from "../../db/reads";
import { rowsOf } from "../../db/rows";
import type { Visitor } from "../../platform/visitor";
import { inRange, sentOrder, trackingOf } from "../cart-answer";
import { orderColumns, orderJoins, orderRow } from "../order-rows";
import { soughtIn } from "../order-texts";
import type { CartAnswer } from "../wire";

interface Wanted {
	/** Words that the order itself or one of its lines must have. */
	search?: string;
	/** Where it stands, as its buyer is told. */
	state?: string;
}

/** Each word stands in the order's own text, or each in the text of one and the same line. */
const isFound = `(?2 = '[]' OR EXISTS (SELECT 1 FROM order_texts t WHERE t.order_id = o.id
	AND NOT EXISTS (SELECT 1 FROM json_each(?2) wanted WHERE instr(t.text, wanted.value) = 0)))`;

/** One that a person has yet to look at is not among the confirmed ones. */
const stands = `(?3 = '' OR o.order_status = iif(?3 = 'in_review', 'confirmed', ?3)
	AND (?3 NOT IN ('in_review', 'confirmed') OR o.needs_review = (?3 = 'in_review')))`;

const isWanted = `o.is_processed = 1 AND ${stands} AND ${isFound}`;

/** The sent orders of a session (?1) and of its account that have all words of a JSON array (?2) and a state (?3, "" for any). */
const mine = `SELECT o.id, o.processed_at FROM signed_in s CROSS JOIN orders o ON o.user_id = s.user_id WHERE s.session_id = ?1 AND ${isWanted}
	UNION ALL SELECT o.id, o.processed_at FROM orders o WHERE o.session_id = ?1 AND o.user_id IS NULL AND ${isWanted}`;

/** A page of them: takes how many to pass over (?4) and how many to give (?5). */
export const ordersOfSession = `SELECT ${orderColumns}
	FROM (SELECT * FROM (${mine}) ORDER BY processed_at DESC, id DESC LIMIT ?5 OFFSET ?4) page
	CROSS JOIN orders o ON o.id = page.id
	${orderJoins}
	ORDER BY o.processed_at DESC, o.id DESC`;

export const orderCount = `SELECT count(*) AS count FROM (${mine}) page`;

type Asking = Pick<Visitor, "db" | "session">;

const valuesOf = ({ session }: Asking, { search = "", state = "" }: Wanted) => [session, JSON.stringify(soughtIn(search)), state];

/**
 * The orders that the visitor has sent, newest first, as they were sent; their forms are told with each order alone.
 * @param page.range which orders, @param page.lines which lines of each; all where there is none
 */
export function ordersByUser(
	visitor: Asking,
	{ range, lines, ...wanted }: Wanted & { range?: string; lines?: string },
): Read<CartAnswer[]> {
	if (visitor.session === "") return { statements: [], parse: () => [] };
	const { skip, take } = parseRange(range);
	return {
		statements: [visitor.db.prepare(ordersOfSession).bind(...valuesOf(visitor, wanted), skip, take)],
		parse: ([found]) =>
			rowsOf(orderRow, found).flatMap((row) => {
				const sent = sentOrder({ row });
				return sent ? [{ ...inRange(sent, lines), user_id: row.user_id, is_owner: true, forms: null, tracking: trackingOf(row) }] : [];
			}),
	};
}

const countRow = z.object({ count: z.number() });

/** How many they are, on all pages. */
export async function countOrdersByUser(visitor: Asking, wanted: Wanted): Promise<{ count: number }> {
	if (visitor.session === "") return { count: 0 };
	const found = await visitor.db
		.prepare(orderCount)
		.bind(...valuesOf(visitor, wanted))
		.first();
	return countRow.parse(found);
}
