import * as z from "zod";
import type { teams } from "../../../contract/team";
import { isAtDomain, isFreeMail } from "../../companies/free-mail";
import { json, now, type SqlPart } from "../../db/rows";
import { Refused } from "../../platform/refused";
import { companyName, isRegisteredUnderOtherName, vatOf } from "../company-of";
import { memberOf } from "../member";
import { invitationsTo } from "./invitation";

type FoundingAnswer = NonNullable<z.input<typeof teams.current.answer>["founding"]>;

const row = z.object({ vatid: z.string(), billing_country: z.string(), company: z.string() });
const standing = z.object({
	is_taken: z.number(),
	domain: z.string().nullable(),
	is_at_domain: z.number().nullable(),
	code_sent_to: z.string().nullable(),
	is_registered: z.number(),
	document: json(z.object({ state: z.enum(["open", "declined"]), sent_at: z.string(), reason: z.string() })).nullable(),
});

/**
 * The team that an account without one may found, and its invitations. Only an address at the company's domain learns of an
 * existing team.
 */
export async function foundingOf(db: D1Database, user: number): Promise<FoundingAnswer> {
	const account = row.parse(await db.prepare("SELECT vatid, billing_country, company FROM users WHERE id = ?").bind(user).first());
	const vat = vatOf(account);
	const base = {
		vat: account.vatid,
		company: account.company,
		domain: "",
		is_registered: false,
		code_sent_to: "",
		document: null,
		invitations: await invitationsTo(db, user),
	};
	if (!vat) return { ...base, obstacle: account.vatid === "" ? "vat_missing" : "vat_wrong" };
	const known = { ...base, vat: vat.international };
	if (!vat.checkDigitIsRight) return { ...known, obstacle: "vat_wrong" };
	if (await isRegisteredUnderOtherName(db, account)) return { ...known, obstacle: "vat_of_other" };
	const { is_taken, domain, is_at_domain, code_sent_to, document, is_registered } = await standingOf(db, user, vat.international);
	const company = await companyName(db, vat.international, account);
	const found = {
		...known,
		company,
		domain: domain && !isFreeMail(domain) ? domain : "",
		is_registered: is_registered === 1,
		code_sent_to: code_sent_to ?? "",
		document,
	};
	if (is_at_domain !== 1) return { ...found, obstacle: "not_verified" };
	return { ...found, obstacle: is_taken === 1 ? "vat_taken" : null };
}

const standingOf = async (db: D1Database, user: number, vat: string) =>
	standing.parse(
		await db
			.prepare(
				`SELECT EXISTS (SELECT 1 FROM teams WHERE vat = ?1) AS is_taken, c.domain, c.vat IS NOT NULL AS is_registered, ${isAtDomain("u.email", "c")} AS is_at_domain,
					(SELECT k.email FROM company_codes k WHERE k.user_id = u.id AND k.vat = ?1 AND k.used_at IS NULL AND k.expires_at > ${now()}) AS code_sent_to,
					(SELECT json_object('state', d.state, 'sent_at', d.created_at, 'reason', d.reason) FROM company_documents d
						WHERE d.user_id = u.id AND d.vat = ?1 AND d.state <> 'accepted' ORDER BY d.id DESC LIMIT 1) AS document
				FROM users u LEFT JOIN companies c ON c.vat = ?1 WHERE u.id = ?2`,
			)
			.bind(vat, user)
			.first(),
	);

interface Founding {
	user: number;
	/** VAT id of a company of the register, international form. */
	vat: string;
	/** SQL that holds if the account `u` speaks for the company `v`; its values are from ?3 on. */
	proof: SqlPart;
}

/**
 * Verifies a company for a confirmed account that speaks for it, and founds its team with the account as owner. Of
 * two simultaneous calls, the first founds the team. The statements do nothing for an account with a team, or for a company
 * with one.
 * @returns statements for a batch; the second one changes a row if the team was founded
 */
export const founding = (db: D1Database, { user, vat, proof }: Founding): D1PreparedStatement[] => {
	const founder = `SELECT u.id FROM users u JOIN companies v ON v.vat = ?2 AND ${proof.sql}
		WHERE u.id = ?1 AND u.is_verified = 1 AND u.is_deleted = 0 AND NOT EXISTS (SELECT 1 FROM team_members m WHERE m.user_id = u.id)`;
	return [
		db.prepare(`INSERT INTO teams (vat) SELECT ?2 FROM (${founder}) WHERE true ON CONFLICT DO NOTHING`).bind(user, vat, ...proof.values),
		db
			.prepare(
				`INSERT INTO team_members (user_id, team_id, role) SELECT f.id, t.id, 'owner' FROM (${founder}) f JOIN teams t ON t.vat = ?2
				WHERE NOT EXISTS (SELECT 1 FROM team_members c WHERE c.team_id = t.id)`,
			)
			.bind(user, vat, ...proof.values),
		db
			.prepare(
				`UPDATE companies SET verified_since = ${now()} WHERE vat = ?2 AND verified_since IS NULL
				AND EXISTS (SELECT 1 FROM teams t JOIN team_members m ON m.team_id = t.id AND m.user_id = ?1 AND m.role = 'owner' WHERE t.vat = ?2)`,
			)
			.bind(user, vat),
	];
};

/**
 * Verifies the company in an account's data if the account's confirmed address is at the registered domain; the account then
 * owns its team. A repeated call changes nothing.
 * @throws Refused vat_taken if the company has a team, not_allowed if the account does not speak for it, whether it has a team
 * or not
 */
export async function verifyCompany(db: D1Database, user: number): Promise<void> {
	const member = await memberOf(db, user);
	if (member?.role === "owner") return;
	if (member) throw new Refused("not_allowed", "The account is in a team.");
	const { vat, obstacle } = await foundingOf(db, user);
	if (obstacle === "vat_taken") throw taken();
	if (obstacle !== null) throw new Refused("not_allowed", "The account does not speak for a company.");
	const [, joined] = await db.batch(founding(db, { user, vat, proof: { sql: isAtDomain("u.email", "v"), values: [] } }));
	if (joined?.meta.changes !== 1 && (await memberOf(db, user))?.role !== "owner") throw taken();
}

export const taken = (): Refused => new Refused("vat_taken", "The company has a team already.");
