import { z } from "zod";
import type { teams } from "../../contract/team";
import { companyName, isNamedOtherwise, vatOf } from "./company-of";
import { invitationsTo } from "./invitation";

type FoundingAnswer = NonNullable<z.input<typeof teams.current.answer>["founding"]>;

const row = z.object({ vatid: z.string(), billing_country: z.string(), company: z.string() });

/** What an account in no team may found, and where it is invited to. Of a team that is there it learns that it is, and no more. */
export async function foundingOf(db: D1Database, user: number): Promise<FoundingAnswer> {
	const account = row.parse(await db.prepare("SELECT vatid, billing_country, company FROM users WHERE id = ?").bind(user).first());
	const vat = vatOf(account);
	const invitations = await invitationsTo(db, user);
	if (!vat)
		return { vat: account.vatid, company: account.company, obstacle: account.vatid === "" ? "vat_missing" : "vat_wrong", invitations };
	const known = { vat: vat.international, company: account.company, invitations };
	if (!vat.checkDigitIsRight) return { ...known, obstacle: "vat_wrong" };
	if (await isNamedOtherwise(db, account)) return { ...known, obstacle: "vat_of_other" };
	if (await isTaken(db, vat.international)) return { ...known, obstacle: "vat_taken" };
	return { ...known, company: await companyName(db, vat.international, account), obstacle: null };
}

async function isTaken(db: D1Database, vat: string): Promise<boolean> {
	const found = await db
		.prepare(
			`SELECT 1 AS taken WHERE EXISTS (SELECT 1 FROM teams WHERE vat = ?1)
				OR EXISTS (SELECT 1 FROM companies WHERE vat = ?1 AND verified_since IS NOT NULL)`,
		)
		.bind(vat)
		.first("taken");
	return found === 1;
}
