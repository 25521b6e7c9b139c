import * as z from "zod";
import { companyDayStart } from "../../../contract/company";
import { parseRange } from "../../../contract/fields";
import { dayAfter } from "../../../contract/values/days";
import type { filterableStates, orderStates } from "../../../contract/values/order-states";
import type { Read } from "../../db/reads";
import { rowsOf } from "../../db/rows";
import { userOf, type Visitor } from "../../platform/visitor";
import { cartColumns, cartJoins, cartRow } from "../cart-rows";
import { searchWords } from "../order-texts";
import type { PricedCart } from "../priced-cart";
import { linesInRange, sentOrder, trackingOf } from "../read-cart";
import { buyerName, isOurs, ordersOfTeam } from "../team-orders";

interface Wanted {
	/** Words that the order itself or one of its lines must contain. */
	search?: string;
	state?: (typeof filterableStates)[number];
	/** The visitor's own orders by default, or those of the team that the visitor may read. */
	of?: "self" | "company";
	/** Id of the account that sent it. */
	buyer?: string;
	/** First and last day of sending; ISO, by the company's clock. */
	since?: string;
	until?: string;
	/** Cost centre code that takes a share of it. */
	cost_centre?: string;
}

/** All words must be in the order's own text, or all in the text of one line. */
const isFound = `(?2 = '[]' OR EXISTS (SELECT 1 FROM order_texts t WHERE t.order_id = o.id
	AND NOT EXISTS (SELECT 1 FROM json_each(?2) wanted WHERE instr(t.text, wanted.value) = 0)))`;

const isWanted = `(?4 = '' OR o.processed_at >= ?4) AND (?5 = '' OR o.processed_at < ?5) AND (?6 = '' OR o.user_id = CAST(?6 AS INTEGER))
	AND (?7 = '' OR EXISTS (SELECT 1 FROM json_each(o.cost_shares) WHERE json_each.key = ?7)) AND (?3 = '' OR o.state = ?3) AND ${isFound}`;

/**
 * The sent orders of a session (?1) and its account that match: all words of a JSON array (?2), a state (?3), sent from a time
 * (?4) and before another (?5), by an account (?6), to a cost centre (?7). "" matches any.
 */
const mine = `SELECT o.id, o.processed_at FROM signed_in s CROSS JOIN orders o ON o.user_id = s.user_id WHERE s.session_id = ?1 AND ${isWanted}
	UNION ALL SELECT o.id, o.processed_at FROM orders o WHERE o.session_id = ?1 AND o.user_id IS NULL AND ${isWanted}`;

/** Matching orders that the session's account may read in its team. */
const ours = `SELECT o.id, o.processed_at FROM ${ordersOfTeam}
	WHERE s.session_id = ?1 AND ${isOurs} AND ${isWanted}`;

/** A page of orders: takes the offset (?8) and the page size (?9). */
const pageOf = (sought: string) => `SELECT ${cartColumns}, ${buyerName} AS buyer_name, o.user_id IS ${userOf("?1")} AS is_of_account
	FROM (SELECT * FROM (${sought}) ORDER BY processed_at DESC, id DESC LIMIT ?9 OFFSET ?8) page
	CROSS JOIN carts c ON c.id = page.id
	${cartJoins}
	ORDER BY o.processed_at DESC, o.id DESC`;
const countOf = (sought: string) => `SELECT count(*) AS count FROM (${sought}) page`;

export const historyQueries = {
	self: { page: pageOf(mine), count: countOf(mine) },
	company: { page: pageOf(ours), count: countOf(ours) },
};

const statesSought: Partial<Record<(typeof filterableStates)[number], (typeof orderStates)[number]>> = {
	reviewed: "confirmed",
	other: "cancelled",
};

type Asking = Pick<Visitor, "db" | "session">;

const valuesOf = ({ session }: Asking, { search = "", state, buyer = "", since, until, cost_centre = "" }: Wanted) => [
	session,
	JSON.stringify(searchWords(search)),
	state === undefined ? "" : (statesSought[state] ?? state),
	since ? companyDayStart(since) : "",
	until ? companyDayStart(dayAfter(until, 1)) : "",
	buyer,
	cost_centre,
];

const listedRow = cartRow.extend({ buyer_name: z.string(), is_of_account: z.number() });

/**
 * The orders that the visitor or colleagues have sent, newest first, as they were sent. Forms come only with a single order.
 * @param page.range the orders,
 * @param page.lines the lines of each; all by default
 */
export function ordersByUser(
	visitor: Asking,
	{ range, lines, ...wanted }: Wanted & { range?: string; lines?: string },
): Read<PricedCart[]> {
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
				return [
					{ ...linesInRange(sent, lines), user_id: row.user_id, is_owner: isOwn, of_colleague, forms: null, tracking: trackingOf(row) },
				];
			}),
	};
}

const countRow = z.object({ count: z.number() });

export async function countOrdersByUser(visitor: Asking, wanted: Wanted): Promise<{ count: number }> {
	if (visitor.session === "") return { count: 0 };
	const found = await visitor.db
		.prepare(historyQueries[wanted.of ?? "self"].count)
		.bind(...valuesOf(visitor, wanted))
		.first();
	return countRow.parse(found);
}
