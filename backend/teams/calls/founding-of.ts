import { z } from "zod";
import type { teams } from "../../../contract/team";
import { companyName, isNamedOtherwise, vatOf } from "../company-of";
import { isAtDomain } from "./found";
import { invitationsTo } from "./invitation";

type FoundingAnswer = NonNullable<z.input<typeof teams.current.answer>["founding"]>;

const row = z.object({ vatid: z.string(), billing_country: z.string(), company: z.string() });
const standing = z.object({ is_taken: z.number(), domain: z.string().nullable(), is_at_domain: z.number().nullable() });

/** What an account in no team may found, and where it is invited to. Of a team that is there it learns that it is, and no more. */
export async function foundingOf(db: D1Database, user: number): Promise<FoundingAnswer> {
	const account = row.parse(await db.prepare("SELECT vatid, billing_country, company FROM users WHERE id = ?").bind(user).first());
	const vat = vatOf(account);
	const base = { vat: account.vatid, company: account.company, domain: "", invitations: await invitationsTo(db, user) };
	if (!vat) return { ...base, obstacle: account.vatid === "" ? "vat_missing" : "vat_wrong" };
	const known = { ...base, vat: vat.international };
	if (!vat.checkDigitIsRight) return { ...known, obstacle: "vat_wrong" };
	if (await isNamedOtherwise(db, account)) return { ...known, obstacle: "vat_of_other" };
	const { is_taken, domain, is_at_domain } = await standingOf(db, user, vat.international);
	if (is_taken === 1) return { ...known, obstacle: "vat_taken" };
	const company = await companyName(db, vat.international, account);
	return { ...known, company, domain: domain ?? "", obstacle: is_at_domain === 1 ? null : "not_verified" };
}

const standingOf = async (db: D1Database, user: number, vat: string) =>
	standing.parse(
		await db
			.prepare(
				`SELECT EXISTS (SELECT 1 FROM teams WHERE vat = ?1) AS is_taken, c.domain, ${isAtDomain("u.email", "c")} AS is_at_domain
				FROM users u LEFT JOIN companies c ON c.vat = ?1 WHERE u.id = ?2`,
			)
			.bind(vat, user)
			.first(),
	);
