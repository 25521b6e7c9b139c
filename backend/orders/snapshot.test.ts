import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orders } from "../../contract/orders";
import { maxLines } from "../../contract/values/order-bounds";
import { accountOf } from "../../tests/support/account";
import { type Backend, type Caller, cartOf, shopHost, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion } from "../../tests/support/buyer";
import { packed, unpacked } from "./snapshot";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

describe("a cart of as many lines as there may be", () => {
	it("is offered, accepted and ordered with every line", { timeout: 60_000 }, async () => {
		const buyer = backend.caller("de");
		// Bars cut to different lengths are separate lines.
		const cut = (length: number) => ({ suppliedVariantId: supplies.beam, amount: 1, cut: { length } });
		const more = Array.from({ length: maxLines - 1 }, (_, index) => cut(1001 + index));
		const { uuid } = cartOf(await buyer.call("POST", "/orders/add", { ...cut(1000), more, idem: crypto.randomUUID(), isProduction: true }));
		const offer = cartOf(await buyer.call("PATCH", "/orders/send-offer", { uuid, emails: [], idem: crypto.randomUUID(), host: shopHost }));
		expect(offer.items).toHaveLength(maxLines);
		const [listed] = orders.offersOf.answer.parse((await buyer.call("GET", `/orders/offers-of/${uuid}`)).body);
		expect(listed?.total_price).toBe(offer.total_price);
		const items = offer.items.map(({ id }) => ({ id, amount: 1 }));
		const accepted = cartOf(await buyer.call("POST", `/orders/accept-offer/${offer.uuid}`, { items, sets: [], idem: crypto.randomUUID() }));
		expect(accepted.total_price).toBe(offer.total_price);
		const cart = await checkOut(buyer, uuid, billing.FI);
		expect((await buyer.call("POST", "/orders/complete", completion(cart))).status).toBe(200);
		const sent = cartOf(await buyer.call("GET", `/orders/processed-by-id/${uuid}`));
		expect(sent.items.map(({ cut: pieces }) => pieces?.length)).toEqual(cart.items.map(({ cut: pieces }) => pieces?.length));
		const stored = await backend.db.prepare("SELECT MAX(length(snapshot)) AS n FROM orders").first("n");
		expect(stored).toBeLessThan(1_000_000);
		// A short snapshot stays uncompressed.
		const short = JSON.parse(JSON.stringify({ ...sent, items: sent.items.slice(0, 2) }));
		expect(packed(short)).toBe(JSON.stringify(short));
		expect(unpacked(packed(short))).toEqual(short);
		// A snapshot that does not fit the contract is refused.
		const broken = [
			{ ...short, total_price: "1" },
			{ ...short, items: [{}] },
			{ ...short, packed_items: "?" },
			{ ...short, packed_items: 1 },
			[],
		];
		for (const snapshot of broken) expect(() => unpacked(JSON.stringify(snapshot))).toThrow();
	});
});

describe("a cart of 100 lines", () => {
	const cut = (length: number) => ({ suppliedVariantId: supplies.beam, amount: 1, cut: { length } });
	const more = Array.from({ length: 99 }, (_, index) => cut(1001 + index));
	const cartOfLines = async (buyer: Pick<Caller, "call">) =>
		cartOf(await buyer.call("POST", "/orders/add", { ...cut(1000), more, idem: crypto.randomUUID(), isProduction: true }));

	// Shows R56.1
	it("is stored in less than a statement may have", async () => {
		const buyer = backend.caller("de");
		const { uuid } = await cartOfLines(buyer);
		await buyer.call("POST", "/orders/complete", completion(await checkOut(buyer, uuid, billing.FI)));
		const stored = String(
			await backend.db.prepare("SELECT snapshot FROM orders WHERE id = (SELECT id FROM carts WHERE uuid = ?)").bind(uuid).first("snapshot"),
		);
		expect(JSON.stringify(unpacked(stored)).length).toBeGreaterThan(100_000);
		expect(stored.length).toBeLessThan(60_000);
	});

	// Shows R56.1
	it("is offered, and the offer is found by what its lines are called", async () => {
		const seller = await accountOf(backend);
		const { uuid } = await cartOfLines(seller);
		const body = { uuid, emails: [], idem: crypto.randomUUID(), host: shopHost };
		const { items } = cartOf(await seller.call("PATCH", "/orders/send-offer", body));
		const found = async (query: string) =>
			orders.offersByUser.answer.parse((await seller.call("GET", `/orders/offers-by-user?search=${encodeURIComponent(query)}`)).body);
		const [last] = items.slice(-1);
		expect(last?.fullTitle).toBeTruthy();
		const { offers } = await found(last?.fullTitle ?? "");
		expect(offers).toMatchObject([{ length: 100, titles: items.slice(0, 3).map(({ fullTitle }) => fullTitle) }]);
		expect((await found(last?.variant.code ?? "")).count).toBe(1);
	});
});
