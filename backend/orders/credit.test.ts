import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orders } from "../../contract/orders";
import { type Account, accountOf } from "../../tests/support/account";
import { approve, askedOf, waitingOrder } from "../../tests/support/asked-order";
import { type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { companyTeam, verifiedCompany } from "../../tests/support/company-team";

const vat = `FI${billing.FI.vat}`;

let backend: Backend;
/** Of the company that the Finnish form names. */
let team: { owner: Account; buyer: Account; approver: Account };
beforeAll(async () => {
	backend = await startBackend();
	team = await companyTeam(backend, 100_000, vat);
});
beforeEach(async () => {
	await verifiedCompany(backend, vat);
	await backend.db.prepare("UPDATE orders SET credit_vat = NULL, credit_cents = NULL").run();
});
afterAll(() => backend.dispose());

interface Wanted {
	form?: object;
	amount?: number;
	supply?: number;
}

const ready = async (caller: Caller, { form = billing.FI, amount = 1, supply = supplies.beam }: Wanted = {}) =>
	checkOut(caller, (await newCart(caller, supply, amount)).uuid, form);

/** Sends an order on invoice. @returns it as its buyer sees it then */
async function sent(caller: Caller, wanted?: Wanted) {
	const cart = await ready(caller, wanted);
	orders.complete.answer.parse((await caller.call("POST", "/orders/complete", completion(cart))).body);
	return cartOf(await caller.call("GET", `/orders/confirmed-by-id/${cart.uuid}`));
}

const isReviewed = async (caller: Caller, wanted?: Wanted) => (await sent(caller, wanted)).needs_review;

/** Changes what the register has of the company. */
const known = (columns: Record<string, string | number | null>) => verifiedCompany(backend, vat, columns);

describe("an order on invoice", () => {
	it("goes on at once for every member of a verified company, and once a colleague has approved it", async () => {
		for (const member of [team.owner, team.approver, team.buyer]) expect(await isReviewed(member)).toBe(false);
		const { uuid } = await waitingOrder(team.buyer);
		const { cart } = await askedOf(team.approver, uuid);
		expect(cart && (await approve(team.approver, cart)).status).toBe(200);
		expect(cartOf(await team.buyer.call("GET", `/orders/by-id/${uuid}`)).needs_review).toBe(false);
	});

	it("is reviewed for a guest, for who has typed the VAT id into a profile, and for members of another company", async () => {
		const profile = { vatid: "2077474-0", billing_country: "FI", company: billing.FI.company };
		const others = [backend.caller(), await accountOf(backend, { columns: profile }), (await companyTeam(backend)).owner];
		for (const caller of others) expect(await isReviewed(caller)).toBe(true);
	});

	it.each([
		["is not verified", { verified_since: null }],
		["has a poor rating", { rating: "poor" }],
		["is not rated", { rating: null }],
		["is registered under another name", { name: "Konkurssi Oy" }],
		["is registered at another address", { street: "Rautatie 2" }],
		["is registered at another postcode", { postcode: "33101" }],
	])("of a member is reviewed where the company %s", async (_, columns) => {
		await known(columns);
		expect(await isReviewed(team.owner)).toBe(true);
	});

	it("of a member is reviewed while the VAT id could not be looked up", async () => {
		const cart = await ready(team.owner);
		await backend.db.prepare("UPDATE order_forms SET vat_check = 'pending' WHERE order_id = ?").bind(cart.id).run();
		await team.owner.call("POST", "/orders/complete", completion(cart));
		expect(cartOf(await team.owner.call("GET", `/orders/by-id/${cart.uuid}`)).needs_review).toBe(true);
	});

	it("of a member is reviewed where the buyer's own carrier takes the goods elsewhere", async () => {
		const cart = await ready(team.owner);
		const freight = { state: "created", deliveryMethodType: "own_freight", freightTotal: 0, cartTotal: 1 };
		const own = { ownFreightContract: "4410-2", ownFreightCarrier: "Kiitolinja" };
		const moved = cartOf(await team.owner.call("PATCH", `/orders/set-state/${cart.uuid}`, { ...freight, ...own }));
		await team.owner.call("POST", "/orders/complete", completion(moved));
		expect(cartOf(await team.owner.call("GET", `/orders/by-id/${cart.uuid}`)).needs_review).toBe(true);
	});

	it("goes on at once to an address that the company has had goods delivered to, however it is written", async () => {
		const site = { ...billing.FI, streetAddress: "Työmaantie 5 B", postCode: "20100", city: "Turku" };
		const first = await sent(team.owner, { form: site });
		expect(first.needs_review).toBe(true);
		expect(await isReviewed(team.owner, { form: site })).toBe(true);
		await backend.db.prepare("UPDATE orders SET order_status = 'done' WHERE uuid = ?").bind(first.uuid).run();
		expect(await isReviewed(team.owner, { form: { ...site, streetAddress: "työmaantie 5b" } })).toBe(false);
		expect(await isReviewed(team.owner, { form: { ...site, streetAddress: "Työmaantie 5 C" } })).toBe(true);
		// What a guest has had delivered in the company's name makes no address known.
		const foreign = { ...site, streetAddress: "Varastokuja 1" };
		const guests = await sent(backend.caller(), { form: foreign });
		await backend.db.prepare("UPDATE orders SET order_status = 'done' WHERE uuid = ?").bind(guests.uuid).run();
		expect(await isReviewed(team.owner, { form: foreign })).toBe(true);
	});
});

describe("the limit", () => {
	it("is 10,000 € with VAT where none is set, and counts this order and all that are open", async () => {
		expect(await isReviewed(team.owner, { supply: supplies.dear, amount: 2 })).toBe(true);
		await backend.db.prepare("UPDATE orders SET credit_vat = NULL").run();
		const first = await sent(team.owner, { supply: supplies.dear });
		expect(first.needs_review).toBe(false);
		expect(first.total_price_with_vat).toBeGreaterThan(500_000);
		expect(await isReviewed(team.approver, { supply: supplies.dear })).toBe(true);
		await backend.db.prepare("UPDATE orders SET order_status = 'paid' WHERE credit_vat IS NOT NULL").run();
		expect(await isReviewed(team.approver, { supply: supplies.dear })).toBe(false);
	});

	it("counts an invoice for two months after its order is done", async () => {
		const { uuid } = await sent(team.owner, { supply: supplies.dear });
		const done = (time: string) =>
			backend.db
				.prepare("UPDATE orders SET order_status = 'done', processed_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now', ?) WHERE uuid = ?")
				.bind(time, uuid)
				.run();
		await done("-59 days");
		expect(await isReviewed(team.owner, { supply: supplies.dear })).toBe(true);
		await backend.db.prepare("UPDATE orders SET credit_vat = NULL WHERE uuid <> ?").bind(uuid).run();
		await done("-61 days");
		expect(await isReviewed(team.owner, { supply: supplies.dear })).toBe(false);
	});

	it("is the company's own where one is set, up to the last cent", async () => {
		const { total_price_with_vat: cents } = await ready(team.owner);
		await known({ limit_cents: cents });
		expect(await isReviewed(team.owner)).toBe(true);
		await backend.db.prepare("UPDATE orders SET credit_vat = NULL").run();
		await known({ limit_cents: cents + 1 });
		expect(await isReviewed(team.owner)).toBe(false);
	});

	it("holds for orders that arrive at the same moment", async () => {
		const carts = await Promise.all([team.owner, team.approver].map((member) => ready(member, { supply: supplies.dear })));
		await Promise.all(
			[team.owner, team.approver].map((member, at) => member.call("POST", "/orders/complete", completion(carts[at] ?? never()))),
		);
		const reviewed = await backend.db.prepare("SELECT SUM(needs_review) AS n FROM orders WHERE credit_vat = ?").bind(vat).first("n");
		expect(reviewed).toBe(1);
	});

	it("is not used up by who only names the company", async () => {
		for (let times = 0; times < 3; times++) expect(await isReviewed(backend.caller(), { supply: supplies.dear })).toBe(true);
		expect(await isReviewed(team.owner)).toBe(false);
	});
});

function never(): never {
	throw new Error("There is a cart for each.");
}

it("tells a guest the same whatever the rating is", async () => {
	const answers: string[] = [];
	for (const rating of ["good", "poor", null]) {
		await known({ rating });
		const guest = backend.caller();
		const cart = await ready(guest);
		const completed = await guest.call("POST", "/orders/complete", completion(cart));
		const order = await guest.call("GET", `/orders/confirmed-by-id/${cart.uuid}`);
		const company = await guest.call("GET", `/search/company/vat/${vat}`);
		answers.push(
			JSON.stringify([cart, completed, order, company])
				.replaceAll(cart.uuid, "uuid")
				.replace(/CB-\d+/g, "CB")
				.replace(/"(id|variantId)":\d+/g, '"$1":0')
				.replace(/"processed_at":"[^"]*"/g, ""),
		);
	}
	expect(new Set(answers).size).toBe(1);
});
