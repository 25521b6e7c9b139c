import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCarts } from "../../contract/open-carts";
import { maxLines } from "../../contract/values/order-bounds";
import { accountOf, signedIn } from "../../tests/support/account";
import { type Backend, type Caller, cartOf, shopHost, startBackend } from "../../tests/support/backend";
import { sets, supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const open = async (caller: Caller, except?: string) =>
	openCarts.byUser.answer.parse((await caller.call("GET", `/orders/open-by-user${except ? `?except=${except}` : ""}`)).body);
const uuids = async (caller: Caller, except?: string) => (await open(caller, except)).map(({ uuid }) => uuid);
const read = async (caller: Caller, uuid: string) => cartOf(await caller.call("GET", `/orders/by-id/${uuid}`));
const patch = async (caller: Caller, path: string, body: object) => cartOf(await caller.call("PATCH", `/orders/${path}`, body));
const join = (caller: Caller, uuid: string, from: string, idem: string = crypto.randomUUID()) =>
	caller.call("POST", `/orders/join/${uuid}`, { from, idem });
const aside = (caller: Caller, uuid: string, isSetAside: boolean) => caller.call("PATCH", `/orders/set-aside/${uuid}`, { isSetAside });
const age = (uuid: string, days: number) =>
	backend.db
		.prepare("UPDATE carts SET updated_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now', ?) WHERE uuid = ?")
		.bind(`-${days} days`, uuid)
		.run();

describe("the open carts of an account", () => {
	// Shows R22.31
	it("are those that hold something, the latest first, from every device, without the one at hand", async () => {
		const buyer = await accountOf(backend, { locale: "de" });
		const [first, second, empty] = [
			await newCart(buyer, supplies.beam, 3),
			await newCart(buyer, supplies.packed, 10),
			await newCart(buyer, supplies.beam, 1),
		];
		await age(first.uuid, 4);
		await age(second.uuid, 2);
		await buyer.call("DELETE", `/orders/item/${empty.uuid}/${supplies.beam}/0`);
		await patch(buyer, `set-order-reference/${first.uuid}`, { reference: "Halle 3" });
		await age(first.uuid, 4);
		const device = await signedIn(backend, buyer.id, "de");
		expect(await uuids(device)).toEqual([second.uuid, first.uuid]);
		expect(await uuids(device, second.uuid)).toEqual([first.uuid]);
		const [listed] = await open(device, second.uuid);
		const cart = await read(buyer, first.uuid);
		expect(listed).toMatchObject({
			reference: "Halle 3",
			length: 1,
			titles: [cart.items[0]?.fullTitle],
			can_join: true,
			is_set_aside: false,
		});
		expect(listed?.total_price).toBe(cart.total_price);
	});

	it("are no orders, offers or carts of others, and a guest has none", async () => {
		const buyer = await accountOf(backend);
		const { uuid } = await newCart(buyer, supplies.beam, 3);
		await buyer.call("PATCH", "/orders/send-offer", { uuid, emails: [], idem: crypto.randomUUID(), host: shopHost });
		expect(await uuids(buyer)).toEqual([uuid]);
		await buyer.call("POST", "/orders/complete", completion(await checkOut(buyer, uuid, billing.FI)));
		expect(await uuids(buyer)).toEqual([]);
		const guest = backend.caller();
		await newCart(guest, supplies.beam, 3);
		expect(await uuids(guest)).toEqual([]);
		expect(await uuids(backend.caller("fi", ""))).toEqual([]);
	});

	it("have a tag that changes with any of them, and nothing else", async () => {
		const buyer = await accountOf(backend);
		const [{ uuid }] = [await newCart(buyer, supplies.beam, 3), await newCart(buyer, supplies.packed, 10)];
		const headers = { "Session-Id": buyer.session, Locale: "fi" };
		const tagged = async () => (await backend.request("/orders/open-by-user", { headers })).headers.get("ETag") ?? "";
		const tags = [await tagged()];
		await newCart(backend.caller(), supplies.beam, 1);
		expect(await tagged()).toBe(tags[0]);
		const known = { headers: { ...headers, "If-None-Match": tags[0] ?? "" } };
		expect((await backend.request("/orders/open-by-user", known)).status).toBe(304);
		await buyer.call("POST", "/orders/add", added(supplies.beam, 1, { uuid }));
		tags.push(await tagged());
		await aside(buyer, uuid, true);
		tags.push(await tagged());
		await newCart(buyer, supplies.expensive, 1);
		tags.push(await tagged());
		expect(new Set(tags).size).toBe(4);
	});

	// Shows R22.32
	it("come last once they are set aside, and again where their owner takes them up", async () => {
		const buyer = await accountOf(backend);
		const [older, newer] = [await newCart(buyer, supplies.beam, 3), await newCart(buyer, supplies.beam, 1)];
		await age(older.uuid, 1);
		expect((await aside(buyer, newer.uuid, true)).status).toBe(200);
		expect((await open(buyer)).map(({ uuid, is_set_aside }) => [uuid, is_set_aside])).toEqual([
			[older.uuid, false],
			[newer.uuid, true],
		]);
		expect((await read(buyer, newer.uuid)).version).toBe(newer.version);
		await aside(buyer, newer.uuid, false);
		expect(await uuids(buyer)).toEqual([newer.uuid, older.uuid]);
	});

	it("are set aside by their owner alone", async () => {
		const buyer = await accountOf(backend);
		const { uuid } = await newCart(buyer, supplies.beam, 3);
		expect(await aside(await accountOf(backend), uuid, true)).toMatchObject({ status: 404 });
		expect(await aside(backend.caller(), uuid, true)).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
		expect((await open(buyer))[0]?.is_set_aside).toBe(false);
	});
});

describe("putting two carts together", () => {
	async function two() {
		const buyer = await accountOf(backend, { locale: "de" });
		const [older, present] = [await newCart(buyer, supplies.beam, 3), await newCart(buyer, supplies.packed, 10)];
		return { buyer, older: older.uuid, present: present.uuid };
	}

	// Shows R22.33
	it("adds the same item to its line, brings the others along with their cut, certificate and reference, and empties the older one", async () => {
		const { buyer, older, present } = await two();
		await buyer.call("POST", "/orders/add", added(supplies.beam, 2, { uuid: present, comment: "Achse A" }));
		await buyer.call("POST", "/orders/add", added(supplies.beam, 1, { uuid: older, comment: "Achse B" }));
		await buyer.call("POST", "/orders/add", {
			...added(supplies.beam, 4, { uuid: older, comment: "Stützen" }),
			cut: { length: 2500 },
			certificate: true,
		});
		await buyer.call("POST", "/orders/addSet", {
			uuid: older,
			setId: sets.frame,
			amount: 2,
			idem: crypto.randomUUID(),
			isProduction: true,
		});
		const before = await read(buyer, older);
		const joined = cartOf(await join(buyer, present, older));
		expect(joined.items.map(({ suppliedVariant, quantity, comment, cut }) => [suppliedVariant.id, quantity, comment, cut?.pieces])).toEqual(
			[
				[supplies.packed, 10, "", undefined],
				[supplies.beam, 6, "Achse A; Achse B", undefined],
				[supplies.beam, before.items[1]?.quantity, "Stützen", 4],
			],
		);
		expect(joined.items[2]?.certificate_price).toBeGreaterThan(0);
		expect(joined.orders_to_sets).toMatchObject([{ set_id: sets.frame, quantity: 2 }]);
		expect(await read(buyer, older)).toMatchObject({ length: 0, goto: present });
		expect(await uuids(buyer, present)).toEqual([]);
	});

	it("keeps the notes of both, and the billing data where only the older one has them", async () => {
		const { buyer, older, present } = await two();
		await checkOut(buyer, older, billing.DE);
		await patch(buyer, `set-comment/${older}`, { comment: "Bitte früh liefern" });
		await patch(buyer, `set-order-reference/${older}`, { reference: "PO 1" });
		await patch(buyer, `set-shipping-comment/${older}`, { comment: "Tor 3" });
		await patch(buyer, `set-order-reference/${present}`, { reference: "PO 2" });
		await patch(buyer, `set-shipping-comment/${present}`, { comment: "Tor 3" });
		const joined = cartOf(await join(buyer, present, older));
		expect(joined).toMatchObject({ comment: "Bitte früh liefern", reference: "PO 2; PO 1", shipping_comment: "Tor 3" });
		expect(joined.forms?.billing?.company).toBe(billing.DE.company);
	});

	it("overwrites no billing data", async () => {
		const { buyer, older, present } = await two();
		await checkOut(buyer, older, billing.DE);
		await checkOut(buyer, present, billing.FI);
		expect(cartOf(await join(buyer, present, older)).forms?.billing?.company).toBe(billing.FI.company);
	});

	it("is done once, however often the form comes, and another cart with its key is refused", async () => {
		const { buyer, older, present } = await two();
		const idem = crypto.randomUUID();
		const answers = await Promise.all([1, 2, 3].map(() => join(buyer, present, older, idem)));
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect((await read(buyer, present)).items.map(({ quantity }) => quantity)).toEqual([10, 3]);
		expect(await join(buyer, older, present, idem)).toMatchObject({ status: 409, body: { code: "idem_conflict" } });
	});

	it("leads what is added to the emptied cart into the other one, and changes nothing in it", async () => {
		const { buyer, older, present } = await two();
		await join(buyer, present, older);
		const device = await signedIn(backend, buyer.id);
		const cart = cartOf(await device.call("POST", "/orders/add", added(supplies.beam, 1, { uuid: older })));
		expect(cart).toMatchObject({ uuid: present, items: [{ quantity: 10 }, { quantity: 4 }] });
		const set = { uuid: older, setId: sets.frame, amount: 1, idem: crypto.randomUUID(), isProduction: true };
		expect(cartOf(await device.call("POST", "/orders/addSet", set)).uuid).toBe(present);
		expect(await device.call("PATCH", `/orders/set-comment/${older}`, { comment: "?" })).toMatchObject({ body: { code: "conflict" } });
	});

	it("tells colleagues who have the emptied cart's address nothing of the other one", async () => {
		const { buyer, older, present } = await two();
		await join(buyer, present, older);
		expect(await read(backend.caller(), older)).toMatchObject({ length: 0, goto: null });
	});

	it("is for one's own open carts", async () => {
		const { buyer, older, present } = await two();
		const stranger = await accountOf(backend);
		const foreign = await newCart(stranger, supplies.beam, 1);
		expect(await join(stranger, foreign.uuid, older)).toMatchObject({ status: 404 });
		expect(await join(stranger, present, foreign.uuid)).toMatchObject({ status: 404 });
		expect(await join(buyer, present, present)).toMatchObject({ status: 409 });
		expect(await join(backend.caller(), present, older)).toMatchObject({ status: 401 });
		await buyer.call("POST", "/orders/complete", completion(await checkOut(buyer, older, billing.FI)));
		expect(await join(buyer, present, older)).toMatchObject({ status: 409, body: { code: "processed" } });
		expect((await read(buyer, present)).length).toBe(1);
	});

	it.each([
		["an offer", "UPDATE carts SET from_offer_id = (SELECT max(id) FROM offers) WHERE uuid = ?"],
		["an approval", "INSERT INTO approvals (cart_id, state) SELECT id, 'returned' FROM carts WHERE uuid = ?"],
		[
			"a payment",
			`INSERT INTO payments (cart_id, method, provider_session_id, url, amount_cents, currency, cart_version, snapshot, forms, locale, origin, expires_at)
			SELECT id, 'card', 'cs_' || uuid, '', 1, 'eur', 1, '', '', 'de', '', '2999-01-01T00:00:00Z' FROM carts WHERE uuid = ?`,
		],
	])("leaves a cart alone that %s goes with", async (_, sql) => {
		const { buyer, older, present } = await two();
		const { uuid } = await newCart(await accountOf(backend), supplies.beam, 1);
		await backend.db
			.prepare("INSERT INTO offers (id, number, created_on, valid_until, snapshot) SELECT id, uuid, '', '', '{}' FROM carts WHERE uuid = ?")
			.bind(uuid)
			.run();
		await backend.db.prepare(sql).bind(older).run();
		expect((await open(buyer, present))[0]?.can_join).toBe(false);
		expect(await join(buyer, present, older)).toMatchObject({ status: 409, body: { code: "conflict" } });
		expect((await read(buyer, older)).length).toBe(1);
		expect((await read(buyer, present)).length).toBe(1);
	});

	// Shows R22.33
	it("does all or nothing where a line would hold too much, or the cart", async () => {
		const { buyer, older, present } = await two();
		await buyer.call("POST", "/orders/add", added(supplies.beam, 99_999, { uuid: present }));
		expect(await join(buyer, present, older)).toMatchObject({ status: 422, body: { fields: { amount: ["amount.tooMany"] } } });
		await fill(older);
		await buyer.call("DELETE", `/orders/item/${present}/${supplies.beam}/0`);
		expect(await join(buyer, present, older)).toMatchObject({ status: 422, body: { fields: { cart: ["cartFull"] } } });
		expect((await read(buyer, present)).length).toBe(1);
	});

	const fill = (uuid: string) =>
		backend.db
			.prepare(
				`WITH RECURSIVE n (value) AS (SELECT 1001 UNION ALL SELECT value + 1 FROM n WHERE value < ${1000 + maxLines})
				INSERT INTO cart_items (cart_id, supplied_variant_id, cut_length_mm, quantity)
				SELECT c.id, ${supplies.beam}, n.value, 1 FROM carts c, n WHERE c.uuid = ?`,
			)
			.bind(uuid)
			.run();
});
