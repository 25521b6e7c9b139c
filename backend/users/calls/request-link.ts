import type { BackendLocale } from "../../../contract/locale";
import { now } from "../../db/rows";
import type { BackendEnv } from "../../env";
import { enqueueAccountMail } from "../../outbox/enqueue-account";
import { isReached, limits, mayTry, requireTry } from "../../platform/attempts";
import { sha256 } from "../../platform/digest";
import { Refused } from "../../platform/refused";
import { shopOrigin } from "../../platform/shop-origin";
import { newToken, tokenHash, tokenMinutes } from "../../platform/token";

/** Who asks for a mail about an account. */
export interface MailRequester {
	db: D1Database;
	env: BackendEnv;
	locale: BackendLocale;
	session: string;
	client: string;
}

/** What the link is for. */
type Purpose = "magic_link" | "password_reset";

/**
 * Mails a link to whoever has an account with the address, and to whoever has none that there is none: the answer, the work and its time are
 * the same. Where one was asked for within the last minute it is on its way, and none is mailed.
 * An address without an account is told so thirty times a day at most.
 * @throws Refused too_many_attempts after three in a quarter of an hour
 */
export async function requestLink(
	visitor: MailRequester,
	purpose: Purpose,
	{ email, host }: { email: string; host: string },
): Promise<LinkRequest> {
	const { db, env, locale, session, client } = visitor;
	const origin = shopOrigin(env, host);
	await requireTry(db, limits.linkClient(client));
	const state = await linkRequest(db, purpose, email);
	if (state === "existing") return state;
	const mayMailStranger = (await mayTry(db, [limits.strangerMailbox(email)])) ? 1 : 0;
	const token = newToken();
	const hash = tokenHash(token);
	await db.batch([
		db
			.prepare(
				`INSERT INTO account_tokens (token_hash, user_id, purpose, asked_by, expires_at)
				SELECT ?, id, ?, ?, ${now(`+${tokenMinutes} minutes`)} FROM users WHERE email = ? COLLATE NOCASE AND is_deleted = 0`,
			)
			.bind(hash, purpose, requestedBy(session), email),
		enqueueAccountMail(db, {
			// To the address as the account has it: written in another way it may be another mailbox.
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

/** "sent": a link may be mailed, and was counted; "existing": one was asked for within the last minute. */
export type LinkRequest = "sent" | "existing";

/** Counts a link to a mailbox, whether or not it has an account. @throws Refused too_many_attempts */
export async function linkRequest(db: D1Database, purpose: Purpose | "verification", email: string): Promise<LinkRequest> {
	const pause = limits.linkPause(purpose, email);
	if (await mayTry(db, [pause, limits.linkMailbox(purpose, email)])) return "sent";
	if (await isReached(db, pause)) return "existing";
	throw new Refused("too_many_attempts", "This address has had enough links for now.");
}

/** A session as links know it; "" for none. */
export const requestedBy = (session: string): string => (session === "" ? "" : sha256(`session:${session}`));
