import type { BackendLocale } from "../../../contract/locale";
import { now } from "../../db/rows";
import type { BackendEnv } from "../../env";
import { scheduleAccountMail } from "../../mail/schedule-mail";
import { isLimitReached, limits, requireAttempt, tryCounting } from "../../platform/attempts";
import { sha256 } from "../../platform/digest";
import { Refused } from "../../platform/refused";
import { shopOrigin } from "../../platform/shop-origin";
import { newToken, tokenHash, tokenMinutes } from "../../platform/token";

export interface MailRequester {
	db: D1Database;
	env: BackendEnv;
	locale: BackendLocale;
	session: string;
	client: string;
}

type Purpose = "magic_link" | "password_reset";

/**
 * Mails a link to an account's address, or a notice that there is no account: response, work and timing are the same.
 * If a link was requested within the last minute, no second one is mailed.
 * An address without an account gets at most thirty such notices a day.
 * @throws Refused too_many_attempts after three in a quarter of an hour
 */
export async function requestLink(
	visitor: MailRequester,
	purpose: Purpose,
	{ email, host }: { email: string; host: string },
): Promise<LinkRequest> {
	const { db, env, locale, session, client } = visitor;
	const origin = shopOrigin(env, host);
	await requireAttempt(db, limits.linkClient(client));
	const state = await linkRequest(db, purpose, email);
	if (state === "existing") return state;
	const mayMailStranger = (await tryCounting(db, [limits.strangerMailbox(email)])) ? 1 : 0;
	const token = newToken();
	const hash = tokenHash(token);
	await db.batch([
		db
			.prepare(
				`INSERT INTO account_tokens (token_hash, user_id, purpose, asked_by, expires_at)
				SELECT ?, id, ?, ?, ${now(`+${tokenMinutes} minutes`)} FROM users WHERE email = ? COLLATE NOCASE AND is_deleted = 0`,
			)
			.bind(hash, purpose, requestedBy(session), email),
		scheduleAccountMail(db, {
			// Send to the address stored with the account: another spelling may be another mailbox.
			sql: `SELECT CASE u.is_deleted WHEN 0 THEN ? WHEN 1 THEN 'account_deleted' ELSE 'account_none' END AS kind,
					coalesce(u.email, a.address) AS address, CASE u.is_deleted WHEN 0 THEN ? ELSE '' END AS token
				FROM (SELECT ? AS address) a LEFT JOIN users u ON u.email = a.address COLLATE NOCASE WHERE u.id IS NOT NULL OR ? = 1`,
			values: [purpose, token, email, mayMailStranger],
			locale,
			origin,
			cause: `link:${hash}`,
		}),
	]);
	return state;
}

/** "sent": counted, and a link may be mailed; "existing": one was requested within the last minute. */
export type LinkRequest = "sent" | "existing";

/** Counts a link request for a mailbox, with or without an account. @throws Refused too_many_attempts */
export async function linkRequest(db: D1Database, purpose: Purpose | "verification", email: string): Promise<LinkRequest> {
	const pause = limits.linkPause(purpose, email);
	if (await tryCounting(db, [pause, limits.linkMailbox(purpose, email)])) return "sent";
	if (await isLimitReached(db, pause)) return "existing";
	throw new Refused("too_many_attempts", "Too many links were requested for this address.");
}

/** Hash of a session for comparison with a link's requester; "" for none. */
export const requestedBy = (session: string): string => (session === "" ? "" : sha256(`session:${session}`));
