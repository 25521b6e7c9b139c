import * as z from "zod";
import { parseVatId } from "../../contract/values/vat-id";
import { userOf, type Visitor } from "../platform/visitor";
import { readableOrders } from "../teams/member";
import { shownName } from "./approval-state";
import type { FormRow } from "./form-rows";

const rolesThatRead = (wanted: "all" | "team") =>
	Object.entries(readableOrders)
		.filter(([, orders]) => orders === wanted)
		.map(([role]) => `'${role}'`)
		.join();

/** SQL that holds while a member `m` of a team may read a buyer's order in the company's name. Both are SQL of ids. */
const mayRead = (buyer: string, team: string): string =>
	`(m.role IN (${rolesThatRead("all")}) OR m.role IN (${rolesThatRead("team")})
	AND EXISTS (SELECT 1 FROM team_members colleague WHERE colleague.user_id = ${buyer} AND colleague.team_id = ${team}))`;

/** SQL of the account of session `s` as the member `m` of its team. */
export const memberOfSession = "signed_in s CROSS JOIN team_members m ON m.user_id = s.user_id";
/** SQL that holds for orders and offers that the account may read. Both are SQL of ids. */
export const isOursOf = (buyer: string, team: string): string => `(${buyer} = s.user_id OR ${mayRead(buyer, team)})`;

/** SQL of the orders `o` of that team, with the condition for those that the account may read. */
export const ordersOfTeam = `${memberOfSession} CROSS JOIN orders o ON o.team_id = m.team_id`;
export const isOurs = isOursOf("o.user_id", "o.team_id");

/**
 * SQL: whether the session's account may read an order of its team.
 * @param session SQL of the session's id
 * @param order its alias
 */
export const isReadableToSession = (session: string, order = "o"): string =>
	`EXISTS (SELECT 1 FROM team_members m WHERE m.user_id = ${userOf(session)} AND m.team_id = ${order}.team_id AND ${mayRead(`${order}.user_id`, `${order}.team_id`)})`;

/** SQL that holds while session ?1 may read order `o`, as its buyer or in the buyer's team. */
export const isReadable = `?1 <> '' AND (iif(o.user_id IS NULL, o.session_id = ?1, o.user_id = ${userOf("?1")}) OR ${isReadableToSession("?1")})`;

/**
 * SQL of a buyer's name; "" for a guest or an erased account.
 * @param buyer SQL of the account's id
 */
export const nameOfBuyer = (buyer: string): string =>
	`coalesce((SELECT ${shownName("u")} FROM users u WHERE u.id = ${buyer} AND u.is_deleted = 0), '')`;

export const buyerName = nameOfBuyer("o.user_id");

/** The buyer of a team order that the visitor may read; null for every other order. */
export async function buyerOfTeamOrder(
	{ db, session, user }: Pick<Visitor, "db" | "session" | "user">,
	order: number,
): Promise<string | null> {
	if (user === null) return null;
	const found = await db
		.prepare(`SELECT ${buyerName} AS name FROM orders o WHERE o.id = ?1 AND ${isReadableToSession("?2")}`)
		.bind(order, session)
		.first("name");
	return z.string().nullable().parse(found);
}

/**
 * SQL of the team of an order or offer: the buyer's team, if the invoice goes to its company. A purchase for another company
 * concerns no colleague.
 * @param user SQL of the buyer's id
 * @param vat SQL of the VAT id of the invoice
 */
export const teamOfBuyer = (user: string, vat: string): string =>
	`(SELECT t.id FROM team_members m JOIN teams t ON t.id = m.team_id WHERE m.user_id = ${user} AND t.vat = ${vat})`;

/** The VAT id of a billing form, in the form that teams use. */
export const vatOfBilling = ({ vat, country }: Pick<FormRow, "vat" | "country">): string => parseVatId(vat, country)?.international ?? "";
