import { Refused } from "../platform/refused";
import { foundingOf } from "./calls/founding";
import { memberOf } from "./member";

/**
 * The company that an account without a team may have verified.
 * @returns its VAT id in international form, and its name
 * @throws Refused not_allowed
 */
export async function companyToVerify(db: D1Database, user: number): Promise<{ vat: string; company: string }> {
	if (await memberOf(db, user)) throw new Refused("not_allowed", "The account is in a team.");
	const { vat, company, obstacle } = await foundingOf(db, user);
	if (obstacle !== "not_verified") throw new Refused("not_allowed", "The account has no company to verify.");
	return { vat, company };
}
