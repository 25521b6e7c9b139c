import { z } from "zod";
import type { BackendLocale } from "../../../contract/locale";
import type { Device } from "../../../contract/values/device";
import { now, rowsOf } from "../../db/rows";
import { sha256 } from "../../platform/digest";
import { newSession, sealed } from "../../platform/sessions";
import { tokenHash } from "../../platform/token";
import { type SignedIn, takeOver } from "./login";
import { requestedBy } from "./request-link";
import { userAnswer } from "./user-answer";

/** Whose browser uses a link. */
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
	/** The key of the form; undefined where it has none. */
	idem?: string | undefined;
	/** What else happens in the same batch; takes SQL that finds the account as long as the link is open, and the link's hash. */
	also?: (open: OpenLink, hash: string) => D1PreparedStatement[];
}

/** SQL of the account of a link that is open, and its values; finds nobody once the link is used. */
interface OpenLink {
	sql: string;
	values: readonly (string | number)[];
}

interface LinkUsed extends SignedIn {
	/** Whether this very call, or the same form a moment ago, has used the link up. */
	isDone: boolean;
}

const nothing: LinkUsed = { user: null, sessionId: null, isDone: false };
const owner = z.object({ user_id: z.number() });
const before = z.object({ user_id: z.number(), sealed_session: z.string().nullable() });

/** So long does a form that is sent again get the answer of the first time. */
const replaySeconds = 300;

/**
 * Uses a link up, once: the account is confirmed and, where that is asked for, signed in under a new session. Other open links of the purpose and
 * of the confirmation end with it. All of it is one batch in which the link comes last, so that of two requests at once one finds it open.
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
	const begun = newSession(use.device);
	const results = await db.batch([
		...confirmed(db, { open, hash, session }),
		...(use.also?.(open, hash) ?? []),
		...(use.signIn ? takeOver(visitor, begun, account.user_id, open) : []),
		db
			.prepare(
				`UPDATE account_tokens SET used_at = ${now()}, password_hash = NULL,
					used_idem = CASE token_hash WHEN ?1 THEN ?2 END, session_id = CASE token_hash WHEN ?1 THEN ?3 END,
					sealed_session = CASE token_hash WHEN ?1 THEN ?4 END
				WHERE user_id IN (${open.sql}) AND used_at IS NULL AND purpose IN (?, 'verification')`,
			)
			.bind(
				...[hash, replayKeys(use.idem, use.signIn ? [session, begun.digest] : [session]), use.signIn ? begun.digest : null],
				...[use.signIn && use.idem !== undefined ? sealed(begun.id, use.token, use.idem) : null, ...open.values, use.purpose],
			),
	]);
	if (results.at(-1)?.meta.changes === 0) return replayed(visitor, hash, use);
	if (!use.signIn) return { ...nothing, isDone: true };
	return { user: await userAnswer(db, account.user_id, locale), sessionId: begun.id, isDone: true };
}

/** What the same form of the same browser was answered a moment ago, as long as that session holds. */
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
	return { user: await userAnswer(db, found.user_id, locale), sessionId: sealed(found.sealed_session, token, idem), isDone: true };
}

/**
 * Who gets the first answer again: the form with this key, from a browser that has one of these sessions (that before and that which begins).
 * Without a session nobody can be told apart, and nobody does.
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
	/** Of the link. */
	hash: string;
	/** Of the browser that uses the link; "" for none. */
	session: string;
}

/**
 * Confirms the mailbox of an account, which the use of any mailed link does. Until then anybody may have typed the address; so what the account
 * says of its owner, and a password, come from the browser that uses the link, or from the order that this very link was sent for, and
 * all else that was typed is dropped. Orders become the account's: that one, with those of its session that asked for the account.
 * @returns statements for the batch that uses the link up, to stand before it; for an account that is confirmed they do nothing but the orders
 */
function confirmed(db: D1Database, { open, hash, session }: Confirmation): D1PreparedStatement[] {
	const order = {
		sql: `SELECT coalesce((SELECT order_id FROM account_tokens WHERE token_hash = ?), (SELECT MAX(o.id) FROM account_tokens t
			JOIN orders o ON o.id = t.order_id WHERE t.user_id IN (${open.sql}) AND o.session_id = ? AND o.session_id <> ''))`,
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
			FROM order_forms f WHERE f.order_id = (${order.sql}) AND f.type = 'billing' AND ${isNew}`,
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
			`UPDATE orders SET user_id = (${open.sql}) WHERE user_id IS NULL
				AND (id = (${order.sql}) OR session_id = (SELECT session_id FROM orders WHERE id = (${order.sql})) AND session_id <> '')
				AND id IN (SELECT order_id FROM account_tokens WHERE user_id IN (${open.sql}))`,
			...[...open.values, ...order.values, ...order.values, ...open.values],
		),
	];
}
