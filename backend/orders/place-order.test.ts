import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Cart } from "../../contract/cart";
import { approve, waitingOrder, withdraw } from "../../tests/support/approval-requests";
import { type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { companyTeam, verifiedCompany } from "../../tests/support/company-team";
import { deskCall } from "../../tests/support/desk";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const placing = "INSERT INTO orders ";

const conflict = { status: 409, body: { code: "conflict" } };
const readyCart = async (buyer: Caller) => checkOut(buyer, (await newCart(buyer, supplies.beam, 12)).uuid, billing.FI);
const send = (buyer: Caller, cart: Cart) => buyer.call("POST", "/orders/complete", completion(cart));
const shown = async (buyer: Caller, uuid: string) => cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
const count = async (table: "outbox" | "events" | "order_stock", uuid: string) =>
	backend.db
		.prepare(
			`SELECT count(*) AS n FROM ${table} WHERE ${table === "outbox" ? "cart_id" : "order_id"} = (SELECT id FROM carts WHERE uuid = ?)`,
		)
		.bind(uuid)
		.first("n");
const run = (sql: string, ...values: string[]) =>
	backend.db
		.prepare(sql)
		.bind(...values)
		.run();

async function sentOrder(): Promise<{ buyer: Caller; number: string }> {
	const buyer = backend.caller();
	const cart = await readyCart(buyer);
	await send(buyer, cart);
	return { buyer, number: (await shown(buyer, cart.uuid)).order_number ?? "" };
}

// Shows R9.4, R43.2
describe("an order between its reading and its writing", () => {
	it("is not placed where its buyer changes the cart, and nothing of it is left", async () => {
		const buyer = backend.caller();
		const cart = await readyCart(buyer);
		backend.runBefore(placing, () => buyer.call("POST", "/orders/add", added(supplies.packed, 10, { uuid: cart.uuid })));
		expect(await send(buyer, cart)).toMatchObject(conflict);
		expect(await shown(buyer, cart.uuid)).toMatchObject({ isProcessed: false, order_number: null, length: 2 });
		for (const table of ["outbox", "events", "order_stock"] as const) expect(await count(table, cart.uuid)).toBe(0);
	});

	it("is placed once where the same form arrives again, and where another one does", async () => {
		const buyer = backend.caller();
		const cart = await readyCart(buyer);
		const body = completion(cart);
		const answers: unknown[] = [];
		backend.runBefore(placing, async () => {
			answers.push(await buyer.call("POST", "/orders/complete", body));
			answers.push(await send(buyer, cart));
		});
		answers.push(await buyer.call("POST", "/orders/complete", body));
		for (const answer of answers) expect(answer).toEqual({ ...Object(answers[0]), status: 200 });
		expect(await count("events", cart.uuid)).toBe(1);
	});

	it("is placed in its new owner's name where the session signs in, or not at all", async () => {
		const buyer = backend.caller();
		const cart = await readyCart(buyer);
		backend.runBefore(placing, () => run("UPDATE carts SET session_id = 'another', version = version + 1 WHERE uuid = ?", cart.uuid));
		expect(await send(buyer, cart)).toMatchObject(conflict);
		expect(await count("outbox", cart.uuid)).toBe(0);
	});

	// Shows R60.85
	it("is not placed, nor approved, where its company is blocked", async () => {
		const team = await companyTeam(backend);
		const vat = String(
			await backend.db
				.prepare("SELECT vat FROM teams WHERE id = (SELECT team_id FROM team_members WHERE user_id = ?)")
				.bind(team.owner.id)
				.first("vat"),
		);
		await verifiedCompany(backend, vat);
		const block = () => run("UPDATE companies SET blocked_since = '2026-01-08T07:30:00Z' WHERE vat = ?", vat);
		const cart = await readyCart(team.owner);
		backend.runBefore(placing, block);
		expect(await send(team.owner, cart)).toMatchObject(conflict);
		expect(await send(team.owner, cart)).toMatchObject({ status: 403 });
		await run("UPDATE companies SET blocked_since = NULL WHERE vat = ?", vat);
		const waiting = await waitingOrder(team.buyer);
		backend.runBefore("UPDATE approvals SET state = 'approved'", block);
		expect(await approve(team.approver, waiting)).toMatchObject(conflict);
		for (const { uuid } of [cart, waiting]) expect(await count("outbox", uuid)).toBe(uuid === waiting.uuid ? 1 : 0);
		expect(await shown(team.buyer, waiting.uuid)).toMatchObject({ isProcessed: false });
		await run("UPDATE companies SET blocked_since = NULL WHERE vat = ?", vat);
		expect((await send(team.owner, cart)).status).toBe(200);
	});

	it("needs approval where the buyer's limit is lowered", async () => {
		const { buyer } = await companyTeam(backend, null);
		const cart = await readyCart(buyer);
		backend.runBefore(placing, () => run("UPDATE team_members SET limit_cents = 100 WHERE user_id = ?", String(buyer.id)));
		expect(await send(buyer, cart)).toMatchObject(conflict);
		expect(await send(buyer, await shown(buyer, cart.uuid))).toMatchObject({ status: 409, body: { code: "approval_needed" } });
	});

	it("is not approved where its buyer takes it back, or the approver loses the role", async () => {
		const team = await companyTeam(backend);
		const cart = await waitingOrder(team.buyer);
		backend.runBefore("UPDATE approvals SET state = 'approved'", () => withdraw(team.buyer, cart));
		expect(await approve(team.approver, cart)).toMatchObject(conflict);
		const next = await waitingOrder(team.buyer);
		backend.runBefore("UPDATE approvals SET state = 'approved'", () =>
			run("UPDATE team_members SET role = 'buyer' WHERE user_id = ?", String(team.approver.id)),
		);
		expect(await approve(team.approver, next)).toMatchObject(conflict);
		for (const { uuid } of [cart, next]) expect(await shown(team.buyer, uuid)).toMatchObject({ isProcessed: false });
	});
});

describe("a sent order between its reading and its writing", () => {
	const transitionOf = (state: string) => `UPDATE orders AS o SET state = '${state}'`;

	it("is not shipped where it is cancelled", async () => {
		const { number } = await sentOrder();
		await deskCall(backend, `orders/${number}/review`, {});
		backend.runBefore(transitionOf("in_delivery"), () => deskCall(backend, `orders/${number}/cancellation`, { reason: "Sold out." }));
		expect(await deskCall(backend, `orders/${number}/deliveries`, { idem: crypto.randomUUID() })).toMatchObject(conflict);
		expect(await backend.db.prepare("SELECT count(*) AS n FROM deliveries WHERE number LIKE ?").bind(`${number}-%`).first("n")).toBe(0);
	});

	it("is not cancelled where it is shipped or invoiced", async () => {
		for (const [path, body] of [
			["deliveries", { idem: crypto.randomUUID() }],
			["invoices", { key: crypto.randomUUID(), all: true }],
		] as const) {
			const { number } = await sentOrder();
			await deskCall(backend, `orders/${number}/review`, {});
			backend.runBefore(transitionOf("cancelled"), async () =>
				expect(await deskCall(backend, `orders/${number}/${path}`, body)).toMatchObject({ status: 200 }),
			);
			expect(await deskCall(backend, `orders/${number}/cancellation`, { reason: "Sold out." })).toMatchObject(conflict);
			expect(await deskCall(backend, `orders/${number}`)).not.toMatchObject({ body: { state: "cancelled" } });
		}
	});

	it("is not reviewed where it is refused", async () => {
		const { number } = await sentOrder();
		backend.runBefore(transitionOf("confirmed"), () => deskCall(backend, `orders/${number}/cancellation`, {}));
		expect(await deskCall(backend, `orders/${number}/review`, {})).toMatchObject(conflict);
	});
});
