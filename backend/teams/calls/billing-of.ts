import { z } from "zod";
import type { TeamBilling } from "../../../contract/team";
import { rowsOf } from "../../db/rows";
import { vatOf } from "../company-of";

const row = z.object({
	vatid: z.string(),
	billing_country: z.string(),
	company: z.string(),
	billingaddress: z.string(),
	billingaddress_additional_line: z.string(),
	billingpostcode: z.string(),
	billingcity: z.string(),
});

/**
 * What the bills of a team's company say, for colleagues whose own accounts say nothing: as the longest standing owner's account has it whose VAT
 * id is the team's. The person is not a part of it.
 * @param vat of the team, international form
 */
export async function billingOf(db: D1Database, team: number, vat: string): Promise<TeamBilling | null> {
	const found = await db
		.prepare(
			`SELECT u.vatid, u.billing_country, u.company, u.billingaddress, u.billingaddress_additional_line, u.billingpostcode, u.billingcity
			FROM team_members m JOIN users u ON u.id = m.user_id AND u.is_deleted = 0
			WHERE m.team_id = ? AND m.role = 'owner' ORDER BY m.created_at, u.id`,
		)
		.bind(team)
		.all();
	const owner = rowsOf(row, found).find((one) => vatOf(one)?.international === vat);
	if (!owner) return null;
	const { billing_country: billingCountry, ...rest } = owner;
	return { billingCountry, ...rest };
}
