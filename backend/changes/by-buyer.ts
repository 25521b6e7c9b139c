import * as z from "zod";
import type { OrderDifference } from "../../contract/cart";
import { company } from "../../contract/company";
import type { orders } from "../../contract/orders";
import type { SqlPart } from "../db/rows";
import type { BackendEnv } from "../env";
import type { MailKind } from "../mail/mail-kind";
import { scheduleMail } from "../mail/schedule-mail";
import { mayChange, readableOrder } from "../orders/read-cart";
import { orderByNumber } from "../orders/stored-cart";
import { bodyDigest } from "../platform/idempotency";
import { notFound, Refused } from "../platform/refused";
import { shopOrigin } from "../platform/shop-origin";
import type { Visitor } from "../platform/visitor";
import { buyerObstacle, requireDay, requireQuantities, requireSchedules } from "./buyer-rules";
import { cancellation } from "./cancel-order";
import { type Changed, changed, makeChange, type Obstacle, requireChange } from "./change-order";
import { nothingElse, storeRequest } from "./requests";

interface Buyer extends Visitor {
	env: Pick<BackendEnv, "SHOP_HOSTS" | "DEV_PAGES">;
}
type Asked = z.output<typeof orders.previewChange.body>;
type Done = z.output<typeof orders.changeSent.answer>;

/** The number of a sent order that the visitor sent, or may read in the team. @throws Refused not_found */
async function numberOf(visitor: Visitor, uuid: string): Promise<string> {
	const { order } = await readableOrder(visitor, uuid);
	if (order.order_number === null) throw notFound("There is no such order.");
	return order.order_number;
}

/** The order as a change of its buyer would leave it. @throws Refused as `changed`, `requireDay`, `requireSchedules` and `requireQuantities` */
async function asked(db: D1Database, number: string, wanted: Asked): Promise<Changed> {
	const order = await orderByNumber(db, number);
	// Lines of another version may be other goods.
	if (order.version !== wanted.version) return changed(db, order, { version: wanted.version, ...nothingElse });
	const change = await changed(db, order, wanted);
	if (change.obstacle === "changed") return change;
	requireDay(change.order.sent, wanted.wantedOn);
	requireSchedules(change, wanted.schedules);
	await requireQuantities(db, change, wanted.lines);
	return { ...change, obstacle: change.obstacle ?? (await buyerObstacle(db, change)) };
}

export async function previewByBuyer(
	visitor: Visitor,
	uuid: string,
	wanted: Asked,
): Promise<OrderDifference & { obstacle: Obstacle | null }> {
	const { difference, obstacle } = await asked(visitor.db, await numberOf(visitor, uuid), wanted);
	return { ...difference, obstacle };
}

/**
 * Changes an order that nobody has confirmed yet, as staff would; of a confirmed one it stores what its buyer asks for. The shop is mailed
 * either. The same form changes or asks once.
 * @throws Refused not_found, idem_conflict; as `asked` and `makeChange`
 */
export async function changeByBuyer(buyer: Buyer, uuid: string, body: z.output<typeof orders.changeSent.body>): Promise<Done> {
	const { db, env } = buyer;
	const { idem, host, total, comment, ...wanted } = body;
	const submission = { key: idem, hash: bodyDigest({ uuid, total, comment, ...wanted }) };
	const number = await numberOf(buyer, uuid);
	const known = await earlier(db, submission);
	if (known) return known;
	const change = await asked(db, number, wanted);
	const { id, state, version } = change.order;
	const origin = host ? shopOrigin(env, host) : "";
	if (mayChange(state) === "change") {
		const author = {
			...{ by: "buyer" as const, staff: null, reason: comment, submission },
			needs: { sql: "o.state = 'in_review'", values: [] },
			also: (open: SqlPart) => [tellShop(db, "buyer_changed", { id, origin, cause: `buyer-changed:${uuid}:${version}` }, open)],
		};
		await makeChange(db, change, total, author).catch(async (error: unknown) => {
			if (!(await earlier(db, submission))) throw error;
		});
		return { done: "changed" };
	}
	requireChange(change, total);
	const { difference } = change;
	await storeRequest(db, {
		kind: "change",
		order: { id, version },
		comment,
		asked: { ...wanted, version },
		difference,
		submission,
		origin,
	});
	return requested(db, submission);
}

/**
 * Cancels an order that nobody has confirmed yet; of a confirmed one it stores that its buyer asks for it.
 * @throws Refused not_found, idem_conflict; conflict for an order that has changed since, or is over
 */
export async function withdrawByBuyer(buyer: Buyer, uuid: string, body: z.output<typeof orders.withdrawSent.body>): Promise<Done> {
	const { db, env } = buyer;
	const { idem, host, comment, version } = body;
	const submission = { key: idem, hash: bodyDigest({ uuid, comment, version }) };
	const order = await orderByNumber(db, await numberOf(buyer, uuid));
	const known = await earlier(db, submission);
	if (known) return known;
	const { id, state, sent } = order;
	const origin = host ? shopOrigin(env, host) : "";
	const withdrawn = async () => (await db.prepare("SELECT is_withdrawn FROM orders WHERE id = ?").bind(id).first("is_withdrawn")) === 1;
	if (mayChange(state) === "change") {
		const needs = { sql: "o.version = ? AND o.state = 'in_review'", values: [version] };
		const also = (open: SqlPart) => [tellShop(db, "buyer_changed", { id, origin, cause: `buyer-withdrawn:${uuid}` }, open)];
		await db.batch(cancellation(db, { id, uuid, reason: comment, isWithdrawn: true, needs, also }));
	}
	if (await withdrawn()) return { done: "withdrawn" };
	const difference = {
		lines: [],
		fields: [],
		total_price: { from: sent.total_price, to: 0 },
		total_price_with_vat: { from: sent.total_price_with_vat, to: 0 },
	};
	if (order.version !== version || order.deliveries.length > 0) throw changedSince();
	await storeRequest(db, { kind: "withdrawal", order: { id, version }, comment, asked: {}, difference, submission, origin });
	return requested(db, submission);
}

const changedSince = () => new Refused("conflict", "The order cannot change: changed.");

const tellShop = (
	db: D1Database,
	kind: MailKind,
	{ id, origin, cause }: { id: number; origin: string; cause: string },
	open: SqlPart,
): D1PreparedStatement => scheduleMail(db, { kind, locale: company.locale, recipients: [company.email], cartId: id, cause, origin }, open);

interface Submission {
	key: string;
	hash: string;
}

const byKey = z.object({ body_hash: z.string(), done: z.enum(["changed", "requested"]) }).nullable();

/**
 * The result of an earlier submission of the form; null if it is new.
 * @throws Refused idem_conflict if the key came with another body
 */
async function earlier(db: D1Database, { key, hash }: Submission): Promise<Done | null> {
	const found = await db
		.prepare(
			`SELECT body_hash, 'changed' AS done FROM order_changes WHERE key = ?1
			UNION ALL SELECT body_hash, 'requested' FROM order_change_requests WHERE key = ?1`,
		)
		.bind(key)
		.first();
	const row = byKey.parse(found);
	if (row && row.body_hash !== hash) throw new Refused("idem_conflict", "The key has been used for another change.");
	return row && { done: row.done };
}

async function requested(db: D1Database, submission: Submission): Promise<Done> {
	const done = await earlier(db, submission);
	if (!done) throw changedSince();
	return done;
}
