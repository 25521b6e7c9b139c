import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Language } from "../../contract/locale";
import { type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { sets, supplies } from "../../tests/support/backend-rows";
import { added, newCart } from "../../tests/support/buyer";
import { insert, insertTranslated } from "../../tests/support/fixture-sql";
import { sessionDigest } from "../platform/sessions";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
	await rows(
		insert("users", { id: 1, email: "a@crossbar.example" }),
		insert("users", { id: 2, email: "b@crossbar.example" }),
		...insertTranslated("category", { id: 9, slug: "steel", position: 1 }, { title: "Stahl", description: "Stahl" }),
		...insertTranslated(
			"category",
			{
				id: 8,
				slug: "beams",
				position: 1,
				parent_id: 9,
			},
			{ title: "Träger", description: "Träger" },
		),
		"UPDATE categories SET parent_id = 8 WHERE id = 1",
	);
});
afterEach(async () => {
	await rows("DELETE FROM discounts");
});
afterAll(() => backend.dispose());

const rows = (...statements: string[]) => backend.db.batch(statements.map((statement) => backend.db.prepare(statement)));
let lastDiscount = 0;
const discount = (values: Record<string, string | number | null>, title: Partial<Record<Language, string>> = {}) =>
	rows(...insertTranslated("discount", { id: ++lastDiscount, ...values }, { title }));
const seen = async (buyer: Caller, uuid: string) => cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));

/** Fakes the backend's clock only. */
const at = (time: string) => vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });

describe("discounts of a cart", () => {
	it("has none, and a volume price as the only reason", async () => {
		const cart = await newCart(backend.caller("fi"), supplies.beam, 10);
		expect(cart).toMatchObject({ total_discount: 0, discounts: [], order_discount: null });
		const volume = { kind: "volume", title: "", percent: null, amount: 7_500, threshold: 10, end_date: null };
		expect(cart.items[0]).toMatchObject({ price: 10_500, discount: 0, discounts: [volume], line_price: 105_000 });
	});

	// Shows R12.2
	it("takes a campaign of a category far above off the line, in the reader's language", async () => {
		await discount({ kind: "line", percent_bp: 450, threshold: 10, category_id: 9, end_date: "2999-06-30" }, { et: "Terasenädalad" });
		const buyer = backend.caller("ee");
		const { uuid, items } = await newCart(buyer, supplies.beam, 9);
		expect(items[0]?.discounts).toEqual([]);
		const cart = cartOf(await buyer.call("POST", "/orders/add", added(supplies.beam, 1, { uuid })));
		// 10 × 105.00 = 1050.00, less 4.5 % = 47.25.
		expect(cart.items[0]).toMatchObject({ price: 10_500, discount: 4_725, line_price: 100_275 });
		expect(cart.items[0]?.discounts).toEqual([
			expect.objectContaining({ kind: "volume" }),
			{ kind: "line", title: "Terasenädalad", percent: 4.5, amount: 4_725, threshold: 10, end_date: "2999-06-30" },
		]);
		expect(cart).toMatchObject({ total_goods_price: 105_000, total_discount: 4_725, discounts: [{ kind: "line", amount: 4_725 }] });
		expect(cart.total_price).toBe(105_000 - 4_725 + 12_900);
	});

	// Shows R12.4
	it("gives an account its own prices, and nobody else", async () => {
		await discount({ kind: "personal", percent_bp: 300, threshold: 0, user_id: 1 }, { fi: "Sopimushinta" });
		await discount({ kind: "personal", percent_bp: 900, threshold: 0, user_id: 2 });
		const buyer = backend.caller("fi");
		const { uuid, total_discount } = await newCart(buyer, supplies.beam, 1);
		expect(total_discount).toBe(0);
		await rows(insert("sessions", { id: sessionDigest(buyer.session), user_id: 1 }));
		const own = await seen(buyer, uuid);
		// 112.50 less 3 % is 109.125, rounded half up.
		expect(own).toMatchObject({ total_discount: 337, discounts: [{ kind: "personal", amount: 337 }] });
		expect(own.items[0]).toMatchObject({ line_price: 10_913, discounts: [{ kind: "personal", title: "Sopimushinta", percent: 3 }] });
		// Every reader of the cart sees its owner's prices.
		expect((await seen(backend.caller("fi"), uuid)).total_price).toBe(own.total_price);
		// An order of the account keeps its prices without the session.
		await rows(`DELETE FROM sessions WHERE id = '${sessionDigest(buyer.session)}'`, `UPDATE carts SET user_id = 2 WHERE uuid = '${uuid}'`);
		expect((await seen(buyer, uuid)).discounts).toEqual([{ kind: "personal", amount: 1_012 }]);
	});

	// Shows R12.3
	it("takes the order's discount off lines and sets, after the discounts of lines", async () => {
		await discount({ kind: "order", percent_bp: 200, threshold: 130_000 }, { fi: "Määräalennus" });
		await discount({ kind: "line", percent_bp: 1000, supplied_variant_id: supplies.beam });
		const buyer = backend.caller("fi");
		const { uuid } = await newCart(buyer, supplies.beam, 10);
		const wanted = { uuid, setId: sets.frame, amount: 1, idem: crypto.randomUUID(), isProduction: true };
		const cart = cartOf(await buyer.call("POST", "/orders/addSet", wanted));
		// Goods of 1050.00 + 250.00 reach the threshold; 2 % of 945.00 + 250.00 is 23.90.
		expect(cart).toMatchObject({ total_goods_price: 130_000, total_discount: 10_500 + 2_390, total_price: 117_110 + 8_900 });
		expect(cart.discounts).toEqual([
			{ kind: "line", amount: 10_500 },
			{ kind: "order", amount: 2_390 },
		]);
		expect(cart.order_discount).toEqual({
			kind: "order",
			title: "Määräalennus",
			percent: 2,
			amount: 2_390,
			// Decimal EUR.
			threshold: 1300,
			end_date: null,
		});
		const less = cartOf(await buyer.call("DELETE", `/orders/set/${uuid}/${sets.frame}`));
		expect(less).toMatchObject({ order_discount: null, total_discount: 10_500 });
	});

	// Shows R12.5
	it.each([
		["2026-03-28T21:59:59Z", false],
		["2026-03-28T22:00:00Z", true],
		["2026-03-29T20:59:59Z", true],
		["2026-03-29T21:00:00Z", false],
		["2026-10-24T20:59:59Z", false],
		["2026-10-24T21:00:00Z", true],
		["2026-10-25T21:59:59Z", true],
		["2026-10-25T22:00:00Z", false],
	])("holds on days of Finland, also those on which clocks change: %s", async (time, holds) => {
		for (const day of ["2026-03-29", "2026-10-25"])
			await discount({ kind: "line", percent_bp: 1000, product_id: 1, start_date: day, end_date: day });
		at(time);
		expect((await newCart(backend.caller("fi"), supplies.beam, 1)).total_discount).toBe(holds ? 1_125 : 0);
	});
});

describe("the prices of an offer", () => {
	async function acceptedCart(buyer: Caller) {
		const { uuid } = await newCart(buyer, supplies.beam, 10);
		await rows(
			`UPDATE cart_items SET offered_unit_cents = 10000, offered_discount_bp = 500, offered_quantity = 12, offered_until = '2026-05-14'
				WHERE cart_id = (SELECT id FROM carts WHERE uuid = '${uuid}')`,
			`INSERT INTO cart_sets (cart_id, set_id, quantity, offered_unit_cents, offered_quantity, offered_until)
				SELECT id, ${sets.frame}, 2, 24000, 2, '2026-05-14' FROM carts WHERE uuid = '${uuid}'`,
			`INSERT INTO carts (uuid, session_id, locale) VALUES ('o-${uuid}', 's', 'fi')`,
			`INSERT INTO offers (id, number, created_on, valid_until, snapshot) SELECT id, uuid, '2026-05-01', '2026-05-14', '{}' FROM carts WHERE uuid = 'o-${uuid}'`,
			`UPDATE carts SET offered_discount_bp = 150, from_offer_id = (SELECT id FROM carts WHERE uuid = 'o-${uuid}') WHERE uuid = '${uuid}'`,
		);
		return uuid;
	}

	it("hold to the end of its last day in Finland", async () => {
		const buyer = backend.caller("fi");
		at("2026-05-14T20:59:59Z");
		const uuid = await acceptedCart(buyer);
		await discount({ kind: "line", percent_bp: 2000, product_id: 1 });
		const cart = await seen(buyer, uuid);
		const offered = { valid_until: "2026-05-14", quantity: 12 };
		expect(cart.items[0]).toMatchObject({ price: 10_000, discount: 5_000, line_price: 95_000, offered });
		expect(cart.items[0]?.discounts).toMatchObject([{ kind: "line", percent: 5, amount: 5_000, end_date: "2026-05-14" }]);
		expect(cart.orders_to_sets[0]).toMatchObject({
			price: 24_000,
			line_price: 48_000,
			offered: { valid_until: "2026-05-14", quantity: 2 },
		});
		// 1.5 % of 950.00 + 480.00 is 21.45.
		expect(cart).toMatchObject({
			total_goods_price: 148_000,
			total_discount: 7_145,
			order_discount: { percent: 1.5, end_date: "2026-05-14" },
		});

		at("2026-05-14T21:00:00Z");
		const later = await seen(buyer, uuid);
		expect(later.items[0]).toMatchObject({ price: 10_500, discount: 21_000, line_price: 84_000, offered: null });
		// The parts of two sets with the campaign: 360.00 + 117.60.
		expect(later.orders_to_sets[0]).toMatchObject({ price: 23_880, line_price: 47_760, offered: null });
		expect(later).toMatchObject({ order_discount: null, total_discount: 21_000 });
	});

	it("have their order discount to themselves: what is added later has that of the day", async () => {
		const buyer = backend.caller("fi");
		at("2026-05-10T10:00:00Z");
		const uuid = await acceptedCart(buyer);
		const more = cartOf(await buyer.call("POST", "/orders/add", added(supplies.packed, 100, { uuid })));
		const later = more.items[1]?.line_price ?? 0;
		expect(later).toBeGreaterThan(0);
		// 1.5 % of 950.00 + 480.00 alone.
		expect(more).toMatchObject({ total_discount: 7_145, order_discount: { percent: null, amount: 2_145, end_date: "2026-05-14" } });
		await discount({ kind: "order", percent_bp: 100, threshold: 100 });
		const both = await seen(buyer, uuid);
		expect(both.order_discount).toMatchObject({ percent: null, amount: 2_145 + Math.round(later / 100) });
	});

	it("hold for the quantity that was offered, also of a line that is raised above it", async () => {
		const buyer = backend.caller("fi");
		at("2026-05-10T10:00:00Z");
		const uuid = await acceptedCart(buyer);
		const item = (await seen(buyer, uuid)).items[0]?.id;
		const twelve = cartOf(await buyer.call("PATCH", `/orders/set-quantity/${uuid}/${item}`, { amount: 12 }));
		expect(twelve.items[0]).toMatchObject({ price: 10_000, line_price: 114_000 });
		const thirteen = cartOf(await buyer.call("PATCH", `/orders/set-quantity/${uuid}/${item}`, { amount: 13 }));
		expect(thirteen.items[0]).toMatchObject({ price: 10_500, line_price: 124_500, offered: { quantity: 12 } });
		const three = cartOf(await buyer.call("PATCH", `/orders/set-set-quantity/${uuid}/${sets.frame}`, { amount: 3 }));
		expect(three.orders_to_sets[0]).toMatchObject({ price: 25_000, offered: null });
	});

	it("give way to a better discount of the day on the whole order", async () => {
		const buyer = backend.caller("fi");
		at("2026-05-10T10:00:00Z");
		const uuid = await acceptedCart(buyer);
		await discount({ kind: "order", percent_bp: 250, threshold: 0 });
		expect((await seen(buyer, uuid)).order_discount?.percent).toBe(2.5);
	});
});
