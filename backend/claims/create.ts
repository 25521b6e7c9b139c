import * as z from "zod";
import type { claims } from "../../contract/claims/claims";
import { company } from "../../contract/company";
import { isSpecialItem } from "../../contract/values/special-items";
import { recordEvent } from "../db/order-events";
import type { BackendEnv } from "../env";
import { namesOf, requireFiles, staffLinks, takeFiles, type Uploader } from "../files/store";
import { sentOf } from "../orders/order-deliveries";
import type { PricedCart } from "../orders/priced-cart";
import { readableOrder } from "../orders/read-cart";
import { bodyDigest } from "../platform/idempotency";
import { Refused } from "../platform/refused";
import { shopOrigin } from "../platform/shop-origin";
import { requireUser } from "../platform/visitor";

type Body = z.output<typeof claims.create.body>;

interface Reporter extends Uploader {
	env: Pick<BackendEnv, "FILES" | "SHOP_HOSTS" | "DEV_PAGES">;
}

const invalid = (field: string, key: string, message: string) => new Refused("invalid", message, undefined, { [field]: [key] });

/**
 * Stores a claim about a delivered line, from the buyer or a colleague who may read the order, with the mail to the shop. The
 * same form makes one claim.
 * @throws Refused not_signed_in, not_found, idem_conflict, invalid for a quantity that was not delivered, for goods that are not taken back, and
 * for missing files
 */
export async function createClaim(reporter: Reporter, body: Body): Promise<{ number: string }> {
	const { db, env, locale } = reporter;
	const user = requireUser(reporter);
	const { idem, host, files, ...said } = body;
	const origin = shopOrigin(env, host);
	// A form that is sent twice has uploaded its files twice.
	const hash = bodyDigest({ ...said, user });
	const known = await stored(db, idem, hash);
	if (known) return known;
	const { order } = await readableOrder(reporter, body.order);
	const delivered = sentOf(order.deliveries, body.line);
	const title = order.deliveries.flatMap(({ lines }) => lines).find(({ line }) => line === body.line)?.title;
	if (title === undefined) throw invalid("line", "invalid", "Nothing of this line was delivered.");
	if (body.quantity > delivered) throw invalid("quantity", "amount.aboveDelivered", `Only ${delivered} were delivered.`);
	const isReturn = body.kind === "return";
	if (isReturn) {
		if (!isReturnable(order, body.line)) throw invalid("kind", "claim.notReturnable", "These goods were cut or made to order.");
		const asked = await askedBack(db, body);
		if (asked + body.quantity > delivered)
			throw invalid("quantity", "amount.aboveReturnable", `A return of ${asked} was asked for already.`);
	}
	await requireFiles(reporter, files);
	const links = staffLinks(await namesOf(db, files), origin);
	await db.batch([
		db.prepare("UPDATE counters SET value = value + 1 WHERE name = 'claim' AND NOT EXISTS (SELECT 1 FROM claims WHERE key = ?)").bind(idem),
		db
			.prepare(
				`INSERT INTO claims (number, order_id, user_id, line, title, kind, is_return, quantity, text, locale, origin, key, body_hash)
				SELECT 'CL-' || (SELECT value FROM counters WHERE name = 'claim'), o.id, ?2, ?3, ?4, ?5, ?12, ?6, ?7, ?8, ?9, ?10, ?11
				FROM carts c JOIN orders o ON o.id = c.id WHERE c.uuid = ?1 AND (?12 = 0 OR ?6 + ${returnsOf("o.id", "?3")} <= ?13)
				ON CONFLICT (key) DO NOTHING`,
			)
			.bind(
				...[order.uuid, user, body.line, title, isReturn ? "wrong" : body.kind, body.quantity, body.text, locale, origin, idem, hash],
				...[Number(isReturn), delivered],
			),
		recordEvent(db, "claim.opened", { sql: "SELECT order_id, number FROM claims WHERE key = ?", values: [idem] }),
		takeFiles(reporter, files, { column: "claim_id", sql: "SELECT id FROM claims WHERE key = ?3", values: [idem] }),
		db
			.prepare(
				`INSERT INTO outbox (kind, locale, recipients, cart_id, snapshot, cause, origin)
				SELECT 'claim_reported', locale, ?2, order_id, json_object('claim', id, 'files', json(?3)), 'claim:' || number, origin FROM claims WHERE key = ?1
				ON CONFLICT (cause) DO NOTHING`,
			)
			.bind(idem, JSON.stringify([company.email]), JSON.stringify(links)),
	]);
	const claim = await stored(db, idem, hash);
	if (!claim) throw new Refused("conflict", "The order has changed meanwhile.");
	return claim;
}

/** Goods that were cut to size, sawn or made to order are not taken back. */
function isReturnable({ items }: Pick<PricedCart, "items">, line: number): boolean {
	const item = items[line - 1];
	return !item || (item.cut === null && item.sawing === null && !isSpecialItem(item.variant.products.slug));
}

/** SQL of the amount of a line whose return was asked for and not refused. */
const returnsOf = (order: string, line: string): string =>
	`(SELECT coalesce(sum(r.quantity), 0) FROM claims r WHERE r.order_id = ${order} AND r.line = ${line} AND r.is_return = 1 AND r.state <> 'refused')`;

const askedBack = async (db: D1Database, { order, line }: Body): Promise<number> =>
	z.number().parse(
		await db
			.prepare(`SELECT ${returnsOf("c.id", "?2")} AS asked FROM carts c WHERE c.uuid = ?1`)
			.bind(order, line)
			.first("asked"),
	);

const byKey = z.object({ number: z.string(), body_hash: z.string() }).nullable();

/**
 * The claim of a key; null if the key is new.
 * @throws Refused idem_conflict if the key came with another body
 */
async function stored(db: D1Database, key: string, hash: string): Promise<{ number: string } | null> {
	const row = byKey.parse(await db.prepare("SELECT number, body_hash FROM claims WHERE key = ?").bind(key).first());
	if (row && row.body_hash !== hash) throw new Refused("idem_conflict", "The key has been used for another claim.");
	return row && { number: row.number };
}
