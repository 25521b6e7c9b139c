import * as z from "zod";
import type { stockNotices } from "../../contract/stock/notices";
import { articleAnswer, articleColumns, articleRow } from "../catalogue/article";
import { now, rowsOf } from "../db/rows";
import type { BackendEnv } from "../env";
import { requireNotice, type Writer } from "../platform/hourly-limits";
import { languageOf } from "../platform/language";
import { notFound, Refused } from "../platform/refused";
import { shopOrigin } from "../platform/shop-origin";
import { newToken, tokenHash } from "../platform/token";
import { requireUser, type Visitor } from "../platform/visitor";

type Asker = Writer & { env: Pick<BackendEnv, "SHOP_HOSTS" | "DEV_PAGES"> };
type AskBody = z.output<typeof stockNotices.ask.body>;
type AskAnswer = z.input<typeof stockNotices.ask.answer>;
type ConfirmAnswer = z.input<typeof stockNotices.confirm.answer>;
type Own = z.input<typeof stockNotices.own.answer>;

const addressRow = z.object({ email: z.string() });
const visible = "v.hidden = 0 AND p.hidden = 0";

/**
 * Stores a request for a notice about a variant. An account uses its own confirmed address; anyone else confirms by mail. A repeated
 * request has the same answer and no effect.
 * @throws Refused invalid (field email, for a guest without one; host), not_found, too_many_attempts, too_many_messages
 */
export async function requestNotice(asker: Asker, { variantId, email: typed, host }: AskBody): Promise<AskAnswer> {
	const { db, locale, user } = asker;
	const origin = shopOrigin(asker.env, host);
	const [ownNotices] = rowsOf(
		addressRow,
		await db.prepare("SELECT email FROM users WHERE id = ? AND is_verified = 1 AND is_deleted = 0").bind(user).all(),
	);
	const isOwn = ownNotices !== undefined && (typed === undefined || typed.toLowerCase() === ownNotices.email.toLowerCase());
	const email = isOwn ? ownNotices.email : typed;
	if (email === undefined) throw new Refused("invalid", "An address is missing.", undefined, { email: ["email.required"] });
	const found = await db
		.prepare(`SELECT 1 FROM variants v JOIN products p ON p.id = v.product_id WHERE v.id = ? AND ${visible}`)
		.bind(variantId)
		.all();
	if (found.results.length === 0) throw notFound("There is no such variant.");
	await requireNotice(asker, isOwn ? null : email);
	const token = newToken();
	const hash = tokenHash(token);
	await db.batch([
		db
			.prepare(
				`INSERT INTO stock_notices (variant_id, email, user_id, locale, origin, token_hash, confirmed_at) VALUES (?, ?, ?, ?, ?, ?, iif(?, ${now()}, NULL))
				ON CONFLICT (variant_id, email COLLATE NOCASE) DO UPDATE SET user_id = excluded.user_id, locale = excluded.locale, origin = excluded.origin,
					token_hash = excluded.token_hash, created_at = ${now()}, confirmed_at = excluded.confirmed_at, told_at = NULL
				WHERE confirmed_at IS NULL OR told_at IS NOT NULL OR user_id IS NULL AND excluded.user_id IS NOT NULL`,
			)
			.bind(variantId, email, isOwn ? user : null, locale, origin, hash, isOwn ? 1 : 0),
		db
			.prepare(
				`INSERT INTO outbox (kind, locale, recipients, cause, origin, token, snapshot)
				SELECT 'stock_notice_confirm', locale, json_array(email), 'stock-notice-confirm:' || token_hash, origin, ?, json_object('variant', variant_id)
				FROM stock_notices WHERE token_hash = ? AND confirmed_at IS NULL`,
			)
			.bind(token, hash),
	]);
	return { isToConfirm: !isOwn };
}

/** @throws Refused link_invalid */
export async function confirm({ db, locale }: Visitor, token: string): Promise<ConfirmAnswer> {
	const hash = tokenHash(token);
	const [, found] = await db.batch([
		db.prepare(`UPDATE stock_notices SET confirmed_at = ${now()} WHERE token_hash = ? AND confirmed_at IS NULL`).bind(hash),
		db
			.prepare(
				`SELECT ${articleColumns(languageOf(locale))} FROM stock_notices n JOIN variants v ON v.id = n.variant_id JOIN products p ON p.id = v.product_id
				WHERE n.token_hash = ?`,
			)
			.bind(hash),
	]);
	const [row] = rowsOf(articleRow, found);
	if (!row) throw new Refused("link_invalid", "There is no such notice.");
	return { article: articleAnswer(row) };
}

/** Ends all notices of an address, including those of its account. */
export async function endNotices({ db }: Visitor, token: string): Promise<Record<string, never>> {
	await db
		.prepare("DELETE FROM stock_notices WHERE email = (SELECT email FROM stock_notices WHERE token_hash = ?) COLLATE NOCASE")
		.bind(tokenHash(token))
		.run();
	return {};
}

const ownRow = articleRow.extend({ id: z.number(), created_at: z.string() });

/** @throws Refused not_signed_in */
export async function own(visitor: Visitor): Promise<Own> {
	const { db, locale } = visitor;
	const found = await db
		.prepare(
			`SELECT n.id, n.created_at, ${articleColumns(languageOf(locale))} FROM stock_notices n JOIN variants v ON v.id = n.variant_id
			JOIN products p ON p.id = v.product_id WHERE n.user_id = ? AND n.told_at IS NULL AND ${visible} ORDER BY n.id DESC LIMIT 200`,
		)
		.bind(requireUser(visitor))
		.all();
	return rowsOf(ownRow, found).map((row) => ({ id: row.id, article: articleAnswer(row), created_at: row.created_at }));
}

/** @throws Refused not_signed_in */
export async function drop(visitor: Visitor, id: number): Promise<Record<string, never>> {
	await visitor.db.prepare("DELETE FROM stock_notices WHERE id = ? AND user_id = ?").bind(id, requireUser(visitor)).run();
	return {};
}
