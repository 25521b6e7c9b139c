import * as z from "zod";
import type { BackendLocale } from "../../../contract/locale";
import type { Device } from "../../../contract/values/device";
import { now, rowsOf } from "../../db/rows";
import { sha256 } from "../../platform/digest";
import { encryptSessionId, newSession } from "../../platform/sessions";
import { tokenHash } from "../../platform/token";
import { type SignedIn, takeOverGuestData } from "./login";
import { requestedBy } from "./request-link";
import { userAnswer } from "./user-answer";

export interface LinkUser {
	db: D1Database;
	locale: BackendLocale;
	session: string;
	user: number | null;
}

interface LinkUse {
	token: string;
	purpose: "verification" | "magic_link" | "password_reset";
	signIn: boolean;
	device: Device;
	/** The form key; undefined if the form has none. */
	idem?: string | undefined;
	/**
	 * Additional statements for the same batch. They get SQL that finds the account while the link is open, and the link's hash.
	 */
	also?: (open: OpenLink, hash: string) => D1PreparedStatement[];
}

/** SQL that selects the account of an open link, and its values; selects nothing once the link is used. */
interface OpenLink {
	sql: string;
	values: readonly (string | number)[];
}

interface LinkUsed extends SignedIn {
	/** Whether this call, or the same form shortly before, has used the link. */
	isDone: boolean;
}

const nothing: LinkUsed = { user: null, sessionId: null, isDone: false };
const owner = z.object({ user_id: z.number() });
const before = z.object({ user_id: z.number(), sealed_session: z.string().nullable() });

/** Seconds in which a resubmitted form gets the first response again. */
const replaySeconds = 300;

/**
 * Uses a link once: confirms the account and, on request, signs it in under a new session. Other open links for this purpose and for
 * verification expire. Everything is one batch that marks the link as used last, so only one of two concurrent requests finds it open.
 */
export async function spendLink(visitor: LinkUser, use: LinkUse): Promise<LinkUsed> {
	const { db, session, locale } = visitor;
	const hash = tokenHash(use.token);
	const open: OpenLink = {
		sql: `SELECT t.user_id FROM account_tokens t JOIN users u ON u.id = t.user_id AND u.is_deleted = 0
			WHERE t.token_hash = ? AND t.purpose = ? AND t.used_at IS NULL AND t.expires_at > ${now()}`,
		values: [hash, use.purpose],
	};
	const [account] = rowsOf(
		owner,
		await db
			.prepare(open.sql)
			.bind(...open.values)
			.all(),
	);
	if (!account) return replayed(visitor, hash, use);
	const begun = newSession(locale, use.device);
	const results = await db.batch([
		...confirmed(db, { open, hash, session }),
		...(use.also?.(open, hash) ?? []),
		...(use.signIn ? takeOverGuestData(visitor, begun, account.user_id, open) : []),
		db
			.prepare(
				`UPDATE account_tokens SET used_at = ${now()}, password_hash = NULL,
					used_idem = CASE token_hash WHEN ?1 THEN ?2 END, session_id = CASE token_hash WHEN ?1 THEN ?3 END,
					sealed_session = CASE token_hash WHEN ?1 THEN ?4 END
				WHERE user_id IN (${open.sql}) AND used_at IS NULL AND purpose IN (?, 'verification')`,
			)
			.bind(
				...[hash, replayKeys(use.idem, use.signIn ? [session, begun.digest] : [session]), use.signIn ? begun.digest : null],
				...[use.signIn && use.idem !== undefined ? encryptSessionId(begun.id, use.token, use.idem) : null, ...open.values, use.purpose],
			),
	]);
	if (results.at(-1)?.meta.changes === 0) return replayed(visitor, hash, use);
	if (!use.signIn) return { ...nothing, isDone: true };
	return { user: await userAnswer(db, account.user_id, locale), sessionId: begun.id, isDone: true };
}

/** The response that this form from this browser got before, while that session is valid. */
async function replayed({ db, locale, session }: LinkUser, hash: string, { token, idem, purpose }: LinkUse): Promise<LinkUsed> {
	const key = replayKeys(idem, [session]);
	if (key === "" || idem === undefined) return nothing;
	const [found] = rowsOf(
		before,
		await db
			.prepare(
				`SELECT user_id, sealed_session FROM account_tokens t WHERE token_hash = ? AND purpose = ? AND instr(used_idem, ?) > 0
					AND used_at > ${now(`-${replaySeconds} seconds`)}
					AND (session_id IS NULL OR EXISTS (SELECT 1 FROM signed_in s WHERE s.session_id = t.session_id))`,
			)
			.bind(hash, purpose, key)
			.all(),
	);
	if (!found) return nothing;
	if (found.sealed_session === null) return { ...nothing, isDone: true };
	return {
		user: await userAnswer(db, found.user_id, locale),
		sessionId: encryptSessionId(found.sealed_session, token, idem),
		isDone: true,
	};
}

/**
 * Keys that identify a resubmission: the form key together with the browser's session before or after. Without a session nothing is
 * replayed.
 */
const replayKeys = (idem: string | undefined, sessions: readonly string[]): string =>
	idem === undefined
		? ""
		: sessions
				.filter((session) => session !== "")
				.map((session) => sha256(`idem:${idem}:${session}`))
				.join(" ");

interface Confirmation {
	open: OpenLink;
	hash: string;
	/** Session of the browser that uses the link; "" for none. */
	session: string;
}

/**
 * Confirms an account's mailbox; using any mailed link does. Before that, anyone may have entered the address, so personal data
 * and password come only from the browser that uses the link or from the order that caused this link; all other data is
 * dropped. The account gets that order, and others of the session that requested it.
 * @returns statements that precede the use of the link in its batch; for a confirmed account they only assign orders
 */
function confirmed(db: D1Database, { open, hash, session }: Confirmation): D1PreparedStatement[] {
	const order = {
		sql: `SELECT coalesce((SELECT order_id FROM account_tokens WHERE token_hash = ?), (SELECT MAX(c.id) FROM account_tokens t
			JOIN carts c ON c.id = t.order_id WHERE t.user_id IN (${open.sql}) AND c.session_id = ? AND c.session_id <> ''))`,
		values: [hash, ...open.values, session],
	};
	const isNew = `users.id IN (${open.sql}) AND users.is_verified = 0`;
	const prepared = (sql: string, ...values: readonly (string | number)[]) => db.prepare(sql).bind(...values);
	return [
		prepared(
			`UPDATE users SET company = '', vatid = '', customername = '', phonenumber = '', billingaddress = '',
				billingaddress_additional_line = '', billingpostcode = '', billingcity = '', billing_country = '' WHERE ${isNew}`,
			...open.values,
		),
		prepared(
			`UPDATE users SET company = f.company, vatid = f.vat, customername = f.name, phonenumber = f.phone, billingaddress = f.street_address,
				billingaddress_additional_line = f.address_additional_line, billingpostcode = f.post_code, billingcity = f.city,
				billing_country = f.country
			FROM cart_forms f WHERE f.cart_id = (${order.sql}) AND f.type = 'billing' AND ${isNew}`,
			...order.values,
			...open.values,
		),
		prepared(
			`UPDATE users SET password_hash = t.password_hash FROM account_tokens t
			WHERE t.token_hash = ? AND t.password_hash IS NOT NULL AND t.asked_by = ? AND t.asked_by <> '' AND ${isNew}`,
			hash,
			requestedBy(session),
			...open.values,
		),
		prepared(`UPDATE users SET is_verified = 1 WHERE id IN (${open.sql})`, ...open.values),
		prepared(
			`UPDATE carts SET user_id = (${open.sql}) WHERE user_id IS NULL
				AND (id = (${order.sql}) OR session_id = (SELECT session_id FROM carts WHERE id = (${order.sql})) AND session_id <> '')
				AND id IN (SELECT order_id FROM account_tokens WHERE user_id IN (${open.sql}))`,
			...[...open.values, ...order.values, ...order.values, ...open.values],
		),
	];
}
