import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { connectionRules, procurement } from "../../../contract/procurement";
import { type Backend, startBackend } from "../../../tests/support/backend";
import { sets, supplies } from "../../../tests/support/backend-rows";
import { added } from "../../../tests/support/buyer";
import { itemsOf, statusOf, type TakenItem } from "../../../tests/support/cxml-answers";
import { as, cxmlBuyer, orderOf } from "../../../tests/support/cxml-buyer";
import { itemOut, plainVendor, shipTo, vendors } from "../../../tests/support/cxml-messages";
import type { TestConnection, VisitCaller } from "../../../tests/support/punchout";
import { noticeSecret } from "../notices/notice-secret";

let backend: Backend;
let buyer: ReturnType<typeof cxmlBuyer>;
let connection: TestConnection;
beforeAll(async () => {
	backend = await startBackend();
	buyer = cxmlBuyer(backend);
	connection = await buyer.connection();
});
afterAll(() => backend.dispose());

const shopped = (of = connection, fill = (visit: VisitCaller): Promise<unknown> => put(visit, supplies.beam, 3)) => buyer.shopped(of, fill);

const put = (visit: VisitCaller, supply: number, amount: number, more: object = {}) =>
	visit.call("POST", "/orders/add", added(supply, amount, { uuid: visit.cart, ...more }));

const orderRow = z.object({
	order_number: z.string(),
	state: z.string(),
	review_reasons: z.string(),
	user_id: z.number(),
	team_id: z.number(),
	reference: z.string(),
	net: z.number(),
	goods: z.number(),
	city: z.string().nullable(),
	name: z.string().nullable(),
	method: z.string(),
});
async function ordersOf(of = connection) {
	const { results } = await backend.db
		.prepare(
			`SELECT o.order_number, o.state, o.review_reasons, o.user_id, o.team_id, c.reference, o.snapshot ->> '$.total_price' AS net,
				o.snapshot ->> '$.total_goods_price' - o.snapshot ->> '$.total_discount' AS goods, f.city, f.name, m.name AS method
			FROM procurement_orders p JOIN orders o ON o.id = p.order_id JOIN carts c ON c.id = o.id JOIN payment_methods m ON m.id = c.payment_method_id
			LEFT JOIN cart_forms f ON f.cart_id = c.id AND f.type = 'shipping' WHERE p.connection_id = ? ORDER BY o.id`,
		)
		.bind(of.id)
		.all();
	return z.array(orderRow).parse(results);
}

const lastMessage = async (of = connection) =>
	z
		.object({ kind: z.string(), direction: z.string(), state: z.string(), problem: z.string(), text: z.string(), payload_id: z.string() })
		.parse(await backend.db.prepare("SELECT * FROM procurement_messages WHERE connection_id = ? ORDER BY id DESC").bind(of.id).first());

const openCarts = async (of = connection) =>
	Number(
		await backend.db.prepare("SELECT count(*) AS n FROM carts WHERE user_id = ? AND is_ordered = 0").bind(of.team.buyer.id).first("n"),
	);

// Shows R72.1, R72.5
describe("a buyer's system", () => {
	it.each(vendors)("$name opens the shop, takes a cart back and orders it", async ({ setup, order }) => {
		const of = await buyer.connection();
		const visit = await buyer.begin(await buyer.send(setup(as(of, { cookie: "abc" }))));
		await put(visit, supplies.beam, 3);
		const message = await buyer.takeBack(visit);
		expect(message).toContain("<BuyerCookie>abc</BuyerCookie>");
		const [item, ...none] = itemsOf(message);
		expect(none).toEqual([]);
		expect(item).toEqual({
			quantity: "3",
			code: "CR-000001",
			auxiliary: expect.stringContaining(`${visit.cart}/`),
			price: "112.50",
			unit: "EA",
		});
		const items = itemOut({ line: 1, quantity: "3", code: "CR-000001", auxiliary: item?.auxiliary, price: "112.50" });
		const answered = statusOf(await buyer.send(order(as(of, { orderId: "PO-1", items, shipTo: shipTo("FI", "00150", "Helsinki") }))));
		const [placed] = await ordersOf(of);
		expect(answered).toEqual({ code: 200, said: `The order is received as ${placed?.order_number}.` });
		expect(placed).toMatchObject({
			user_id: of.team.buyer.id,
			team_id: of.team.id,
			reference: "PO-1",
			goods: 33_750,
			method: "invoice",
			city: "Helsinki",
			name: "Petra Muster",
		});
		expect(await openCarts(of)).toBe(0);
	});

	it("is told what the shop takes", async () => {
		const text = plainVendor.setup(as(connection)).replace(/<PunchOutSetupRequest.*<\/PunchOutSetupRequest>/, "<ProfileRequest/>");
		const answered = await buyer.send(text);
		expect(statusOf(answered).code).toBe(200);
		expect(answered).toContain('<Transaction requestName="OrderRequest"><URL>https://shop.example/punchout/cxml</URL></Transaction>');
	});

	it("is refused what the shop does not take, and both are in the log without the secret", async () => {
		const text = plainVendor.setup(as(connection)).replace(/<PunchOutSetupRequest.*<\/PunchOutSetupRequest>/, "<InvoiceDetailRequest/>");
		expect(statusOf(await buyer.send(text))).toEqual({ code: 450, said: "InvoiceDetailRequest is not taken here." });
		const { text: kept, ...logged } = await lastMessage();
		expect(logged).toMatchObject({
			kind: "InvoiceDetailRequest",
			direction: "in",
			state: "refused",
			problem: "InvoiceDetailRequest is not taken here.",
		});
		expect(kept).toContain("<InvoiceDetailRequest/>");
		expect(kept).not.toContain(connection.secret);
	});
});

// Shows R72.2, R72.5
describe("a message is refused", () => {
	it("with a wrong secret, as one with an unknown name is, and after some of them without looking", async () => {
		const of = await buyer.connection();
		const wrong = () => buyer.send(plainVendor.setup(as(of, { secret: "wrong" })), "a".repeat(43));
		const said = "The name or the secret is not right.";
		for (const _ of [1, 2, 3, 4, 5]) expect(statusOf(await wrong())).toEqual({ code: 401, said });
		expect(await lastMessage(of)).toMatchObject({ state: "refused", problem: said });
		expect(statusOf(await buyer.send(plainVendor.setup(as(of, { login: "NOBODY" })), "b".repeat(43)))).toEqual({ code: 401, said });
		expect(statusOf(await buyer.send(plainVendor.setup(as(of)), "a".repeat(43)))).toEqual({
			code: 560,
			said: expect.stringMatching(/too many attempts/),
		});
		expect(statusOf(await buyer.send(plainVendor.setup(as(of)), "b".repeat(43))).code).toBe(200);
	});

	it("without its secret no more often than twenty times in its log", async () => {
		const of = await buyer.connection();
		const half = plainVendor.setup(as(of)).slice(0, 700);
		for (let count = 0; count < 25; count++) expect(statusOf(await buyer.send(half)).code).toBe(406);
		const count = await backend.db.prepare("SELECT count(*) AS n FROM procurement_messages WHERE connection_id = ?").bind(of.id).first("n");
		expect(count).toBe(20);
	});

	// Shows R72.13
	it("also in UTF-16, and its log has no secret", async () => {
		const of = await buyer.connection();
		const text = plainVendor.setup(as(of)).replace("UTF-8", "UTF-16").replaceAll("SharedSecret>", "x:SharedSecret>");
		const body = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
		const headers = {
			"Content-Type": "text/xml",
			"Content-Length": String(body.length),
			Locale: "de",
			"Shop-Origin": "https://shop.example",
		};
		await backend.request("/procurement/cxml", { method: "POST", headers, body });
		const { text: kept } = await lastMessage(of);
		expect(kept).toContain("•••</");
		expect(kept).not.toContain(of.secret);
	});

	// Shows R72.14
	it("with the shop's own secret, unless it is that of a network", async () => {
		const of = await buyer.connection();
		const columns = await backend.db.prepare("SELECT id, network, secret_digest FROM connections WHERE id = ?").bind(of.id).first();
		const own = z.object({ id: z.number(), network: z.string(), secret_digest: z.string() }).parse(columns);
		const secret = noticeSecret({ DIGEST_KEY: "" }, own);
		expect(statusOf(await buyer.send(plainVendor.setup(as(of, { secret })))).code).toBe(401);
		expect(noticeSecret({ DIGEST_KEY: "" }, { ...own, secret_digest: "another" })).not.toBe(secret);
	});

	it("unless it has the secret of its network, which connections of one network share", async () => {
		const [one, other, elsewhere] = [
			await buyer.connection({ network: "Ariba" }),
			await buyer.connection({ network: "ariba" }),
			await buyer.connection(),
		];
		const networkSecret = noticeSecret({ DIGEST_KEY: "" }, { id: one.id, network: "ARIBA", secret_digest: "" });
		const codes = [];
		for (const each of [one, other, elsewhere])
			codes.push(statusOf(await buyer.send(plainVendor.setup(as(each, { secret: networkSecret })))).code);
		expect(codes).toEqual([200, 200, 401]);
	});

	it("if its connection is switched off", async () => {
		const of = await buyer.connection({ is_active: 0 });
		expect(statusOf(await buyer.send(plainVendor.setup(as(of))))).toEqual({
			code: 401,
			said: "The connection is switched off at the seller's.",
		});
	});

	it("if the cart would go to an address that is not listed", async () => {
		const refused = statusOf(await buyer.send(plainVendor.setup(as(connection, { returnUrl: "https://evil.example/hook" }))));
		expect(refused).toEqual({ code: 400, said: expect.stringContaining("do not return to https://evil.example/hook") });
	});

	it("if there is half of it, which is in the log of the connection that it names", async () => {
		const text = plainVendor.setup(as(connection));
		const half = text.slice(0, text.indexOf("<BuyerCookie>"));
		expect(statusOf(await buyer.send(half)).code).toBe(406);
		expect(await lastMessage()).toMatchObject({ state: "refused", problem: expect.stringContaining("cannot be read") });
		expect((await lastMessage()).text).not.toContain(connection.secret);
	});
});

// Shows R72.6
describe("a message that comes again", () => {
	it("begins one visit, with the start page of the last", async () => {
		const text = plainVendor.setup(as(connection, { payloadId: "again@buyer" }));
		const first = await buyer.send(text);
		const second = await buyer.send(text);
		await expect(buyer.begin(first)).rejects.toThrow(/link_invalid/);
		await buyer.begin(second);
		await expect(buyer.begin(second)).rejects.toThrow(/link_invalid/);
		expect(statusOf(await buyer.send(text))).toEqual({ code: 409, said: "The message came before, and its visit has begun." });
	});

	it("orders once, one after the other and at once, by its id or by its order number", async () => {
		const of = await buyer.connection();
		const items = await shopped(of);
		const text = orderOf(items, of, { payloadId: "one@buyer", orderId: "PO-7" });
		const other = orderOf(items, of, { payloadId: "two@buyer", orderId: "PO-7" });
		const answers = await Promise.all([text, text, other, text, other].map((message) => buyer.send(message)));
		const [placed, ...none] = await ordersOf(of);
		expect(none).toEqual([]);
		expect(answers.map((answered) => statusOf(answered).code)).toEqual([200, 200, 200, 200, 200]);
		for (const answered of answers) expect(statusOf(answered).said).toContain(placed?.order_number);
		expect(statusOf(await buyer.send(text))).toEqual({ code: 200, said: `The order came before: it is ${placed?.order_number}.` });
		expect(await openCarts(of)).toBe(0);
	});

	it("is a test: all of it is looked at, and nothing ordered", async () => {
		const of = await buyer.connection();
		const items = await shopped(of);
		const test = (text: string) => text.replace('deploymentMode="production"', 'deploymentMode="Test"');
		expect(statusOf(await buyer.send(test(orderOf(items, of))))).toEqual({
			code: 200,
			said: expect.stringContaining("nothing is ordered"),
		});
		const gone = items.map((item) => ({ ...item, quantity: "0" }));
		expect(statusOf(await buyer.send(test(orderOf(gone, of)))).code).toBe(400);
		expect([await ordersOf(of), await openCarts(of)]).toEqual([[], 0]);
	});

	it("is asked for again if something was changed while it was ordered, and then ordered", async () => {
		const of = await buyer.connection();
		const text = orderOf(await shopped(of), of);
		backend.runBefore("INSERT INTO orders", () =>
			backend.db.prepare("UPDATE carts SET version = version + 1 WHERE user_id = ? AND is_ordered = 0").bind(of.team.buyer.id).run(),
		);
		expect(statusOf(await buyer.send(text))).toEqual({ code: 560, said: expect.stringContaining("send the order again") });
		expect([await ordersOf(of), await openCarts(of)]).toEqual([[], 0]);
		expect(statusOf(await buyer.send(text)).code).toBe(200);
		expect(await ordersOf(of)).toHaveLength(1);
	});

	it("is another order under the id of the first, or after an attempt that was cut off", async () => {
		const of = await buyer.connection();
		const items = await shopped(of);
		await buyer.send(orderOf(items, of, { payloadId: "first@buyer", orderId: "PO-1" }));
		const other = statusOf(await buyer.send(orderOf(items, of, { payloadId: "first@buyer", orderId: "PO-2" })));
		expect(other).toEqual({ code: 409, said: expect.stringMatching(/^Order PO-1 came before/) });
		await backend.db
			.prepare(
				"INSERT INTO carts (uuid, session_id, user_id, locale, reference, updated_at) VALUES (?, '', ?, 'de', 'PO-3', '2026-01-01T00:00:00Z')",
			)
			.bind(crypto.randomUUID(), of.team.buyer.id)
			.run();
		expect(statusOf(await buyer.send(orderOf(items, of, { orderId: "PO-3" }))).code).toBe(200);
		expect(await openCarts(of)).toBe(0);
	});

	it("is another order with the number of the first: it is refused", async () => {
		const of = await buyer.connection();
		const [item] = await shopped(of);
		if (!item) throw new Error("Nothing was taken back.");
		await buyer.send(orderOf([item], of, { orderId: "PO-8" }));
		const changed = statusOf(await buyer.send(orderOf([{ ...item, quantity: "4" }], of, { orderId: "PO-8" })));
		expect(changed).toEqual({
			code: 409,
			said: expect.stringMatching(/^Order PO-8 came before, with other contents: it is CB-\d+ here\.$/),
		});
		const commented = orderOf([item], of, { orderId: "PO-8" }).replace(
			"</OrderRequestHeader>",
			"<Comments>Call first.</Comments></OrderRequestHeader>",
		);
		expect(statusOf(await buyer.send(commented)).code).toBe(409);
		expect(await ordersOf(of)).toHaveLength(1);
	});
});

// Shows R72.7
describe("an order of what was taken back", () => {
	const priceNow = (cents: number) =>
		backend.db.prepare("UPDATE supplied_variants SET price_cents = ? WHERE id = ?").bind(cents, supplies.beam).run();

	it("keeps its price for a fortnight, and says then what has changed", async () => {
		const of = await buyer.connection();
		const items = await shopped(of);
		await priceNow(12_000);
		try {
			expect(statusOf(await buyer.send(orderOf(items, of))).code).toBe(200);
			expect((await ordersOf(of))[0]?.goods).toBe(33_750);
			await backend.db.prepare("UPDATE punchouts SET returned_at = '2026-01-01T00:00:00Z' WHERE connection_id = ?").bind(of.id).run();
			expect(statusOf(await buyer.send(orderOf(items, of)))).toEqual({
				code: 409,
				said: "Line 10: the price of CR-000001 has changed: 3 cost 360.00 EUR now, and 337.50 EUR in the order.",
			});
			expect(await lastMessage(of)).toMatchObject({
				kind: "OrderRequest",
				state: "refused",
				problem: expect.stringContaining("has changed"),
			});
			expect(await openCarts(of)).toBe(0);
		} finally {
			await priceNow(11_250);
		}
	});

	// Shows R72.11
	it.each([
		["from", 60, "50", 200, 50 * 9_900],
		["below", 60, "49", 409, null],
		["from the smallest", 9, "1", 200, 11_250],
	])("keeps a price %s the quantity on at which it begins: of %i returned %s", async (_, returned, ordered, code, goods) => {
		const of = await buyer.connection();
		const items = await shopped(of, (visit) => put(visit, supplies.beam, returned));
		await priceNow(12_000);
		const volumes = "UPDATE volume_prices SET price_cents = price_cents + ? WHERE supplied_variant_id = ?";
		await backend.db.prepare(volumes).bind(500, supplies.beam).run();
		try {
			const answered = statusOf(
				await buyer.send(
					orderOf(
						items.map((item) => ({ ...item, quantity: ordered })),
						of,
					),
				),
			);
			expect(answered.code).toBe(code);
			if (code === 409) expect(answered.said).toMatch(/the price of CR-000001 has changed: 49 cost 5390.00 EUR now, and 4851.00 EUR/);
			expect((await ordersOf(of)).map((one) => one.goods)).toEqual(goods === null ? [] : [goods]);
		} finally {
			await backend.db.prepare(volumes).bind(-500, supplies.beam).run();
			await priceNow(11_250);
		}
	});

	// Shows R72.11
	it("is charged the price of a piece for a piece of a returned hundred", async () => {
		const of = await buyer.connection();
		const items = await shopped(of, (visit) => put(visit, supplies.beam, 100));
		expect(items.map(({ price }) => price)).toEqual(["99.00"]);
		expect(
			statusOf(
				await buyer.send(
					orderOf(
						items.map((item) => ({ ...item, quantity: "1" })),
						of,
					),
				),
			),
		).toEqual({
			code: 409,
			said: "Line 10: the price of CR-000001 has changed: 1 cost 112.50 EUR now, and 99.00 EUR in the order.",
		});
		expect(await ordersOf(of)).toEqual([]);
	});

	// Shows R72.11
	it("keeps its price for as many units as were returned, in all orders together, also at once", async () => {
		const of = await buyer.connection();
		const items = await shopped(of, (visit) => put(visit, supplies.beam, 4));
		const some = (quantity: string) =>
			buyer.send(
				orderOf(
					items.map((item) => ({ ...item, quantity })),
					of,
				),
			);
		await priceNow(12_000);
		try {
			expect(statusOf(await some("3")).code).toBe(200);
			expect(statusOf(await some("2")).code).toBe(409);
			const codes = (await Promise.all([some("1"), some("1")])).map((answered) => statusOf(answered).code);
			expect(codes).toContain(200);
			expect(codes.filter((code) => code === 200)).toHaveLength(1);
			expect(statusOf(await some("1")).code).toBe(409);
			expect((await ordersOf(of)).map(({ goods }) => goods)).toEqual([33_750, 11_250]);
			await backend.db
				.prepare("UPDATE orders SET state = 'cancelled' WHERE id IN (SELECT order_id FROM procurement_orders WHERE connection_id = ?)")
				.bind(of.id)
				.run();
			expect(statusOf(await some("4")).code).toBe(200);
		} finally {
			await priceNow(11_250);
		}
	});

	// Shows R72.11
	it("sees a held line that another order takes in the same moment", async () => {
		const of = await buyer.connection();
		const items = await shopped(of);
		await priceNow(12_000);
		try {
			let other = "";
			backend.runBefore("INSERT INTO orders", async () => {
				other = await buyer.send(orderOf(items, of));
			});
			expect(statusOf(await buyer.send(orderOf(items, of))).code).toBe(560);
			expect(statusOf(other).code).toBe(200);
			expect(await ordersOf(of)).toHaveLength(1);
		} finally {
			await priceNow(11_250);
		}
	});

	// Shows R72.12
	it("is refused if a line has the number of other goods than were returned", async () => {
		const of = await buyer.connection();
		const items = await shopped(of);
		const other = items.map((item) => ({ ...item, code: "CR-000004" }));
		expect(statusOf(await buyer.send(orderOf(other, of)))).toEqual({
			code: 409,
			said: "Line 10: CR-000004 is another article than CR-000001, which its SupplierPartAuxiliaryID names.",
		});
		const set = items.map((item) => ({ ...item, code: "SET-1" }));
		expect(statusOf(await buyer.send(orderOf(set, of))).code).toBe(409);
		expect(await ordersOf(of)).toEqual([]);
	});

	it("costs less if the goods do", async () => {
		const of = await buyer.connection();
		const items = await shopped(of);
		await priceNow(10_000);
		try {
			expect(statusOf(await buyer.send(orderOf(items, of))).code).toBe(200);
			expect((await ordersOf(of))[0]?.goods).toBe(30_000);
		} finally {
			await priceNow(11_250);
		}
	});

	it("finds cuts, certificates and sets again", async () => {
		const of = await buyer.connection();
		const items = await shopped(of, async (visit) => {
			await put(visit, supplies.beam, 5, { cut: { length: 1500 }, certificate: true });
			await put(visit, supplies.packed, 10);
			await visit.call("POST", "/orders/addSet", {
				uuid: visit.cart,
				setId: sets.frame,
				amount: 2,
				idem: crypto.randomUUID(),
				isProduction: true,
			});
		});
		expect(items.map(({ quantity, code, unit }) => [quantity, code, unit])).toEqual([
			["5", "CR-000001", "EA"],
			["10", "CR-000002", "EA"],
			["2", "SET-1", "SET"],
		]);
		expect(statusOf(await buyer.send(orderOf(items, of))).code).toBe(200);
		const sum = items.reduce((all, { quantity, price }) => all + Number(quantity) * Number(price) * 100, 0);
		expect((await ordersOf(of))[0]?.goods).toBe(Math.round(sum));
	});

	// Shows R36.8
	it("finds the pieces again that are sawn from bars, and enough bars for them", async () => {
		const of = await buyer.connection();
		const saw_list = [{ length: 3500, pieces: 2 }];
		const items = await shopped(of, async (visit) => {
			await put(visit, supplies.beam, 3, { saw_list });
		});
		expect(items).toMatchObject([{ quantity: "3", code: "CR-000001" }]);
		const [few] = items.map((item) => ({ ...item, quantity: "1" }));
		expect(statusOf(await buyer.send(orderOf(few ? [few] : [], of)))).toEqual({
			code: 409,
			said: "Line 10: CR-000001 is too little for the pieces that are sawn from it.",
		});
		expect(statusOf(await buyer.send(orderOf(items, of))).code).toBe(200);
		const [order] = await ordersOf(of);
		expect(order?.goods).toBe(3 * 11_250 + 2 * 580);
		const stored = "SELECT i.saw_plan FROM cart_items i JOIN orders o ON o.id = i.cart_id WHERE o.order_number = ?";
		expect(await backend.db.prepare(stored).bind(order?.order_number).first("saw_plan")).toBe(
			JSON.stringify([{ bars: 2, pieces: [{ length: 3500, pieces: 1 }] }]),
		);
	});

	it("is none of another connection's", async () => {
		const items = await shopped(connection);
		const other = await buyer.connection();
		const cheap = items.map((item) => ({ ...item, code: "UNKNOWN" }));
		expect(statusOf(await buyer.send(orderOf(cheap, other)))).toEqual({ code: 417, said: "Line 10: UNKNOWN is not known here." });
	});

	it("is refused if its cart is not known and it has no price", async () => {
		const line = { quantity: "3", code: "CR-000001", auxiliary: `${crypto.randomUUID()}/7` };
		expect(statusOf(await buyer.send(orderOf([], connection, { items: itemOut({ line: 10, ...line }) })))).toEqual({
			code: 409,
			said: "Line 10: CR-000001 comes from a cart that is no longer known. Please fetch the goods again.",
		});
	});

	it("says which goods are gone", async () => {
		const of = await buyer.connection();
		const items = await shopped(of);
		await backend.db.prepare("UPDATE supplied_variants SET availability = 'out' WHERE id = ?").bind(supplies.beam).run();
		try {
			expect(statusOf(await buyer.send(orderOf(items, of)))).toEqual({ code: 409, said: "Line 10: CR-000001 is sold out." });
		} finally {
			await backend.db.prepare("UPDATE supplied_variants SET availability = 'available' WHERE id = ?").bind(supplies.beam).run();
		}
	});
});

// Shows R72.8
describe("an order by article numbers", () => {
	const beam: TakenItem = { quantity: "2", code: "CR-000001", auxiliary: "", price: "112.50", unit: "EA" };

	it.each<[string, Partial<TakenItem>, number, string]>([
		[
			"tonnes",
			{ unit: "TNE", quantity: "1.5" },
			400,
			"CR-000001 is sold by the piece (EA) of 134.4 kg, not by TNE: 1.5 TNE are 11.161 EA.",
		],
		[
			"kilograms",
			{ unit: "KGM", quantity: "268.8" },
			400,
			"CR-000001 is sold by the piece (EA) of 134.4 kg, not by KGM: 268.8 KGM are 2 EA.",
		],
		["a unit that does not fit", { unit: "PK" }, 400, "CR-000001 is sold by the piece (EA), not by PK."],
		["part of a piece", { quantity: "2.5" }, 400, "CR-000001 cannot be ordered in a quantity of 2.5."],
		["nothing of it", { quantity: "0" }, 400, "CR-000001 cannot be ordered in a quantity of 0."],
		["no number", { quantity: "two" }, 400, '"two" is no quantity.'],
		["less than is sold", { code: "CR-000002", quantity: "5", price: "7.35" }, 409, "CR-000002 is sold from 10 on."],
		["a part of a pack", { code: "CR-000002", quantity: "12", price: "7.35" }, 409, "CR-000002 is sold in multiples of 5."],
		["what is not known", { code: "XY-1" }, 417, "XY-1 is not known here."],
		["a lower price", { price: "99.00" }, 409, "the price of CR-000001 has changed: 2 cost 225.00 EUR now, and 198.00 EUR in the order."],
	])("is refused with %s", async (_, changed, code, said) => {
		expect(statusOf(await buyer.send(orderOf([{ ...beam, ...changed }], connection)))).toEqual({ code, said: `Line 10: ${said}` });
	});

	it("is refused in another currency, to another country, and with all that is wrong at once", async () => {
		const dollars = itemOut({ line: 1, quantity: "1", code: "CR-000001", price: "112.50", currency: "USD" });
		expect(statusOf(await buyer.send(orderOf([], connection, { items: dollars })))).toEqual({
			code: 400,
			said: "Line 1: its price is in USD, and ours are in EUR.",
		});
		expect(statusOf(await buyer.send(orderOf([beam], connection, { shipTo: shipTo("SE") })))).toEqual({
			code: 400,
			said: "The place of delivery is not right: we deliver to FI, DE, EE, not to SE.",
		});
		const both = statusOf(
			await buyer.send(
				orderOf(
					[
						{ ...beam, unit: "KGM" },
						{ ...beam, code: "XY-1" },
					],
					connection,
				),
			),
		);
		expect(both.said).toMatch(/^Line 10: .* Line 20: XY-1 is not known here\.$/);
	});

	it("takes prices per hundred, units as the connection names them, and one line for the same goods twice", async () => {
		const of = await buyer.connection({ units: JSON.stringify({ H87: "STUECK" }) });
		const items = [
			itemOut({ line: 1, quantity: "2", code: "CR-000001", unit: "STUECK", price: "11250", base: "100" }),
			itemOut({ line: 2, quantity: "3", code: "CR-000001", unit: "C62", price: "112.50" }),
		];
		expect(statusOf(await buyer.send(orderOf([], of, { items: items.join("") }))).code).toBe(200);
		expect((await ordersOf(of))[0]?.goods).toBe(56_250);
	});

	it("goes to the company's own address without another, and waits for staff if it goes elsewhere", async () => {
		const of = await buyer.connection();
		expect(statusOf(await buyer.send(orderOf([beam], of, { shipTo: "" }))).code).toBe(200);
		expect(statusOf(await buyer.send(orderOf([beam], of))).code).toBe(200);
		const [own, elsewhere] = await ordersOf(of);
		expect(own).toMatchObject({ city: null, state: "confirmed" });
		expect(elsewhere).toMatchObject({ city: "Helsinki", state: "in_review" });
	});

	it("is refused above the limit of the connection's member, and while the company is blocked", async () => {
		const of = await buyer.connection();
		await backend.db.prepare("UPDATE team_members SET limit_cents = 10000 WHERE user_id = ?").bind(of.team.buyer.id).run();
		expect(statusOf(await buyer.send(orderOf([beam], of)))).toEqual({ code: 409, said: expect.stringContaining("above the limit") });
		await backend.db.prepare("UPDATE team_members SET limit_cents = NULL WHERE user_id = ?").bind(of.team.buyer.id).run();
		await backend.db
			.prepare("UPDATE companies SET blocked_since = '2026-01-01T00:00:00Z' WHERE vat = (SELECT vat FROM teams WHERE id = ?)")
			.bind(of.team.id)
			.run();
		expect(statusOf(await buyer.send(orderOf([beam], of)))).toEqual({ code: 409, said: expect.stringContaining("not taken at present") });
		expect(await ordersOf(of)).toEqual([]);
	});
});

// Shows R72.4, R72.5
describe("a cart that comes back", () => {
	it("is changed, or looked at, and returns", async () => {
		const of = await buyer.connection();
		const [item] = await shopped(of);
		const items = itemOut({ line: 1, quantity: "4", code: item?.code ?? "", auxiliary: item?.auxiliary });
		const edit = await buyer.begin(await buyer.send(plainVendor.setup(as(of, { operation: "edit", items }))));
		await put(edit, supplies.packed, 10);
		expect(itemsOf(await buyer.takeBack(edit)).map(({ quantity, code }) => [quantity, code])).toEqual([
			["4", "CR-000001"],
			["10", "CR-000002"],
		]);
		const inspect = await buyer.begin(await buyer.send(plainVendor.setup(as(of, { operation: "inspect", items }))));
		expect((await put(inspect, supplies.packed, 10)).status).toBe(403);
		const message = await buyer.takeBack(inspect);
		expect(message).toContain('<Status code="204" text="No Content"/>');
		expect(itemsOf(message)).toEqual([]);
	});

	it("goes in the field and with the figures that its system reads", async () => {
		const rules = connectionRules.parse({ extras: "lines", freight: true, groups: { "ipe-beams": "EC000123" } });
		const of = await buyer.connection({ rules: JSON.stringify(rules), cart_field: "base64", units: JSON.stringify({ H87: "ST" }) });
		const visit = await buyer.begin(await buyer.send(plainVendor.setup(as(of))));
		await put(visit, supplies.beam, 5, { cut: { length: 1500 }, certificate: true });
		const { body } = await visit.call("POST", "/procurement/return", { uuid: visit.cart });
		const [field, ...none] = procurement.giveBack.answer.parse(body).fields;
		expect([field?.name, none]).toEqual(["cxml-base64", []]);
		const message = Buffer.from(field?.value ?? "", "base64").toString();
		const items = itemsOf(message);
		expect(items.map(({ code, quantity, unit }) => [code, quantity, unit])).toEqual([
			["CR-000001", "2", "ST"],
			["CUT", "5", "ST"],
			["EN10204-3.1", "1", "ST"],
			["DELIVERY", "1", "ST"],
		]);
		expect(message).toContain('<Classification domain="ETIM">EC000123</Classification>');
		expect(message).toContain('<Shipping><Money currency="EUR">0.00</Money>');
		expect(statusOf(await buyer.send(orderOf(items, of)))).toMatchObject({ code: 200 });
		const dear = items.map((item) => (item.code === "CUT" ? { ...item, price: "1.00" } : item));
		expect(statusOf(await buyer.send(orderOf(dear, of))).said).toMatch(/^Line 10: the price of CR-000001 has changed/);
	});

	it("is refused with goods that nobody knows", async () => {
		const items = itemOut({ line: 1, quantity: "4", code: "XY-1" });
		expect(statusOf(await buyer.send(plainVendor.setup(as(connection, { operation: "edit", items }))))).toEqual({
			code: 417,
			said: "Line 1: XY-1 is not known here.",
		});
	});
});
