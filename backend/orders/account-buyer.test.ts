import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountOf } from "../../tests/support/account";
import { type Backend, type Caller, cartOf, shopHost, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, billing, newCart } from "../../tests/support/buyer";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const german = {
	company: "Stahlbau Meyer GmbH",
	vatid: "DE136695976",
	customername: "Erika Muster",
	phonenumber: "+493012345",
	billingaddress: "Hauptstraße 1",
	billingpostcode: "10115",
	billingcity: "Berlin",
	billing_country: "DE",
};
const read = async (caller: Caller, uuid: string) => cartOf(await caller.call("GET", `/orders/by-id/${uuid}`));
const offer = async (caller: Caller, uuid: string) =>
	cartOf(await caller.call("PATCH", "/orders/send-offer", { uuid, emails: [], idem: crypto.randomUUID(), host: shopHost }));

describe("the VAT of an account's cart before its billing form", () => {
	it.each([
		["Germany", german, { rate: 0, reason: "intra_community", country: "DE" }],
		[
			"Estonia",
			{ vatid: "EE100931558", billing_country: "EE", company: "Raudmees" },
			{ rate: 0, reason: "intra_community", country: "EE" },
		],
		[
			"a name that is not the register's",
			{ ...german, company: "Stahlbau Maier GmbH" },
			{ rate: 25.5, reason: "unconfirmed_holder", country: "DE" },
		],
		["Finland", { vatid: "2077474-0", billing_country: "FI" }, { rate: 25.5, reason: "domestic", country: "FI" }],
		["a wrong check digit", { ...german, vatid: "DE136695977" }, { rate: 25.5, reason: "no_valid_id", country: "DE" }],
		["no id", { ...german, vatid: "" }, { rate: 25.5, reason: "not_known_yet", country: "FI" }],
	])("is that of its company: %s", async (_, columns, vat) => {
		const buyer = await accountOf(backend, { columns });
		expect((await newCart(buyer, supplies.beam, 2)).vat).toEqual(vat);
	});

	// Shows R9.9
	it("is that of its team's company where it says nothing itself", async () => {
		const owner = await accountOf(backend, { columns: german });
		const colleague = await accountOf(backend);
		const team = await backend.db.prepare("INSERT INTO teams (vat) VALUES (?) RETURNING id").bind(german.vatid).first("id");
		for (const [user, role] of [
			[owner.id, "owner"],
			[colleague.id, "buyer"],
		])
			await backend.db.prepare("INSERT INTO team_members (user_id, team_id, role) VALUES (?, ?, ?)").bind(user, team, role).run();
		expect((await newCart(colleague, supplies.beam, 2)).vat.reason).toBe("intra_community");
	});

	it("is that of the billing form as soon as there is one, and the account's again in the next cart", async () => {
		const buyer = await accountOf(backend, { columns: german });
		const { uuid } = await newCart(buyer, supplies.beam, 2);
		await buyer.call("PATCH", `/orders/set-form/${uuid}`, { ...billing.FI, type: "billing", isSeparateShipping: false });
		expect((await read(buyer, uuid)).vat).toEqual({ rate: 25.5, reason: "domestic", country: "FI" });
	});

	it("is not charged where the id was found unknown the last time that it was looked up", async () => {
		const buyer = await accountOf(backend, { columns: german });
		const before = await newCart(buyer, supplies.beam, 2);
		await buyer.call("PATCH", `/orders/set-form/${before.uuid}`, {
			...billing.FI,
			vat: german.vatid,
			country: "DE",
			postCode: "10115",
			type: "billing",
			isSeparateShipping: false,
		});
		await backend.db
			.prepare("UPDATE cart_forms SET vat_check = 'unverified' WHERE cart_id = (SELECT id FROM carts WHERE uuid = ?)")
			.bind(before.uuid)
			.run();
		const other = cartOf(await buyer.call("POST", "/orders/add", added(supplies.beam, 1)));
		expect(other.uuid).not.toBe(before.uuid);
		expect(other.vat.reason).toBe("no_valid_id");
	});

	it("comes with another tag when the account says something else", async () => {
		const buyer = await accountOf(backend, { columns: german });
		const { uuid } = await newCart(buyer, supplies.beam, 2);
		const tag = async () => {
			const headers = { Locale: "fi", "Session-Id": buyer.session };
			return (await backend.request(`/orders/by-id/${uuid}`, { headers })).headers.get("ETag");
		};
		const before = await tag();
		expect(before).toBeTruthy();
		expect(await tag()).toBe(before);
		await backend.db.prepare("UPDATE users SET vatid = '' WHERE id = ?").bind(buyer.id).run();
		expect(await tag()).not.toBe(before);
	});
});

describe("an offer of an account's cart without a billing form", () => {
	// Shows R9.9
	it("names its company and its address to who made it, and to nobody else", async () => {
		const buyer = await accountOf(backend, { columns: german });
		const cart = await newCart(buyer, supplies.beam, 2);
		expect(cart.forms?.billing ?? null).toBeNull();
		const made = await offer(buyer, cart.uuid);
		expect(made.vat.reason).toBe("intra_community");
		expect(made.forms?.billing).toMatchObject({
			company: german.company,
			vat: german.vatid,
			streetAddress: "Hauptstraße 1",
			email: buyer.email,
		});
		const seen = await read(backend.caller(), made.uuid);
		expect(seen.forms).toBeNull();
		expect(JSON.stringify(seen)).not.toContain("136695976");
	});

	it("leaves the billing form of a cart that it is accepted into to the buyer", async () => {
		const buyer = await accountOf(backend, { columns: german });
		const made = await offer(buyer, (await newCart(buyer, supplies.beam, 2)).uuid);
		const part = { items: made.items.map(({ id, quantity }) => ({ id, amount: quantity })), sets: [], idem: crypto.randomUUID() };
		const accepted = cartOf(await buyer.call("POST", `/orders/accept-offer/${made.uuid}`, part));
		expect(accepted.forms?.billing ?? null).toBeNull();
		expect(accepted.vat.reason).toBe("intra_community");
	});
});
