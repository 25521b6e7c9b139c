import * as z from "zod";
import { changeRequestKinds, changeRequestStates, type OrderDifference } from "../../contract/cart";
import { company } from "../../contract/company";
import type { DeskOrderAnswer, deskOrders } from "../../contract/desk/orders";
import type { BackendLocale } from "../../contract/locale";
import { changedParts } from "../../contract/ordering/changes";
import { json, now, rowsOf } from "../db/rows";
import { scheduleMail, scheduleToBuyer } from "../mail/schedule-mail";
import { linesInLanguage } from "../orders/read-cart";
import { orderByNumber } from "../orders/stored-cart";
import { notFound, Refused } from "../platform/refused";
import { cancellation } from "./cancel-order";
import { changed, isChangeable, makeChange, type Obstacle } from "./change-order";

interface NewRequest {
	kind: (typeof changeRequestKinds)[number];
	/** The order, in the version that the buyer has seen. */
	order: { id: number; version: number };
	comment: string;
	asked: object;
	difference: OrderDifference;
	submission: { key: string; hash: string };
	/** Origin of the shop's page that asks, for the link of the mail; "" for none. */
	origin: string;
}

/** Stores what a buyer asks for, in place of what was asked before, and mails the shop. It stores nothing if the order has changed. */
export async function storeRequest(
	db: D1Database,
	{ kind, order: { id, version }, comment, asked, difference, submission: { key, hash }, origin }: NewRequest,
): Promise<void> {
	const open = {
		sql: "SELECT o.id FROM orders o WHERE o.id = ? AND o.version = ? AND o.state IN ('confirmed', 'paid', 'in_delivery')",
		values: [id, version],
	};
	await db.batch([
		db
			.prepare(
				`UPDATE order_change_requests SET state = 'replaced', asked = '{}' WHERE state = 'open' AND key <> ? AND order_id IN (${open.sql})`,
			)
			.bind(key, ...open.values),
		db
			.prepare(
				`INSERT INTO order_change_requests (order_id, kind, version, asked_at, comment, asked, difference, key, body_hash)
				SELECT o.id, ?, o.version, ${now()}, ?, ?, ?, ?, ? FROM orders o WHERE o.id IN (${open.sql}) ON CONFLICT (key) DO NOTHING`,
			)
			.bind(kind, comment, JSON.stringify(asked), JSON.stringify(difference), key, hash, ...open.values),
		scheduleMail(
			db,
			{ kind: "change_asked", locale: company.locale, recipients: [company.email], cartId: id, cause: `change-asked:${key}`, origin },
			{ sql: "SELECT id FROM order_change_requests WHERE key = ?", values: [key] },
		),
	]);
}

const requestRow = z.object({
	id: z.number(),
	order_id: z.number(),
	uuid: z.string(),
	kind: z.enum(changeRequestKinds),
	asked_at: z.string(),
	comment: z.string(),
	asked: json(z.object(changedParts).partial()),
	state: z.enum(changeRequestStates),
	answer: z.string(),
	/** 1: the order's lines have changed since. */
	is_moved: z.number(),
});

/** Requests of an order, with the conditions of a query. */
const requestsWhere = (condition: string): string =>
	`SELECT r.*, c.uuid, EXISTS (SELECT 1 FROM order_changes h WHERE h.order_id = r.order_id AND h.version >= r.version) AS is_moved
	FROM orders o CROSS JOIN order_change_requests r ON r.order_id = o.id CROSS JOIN carts c ON c.id = o.id WHERE o.order_number = ? AND ${condition}`;

interface Totals {
	total_price: number;
	total_price_with_vat: number;
}

/** An open request, in cents, with the difference that it would make now. */
type Wish = OrderDifference &
	Pick<NonNullable<DeskOrderAnswer["desk"]["change_request"]>, "id" | "kind" | "asked_at" | "comment"> & {
		obstacle: Obstacle | null;
	};

/**
 * The change that the buyer of an order asks for, as long as somebody may decide on it.
 * @param reader language for names of goods; null: the buyer's
 * @returns null for nothing
 */
export async function openRequest(
	db: D1Database,
	order: Totals & { number: string; version: number },
	reader: BackendLocale | null,
): Promise<Wish | null> {
	const { number, version } = order;
	const found = await db
		.prepare(requestsWhere(`r.state = 'open' AND ${isChangeable}`))
		.bind(number)
		.all();
	const [row] = rowsOf(requestRow, found);
	if (!row) return null;
	const { id, kind, asked_at, comment, asked } = row;
	const wish = { id, kind, asked_at, comment };
	if (kind === "withdrawal") {
		const { total_price: net, total_price_with_vat: gross } = order;
		const none = { total_price: { from: net, to: 0 }, total_price_with_vat: { from: gross, to: 0 } };
		return { ...wish, lines: [], fields: [], ...none, obstacle: null };
	}
	if (row.is_moved === 1) return { ...wish, ...unchanged(order), obstacle: "changed" };
	const change = await changed(db, await orderByNumber(db, number), { ...nothingElse, ...asked, version }).catch((error: unknown) => {
		if (error instanceof Refused && error.code === "invalid") return null;
		throw error;
	});
	if (change === null) return { ...wish, ...unchanged(order), obstacle: "unavailable" };
	const { difference, obstacle } = change;
	return { ...wish, ...difference, lines: await linesInLanguage(db, difference.lines, reader), obstacle };
}

/** Requests from before the parts existed lack them. */
export const nothingElse = { lines: [], add: [], certificates: [], schedules: [] };

/** The order as it is: what the request would make of it cannot be told. */
const unchanged = ({ total_price: net, total_price_with_vat: gross }: Totals): OrderDifference => ({
	lines: [],
	fields: [],
	total_price: { from: net, to: net },
	total_price_with_vat: { from: gross, to: gross },
});

async function requestOf(db: D1Database, number: string, id: number) {
	const found = await db.prepare(requestsWhere("r.id = ?")).bind(number, id).all();
	const [row] = rowsOf(requestRow, found);
	if (!row) throw notFound(`The order ${number} has no such request.`);
	return row;
}

const over = () => new Refused("conflict", "The request is decided already, or the order has changed since.");

/**
 * Makes the change that a buyer asks for, or cancels the order if the buyer asks for that.
 * @param staff the person who agrees; null for a system
 * @throws Refused not_found; conflict for a request that is decided, and as `makeChange`
 */
export async function acceptChange(
	db: D1Database,
	number: string,
	{ request, version, total }: z.output<typeof deskOrders.acceptChange.body>,
	staff: number | null,
): Promise<{ message: string }> {
	const { state, kind, comment, asked, order_id: id, uuid, is_moved: isMoved } = await requestOf(db, number, request);
	const message = kind === "withdrawal" ? "The order is cancelled." : "The order is changed.";
	if (state === "accepted") return { message };
	if (state !== "open") throw over();
	const needs = { sql: "EXISTS (SELECT 1 FROM order_change_requests r WHERE r.id = ? AND r.state = 'open')", values: [request] };
	if (kind === "withdrawal") {
		await db.batch(cancellation(db, { id, uuid, reason: comment, isWithdrawn: true, needs }));
		if ((await requestOf(db, number, request)).state !== "accepted") throw over();
		return { message };
	}
	if (isMoved === 1) throw over();
	const change = await changed(db, await orderByNumber(db, number), { ...nothingElse, ...asked, version });
	await makeChange(db, change, total, { by: "buyer", staff, reason: comment, request, needs });
	return { message };
}

/**
 * Declines what a buyer asks for, and mails the reason.
 * @throws Refused not_found; conflict for a request that is decided otherwise
 */
export async function declineChange(
	db: D1Database,
	number: string,
	{ request, reason }: z.output<typeof deskOrders.declineChange.body>,
	staff: number | null,
): Promise<{ message: string }> {
	await requestOf(db, number, request);
	const open = { sql: "SELECT order_id FROM order_change_requests WHERE id = ? AND state = 'open'", values: [request] };
	await db.batch([
		scheduleToBuyer(db, { kind: "change_declined", cause: `change-declined:${request}`, comment: String(request) }, open),
		db
			.prepare(
				"UPDATE order_change_requests SET state = 'declined', asked = '{}', answer = ?, staff_id = ? WHERE id = ? AND state = 'open'",
			)
			.bind(reason, staff, request),
	]);
	const { state, answer } = await requestOf(db, number, request);
	if (state !== "declined" || answer !== reason) throw over();
	return { message: "The request is declined." };
}
