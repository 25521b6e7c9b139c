import { z } from "zod";
import { companyDayStart } from "../../../contract/company";
import { parseRange } from "../../../contract/fields";
import { dayAfter } from "../../../contract/values/days";
import type { orderStates, soughtStates } from "../../../contract/values/order-states";
import type { Read } from "../../db/reads";
import { rowsOf } from "../../db/rows";
import { userOf, type Visitor } from "../../platform/visitor";
import { inRange, sentOrder, trackingOf } from "../cart-answer";
import { orderColumns, orderJoins, orderRow } from "../order-rows";
import { soughtIn } from "../order-texts";
import { buyerName, isOurs, ordersOfTeam } from "../team-orders";
import type { CartAnswer } from "../wire";

interface Wanted {
	/** Words that the order itself or one of its lines must have. */
	search?: string;
	state?: (typeof soughtStates)[number];
	/** Whose: the visitor's own by default, or the team's, as far as the visitor may read them. */
	of?: "self" | "company";
	/** The id of the account that has sent it. */
	buyer?: string;
	/** The first and the last day that it may have been sent on; ISO, by the company's clock. */
	since?: string;
	until?: string;
	/** Code of a cost centre to which something of it falls. */
	cost_centre?: string;
}

/** Each word stands in the order's own text, or each in the text of one and the same line. */
const isFound = `(?2 = '[]' OR EXISTS (SELECT 1 FROM order_texts t WHERE t.order_id = o.id
	AND NOT EXISTS (SELECT 1 FROM json_each(?2) wanted WHERE instr(t.text, wanted.value) = 0)))`;

const isWanted = `(?4 = '' OR o.processed_at >= ?4) AND (?5 = '' OR o.processed_at < ?5) AND (?6 = '' OR o.user_id = CAST(?6 AS INTEGER))
	AND (?7 = '' OR EXISTS (SELECT 1 FROM json_each(o.cost_shares) WHERE json_each.key = ?7)) AND (?3 = '' OR o.state = ?3) AND ${isFound}`;

/**
 * The sent orders of a session (?1) and of its account that have all words of a JSON array (?2) and a state (?3), were sent from a time on (?4) and
 * before another one (?5), by an account (?6), to a cost centre (?7); "" for any.
 */
const mine = `SELECT o.id, o.processed_at FROM signed_in s CROSS JOIN orders o ON o.user_id = s.user_id WHERE s.session_id = ?1 AND ${isWanted}
	UNION ALL SELECT o.id, o.processed_at FROM orders o WHERE o.session_id = ?1 AND o.user_id IS NULL AND ${isWanted}`;

/** The same of what the session's account may read in its team. */
const ours = `SELECT o.id, o.processed_at FROM ${ordersOfTeam}
	WHERE s.session_id = ?1 AND ${isOurs} AND ${isWanted}`;

/** A page of orders: takes how many to pass over (?8) and how many to give (?9). */
const pageOf = (sought: string) => `SELECT ${orderColumns}, ${buyerName} AS buyer_name, o.user_id IS ${userOf("?1")} AS is_of_account
	FROM (SELECT * FROM (${sought}) ORDER BY processed_at DESC, id DESC LIMIT ?9 OFFSET ?8) page
	CROSS JOIN carts c ON c.id = page.id
	${orderJoins}
	ORDER BY o.processed_at DESC, o.id DESC`;
const countOf = (sought: string) => `SELECT count(*) AS count FROM (${sought}) page`;

export const historyQueries = {
	self: { page: pageOf(mine), count: countOf(mine) },
	company: { page: pageOf(ours), count: countOf(ours) },
};

/** The states that are sought by words of `order_status`. */
const statesSought: Partial<Record<(typeof soughtStates)[number], (typeof orderStates)[number]>> = {
	reviewed: "confirmed",
	other: "cancelled",
};

type Asking = Pick<Visitor, "db" | "session">;

const valuesOf = ({ session }: Asking, { search = "", state, buyer = "", since, until, cost_centre = "" }: Wanted) => [
	session,
	JSON.stringify(soughtIn(search)),
	state === undefined ? "" : (statesSought[state] ?? state),
	since ? companyDayStart(since) : "",
	until ? companyDayStart(dayAfter(until, 1)) : "",
	buyer,
	cost_centre,
];

const listedRow = orderRow.extend({ buyer_name: z.string(), is_of_account: z.number() });

/**
 * The orders that the visitor has sent, or colleagues have, newest first, as they were sent; their forms are told with each order alone.
 * @param page.range which orders, @param page.lines which lines of each; all where there is none
 */
export function ordersByUser(
	visitor: Asking,
	{ range, lines, ...wanted }: Wanted & { range?: string; lines?: string },
): Read<CartAnswer[]> {
	if (visitor.session === "") return { statements: [], parse: () => [] };
	const { skip, take } = parseRange(range);
	return {
		statements: [visitor.db.prepare(historyQueries[wanted.of ?? "self"].page).bind(...valuesOf(visitor, wanted), skip, take)],
		parse: ([found]) =>
			rowsOf(listedRow, found).flatMap((row) => {
				const sent = sentOrder({ row });
				if (!sent) return [];
				const isOwn = wanted.of !== "company" || row.is_of_account === 1;
				const of_colleague = isOwn ? null : { name: row.buyer_name };
				return [{ ...inRange(sent, lines), user_id: row.user_id, is_owner: isOwn, of_colleague, forms: null, tracking: trackingOf(row) }];
			}),
	};
}

const countRow = z.object({ count: z.number() });

/** How many they are, on all pages. */
export async function countOrdersByUser(visitor: Asking, wanted: Wanted): Promise<{ count: number }> {
	if (visitor.session === "") return { count: 0 };
	const found = await visitor.db
		.prepare(historyQueries[wanted.of ?? "self"].count)
		.bind(...valuesOf(visitor, wanted))
		.first();
	return countRow.parse(found);
}
