import { afterAll, beforeAll, expect, it } from "vitest";
import { type Account, accountOf } from "../../../tests/support/account";
import { approve, askedOf, readyCart, waitingOrder } from "../../../tests/support/asked-order";
import { type Backend, type Caller, cartOf, startBackend } from "../../../tests/support/backend";
import { billing, completion } from "../../../tests/support/buyer";
import { companyTeam } from "../../../tests/support/company-team";

let backend: Backend;
/** Of the company that the Finnish form names, whose rating is good. */
let team: { owner: Account; buyer: Account; approver: Account };
beforeAll(async () => {
	backend = await startBackend();
	const { id, ...members } = await companyTeam(backend, 100_000);
	await backend.db.prepare("UPDATE teams SET vat = ? WHERE id = ?").bind(`FI${billing.FI.vat}`, id).run();
	team = members;
});
afterAll(() => backend.dispose());

const isReviewed = async (caller: Caller, method: "invoice" | "card" = "invoice") => {
	const cart = await readyCart(caller, method);
	await caller.call("POST", "/orders/complete", completion(cart));
	return cartOf(await caller.call("GET", `/orders/confirmed-by-id/${cart.uuid}`)).needs_review;
};

it("has an order on invoice of a company with a team reviewed, by whomever of none or another team", async () => {
	expect(await isReviewed(backend.caller())).toBe(true);
	expect(await isReviewed(await accountOf(backend))).toBe(true);
	expect(await isReviewed((await companyTeam(backend)).owner)).toBe(true);
	expect(await isReviewed(team.owner)).toBe(false);
	expect(await isReviewed(team.approver)).toBe(false);
});

it("has a guest's order reviewed that names a member's address", async () => {
	const guest = backend.caller();
	const cart = await readyCart(guest);
	await guest.call("PATCH", `/orders/set-form/${cart.uuid}`, {
		...billing.FI,
		email: team.owner.email,
		type: "billing",
		isSeparateShipping: false,
	});
	const present = cartOf(await guest.call("GET", `/orders/by-id/${cart.uuid}`));
	expect((await guest.call("POST", "/orders/complete", completion(present))).status).toBe(200);
	expect(cartOf(await guest.call("GET", `/orders/confirmed-by-id/${cart.uuid}`)).needs_review).toBe(true);
});

it("sends what a colleague has approved without a further look", async () => {
	const { uuid } = await waitingOrder(team.buyer);
	const { cart } = await askedOf(team.approver, uuid);
	expect(cart && (await approve(team.approver, cart)).status).toBe(200);
	expect(cartOf(await team.buyer.call("GET", `/orders/by-id/${uuid}`)).needs_review).toBe(false);
});
