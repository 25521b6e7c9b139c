import { randomInt } from "node:crypto";
import type { BackendLocale } from "../../../contract/locale";
import { isAtDomain } from "../../companies/free-mail";
import { now } from "../../db/rows";
import { canonicalMailbox, type Limit, mailsToMailbox, requireAttempt } from "../../platform/attempts";
import { keyedDigest } from "../../platform/digest";
import { Refused } from "../../platform/refused";
import { companyToVerify } from "../company-to-verify";
import { memberOf } from "../member";
import { founding, taken } from "./founding";

interface Asker {
	db: D1Database;
	user: number;
	/** "" if unknown. */
	client: string;
	locale: BackendLocale;
}

const hour = 60 * 60;

/** Codes that are mailed. Anybody can type an address at the domain. */
const mailLimits = ({ user, client }: Pick<Asker, "user" | "client">, email: string): Limit[] => [
	{ what: "company code account", of: String(user), most: 5, seconds: hour },
	{ what: "company code mailbox", of: canonicalMailbox(email), most: 3, seconds: hour },
	{ what: "company code mailbox of day", of: canonicalMailbox(email), most: mailsToMailbox, seconds: 24 * hour },
	{ what: "company code client", of: client, most: 20, seconds: hour },
];

/** Wrong codes of an account, of whichever mail: a million codes cannot be tried. */
const triesLimit = (user: number): Limit => ({ what: "company code", of: String(user), most: 10, seconds: hour });

const minutes = 30;

const digestOf = (user: number, code: string): string => keyedDigest(`company code ${user} ${code}`);

/**
 * Mails a code to an address at the registered domain of the account's company. A later one replaces it; a repeated form mails one.
 * @throws Refused not_allowed without a company to verify, invalid for an address elsewhere, too_many_attempts
 */
export async function sendCode({ db, user, client, locale }: Asker, { email, idem }: { email: string; idem: string }): Promise<void> {
	const { vat, company } = await companyToVerify(db, user);
	const isThere = await db
		.prepare(`SELECT 1 AS there FROM companies c WHERE c.vat = ?1 AND ${isAtDomain("?2", "c")}`)
		.bind(vat, email)
		.first();
	if (!isThere) throw new Refused("invalid", "The address is not at the company's domain.", undefined, { email: ["email.otherDomain"] });
	const cause = `company-code:${user}:${idem}`;
	if (await db.prepare("SELECT 1 AS sent FROM outbox WHERE cause = ?").bind(cause).first()) return;
	await requireAttempt(db, mailLimits({ user, client }, email));
	const code = String(randomInt(1_000_000)).padStart(6, "0");
	await db.batch([
		db
			.prepare(
				`INSERT INTO company_codes (user_id, vat, email, code_hash, expires_at) SELECT ?1, ?2, ?3, ?4, ${now(`+${minutes} minutes`)}
				WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE cause = ?5)
				ON CONFLICT (user_id) DO UPDATE SET vat = excluded.vat, email = excluded.email, code_hash = excluded.code_hash,
					expires_at = excluded.expires_at, used_at = NULL`,
			)
			.bind(user, vat, email, digestOf(user, code), cause),
		db
			.prepare(
				`INSERT INTO outbox (kind, recipients, token, locale, cause, snapshot)
				VALUES ('company_code', json_array(?1), ?2, ?3, ?4, json_object('company', ?5, 'vat', ?6)) ON CONFLICT (cause) DO NOTHING`,
			)
			.bind(email, code, locale, cause, company, vat),
	]);
}

/**
 * Verifies the account's company by a mailed code; the account then owns its team. A repeated call changes nothing.
 * @throws Refused invalid with `code` for a wrong code; vat_taken if the company has a team; not_allowed, too_many_attempts
 */
export async function confirmCode(db: D1Database, user: number, code: string): Promise<void> {
	const member = await memberOf(db, user);
	if (member?.role === "owner") return;
	if (member) throw new Refused("not_allowed", "The account is in a team.");
	const { vat } = await companyToVerify(db, user);
	await requireAttempt(db, [triesLimit(user)]);
	const hash = digestOf(user, code);
	const isRight = await db
		.prepare(
			`SELECT 1 AS known FROM company_codes k JOIN companies c ON c.vat = k.vat WHERE k.user_id = ?1 AND c.vat = ?2 AND ${opens("?3")}`,
		)
		.bind(user, vat, hash)
		.first();
	if (!isRight) throw new Refused("invalid", "The code is wrong.", undefined, { code: ["code.wrong"] }, "company_code");
	const proof = {
		sql: `EXISTS (SELECT 1 FROM company_codes k JOIN companies c ON c.vat = k.vat WHERE k.user_id = u.id AND c.vat = v.vat AND ${opens("?3")})`,
		values: [hash],
	};
	const [, joined] = await db.batch([
		...founding(db, { user, vat, proof }),
		db.prepare(`UPDATE company_codes SET used_at = ${now()} WHERE user_id = ? AND code_hash = ?`).bind(user, hash),
	]);
	if (joined?.meta.changes !== 1 && (await memberOf(db, user))?.role !== "owner") throw taken();
}

/** SQL that holds for a code `k` of a company `c` that is right and still valid. @param hash SQL of the code's digest */
const opens = (hash: string): string =>
	`k.code_hash = ${hash} AND k.used_at IS NULL AND k.expires_at > ${now()} AND ${isAtDomain("k.email", "c")}`;
