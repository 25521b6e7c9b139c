import { z } from "zod";
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

/** SQL that holds while a member `m` of the team of an order `o` may read it. */
const mayRead = `(m.role IN (${rolesThatRead("all")}) OR m.role IN (${rolesThatRead("team")})
	AND EXISTS (SELECT 1 FROM team_members c WHERE c.user_id = o.user_id AND c.team_id = o.team_id))`;

/** SQL of the orders `o` of the team that the account of the session `s` is in, as its member `m`. */
export const ordersOfTeam = "signed_in s CROSS JOIN team_members m ON m.user_id = s.user_id CROSS JOIN orders o ON o.team_id = m.team_id";
/** SQL that holds for those of them that the account may read. */
export const isOurs = `(o.user_id = s.user_id OR ${mayRead})`;

/** SQL: whether the session's account may read an order `o` of its team. @param session SQL of the session's id */
export const isReadableToSession = (session: string): string =>
	`EXISTS (SELECT 1 FROM team_members m WHERE m.user_id = ${userOf(session)} AND m.team_id = o.team_id AND ${mayRead})`;

/** SQL that holds while the session ?1 may read an order `o`, as its buyer or in the buyer's team. */
export const isReadable = `?1 <> '' AND (iif(o.user_id IS NULL, o.session_id = ?1, o.user_id = ${userOf("?1")}) OR ${isReadableToSession("?1")})`;

/** SQL of the name of who has sent an order `o`; "" for a guest or an erased account. */
export const buyerName = `coalesce((SELECT ${shownName("u")} FROM users u WHERE u.id = o.user_id AND u.is_deleted = 0), '')`;

/** Who has sent an order of the visitor's team, which the visitor may read; null for every other order. */
export async function buyerOfTeamOrder(
	{ db, session, user }: Pick<Visitor, "db" | "session" | "user">,
	order: number,
): Promise<string | null> {
	if (user === null) return null;
	const found = await db
		.prepare(`SELECT ${buyerName} AS name FROM orders o WHERE o.id = ?1 AND o.state IS NOT NULL AND ${isReadableToSession("?2")}`)
		.bind(order, session)
		.first("name");
	return z.string().nullable().parse(found);
}

/**
 * SQL of the team that an order is sent or an offer is made in: its buyer's, where the invoice goes to the team's company. What a member buys
 * for another company concerns no colleague. @param user SQL of the buyer's id @param vat SQL of the VAT id of the invoice
 */
export const teamOfBuyer = (user: string, vat: string): string =>
	`(SELECT t.id FROM team_members m JOIN teams t ON t.id = m.team_id WHERE m.user_id = ${user} AND t.vat = ${vat})`;

/** That VAT id, in the form in which teams have it. */
export const vatOfBilling = ({ vat, country }: Pick<FormRow, "vat" | "country">): string => parseVatId(vat, country)?.international ?? "";
