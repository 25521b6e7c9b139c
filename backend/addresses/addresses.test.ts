import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addresses } from "../../contract/users";
import { type Account, accountOf } from "../../tests/support/account";
import { type Backend, type Caller, startBackend } from "../../tests/support/backend";
import { companyTeam } from "../../tests/support/company-team";
import { eraseAccounts } from "../users/erase-accounts";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const site = {
	label: "Halle 3",
	company: "Meyer Stahlbau",
	name: "Polier Krause",
	phone: "0171 1234567",
	streetAddress: "Am Kai 3",
	addressAdditionalLine: "Tor 2",
	postCode: "18055",
	city: "Rostock",
	country: "DE",
	siteNotes: "Kran an Tor 2\nvor 10 Uhr",
};

const create = (caller: Caller, changes: object = {}) => caller.call("POST", "/addresses", { ...site, ...changes });
const made = async (caller: Caller, changes?: object) => {
	const { status, body } = await create(caller, changes);
	if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
	return addresses.create.answer.parse(body);
};
const all = async (caller: Caller, query = "") => addresses.all.answer.parse((await caller.call("GET", `/addresses${query}`)).body);
const defaultOf = async (caller: Caller) => {
	const { addresses: listed } = await all(caller);
	return (listed.find(({ is_own_default }) => is_own_default) ?? listed.find(({ is_team_default }) => is_team_default))?.label ?? null;
};
const setDefault = (caller: Caller, uuid: string, of: "self" | "team", isDefault = true) =>
	caller.call("POST", `/addresses/${uuid}/default`, { of, is_default: isDefault });

const refusedFields = async (answer: ReturnType<Caller["call"]>) => {
	const { status, body } = await answer;
	return { status, ...(typeof body === "object" ? body : {}) };
};
const notAllowed = { status: 403, body: { code: "not_allowed" } };
const notFound = { status: 404 };

describe("an address of one's own", () => {
	// Shows R38.2, R38.3
	it("is kept as the order form would have it, and is nobody else's", async () => {
		const buyer = await accountOf(backend);
		const address = await made(buyer);
		expect(address).toMatchObject({ ...site, phone: "+491711234567", of: "self", may_change: true, is_own_default: false, made_by: "" });
		expect(await buyer.call("GET", `/addresses/${address.uuid}`)).toMatchObject({ status: 200, body: { label: "Halle 3" } });
		const other = await accountOf(backend);
		for (const attempt of [
			other.call("GET", `/addresses/${address.uuid}`),
			other.call("PATCH", `/addresses/${address.uuid}`, { ...site, version: 1 }),
			other.call("DELETE", `/addresses/${address.uuid}`),
			setDefault(other, address.uuid, "self"),
		])
			expect(await attempt).toMatchObject(notFound);
		expect(await all(other)).toMatchObject({ total: 0, may_add_to_team: null });
		for (const call of [create(backend.caller()), backend.caller().call("GET", "/addresses")])
			expect(await call).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
	});

	it("is refused as the order form would be, with all that is wrong", async () => {
		const wrong = { label: " ", phone: "12", postCode: "1", city: "", country: "SE", siteNotes: "x".repeat(501) };
		expect(await refusedFields(create(await accountOf(backend), wrong))).toMatchObject({
			status: 422,
			fields: { label: ["required"], postCode: ["postCode.format"], city: ["required"], siteNotes: ["tooLong"] },
		});
		expect(await refusedFields(create(await accountOf(backend), { phone: "12" }))).toMatchObject({ fields: { phone: ["phone.invalid"] } });
	});

	it("is one however often and how many at once it is sent", async () => {
		const buyer = await accountOf(backend);
		const sent = await Promise.all(Array.from({ length: 4 }, () => made(buyer, { isDefault: true })));
		expect(new Set(sent.map(({ uuid }) => uuid)).size).toBe(1);
		await made(buyer, { label: "Halle 4" });
		expect((await all(buyer)).addresses.map(({ label, is_own_default }) => [label, is_own_default])).toEqual([
			["Halle 3", true],
			["Halle 4", false],
		]);
	});

	// Shows R38.4
	it("is changed as it was last seen, and deleted with being the default", async () => {
		const buyer = await accountOf(backend);
		const { uuid } = await made(buyer, { isDefault: true });
		const change = (version: number, changes: object) => buyer.call("PATCH", `/addresses/${uuid}`, { ...site, ...changes, version });
		expect(await change(1, { city: "Wismar" })).toMatchObject({ status: 200, body: { city: "Wismar", version: 2 } });
		expect(await change(1, { city: "Kiel" })).toMatchObject({ status: 409, body: { code: "conflict", details: { version: 2 } } });
		expect(await change(2, { phone: "" })).toMatchObject({ status: 422, body: { fields: { phone: ["phone.required"] } } });
		expect((await all(buyer)).addresses).toMatchObject([{ city: "Wismar" }]);
		expect(await buyer.call("DELETE", `/addresses/${uuid}`)).toMatchObject({ status: 200 });
		expect(await buyer.call("DELETE", `/addresses/${uuid}`)).toMatchObject(notFound);
		expect(await defaultOf(buyer)).toBeNull();
	});

	// Shows R38.1
	it("is found by any of its words, page by page", async () => {
		const buyer = await accountOf(backend);
		for (const label of ["Öljysatama", "Lager Süd", "Äänekoski"]) await made(buyer, { label });
		const labels = async (query: string) => {
			const { count, addresses: listed } = await all(buyer, query);
			return [count, ...listed.map(({ label }) => label)];
		};
		expect(await labels("")).toEqual([3, "Lager Süd", "Äänekoski", "Öljysatama"]);
		expect(await labels(`?text=${encodeURIComponent("rostock ÖLJY")}`)).toEqual([1, "Öljysatama"]);
		expect(await labels("?range=[1,1]")).toEqual([3, "Äänekoski"]);
		expect(await labels("?text=nowhere")).toEqual([0]);
	});

	it("is one of 200", async () => {
		const buyer = await accountOf(backend);
		await backend.db
			.prepare(
				`INSERT INTO addresses (uuid, user_id, label, company, name, phone, street_address, address_additional_line, post_code, city, country, site_notes)
				WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
				SELECT printf('00000000-0000-4000-8000-%012d', i), ?1, 'Site ' || i, '', '', '', '', '', '', '', 'FI', '' FROM n`,
			)
			.bind(buyer.id)
			.run();
		expect(await create(buyer)).toMatchObject({ status: 422, body: { fields: { label: ["address.tooMany"] } } });
		expect((await all(buyer)).addresses).toHaveLength(200);
	});
});

describe("an address of a team", () => {
	// Shows R38.4
	it("is kept by owners and approvers, and used by all", async () => {
		const { owner, approver, buyer } = await companyTeam(backend);
		expect(await create(buyer, { of: "team" })).toMatchObject(notAllowed);
		expect(await create(await accountOf(backend), { of: "team" })).toMatchObject(notAllowed);
		const { uuid } = await made(approver, { of: "team" });
		const [seen] = (await all(buyer)).addresses;
		expect(seen).toMatchObject({ uuid, of: "team", may_change: false });
		expect(seen?.made_by).not.toBe("");
		expect([(await all(buyer)).may_add_to_team, (await all(owner)).may_add_to_team]).toEqual([false, true]);
		for (const attempt of [
			buyer.call("PATCH", `/addresses/${uuid}`, { ...site, version: 1 }),
			buyer.call("DELETE", `/addresses/${uuid}`),
			setDefault(buyer, uuid, "team"),
			setDefault(owner, (await made(owner)).uuid, "team"),
		])
			expect(await attempt).toMatchObject(notAllowed);
		expect(await owner.call("PATCH", `/addresses/${uuid}`, { ...site, city: "Kiel", version: 1 })).toMatchObject({ status: 200 });
		expect(await (await companyTeam(backend)).owner.call("GET", `/addresses/${uuid}`)).toMatchObject(notFound);
		expect(await owner.call("DELETE", `/addresses/${uuid}`)).toMatchObject({ status: 200 });
	});

	// Shows R38.5
	it("is the default of a team, which a member's own goes before", async () => {
		const { owner, buyer } = await companyTeam(backend);
		const yard = await made(owner, { label: "Yard", of: "team", isDefault: true });
		const quay = await made(owner, { label: "Quay", of: "team" });
		expect([await defaultOf(owner), await defaultOf(buyer)]).toEqual(["Yard", "Yard"]);
		expect(await setDefault(buyer, quay.uuid, "self")).toMatchObject({
			status: 200,
			body: { is_own_default: true, is_team_default: false },
		});
		expect([await defaultOf(owner), await defaultOf(buyer)]).toEqual(["Yard", "Quay"]);
		expect(await setDefault(owner, quay.uuid, "team")).toMatchObject({ status: 200 });
		expect((await all(owner)).addresses.map(({ label, is_team_default }) => [label, is_team_default])).toEqual([
			["Quay", true],
			["Yard", false],
		]);
		await setDefault(buyer, yard.uuid, "self");
		await setDefault(buyer, yard.uuid, "self", false);
		expect(await defaultOf(buyer)).toBe("Quay");
	});

	it("stays with the team of a member who leaves, and goes with the last one", async () => {
		const { owner, buyer, approver } = await companyTeam(backend);
		const { uuid } = await made(approver, { of: "team" });
		await setDefault(buyer, uuid, "self");
		const leave = async (account: Account) => expect((await account.call("POST", "/teams/leave", {})).status).toBe(200);
		await leave(approver);
		await leave(buyer);
		expect(await defaultOf(buyer)).toBeNull();
		expect(await approver.call("GET", `/addresses/${uuid}`)).toMatchObject(notFound);
		expect((await all(owner)).total).toBe(1);
		await leave(owner);
		const count = await backend.db.prepare("SELECT count(*) AS left FROM addresses WHERE uuid = ?").bind(uuid).first("left");
		expect(count).toBe(0);
	});
});

// Shows R26.13
it("an erased account leaves none of its own, and the team's without its name", async () => {
	const { owner, approver } = await companyTeam(backend);
	await made(approver, { isDefault: true });
	await made(approver, { of: "team", label: "Yard" });
	const exported = await approver.call("GET", "/users/own-data");
	expect(exported.body).toMatchObject({
		addresses: [
			{ label: "Halle 3", is_default: 1 },
			{ label: "Yard", is_of_team: 1 },
		],
	});
	await backend.db.prepare("UPDATE users SET is_deleted = 1, deleted_at = '2020-01-01T00:00:00Z' WHERE id = ?").bind(approver.id).run();
	await eraseAccounts(backend.db);
	const left = await backend.db.prepare("SELECT label FROM addresses WHERE user_id = ?").bind(approver.id).all();
	expect(left.results).toEqual([{ label: "Yard" }]);
	expect((await all(owner)).addresses).toMatchObject([{ label: "Yard", made_by: "" }]);
});
