import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deskOrders } from "../../../contract/desk/orders";
import { type Backend, startBackend } from "../../../tests/support/backend";
import { billing } from "../../../tests/support/buyer";
import { deskCall } from "../../../tests/support/desk";
import { copyOrder, deskDone, orderInReview } from "../../../tests/support/desk-orders";

let backend: Backend;
/** Numbers of orders by name. */
const numbers: Record<"review" | "sent" | "done" | "cancelled", string> = { review: "", sent: "", done: "", cancelled: "" };
let reviewed: string;

const sentDay = "2026-11-25";

beforeAll(async () => {
	backend = await startBackend();
	const buyer = backend.caller();
	const review = await orderInReview(buyer);
	numbers.review = review.number;
	reviewed = review.uuid;
	const { number: sent } = await orderInReview(buyer, { form: billing.DE, reference: "PO 4500-118" });
	await deskDone(backend, `orders/${sent}/review`, { date: "2026-12-14" });
	await deskDone(backend, `orders/${sent}/deliveries`, { idem: crypto.randomUUID(), lines: [{ line: 1, quantity: 5 }] });
	numbers.sent = sent;
	const { number: done } = await orderInReview(buyer, { form: billing.EE });
	await deskDone(backend, `orders/${done}/review`, {});
	await deskDone(backend, `orders/${done}/deliveries`, { idem: crypto.randomUUID() });
	await deskDone(backend, `orders/${done}/done`, {});
	numbers.done = done;
	const { number: cancelled } = await orderInReview(buyer);
	await deskDone(backend, `orders/${cancelled}/cancellation`, {});
	numbers.cancelled = cancelled;
	await backend.db.prepare("UPDATE orders SET processed_at = ? WHERE order_number = ?").bind(`${sentDay}T22:30:00Z`, sent).run();
});
afterAll(() => backend.dispose());

async function listed(query: Record<string, string> = {}) {
	const { status, body } = await deskCall(backend, `orders/list?${new URLSearchParams(query)}`);
	expect(status).toBe(200);
	return deskOrders.list.answer.parse(body);
}
const found = async (query: Record<string, string>) => (await listed(query)).rows.map(({ number }) => number).sort();
const those = (...names: (keyof typeof numbers)[]) => names.map((name) => numbers[name]).sort();

describe("staff's list of orders", () => {
	it("has all orders, newest first, with who has sent them and what they come to", async () => {
		const { rows, count } = await listed();
		expect(count).toBe(4);
		expect(rows.map(({ sent_at: at }) => at)).toEqual(rows.map(({ sent_at: at }) => at).toSorted((a, b) => b.localeCompare(a)));
		expect(rows.at(-1)).toMatchObject({
			number: numbers.sent,
			state: "in_delivery",
			deliveries: 1,
			confirmed_on: "2026-12-14",
			company: "Stahlbau Meyer GmbH",
			country: "DE",
			city: "Essen",
			buyer: { name: "Jörg Meyer", email: "meyer@stahlbau.example" },
			reference: "PO 4500-118",
			payment_method: "invoice",
		});
		const order = deskOrders.byNumber.answer.parse((await deskCall(backend, `orders/${numbers.sent}`)).body);
		expect(rows.at(-1)?.total).toBe(order.total_price);
	});

	it("says how many days an order waits, and nothing of one that is over", async () => {
		const at = new Date(Date.now() - 3 * 86_400_000).toISOString().replace(/\.\d+/, "");
		await backend.db.prepare("UPDATE orders SET processed_at = ? WHERE order_number = ?").bind(at, numbers.review).run();
		const waiting = new Map((await listed()).rows.map((row) => [row.number, row.days_waiting]));
		expect([waiting.get(numbers.review), waiting.get(numbers.done), waiting.get(numbers.cancelled)]).toEqual([3, null, null]);
	});

	it.each([
		["open", ["review", "sent"]],
		["in_review", ["review"]],
		["confirmed", []],
		["in_delivery", ["sent"]],
		["done", ["done"]],
		["cancelled", ["cancelled"]],
	] as const)("is filtered by the state %s", async (state, names) => {
		expect(await found({ state })).toEqual(those(...names));
		expect((await listed({ state })).count).toBe(names.length);
		expect(await found({ state, search: "ipe 200" })).toEqual(those(...names));
	});

	it("counts paid orders among the confirmed ones", async () => {
		await backend.db.prepare("UPDATE orders SET state = 'paid' WHERE order_number = ?").bind(numbers.review).run();
		expect(await found({ state: "confirmed" })).toEqual(those("review"));
		await backend.db.prepare("UPDATE orders SET state = 'in_review' WHERE order_number = ?").bind(numbers.review).run();
	});

	it.each([
		["a number", () => numbers.sent.toLowerCase()],
		["the digits of a number", () => numbers.sent.slice(3)],
		["the beginning of a reference", () => "po 4500"],
		["the beginning of a company", () => "stahlbau M"],
		["the beginning of an address", () => "Meyer@stahl"],
	])("is searched by %s", async (_, search) => {
		expect(await found({ search: search() })).toEqual(those("sent"));
	});

	it("is searched by code and name of goods, and by several orders' company", async () => {
		expect(await found({ search: "CR-000001" })).toHaveLength(4);
		expect(await found({ search: "ipe 200 s355" })).toHaveLength(4);
		expect(await found({ search: "Teräsrakenne" })).toEqual(those("review", "cancelled"));
		expect(await found({ search: "x' OR '1'='1" })).toEqual([]);
		expect(await found({ search: "%" })).toEqual([]);
	});

	it("is filtered by days of the company's clock", async () => {
		// 22:30 in UTC is half past midnight in Helsinki.
		expect(await found({ since: "2026-11-26", until: "2026-11-26" })).toContain(numbers.sent);
		expect(await found({ until: sentDay })).not.toContain(numbers.sent);
		expect(await found({ search: "Stahlbau", since: "2026-11-27" })).toEqual([]);
	});

	it("has fifty orders a page, each once", async () => {
		await copyOrder(backend, reviewed, 60);
		const pages = [await listed({ state: "in_review" }), await listed({ state: "in_review", page: "2" })];
		expect(pages.map(({ rows, count }) => [rows.length, count])).toEqual([
			[50, 61],
			[11, 61],
		]);
		expect(new Set(pages.flatMap(({ rows }) => rows.map(({ number }) => number))).size).toBe(61);
		expect((await listed({ page: "3" })).rows).toEqual([]);
	});

	it.each(["page=0", "page=1.5", "page=201", "state=created", "since=yesterday"])("refuses %s", async (query) => {
		expect((await deskCall(backend, `orders/list?${query}`)).status).toBe(422);
	});
});
