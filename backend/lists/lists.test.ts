import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type * as z from "zod";
import { lists } from "../../contract/lists";
import { accountOf } from "../../tests/support/account";
import { type Answered, type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { sets, supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { insert } from "../../tests/support/fixture-sql";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const parsed = <A extends z.ZodType>(call: { answer: A }, { status, body }: Answered): z.output<A> => {
	if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
	return call.answer.parse(body);
};

const key = () => crypto.randomUUID();
const create = (caller: Caller, body: object) => caller.call("POST", "/lists", { idem: key(), ...body });
const createList = async (caller: Caller, cart: string, name = `List ${key()}`) =>
	parsed(lists.create, await create(caller, { name, cart }));
const read = async (caller: Caller, uuid: string) => parsed(lists.byId, await caller.call("GET", `/lists/${uuid}`));
const change = (caller: Caller, uuid: string, body: object) => caller.call("PATCH", `/lists/${uuid}`, body);

/** A cart with an uncut line, a cut one with a certificate, and a set. */
async function mixedCart(caller: Caller): Promise<string> {
	const { uuid } = await newCart(caller, supplies.beam, 12);
	const cut = { ...added(supplies.beam, 4, { uuid, comment: "Roof" }), cut: { length: 1250 }, certificate: true };
	cartOf(await caller.call("POST", "/orders/add", cut));
	cartOf(await caller.call("POST", "/orders/addSet", { uuid, setId: sets.frame, amount: 2, idem: key(), isProduction: true }));
	return uuid;
}

async function team(...members: { id: number }[]) {
	const id = await backend.db.prepare("INSERT INTO teams (vat) VALUES (?) RETURNING id").bind(`FI${key()}`).first<number>("id");
	for (const [index, member] of members.entries())
		await backend.db
			.prepare("INSERT INTO team_members (user_id, team_id, role) VALUES (?, ?, ?)")
			.bind(member.id, id, index === 0 ? "owner" : "buyer")
			.run();
}

describe("a list", () => {
	// Shows R28.3
	it("keeps lines with cuts, certificates and references, and sets, at the prices that they have", async () => {
		const buyer = await accountOf(backend);
		const { uuid, length } = await createList(buyer, await mixedCart(buyer), "Roof, house A");
		expect(length).toBe(3);
		const list = await read(buyer, uuid);
		expect(list).toMatchObject({ name: "Roof, house A", is_own: true, owner: "", is_shared: false, has_team: false, version: 1 });
		expect(list.items).toMatchObject([
			{ amount: 12, orderable: 12, cut_length: 0, price: 10_500, noted_price: 10_500, certificate_price: null },
			{ amount: 4, orderable: 4, cut_length: 1250, comment: "Roof", certificate_price: 2_800, cut: { pieces: 4 } },
		]);
		expect(list.sets).toMatchObject([{ set_id: sets.frame, amount: 2, orderable: 2, price: 25_000, noted_price: 25_000 }]);
		expect(list).toMatchObject({ gone: 0, repriced: 0 });
		const part = parsed(lists.byId, await buyer.call("GET", `/lists/${uuid}?range=[1,2]`));
		expect(part).toMatchObject({ items: [{ cut_length: 1250 }], sets: [{ set_id: sets.frame }], total_price: list.total_price });
		const sum = [...list.items, ...list.sets].reduce((total, { line_price }) => total + line_price, 0);
		expect(list.total_price).toBe(sum);
	});

	// Shows R28.3
	it("keeps lines without a cart at the prices of their quantities", async () => {
		const buyer = await accountOf(backend);
		const lines = [
			{ suppliedVariantId: supplies.beam, amount: 12, comment: "Pos. 1" },
			{ suppliedVariantId: supplies.beam, amount: 4, cut: { length: 1250 } },
			{ suppliedVariantId: 999_999, amount: 1 },
		];
		const { uuid } = parsed(lists.create, await create(buyer, { name: "Bill", lines }));
		expect((await read(buyer, uuid)).items).toMatchObject([
			{ amount: 12, comment: "Pos. 1", cut_length: 0, price: 10_500, noted_price: 10_500 },
			{ amount: 4, comment: "", cut_length: 1250, cut: { pieces: 4 } },
		]);
		expect(await create(buyer, { name: "None", lines: lines.slice(2) })).toMatchObject({ status: 409, body: { code: "empty_cart" } });
	});

	it("comes from an order that was sent, and from a cart that a colleague shows", async () => {
		const buyer = await accountOf(backend);
		const { uuid } = await newCart(buyer, supplies.beam, 2);
		const sent = await buyer.call("POST", "/orders/complete", completion(await checkOut(buyer, uuid, billing.FI)));
		expect(sent.status).toBe(200);
		expect((await read(buyer, (await createList(buyer, uuid)).uuid)).items).toMatchObject([{ amount: 2, noted_price: 11_250 }]);
		const other = await newCart(backend.caller(), supplies.beam, 3);
		expect((await read(buyer, (await createList(buyer, other.uuid)).uuid)).items).toMatchObject([{ amount: 3, comment: "" }]);
	});

	it("is made once by one form; the same key with something else is refused", async () => {
		const buyer = await accountOf(backend);
		const { uuid: cart } = await newCart(buyer, supplies.beam, 1);
		const body = { name: "Once", cart, idem: key() };
		const answers = await Promise.all([create(buyer, body), create(buyer, body)]);
		expect(answers.map(({ status }) => status)).toEqual([200, 200]);
		expect(new Set(answers.map((one) => parsed(lists.create, one).uuid)).size).toBe(1);
		expect(await create(buyer, { ...body, name: "Other" })).toMatchObject({ status: 409, body: { code: "idem_conflict" } });
		expect(parsed(lists.all, await buyer.call("GET", "/lists")).count).toBe(1);
	});

	it("wants a name of its own, something to keep, and somebody who is signed in", async () => {
		const buyer = await accountOf(backend);
		const { uuid: cart } = await newCart(buyer, supplies.beam, 1);
		await createList(buyer, cart, "Beams");
		expect(await create(buyer, { name: "BEAMS", cart })).toMatchObject({ status: 422, body: { fields: { name: ["listName.taken"] } } });
		expect(await create(buyer, { name: " ", cart })).toMatchObject({ status: 422, body: { fields: { name: ["listName.required"] } } });
		expect(await create(buyer, { name: "x".repeat(81), cart })).toMatchObject({ status: 422, body: { fields: { name: ["tooLong"] } } });
		expect(await create(buyer, { name: "Both", cart, list: cart })).toMatchObject({ status: 422 });
		expect(await create(buyer, { name: "Nothing", cart: key() })).toMatchObject({ status: 404 });
		const [item] = cartOf(await buyer.call("GET", `/orders/by-id/${cart}`)).items;
		await buyer.call("DELETE", `/orders/item/${cart}/${supplies.beam}/0?itemId=${item?.id}`);
		expect(await create(buyer, { name: "Empty", cart })).toMatchObject({ status: 409, body: { code: "empty_cart" } });
		const guest = backend.caller();
		expect(await create(guest, { name: "Guest", cart })).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
		expect(await guest.call("GET", "/lists")).toMatchObject({ status: 401 });
	});

	it("ends at 200 of an account", async () => {
		const buyer = await accountOf(backend);
		const { uuid: cart } = await newCart(buyer, supplies.beam, 1);
		await backend.db
			.prepare(
				`INSERT INTO lists (uuid, user_id, name, idem, body_hash)
				WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200) SELECT 'many-' || i, ?, 'List ' || i, 'key-' || i, '' FROM n`,
			)
			.bind(buyer.id)
			.run();
		expect(await create(buyer, { name: "One more", cart })).toMatchObject({
			status: 422,
			body: { fields: { name: ["listName.tooMany"] } },
		});
	});

	// Shows R28.5
	it("is renamed and deleted, twice without harm", async () => {
		const buyer = await accountOf(backend);
		const { uuid: cart } = await newCart(buyer, supplies.beam, 1);
		const { uuid } = await createList(buyer, cart, "Old");
		await createList(buyer, cart, "Taken");
		expect(parsed(lists.change, await change(buyer, uuid, { name: "New" })).name).toBe("New");
		expect(await change(buyer, uuid, { name: "taken" })).toMatchObject({ status: 422, body: { fields: { name: ["listName.taken"] } } });
		expect((await read(buyer, uuid)).name).toBe("New");
		for (const _ of [1, 2]) expect(await buyer.call("DELETE", `/lists/${uuid}`)).toMatchObject({ status: 200 });
		expect(await buyer.call("GET", `/lists/${uuid}`)).toMatchObject({ status: 404 });
	});

	// Shows R28.1
	it("tells where lists go on", async () => {
		const buyer = await accountOf(backend);
		const { uuid: cart } = await newCart(buyer, supplies.beam, 1);
		for (const name of ["A", "B", "C"]) await createList(buyer, cart, name);
		const page = parsed(lists.all, await buyer.call("GET", "/lists?range=[1,1]"));
		expect(page.count).toBe(3);
		expect(page.lists.map(({ name }) => name)).toEqual(["B"]);
	});
});

describe("the lines of a list", () => {
	// Shows R28.6
	it("have other quantities as they are sold, all or none, with today's price noted", async () => {
		const buyer = await accountOf(backend);
		const { uuid } = await createList(buyer, await mixedCart(buyer));
		const { items } = await read(buyer, uuid);
		const [beams, cut] = items;
		const set = (body: object) => buyer.call("PATCH", `/lists/${uuid}/quantities`, { version: 1, items: [], sets: [], ...body });
		const changes = {
			items: [
				{ id: beams?.id, amount: 60 },
				{ id: cut?.id, amount: 5 },
			],
			sets: [{ id: sets.frame, amount: 3 }],
		};
		expect(await set(changes)).toMatchObject({ status: 200 });
		const list = await read(buyer, uuid);
		expect(list.version).toBe(2);
		expect(list.items).toMatchObject([{ amount: 60, price: 9_900, noted_price: 9_900 }, { amount: 5 }]);
		expect(list.sets).toMatchObject([{ amount: 3 }]);
		expect(await set(changes)).toMatchObject({ status: 409, body: { code: "conflict" } });
	});

	it("refuse what is not sold so, by the place of the line", async () => {
		const buyer = await accountOf(backend);
		const { uuid: cart } = await newCart(buyer, supplies.packed, 10);
		const { uuid } = await createList(buyer, cart);
		const [item] = (await read(buyer, uuid)).items;
		const set = (amount: number) =>
			buyer.call("PATCH", `/lists/${uuid}/quantities`, { version: 1, items: [{ id: item?.id, amount }], sets: [] });
		expect(await set(5)).toMatchObject({
			status: 422,
			body: { fields: { "items.0.amount": ["amount.belowMinimum"] }, details: { "items.0.minimum": 10 } },
		});
		expect(await set(12)).toMatchObject({ body: { fields: { "items.0.amount": ["amount.notAMultiple"] } } });
		expect((await read(buyer, uuid)).items).toMatchObject([{ amount: 10 }]);
	});

	// Shows R28.8, R28.9
	it("are taken out one by one, twice without harm", async () => {
		const buyer = await accountOf(backend);
		const { uuid } = await createList(buyer, await mixedCart(buyer));
		const [first] = (await read(buyer, uuid)).items;
		for (const _ of [1, 2]) expect(await buyer.call("DELETE", `/lists/${uuid}/items/${first?.id}`)).toMatchObject({ status: 200 });
		expect(await buyer.call("DELETE", `/lists/${uuid}/sets/${sets.frame}`)).toMatchObject({ status: 200 });
		expect(await read(buyer, uuid)).toMatchObject({ length: 1, items: [{ cut_length: 1250 }], sets: [] });
	});

	// Shows R28.2, R28.7
	it("tell another price until it is noted", async () => {
		const buyer = await accountOf(backend);
		const { uuid: cart } = await newCart(buyer, supplies.expensive, 1);
		const { uuid } = await createList(buyer, cart);
		const ask = (cents: number) =>
			backend.db.prepare("UPDATE supplied_variants SET price_cents = ? WHERE id = ?").bind(cents, supplies.expensive).run();
		await ask(410_000);
		expect((await read(buyer, uuid)).items).toMatchObject([{ price: 410_000, noted_price: 399_000 }]);
		await buyer.call("PATCH", `/lists/${uuid}/noted-prices`);
		expect((await read(buyer, uuid)).items).toMatchObject([{ price: 410_000, noted_price: 410_000 }]);
		await ask(399_000);
	});
});

describe("a set of a list", () => {
	it("costs what so many of it do today, its parts' discounts counted, and is noted at that", async () => {
		const buyer = await accountOf(backend);
		const { uuid } = await createList(buyer, await mixedCart(buyer));
		const campaign = { kind: "line", percent_bp: 2000, threshold: 10, supplied_variant_id: supplies.beam };
		await backend.db.prepare(insert("discounts", campaign)).run();
		// Two sets have 4 beams, five have 10: 840.00, and 367.50 for the bolts.
		expect((await read(buyer, uuid)).sets).toMatchObject([{ price: 25_000, noted_price: 25_000 }]);
		const five = { version: 1, items: [], sets: [{ id: sets.frame, amount: 5 }] };
		expect(await buyer.call("PATCH", `/lists/${uuid}/quantities`, five)).toMatchObject({ status: 200 });
		expect((await read(buyer, uuid)).sets).toMatchObject([{ price: 24_150, noted_price: 24_150 }]);
		await backend.db.prepare("DELETE FROM discounts").run();
		expect(await read(buyer, uuid)).toMatchObject({ repriced: 1, sets: [{ price: 25_000, noted_price: 24_150 }] });
		await buyer.call("PATCH", `/lists/${uuid}/noted-prices`);
		expect(await read(buyer, uuid)).toMatchObject({ repriced: 0, sets: [{ price: 25_000, noted_price: 25_000 }] });
	});
});

describe("a shared list", () => {
	// Shows R28.4
	it("is read and copied by colleagues, changed by its owner alone, and nobody else's business", async () => {
		const owner = await accountOf(backend, { columns: { customername: "Aino Virtanen" } });
		const colleague = await accountOf(backend);
		const stranger = await accountOf(backend);
		await team(owner, colleague);
		await team(stranger);
		const { uuid } = await createList(owner, await mixedCart(owner), "Shared");
		expect(await colleague.call("GET", `/lists/${uuid}`)).toMatchObject({ status: 404 });
		expect(await change(owner, uuid, { is_shared: true })).toMatchObject({ status: 200, body: { is_shared: true } });

		const seen = await read(colleague, uuid);
		expect(seen).toMatchObject({ is_own: false, owner: "Aino Virtanen", is_shared: true, length: 3 });
		expect(parsed(lists.all, await colleague.call("GET", "/lists")).lists.map((list) => list.uuid)).toEqual([uuid]);
		expect(await stranger.call("GET", `/lists/${uuid}`)).toMatchObject({ status: 404 });
		expect(await create(stranger, { name: "Copy", list: uuid })).toMatchObject({ status: 404 });

		const [item] = seen.items;
		const attempts = [
			change(colleague, uuid, { name: "Mine" }),
			change(colleague, uuid, { is_shared: false }),
			colleague.call("DELETE", `/lists/${uuid}`),
			colleague.call("DELETE", `/lists/${uuid}/items/${item?.id}`),
			colleague.call("PATCH", `/lists/${uuid}/quantities`, { version: seen.version, items: [{ id: item?.id, amount: 1 }], sets: [] }),
			colleague.call("PATCH", `/lists/${uuid}/noted-prices`),
		];
		for (const attempt of attempts) expect(await attempt).toMatchObject({ status: 403, body: { code: "not_allowed" } });
		const strange = [
			stranger.call("DELETE", `/lists/${uuid}`),
			stranger.call("DELETE", `/lists/${crypto.randomUUID()}`),
			stranger.call("DELETE", `/lists/${uuid}/items/${item?.id}`),
			change(stranger, uuid, { name: "Mine" }),
			change(stranger, uuid, { is_shared: true }),
			change(await accountOf(backend), uuid, { is_shared: true }),
		];
		for (const attempt of strange) expect(await attempt).toMatchObject({ status: 404 });
		expect(await read(owner, uuid)).toMatchObject({ name: "Shared", length: 3, version: seen.version });

		const copy = parsed(lists.create, await create(colleague, { name: "Shared", list: uuid }));
		expect(await read(colleague, copy.uuid)).toMatchObject({ is_own: true, length: 3, is_shared: false });
	});

	it("stays with the team that it was shared with: whoever leaves takes it along, unseen by the next team", async () => {
		const owner = await accountOf(backend);
		const colleague = await accountOf(backend);
		const next = await accountOf(backend);
		await team(owner, colleague);
		const { uuid: cart } = await newCart(owner, supplies.beam, 1);
		const { uuid } = await createList(owner, cart);
		await change(owner, uuid, { is_shared: true });
		await backend.db.prepare("DELETE FROM team_members WHERE user_id = ?").bind(owner.id).run();
		expect(await colleague.call("GET", `/lists/${uuid}`)).toMatchObject({ status: 404 });
		expect(await read(owner, uuid)).toMatchObject({ is_shared: false, has_team: false });
		await team(next, owner);
		expect(await next.call("GET", `/lists/${uuid}`)).toMatchObject({ status: 404 });
		expect(await change(await accountOf(backend), uuid, { is_shared: true })).toMatchObject({ status: 404 });
		expect(await change(owner, uuid, { is_shared: true })).toMatchObject({ status: 200 });
	});

	it("is gone with the account of its owner", async () => {
		const owner = await accountOf(backend);
		const colleague = await accountOf(backend);
		await team(owner, colleague);
		const { uuid: cart } = await newCart(owner, supplies.beam, 1);
		const { uuid } = await createList(owner, cart);
		await change(owner, uuid, { is_shared: true });
		await backend.db.prepare("UPDATE users SET is_deleted = 1 WHERE id = ?").bind(owner.id).run();
		expect(await colleague.call("GET", `/lists/${uuid}`)).toMatchObject({ status: 404 });
		expect(parsed(lists.all, await colleague.call("GET", "/lists")).count).toBe(0);
	});
});
