import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lists } from "../../contract/lists";
import { orders } from "../../contract/orders";
import { ownNumbers } from "../../contract/team";
import type { Account } from "../../tests/support/account";
import { accountOf } from "../../tests/support/account";
import { type Backend, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { teamWith } from "../../tests/support/team";
import { numbersAsCodes } from "./numbers-in-lines";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

interface Line {
	code: string;
	number: string;
	name?: string;
}
const store = (account: Pick<Account, "call">, ...lines: Line[]) => account.call("POST", "/own-numbers", { lines });
const listed = async (account: Pick<Account, "call">, query = "") =>
	ownNumbers.list.answer.parse((await account.call("GET", `/own-numbers${query}`)).body);
const numbersOf = async (account: Pick<Account, "call">, query = "") =>
	(await listed(account, query)).articles.map(({ code, number }) => `${code} ${number}`);

describe("own numbers of a company", () => {
	// Shows R32.1, R32.2
	it("are kept by owners and approvers, read by all members, and nobody else's", async () => {
		const { owner, colleagues } = await teamWith(backend, "approver", "buyer");
		const [approver = owner, buyer = owner] = colleagues;
		const { owner: stranger } = await teamWith(backend);
		const guest = backend.caller();
		expect(await store(owner, { code: "cr 2", number: " ST-100 ", name: "Schraube lang" })).toMatchObject({
			status: 200,
			body: { count: 1 },
		});
		expect(await store(approver, { code: "CR-000001", number: "ST-90" })).toMatchObject({ status: 200, body: { count: 2 } });
		expect(await store(buyer, { code: "CR-000001", number: "X" })).toMatchObject({ status: 403, body: { code: "not_allowed" } });
		expect(await listed(buyer)).toEqual({
			access: "read",
			count: 2,
			articles: [
				{ variantId: 2, code: "CR-000002", fullTitle: expect.stringContaining("M12"), number: "ST-100", name: "Schraube lang" },
				{ variantId: 1, code: "CR-000001", fullTitle: "IPE 200, 6 m, S355J2", number: "ST-90", name: "" },
			],
		});
		expect(await numbersOf(buyer, "?search=ST-1")).toEqual(["CR-000002 ST-100"]);
		expect(await numbersOf(buyer, "?search=Schraube%20l")).toEqual(["CR-000002 ST-100"]);
		expect(await numbersOf(buyer, "?search=cr-000001")).toEqual(["CR-000001 ST-90"]);
		expect(await numbersOf(buyer, "?variant=1&range=[0,5]")).toEqual(["CR-000001 ST-90"]);
		expect(await listed(stranger)).toEqual({ access: "change", count: 0, articles: [] });
		expect(await listed(await accountOf(backend))).toEqual({ access: "none", count: 0, articles: [] });
		expect(await store(await accountOf(backend), { code: "1", number: "X" })).toMatchObject({ status: 403 });
		expect((await guest.call("GET", "/own-numbers")).status).toBe(401);
		expect((await store(guest, { code: "1", number: "X" })).status).toBe(401);
	});

	// Shows R32.2
	it("are stored all or none, with what is wrong of each line", async () => {
		const { owner } = await teamWith(backend);
		await store(owner, { code: "1", number: "A" }, { code: "2", number: "B" });
		const refused = await store(
			owner,
			{ code: "CR-000003", number: "C" },
			{ code: "CR-999999", number: "D" },
			{ code: "Träger", number: "c " },
			{ code: "CR-000003", number: "b" },
		);
		expect(refused).toMatchObject({
			status: 422,
			body: {
				code: "invalid",
				fields: {
					"lines.1.code": ["ownCode.unknown"],
					"lines.2.code": ["ownCode.unknown"],
					"lines.2.number": ["ownNumber.twice"],
					"lines.3.code": ["ownCode.twice"],
					"lines.3.number": ["ownNumber.taken"],
				},
			},
		});
		expect((await store(owner, { code: "1", number: " " })).body).toMatchObject({ fields: { "lines.0.number": ["ownNumber.required"] } });
		expect((await store(owner, { code: "1", number: "x".repeat(41) })).body).toMatchObject({ fields: { "lines.0.number": ["tooLong"] } });
		expect(await numbersOf(owner)).toEqual(["CR-000001 A", "CR-000002 B"]);
		// Two variants that swap their numbers.
		expect((await store(owner, { code: "1", number: "B" }, { code: "2", number: "A" })).status).toBe(200);
		expect(await numbersOf(owner)).toEqual(["CR-000002 A", "CR-000001 B"]);
	});

	// Shows R32.3
	it("are taken away, by those who keep them", async () => {
		const { owner, colleagues } = await teamWith(backend, "buyer");
		await store(owner, { code: "1", number: "A" });
		expect((await colleagues[0]?.call("DELETE", "/own-numbers/1"))?.status).toBe(403);
		expect([(await owner.call("DELETE", "/own-numbers/1")).status, (await owner.call("DELETE", "/own-numbers/1")).status]).toEqual([
			200, 200,
		]);
		expect(await numbersOf(owner)).toEqual([]);
	});

	// Shows R32.4
	it("find their variant, as a code does in the quick order", async () => {
		const { owner, colleagues } = await teamWith(backend, "buyer");
		await store(owner, { code: "2", number: "Träger 77" }, { code: "1", number: "4711" });
		const found = (account: Pick<Account, "call">, number: string) => account.call("GET", `/own-numbers/of/${encodeURIComponent(number)}`);
		for (const account of [owner, colleagues[0] ?? owner])
			expect((await found(account, "TRÄGER77")).body).toMatchObject({ variantId: 2, code: "CR-000002" });
		expect((await found(backend.caller(), "4711")).body).toBeNull();
		const lines = [
			{ code: "träger 77", amount: 10 },
			{ code: "4711", amount: 1 },
		];
		const checked = orders.checkItems.answer.parse((await owner.call("POST", "/orders/check-items", { lines })).body);
		expect(checked.map((line) => line.found?.code)).toEqual(["CR-000002", "CR-000001"]);
		const asGuest = orders.checkItems.answer.parse((await backend.caller().call("POST", "/orders/check-items", { lines })).body);
		expect(asGuest.map(({ problem }) => problem)).toEqual(["code.unknown", "code.unknown"]);
	});

	// Shows R32.5
	it("stand in lines of a bill as cells or words, and never as quantities", async () => {
		const { owner } = await teamWith(backend);
		await store(
			owner,
			{ code: "1", number: "ST-100" },
			{ code: "2", number: "Halle 3 B" },
			{ code: "3", number: "12" },
			{ code: "4", number: "6000" },
		);
		const written = ["12 Stk ST-100", "Halle 3 b; 12", "12;4", '10;"st 100";5', "4 x st-100 nach Zeichnung", "4 HEA 160 6000 mm"];
		const lines = await numbersAsCodes(backend.db, owner.id, written);
		expect(lines.map(({ text }) => text)).toEqual([
			"12 Stk CR-1",
			"CR-2; 12",
			"12;4",
			'10;"st 100";5',
			"4 x CR-1 nach Zeichnung",
			"4 HEA 160 6000 mm",
		]);
		const place = lines[4]?.text.indexOf("nach") ?? 0;
		expect(written[4]?.slice(lines[4]?.placeOf(place))).toBe("nach Zeichnung");
		expect((await numbersAsCodes(backend.db, null, written)).map(({ text }) => text)).toEqual(written);
	});
});

// Shows R32.6
it("an order keeps the own numbers with which it was sent", async () => {
	const { owner } = await teamWith(backend);
	const headers = { Locale: "fi", "Session-Id": owner.session };
	const tagOf = async (uuid: string) => (await backend.request(`/orders/by-id/${uuid}`, { headers })).headers.get("ETag");
	await store(owner, { code: "1", number: "ST-100" });
	const cart = await newCart(owner, supplies.beam, 12);
	expect(cart.items[0]?.own_number).toBe("ST-100");
	await store(owner, { code: "1", number: "ST-200" });
	const ready = await checkOut(owner, cart.uuid, { ...billing.FI, email: owner.email });
	expect(ready.items[0]?.own_number).toBe("ST-200");
	const asGuest = cartOf(await backend.caller().call("GET", `/orders/by-id/${cart.uuid}`));
	expect(asGuest.items[0]?.own_number).toBe("");
	const before = await tagOf(cart.uuid);
	await store(owner, { code: "1", number: "ST-300" });
	expect(await tagOf(cart.uuid)).not.toBe(before);
	expect((await owner.call("POST", "/orders/complete", completion(ready))).status).toBe(200);
	await store(owner, { code: "1", number: "ST-400" });
	expect(cartOf(await owner.call("GET", `/orders/by-id/${cart.uuid}`)).items[0]?.own_number).toBe("ST-300");
});

// Shows R32.6
it("a saved list has the own numbers of its reader's company", async () => {
	const { owner, colleagues } = await teamWith(backend, "buyer");
	await store(owner, { code: "1", number: "ST-500" });
	const cart = await newCart(owner, supplies.beam, 12);
	const made = await owner.call("POST", "/lists", { name: "Halle 3", cart: cart.uuid, idem: crypto.randomUUID() });
	const { uuid } = lists.create.answer.parse(made.body);
	await owner.call("PATCH", `/lists/${uuid}`, { is_shared: true });
	for (const reader of [owner, ...colleagues])
		expect((await reader.call("GET", `/lists/${uuid}`)).body).toMatchObject({ items: [{ own_number: "ST-500" }] });
});
