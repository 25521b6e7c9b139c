import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { type Account, accountOf } from "../../tests/support/account";
import { type Backend, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { newCart } from "../../tests/support/buyer";
import { freshVat } from "../../tests/support/fresh-vat";
import { buyerOf, currentTeam, inviteAs, joinTeam, ownerOf, teamWith, verifyAs } from "../../tests/support/team";
import { isAboveLimit, memberOf } from "./member";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, z.object({ code: z.string() }).parse(body).code];
const change = (by: Account, whom: { id: number }, role: string, limit: number | null = null) =>
	by.call("PATCH", `/teams/members/${whom.id}`, { role, limit });
const remove = (by: Account, whom: { id: number }) => by.call("DELETE", `/teams/members/${whom.id}`);
const leave = (by: Account, successor?: number) => by.call("POST", "/teams/leave", { successor });
const rolesIn = async (account: Account) =>
	Object.fromEntries((await currentTeam(account)).team?.members.map(({ userid, role }) => [userid, role]) ?? []);

async function threeOf() {
	const { owner, colleagues } = await teamWith(backend, "approver", "buyer");
	const [approver, buyer] = colleagues;
	if (!approver || !buyer) throw new Error("The team is not complete.");
	return { owner, approver, buyer };
}

describe("members", () => {
	it("have a limit as buyers alone: an order above it waits, one of just as much does not", async () => {
		const { owner, approver, buyer } = await threeOf();
		await change(owner, buyer, "buyer", 5000);
		await change(owner, approver, "approver", 5000);
		const member = await memberOf(backend.db, buyer.id);
		expect(member).toMatchObject({ role: "buyer", limitCents: 500_000 });
		expect([499_999, 500_000, 500_001].map((total) => isAboveLimit(member, total))).toEqual([false, false, true]);
		expect(await memberOf(backend.db, approver.id)).toMatchObject({ role: "approver", limitCents: null });
		expect(isAboveLimit(await memberOf(backend.db, approver.id), 100_000_000)).toBe(false);
		expect(isAboveLimit(null, 100_000_000)).toBe(false);
	});

	// Shows R26.18
	it("see each other; limits are for who keeps or approves and for who has one", async () => {
		const { owner, approver, buyer } = await threeOf();
		const other = await accountOf(backend);
		await joinTeam(owner, other, "buyer", 700);
		await change(owner, buyer, "buyer", 5000);
		const limitsOf = async (account: Account) =>
			Object.fromEntries((await currentTeam(account)).team?.members.map(({ userid, limit }) => [userid, limit]) ?? []);
		const all = { [owner.id]: null, [approver.id]: null, [buyer.id]: 500_000, [other.id]: 70_000 };
		expect(await limitsOf(owner)).toEqual(all);
		expect(await limitsOf(approver)).toEqual(all);
		expect(await limitsOf(buyer)).toEqual({ ...all, [other.id]: null });
		await inviteAs(owner, { email: "kutsuttu@kollege.example" });
		expect((await currentTeam(owner)).team?.invitations).toHaveLength(1);
		for (const colleague of [approver, buyer]) expect((await currentTeam(colleague)).team?.invitations).toEqual([]);
	});

	// Shows R26.24
	it("are changed and removed by owners alone", async () => {
		const { owner, approver, buyer } = await threeOf();
		for (const colleague of [approver, buyer])
			for (const whom of [owner, approver, buyer]) {
				expect(codeOf(await change(colleague, whom, "owner"))).toEqual([403, "not_allowed"]);
				expect(codeOf(await remove(colleague, whom))).toEqual([403, "not_allowed"]);
			}
		expect(await rolesIn(owner)).toEqual({ [owner.id]: "owner", [approver.id]: "approver", [buyer.id]: "buyer" });
	});

	it("of another team answer as if there were none", async () => {
		const { owner } = await threeOf();
		const { owner: foreign, buyer } = await threeOf();
		for (const id of [foreign.id, buyer.id, 4_000_000]) {
			expect(codeOf(await change(owner, { id }, "owner"))).toEqual([404, "not_found"]);
			expect(codeOf(await remove(owner, { id }))).toEqual([404, "not_found"]);
		}
		expect(codeOf(await change(await accountOf(backend), buyer, "owner"))).toEqual([403, "not_allowed"]);
		expect(await rolesIn(foreign)).toMatchObject({ [foreign.id]: "owner", [buyer.id]: "buyer" });
	});

	it("go on without the team once they are removed, signed in and with their carts", async () => {
		const { owner, buyer } = await threeOf();
		const { uuid } = await newCart(buyer, supplies.beam, 12);
		expect((await remove(owner, buyer)).status).toBe(200);
		expect((await currentTeam(buyer)).team).toBeNull();
		expect(await memberOf(backend.db, buyer.id)).toBeNull();
		expect((await buyer.call("GET", `/orders/by-id/${uuid}`)).body).toMatchObject({ is_owner: true });
		expect(codeOf(await remove(owner, buyer))).toEqual([404, "not_found"]);
	});

	it("that go take no cart along that waits for somebody's word", async () => {
		const { owner, buyer } = await threeOf();
		const { uuid } = await newCart(buyer, supplies.beam, 12);
		const team = (await memberOf(backend.db, buyer.id))?.teamId;
		await backend.db
			.prepare("INSERT INTO approvals (cart_id, state, team_id) SELECT id, 'waiting', ? FROM carts WHERE uuid = ?")
			.bind(team, uuid)
			.run();
		await remove(owner, buyer);
		expect(
			await backend.db
				.prepare("SELECT a.state FROM approvals a JOIN carts o ON o.id = a.cart_id WHERE o.uuid = ?")
				.bind(uuid)
				.first("state"),
		).toBe("withdrawn");
	});
});

describe("owners", () => {
	it("may be several, and each may make another one", async () => {
		const { owner, approver, buyer } = await threeOf();
		expect((await change(owner, approver, "owner")).status).toBe(200);
		expect((await change(approver, owner, "approver")).status).toBe(200);
		expect((await change(approver, buyer, "approver")).status).toBe(200);
		expect(await rolesIn(owner)).toEqual({ [owner.id]: "approver", [approver.id]: "owner", [buyer.id]: "approver" });
	});

	it("remain: the last one is no buyer, and neither leaves nor removes themselves", async () => {
		const { owner } = await threeOf();
		for (const role of ["buyer", "approver"]) expect(codeOf(await change(owner, owner, role))).toEqual([409, "last_owner"]);
		expect(codeOf(await leave(owner))).toEqual([409, "last_owner"]);
		expect(codeOf(await remove(owner, owner))).toEqual([403, "not_allowed"]);
		expect(await rolesIn(owner)).toMatchObject({ [owner.id]: "owner" });
	});

	// Shows R26.25
	it("remain when two of them step down, leave or remove each other at once", async () => {
		for (const act of [
			(by: Account, _: Account) => change(by, by, "buyer"),
			(by: Account, _: Account) => leave(by),
			(by: Account, other: Account) => remove(by, other),
			(by: Account, other: Account) => change(by, other, "buyer"),
		]) {
			const { owner, approver, buyer } = await threeOf();
			await change(owner, approver, "owner");
			const answers = await Promise.all([act(owner, approver), act(approver, owner)]);
			expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
			expect(Object.values(await rolesIn(buyer)).filter((role) => role === "owner")).toHaveLength(1);
		}
	});

	it("see what the bills of their company say, and no person's data with it", async () => {
		const { owner, buyer } = await threeOf();
		await backend.db.prepare("UPDATE users SET billingaddress = 'Terästie 1', billingcity = 'Espoo' WHERE id = ?").bind(owner.id).run();
		const billing = (await currentTeam(buyer)).team?.billing;
		expect(billing).toMatchObject({
			billingCountry: "FI",
			company: "Teräs & Tuuli Oy",
			billingaddress: "Terästie 1",
			billingcity: "Espoo",
		});
		expect(JSON.stringify(billing)).not.toContain("Aino");
	});

	// Shows R26.26
	it("hand the team over and leave in one step, to who is in it", async () => {
		const { owner, buyer } = await threeOf();
		const stranger = await accountOf(backend);
		await change(owner, buyer, "buyer", 100);
		for (const id of [stranger.id, owner.id]) expect(codeOf(await leave(owner, id))).toEqual([409, "last_owner"]);
		expect((await currentTeam(stranger)).team).toBeNull();
		expect((await leave(owner, buyer.id)).status).toBe(200);
		expect((await currentTeam(owner)).team).toBeNull();
		expect((await currentTeam(buyer)).team).toMatchObject({ role: "owner", limit: null });
	});

	it("do not hand over what is not theirs", async () => {
		const { owner, approver, buyer } = await threeOf();
		expect((await leave(approver, buyer.id)).status).toBe(200);
		expect(await rolesIn(owner)).toEqual({ [owner.id]: "owner", [buyer.id]: "buyer" });
		expect(codeOf(await leave(approver))).toEqual([403, "not_allowed"]);
	});

	it("that do not know of each other's doing: who was removed meanwhile changes nothing", async () => {
		const { owner, approver, buyer } = await threeOf();
		await change(owner, approver, "owner");
		await remove(owner, approver);
		expect(codeOf(await change(approver, buyer, "owner"))).toEqual([403, "not_allowed"]);
		expect(codeOf(await remove(approver, owner))).toEqual([403, "not_allowed"]);
		expect(codeOf(await inviteAs(approver, { email: "x@kollege.example" }))).toEqual([403, "not_allowed"]);
	});

	it("end the team with the last member: whoever founds one of the same VAT id finds nothing of it", async () => {
		const vat = freshVat();
		const first = await ownerOf(backend, vat);
		await inviteAs(first, { email: "vanha@kollege.example" });
		const { uuid } = await newCart(first, supplies.beam, 12);
		const team = (await memberOf(backend.db, first.id))?.teamId;
		await backend.db
			.prepare("INSERT INTO approvals (cart_id, state, team_id) SELECT id, 'approved', ? FROM carts WHERE uuid = ?")
			.bind(team, uuid)
			.run();
		expect((await leave(first)).status).toBe(200);
		expect(await backend.db.prepare("SELECT COUNT(*) AS n FROM teams WHERE id = ?").bind(team).first("n")).toBe(0);
		const second = await buyerOf(backend, vat);
		expect((await currentTeam(second)).founding).toMatchObject({ obstacle: null });
		await verifyAs(second);
		await inviteAs(second, { email: "uusi@kollege.example" });
		expect((await currentTeam(second)).team).toMatchObject({
			members: [{ userid: second.id }],
			invitations: [{ email: "uusi@kollege.example" }],
		});
		expect((await memberOf(backend.db, second.id))?.teamId).not.toBe(team);
	});
});

it("a guest is asked to sign in by every call but the look at a link", async () => {
	const guest = backend.caller();
	const answers = [
		await guest.call("DELETE", "/teams/invitations/1"),
		await guest.call("POST", "/teams/invitations/1/accept"),
		await guest.call("PATCH", "/teams/members/1", { role: "owner", limit: null }),
		await guest.call("DELETE", "/teams/members/1"),
		await guest.call("POST", "/teams/leave", {}),
	];
	expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
	expect((await guest.call("GET", `/teams/invitation?token=${"x".repeat(43)}`)).body).toEqual({ state: "unknown", invitation: null });
	expect((await guest.call("GET", "/teams/invitation?token=short")).status).toBe(422);
});
