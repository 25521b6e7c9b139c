import * as z from "zod";
import { claimKinds, claimStates } from "../../contract/claims/claim-kinds";
import type { Claim, ListedClaim } from "../../contract/claims/claims";
import { backendLocale, parseRange } from "../../contract/fields";
import type { Read } from "../db/reads";
import { json, rowsOf } from "../db/rows";
import { fileShape, filesOf } from "../files/store";
import { isFoundByOrder, type ListFilters, valuesOfSought, withinTimes } from "../orders/order-texts";
import { buyerName, isOurs, isReadable, ordersOfTeam } from "../orders/team-orders";
import { userOf, type Visitor } from "../platform/visitor";

type Asking = Pick<Visitor, "db" | "session">;

/** SQL of the kind of a claim. */
export const kindOfClaim = (claim: string): string => `iif(${claim}.is_return, 'return', ${claim}.kind)`;

/** List columns of claims `c` about orders `o` with their carts, and whether the order is of the account of session ?1. */
const listed = `c.number, c.state, ${kindOfClaim("c")} AS kind, c.created_at, c.line, c.title, c.quantity, cart.uuid AS order_uuid, o.order_number, ${buyerName} AS buyer_name,
	o.user_id IS ${userOf("?1")} AS is_own`;
const joins = "CROSS JOIN orders o ON o.id = c.order_id CROSS JOIN carts cart ON cart.id = c.order_id";

const listedRow = z.object({
	number: z.string(),
	state: z.enum(claimStates),
	kind: z.enum(claimKinds),
	created_at: z.string(),
	line: z.number(),
	title: z.string(),
	quantity: z.number(),
	order_uuid: z.string(),
	order_number: z.string(),
	buyer_name: z.string(),
	is_own: z.number(),
});

const answerOf = ({ order_uuid: uuid, order_number, buyer_name: name, is_own, ...row }: z.output<typeof listedRow>): ListedClaim => ({
	...row,
	order: { uuid, order_number },
	of_colleague: is_own === 1 ? null : { name },
});

const isSought = `(?3 = '' OR c.state = ?3) AND ${withinTimes("c.created_at")} AND ${isFoundByOrder("c.number")}`;

/** Claims about the orders of the session's account (?1) that match (?2 to ?7). */
const mine = `SELECT c.id FROM signed_in s CROSS JOIN orders o ON o.user_id = s.user_id CROSS JOIN claims c ON c.order_id = o.id WHERE s.session_id = ?1 AND ${isSought}`;

/** Claims about orders of its team that its account may read. */
const ours = `SELECT c.id FROM ${ordersOfTeam}
	CROSS JOIN claims c ON c.order_id = o.id WHERE s.session_id = ?1 AND ${isOurs} AND ${isSought}`;

/** A page of claims: takes the offset (?8) and the page size (?9). */
const pageOf = (whose: string) => `SELECT ${listed} FROM (SELECT * FROM (${whose}) ORDER BY id DESC LIMIT ?9 OFFSET ?8) page
	CROSS JOIN claims c ON c.id = page.id ${joins} ORDER BY c.id DESC`;
const countOf = (whose: string) => `SELECT count(*) AS count FROM (${whose})`;

export const claimQueries = {
	self: { page: pageOf(mine), count: countOf(mine) },
	company: { page: pageOf(ours), count: countOf(ours) },
};

type Sought = ListFilters<(typeof claimStates)[number]>;

/** Newest first. */
export function claimsByUser({ db, session }: Asking, { range, ...sought }: Sought & { range?: string | undefined }): Read<ListedClaim[]> {
	if (session === "") return { statements: [], parse: () => [] };
	const { skip, take } = parseRange(range);
	return {
		statements: [db.prepare(claimQueries[sought.of ?? "self"].page).bind(...valuesOfSought(session, sought), skip, take)],
		parse: ([found]) => rowsOf(listedRow, found).map(answerOf),
	};
}

export async function countClaimsByUser({ db, session }: Asking, sought: Sought): Promise<{ count: number; is_sought?: boolean }> {
	if (session === "") return { count: 0 };
	const found = await db
		.prepare(claimQueries[sought.of ?? "self"].count)
		.bind(...valuesOfSought(session, sought))
		.first();
	return { ...z.object({ count: z.number() }).parse(found), is_sought: true };
}

/** Oldest first; none for an order that the visitor may not read. */
export const claimsOfOrder = ({ db, session }: Asking, uuid: string): Read<ListedClaim[]> => ({
	statements: [
		db
			.prepare(
				`SELECT ${listed} FROM carts sent CROSS JOIN claims c ON c.order_id = sent.id ${joins} WHERE sent.uuid = ?2 AND ${isReadable} ORDER BY c.id`,
			)
			.bind(session, uuid),
	],
	parse: ([found]) => rowsOf(listedRow, found).map(answerOf),
});

const claimRow = listedRow.extend({
	text: z.string(),
	files: fileShape,
	answers: json(z.array(z.object({ state: z.enum(claimStates), text: z.string(), created_at: z.string() }))),
});

const whole = `${listed}, c.text, ${filesOf("claim_id = c.id")} AS files,
	(SELECT json_group_array(json_object('state', state, 'text', text, 'created_at', created_at))
		FROM (SELECT * FROM claim_answers WHERE claim_id = c.id ORDER BY id)) AS answers`;

/** null if the visitor may not read its order. */
export const claimByNumber = ({ db, session }: Asking, number: string): Read<Claim | null> => ({
	statements: [db.prepare(`SELECT ${whole} FROM claims c ${joins} WHERE c.number = ?2 AND ${isReadable}`).bind(session, number)],
	parse: ([found]) =>
		rowsOf(claimRow, found).map(({ text, files, answers, ...row }) => ({ ...answerOf(row), text, files, answers }))[0] ?? null,
});

const mailedRow = claimRow.extend({ locale: backendLocale, reporter: z.string(), email: z.string() });

export type MailedClaim = z.output<typeof mailedRow>;

export async function mailedClaim(db: D1Database, id: number): Promise<MailedClaim | null> {
	const found = await db
		.prepare(
			`SELECT ${whole}, c.locale, u.customername AS reporter, u.email FROM claims c ${joins} JOIN users u ON u.id = c.user_id WHERE c.id = ?2`,
		)
		.bind("", id)
		.all();
	return rowsOf(mailedRow, found)[0] ?? null;
}
