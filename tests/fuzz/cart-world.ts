import { expect } from "vitest";
import { sessionDigest } from "../../backend/platform/sessions";
import { type Cart, cart as cartAnswer } from "../../contract/cart";
import { cookie, functionalConsent } from "../support/cookies";
import { figuresOf, type ModelCart } from "./cart-model";
import type { Shelf } from "./goods";
import { sumsOf } from "./invariants";
import { rowsAt } from "./rows";
import { Shopper } from "./shopper";

/** A run's state in the model. */
export interface Model {
	shelf: Shelf;
	carts: ModelCart[];
	/** By browser: the index of the cart that its header counts; null for none. */
	at: (number | null)[];
	offers: { uuid: string; gross: number; goods: number }[];
	lists: { uuid: string; cart: Pick<ModelCart, "lines" | "sets"> }[];
	hasAccount: boolean;
	/** Number of commands so far. */
	count: number;
}

/** The running shop as seen by a buyer in one browser or two, and by a stranger. */
export interface Real {
	shop: string;
	backend: string;
	rows: string;
	browsers: Shopper[];
	stranger: Shopper;
	/** Line ids by cart, in the order of the model's lines. */
	ids: Map<string, number[]>;
	email: string;
}

const consent = functionalConsent;

/** The buyer of a new run; accounts are inserted into the database, since sign-up is not tested here. */
export async function newWorld(
	shelf: Shelf,
	at: { shop: string; backend: string; rows: string },
	hasAccount: boolean,
): Promise<{ model: Model; real: Real }> {
	const email = `${crypto.randomUUID()}@account.example`;
	const cookies: Record<string, string> = { consent };
	if (hasAccount) {
		const session = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll("-", "").slice(0, 43);
		await rowsAt(at.rows, "INSERT INTO users (email, is_verified, created_at) VALUES (?, 1, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))", email);
		await rowsAt(
			at.rows,
			"INSERT INTO sessions (id, user_id, expires_at) SELECT ?, id, strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '+1 day') FROM users WHERE email = ?",
			sessionDigest(session),
			email,
		);
		cookies.session = cookie(session);
	}
	const browsers = Array.from({ length: hasAccount ? 2 : 1 }, () => new Shopper(at.shop, cookies));
	return {
		model: { shelf, carts: [], at: browsers.map(() => null), offers: [], lists: [], hasAccount, count: 0 },
		real: { ...at, browsers, stranger: new Shopper(at.shop, { session: cookie("S".repeat(43)) }), ids: new Map(), email },
	};
}

/** The cart for a browser's next change; null if there is none yet, or it was sent. */
export function presentOf(model: Model, who: number): ModelCart | null {
	const found = model.carts[model.at[who % model.at.length] ?? -1] ?? null;
	return found && followed(model, found);
}

/** The cart that a cart's lines were merged into; null if that was sent. */
function followed(model: Model, cart: ModelCart): ModelCart | null {
	if (cart.state === "sent") return null;
	if (cart.state === "open") return cart;
	const into = model.carts.find(({ uuid }) => uuid === cart.joinedInto);
	return into ? followed(model, into) : null;
}

export const browserOf = (real: Real, who: number): Shopper => {
	const found = real.browsers[who % real.browsers.length];
	if (!found) throw new Error("There is no such browser.");
	return found;
};

/** A cart as the backend returns it to its owner. */
export async function readCart(
	{ backend, browsers }: Pick<Real, "backend" | "browsers">,
	uuid: string,
	session = browsers[0]?.session ?? "",
): Promise<Cart> {
	const response = await fetch(`${backend}/orders/by-id/${uuid}`, {
		headers: { Locale: "de", "Session-Id": session, Connection: "close" },
	});
	expect(response.status, `by-id ${uuid}`).toBe(200);
	return cartAnswer.parse(await response.json());
}

/** How often all carts of a run are read, including unchanged ones. */
const looked = 5;

/** Compares the run's carts with the model. @param touched those that the command has changed: only their versions have increased */
export async function expectSame(
	model: Model,
	real: Real,
	touched: readonly ModelCart[],
	mayRise: readonly ModelCart[] = [],
): Promise<void> {
	const isWhole = touched.length + mayRise.length === 0 || ++model.count % looked === 0;
	for (const expected of model.carts) {
		if (!isWhole && !touched.includes(expected) && !mayRise.includes(expected)) continue;
		const found = await readCart(real, expected.uuid);
		expect(sumsOf(found), `sums of ${expected.uuid}`).toEqual([]);
		if (touched.includes(expected)) expect(found.version, "the version after a change").toBeGreaterThan(expected.version);
		else if (mayRise.includes(expected)) expect(found.version).toBeGreaterThanOrEqual(expected.version);
		else expect(found.version, "the version without a change").toBe(expected.version);
		expected.version = found.version;
		expect(found.is_owner).toBe(true);
		expect(found.isProcessed).toBe(expected.state === "sent");
		if (expected.state === "joined") {
			expect(found.goto).toBe(expected.joinedInto);
			expect(found.length).toBe(0);
			continue;
		}
		real.ids.set(
			expected.uuid,
			found.items.map(({ id }) => id),
		);
		expectContents(found, expected, model.shelf);
	}
}

function expectContents(found: Cart, expected: ModelCart, shelf: Shelf): void {
	const figures = figuresOf(expected, shelf);
	const lines = found.items.map((item) => ({
		supply: item.suppliedVariant.id,
		cut: item.cut?.length ?? 0,
		certificate: item.certificate_price !== null,
		amount: item.cut?.pieces ?? item.quantity,
		comment: item.comment,
		bars: item.quantity,
		unit: item.price,
		discount: item.discount,
		total: item.line_price,
	}));
	const wanted = expected.lines.map(({ goods, cut, certificate, amount, comment }, index) => {
		const { bars, unit, discount, total } = figures.lines[index] ?? { bars: 0, unit: 0, discount: 0, total: 0 };
		return { supply: goods.supply, cut, certificate, amount, comment, bars, unit, discount, total };
	});
	expect(lines).toEqual(wanted);
	const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;
	expect(found.orders_to_sets.map((set) => ({ id: set.set_id, amount: set.quantity })).sort(byId)).toEqual(
		expected.sets.map(({ goods, amount }) => ({ id: goods.id, amount })).sort(byId),
	);
	expect({ reference: found.reference, comment: found.comment, shippingComment: found.shipping_comment }).toEqual(expected.notes);
	expect(found.length).toBe(expected.lines.length + expected.sets.length);
	const { lines: _, ...totals } = figures;
	expect({
		goods: found.total_goods_price,
		discount: found.total_discount,
		delivery: found.total_delivery_price,
		net: found.total_price,
		vat: found.total_vat_price,
		gross: found.total_price_with_vat,
		weight: found.total_weight,
	}).toEqual(totals);
}

/** The run's rows in the database. */
export async function expectStored(model: Model, real: Real): Promise<void> {
	const { rows, backend, browsers } = real;
	await expectSame(model, real, []);
	for (const { uuid, lines, sets, state } of model.carts) {
		const [stored] = await rowsAt(
			rows,
			`SELECT (SELECT COUNT(*) FROM cart_items WHERE cart_id = c.id) AS lines, (SELECT COUNT(*) FROM cart_sets WHERE cart_id = c.id) AS sets,
				(SELECT COUNT(*) FROM outbox WHERE cart_id = c.id AND kind = 'order_confirmation') AS mails, EXISTS (SELECT 1 FROM orders o WHERE o.id = c.id) AS is_frozen
			FROM carts c WHERE uuid = ?`,
			uuid,
		);
		const isSent = state === "sent" ? 1 : 0;
		expect(stored).toEqual({ lines: lines.length, sets: sets.length, mails: isSent, is_frozen: isSent });
	}
	for (const { uuid, gross, goods } of model.offers) {
		const offer = await readCart({ backend, browsers }, uuid);
		expect({ gross: offer.total_price_with_vat, goods: offer.total_goods_price }).toEqual({ gross, goods });
	}
}
