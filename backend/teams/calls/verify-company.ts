import { Refused } from "../../platform/refused";
import { memberOf } from "../member";
import { founding } from "./found";
import { foundingOf } from "./founding-of";

/**
 * Verifies the company that an account's data name, where its confirmed address is at the domain that the register has for it: the account is the owner of
 * its team from then on. Sent twice it is once.
 * @throws Refused vat_taken where the company has a team, not_allowed where the account does not speak for it
 */
export async function verifyCompany(db: D1Database, user: number): Promise<void> {
	const member = await memberOf(db, user);
	if (member?.role === "owner") return;
	if (member) throw new Refused("not_allowed", "The account is in a team.");
	const { vat, obstacle } = await foundingOf(db, user);
	if (obstacle === "vat_taken") throw taken();
	if (obstacle !== null) throw new Refused("not_allowed", "The account does not speak for a company.");
	const [, joined] = await db.batch(founding(db, user, vat));
	if (joined?.meta.changes !== 1 && (await memberOf(db, user))?.role !== "owner") throw taken();
}

const taken = () => new Refused("vat_taken", "The company has a team already.");
