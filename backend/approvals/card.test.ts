import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Cart } from "../../contract/cart";
import { orders } from "../../contract/orders";
import { approvalOf, approvalRequest, approve, approving, readyCart, waitingOrder, withdraw } from "../../tests/support/approval-requests";
import { type Backend, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, completion } from "../../tests/support/buyer";
import { payAt } from "../../tests/support/card-buyer";
import { type CompanyTeam, companyTeam } from "../../tests/support/company-team";

let backend: Backend;
let team: CompanyTeam;
beforeAll(async () => {
	backend = await startBackend();
});
beforeEach(async () => {
	team = await companyTeam(backend);
});
afterAll(() => backend.dispose());

const refusal = (code: string, status = 409) => ({ status, body: { code } });
const cartFor = async (uuid: string) => cartOf(await team.buyer.call("GET", `/orders/by-id/${uuid}`));
const pay = async (cart: Cart) =>
	orders.complete.answer.parse((await team.buyer.call("POST", "/orders/complete", completion(cart, false))).body).payment_url ?? "";
const comeBack = async (uuid: string) => cartOf(await team.buyer.call("GET", `/orders/confirmed-by-id/${uuid}?markPaid=true`));

async function approvedCart() {
	const cart = await waitingOrder(team.buyer, "card");
	expect(await approve(team.approver, cart)).toMatchObject({ status: 200, body: { order_number: null } });
	return cartFor(cart.uuid);
}

const price = (cents: number) =>
	backend.db
		.prepare("UPDATE volume_prices SET price_cents = ? WHERE supplied_variant_id = ? AND threshold = 10")
		.bind(cents, supplies.beam)
		.run();

describe("an approved order by card", () => {
	// Shows R27.6
	it("is its buyer's to pay, and an order once it is paid", async () => {
		const cart = await approvedCart();
		expect(cart).toMatchObject({ isProcessed: false, approval: { state: "approved" }, approval_limit: null });
		expect((await approvalOf(team.owner, cart.uuid)).cart).toMatchObject({ uuid: cart.uuid, isProcessed: false });
		await payAt(backend, await pay(cart));
		expect(await comeBack(cart.uuid)).toMatchObject({ isProcessed: true, order_status: "paid", approval: { state: "approved" } });
	});

	it("needs a new approval once it is changed, in whatever part", async () => {
		for (const [path, body] of [
			["set-comment", { comment: "anders" }],
			["set-payment-method/invoice", undefined],
			["set-form", { ...billing.DE, type: "billing", isSeparateShipping: false }],
		] as const) {
			const cart = await approvedCart();
			const [call, method] = path.split("/");
			await team.buyer.call("PATCH", `/orders/${call}/${cart.uuid}${method ? `/${method}` : ""}`, body);
			const now = await cartFor(cart.uuid);
			expect(now).toMatchObject({ approval: { state: "lapsed" }, approval_limit: 100_000 });
			expect(await team.buyer.call("POST", "/orders/complete", completion(now))).toMatchObject(refusal("approval_needed"));
			expect((await approvalOf(team.approver, cart.uuid)).cart).toBeNull();
			expect(cartOf(await team.buyer.call("POST", "/orders/ask-approval", approvalRequest(now))).approval?.state).toBe("waiting");
		}
	});

	it("needs a new approval once it is dearer, and none where it is cheaper", async () => {
		const cart = await approvedCart();
		await price(10_600);
		const dearer = await cartFor(cart.uuid);
		const refused = await team.buyer.call("POST", "/orders/complete", completion(dearer));
		await price(10_400);
		const cheaper = await cartFor(cart.uuid);
		const url = await pay(cheaper);
		await price(10_500);
		expect(dearer).toMatchObject({ approval: { state: "lapsed" }, approval_limit: 100_000 });
		expect(refused).toMatchObject(refusal("approval_needed"));
		expect(cheaper.approval?.state).toBe("approved");
		expect(url).not.toBe("");
	});

	// Shows R47.9
	it("is not approved once cards are not taken any more", async () => {
		const cart = await waitingOrder(team.buyer, "card");
		const headers = { Locale: "de", "Session-Id": team.approver.session, "Content-Type": "application/json" };
		const init = { method: "POST", headers, body: JSON.stringify(approving(cart)) };
		const response = await backend.request(`/orders/approve/${cart.uuid}`, init, { DEV_PAGES: "" });
		expect({ status: response.status, body: await response.json() }).toMatchObject(refusal("payment_method_missing", 422));
		expect((await approvalOf(team.approver, cart.uuid)).state).toBe("waiting");
	});

	it("may be paid whatever the limit has become, and by no other cart", async () => {
		const cart = await approvedCart();
		await backend.db.prepare("UPDATE team_members SET limit_cents = 0 WHERE user_id = ?").bind(team.buyer.id).run();
		expect(await pay(cart)).not.toBe("");
		const other = await readyCart(team.buyer, "card", 1);
		expect(await team.buyer.call("POST", "/orders/complete", completion(other))).toMatchObject(refusal("approval_needed"));
	});
});

describe("a payment that was begun", () => {
	it("ends when approval is asked for: a part that was allowed is not paid instead of the whole", async () => {
		const small = await readyCart(team.buyer, "card", 1);
		const url = await pay(small);
		await team.buyer.call("PATCH", `/orders/set-quantity/${small.uuid}/${small.items[0]?.id}`, { amount: 12 });
		const requested = cartOf(await team.buyer.call("POST", "/orders/ask-approval", approvalRequest(await cartFor(small.uuid))));
		expect(requested.approval?.state).toBe("waiting");
		await payAt(backend, url);
		expect(await comeBack(small.uuid)).toMatchObject({ isProcessed: false, approval: { state: "waiting" } });
	});

	it("is not gone on with above a limit that came meanwhile, and is the way on once that is raised", async () => {
		await backend.db.prepare("UPDATE team_members SET limit_cents = NULL WHERE user_id = ?").bind(team.buyer.id).run();
		const cart = await readyCart(team.buyer, "card");
		const url = await pay(cart);
		await backend.db.prepare("UPDATE team_members SET limit_cents = 0 WHERE user_id = ?").bind(team.buyer.id).run();
		expect(await team.buyer.call("POST", "/orders/complete", completion(cart))).toMatchObject(refusal("approval_needed"));
		expect((await cartFor(cart.uuid)).payment).toBeNull();
		await backend.db.prepare("UPDATE team_members SET limit_cents = NULL WHERE user_id = ?").bind(team.buyer.id).run();
		expect((await cartFor(cart.uuid)).payment?.url).toBe(url);
	});

	it("is not there while the order waits, and the order that is taken back has its limit", async () => {
		const cart = await waitingOrder(team.buyer, "card");
		expect(await team.buyer.call("POST", "/orders/complete", completion(cart))).toMatchObject(refusal("waiting_for_approval"));
		const open = cartOf(await withdraw(team.buyer, cart));
		expect(await team.buyer.call("POST", "/orders/complete", completion(open))).toMatchObject(refusal("approval_needed"));
	});
});
