import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orders } from "../../contract/orders";
import { teams } from "../../contract/team";
import { type Account, accountOf } from "../../tests/support/account";
import { type Backend, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { type CompanyTeam, companyTeam } from "../../tests/support/company-team";
import { freshVat } from "../../tests/support/fresh-vat";

let backend: Backend;
let team: CompanyTeam;
/** A member of another team. */
let stranger: Account;
let former: Account;
/** Orders in the company's name, by role, oldest first. */
let sent: Record<"owner" | "approver" | "buyer" | "former", string>;
/** The buyer's purchase for another company. */
let elsewhere: string;

const vat = freshVat();
const ofCompany = { ...billing.FI, vat };

async function send(caller: Account, form: object, day: number): Promise<string> {
	const { uuid } = await newCart(caller, supplies.beam, 1);
	await caller.call("PATCH", `/orders/set-notes/${uuid}`, { reference: `PO ${caller.id}`, comment: "Portti 4" });
	const answer = await caller.call("POST", "/orders/complete", completion(await checkOut(caller, uuid, form)));
	expect(answer.status).toBe(200);
	await backend.db
		.prepare("UPDATE orders SET processed_at = ? WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
		.bind(`2026-03-0${day}T08:00:00Z`, uuid)
		.run();
	return uuid;
}

beforeAll(async () => {
	backend = await startBackend();
	team = await companyTeam(backend, null, `FI${vat.replace("-", "")}`);
	stranger = (await companyTeam(backend, null)).owner;
	former = await accountOf(backend, { columns: { customername: "Leena Lähtijä" } });
	await backend.db.prepare("INSERT INTO team_members (user_id, team_id, role) VALUES (?, ?, 'buyer')").bind(former.id, team.id).run();
	sent = {
		former: await send(former, ofCompany, 1),
		buyer: await send(team.buyer, ofCompany, 2),
		approver: await send(team.approver, ofCompany, 3),
		owner: await send(team.owner, ofCompany, 4),
	};
	elsewhere = await send(team.buyer, { ...billing.FI, vat: freshVat() }, 5);
	await backend.db.prepare("DELETE FROM team_members WHERE user_id = ?").bind(former.id).run();
}, 30_000);
afterAll(() => backend.dispose());

const read = ({ session }: Account, path: string) => backend.request(path, { headers: { Locale: "fi", "Session-Id": session } });

async function found(caller: Account, values: Record<string, string> = {}): Promise<string[]> {
	const query = new URLSearchParams({ of: "company", ...values });
	const answer = orders.byUser.answer.parse((await caller.call("GET", `/orders/by-user?${query}`)).body);
	expect(await caller.call("GET", `/orders/count-by-user?${query}`)).toMatchObject({ status: 200, body: { count: answer.length } });
	return answer.map(({ uuid }) => uuid);
}

// Shows R14.8, R22.5
describe("the orders of a company", () => {
	it("are to each member what its role lets it read, the newest first", async () => {
		expect(await found(team.owner)).toEqual([sent.owner, sent.approver, sent.buyer, sent.former]);
		expect(await found(team.approver)).toEqual([sent.owner, sent.approver, sent.buyer]);
		expect(await found(team.buyer)).toEqual([sent.buyer]);
		for (const other of [stranger, former]) expect(await found(other)).toEqual([]);
		expect(await found(await accountOf(backend))).toEqual([]);
	});

	it("leave the own ones as they are", async () => {
		const own = orders.byUser.answer.parse((await team.buyer.call("GET", "/orders/by-user")).body);
		expect(own.map(({ uuid }) => uuid)).toEqual([elsewhere, sent.buyer]);
		expect(own.every(({ is_owner, of_colleague }) => is_owner && of_colleague === null)).toBe(true);
	});

	it("say who has sent them", async () => {
		const answer = orders.byUser.answer.parse((await team.owner.call("GET", "/orders/by-user?of=company")).body);
		expect(answer.map(({ is_owner, of_colleague }) => [is_owner, of_colleague?.name])).toEqual([
			[true, undefined],
			[false, team.approver.email],
			[false, "Aino Ostaja"],
			[false, "Leena Lähtijä"],
		]);
	});

	it("are narrowed by buyer, words and days", async () => {
		expect(await found(team.owner, { buyer: String(team.buyer.id) })).toEqual([sent.buyer]);
		expect(await found(team.owner, { search: `po ${team.approver.id}` })).toEqual([sent.approver]);
		expect(await found(team.owner, { since: "2026-03-03" })).toEqual([sent.owner, sent.approver]);
		expect(await found(team.owner, { until: "2026-03-02" })).toEqual([sent.buyer, sent.former]);
		expect(await found(team.owner, { since: "2026-03-02", until: "2026-03-02" })).toEqual([sent.buyer]);
		expect((await team.owner.call("GET", "/orders/by-user?since=2026-02-30")).status).toBe(422);
	});

	it("count days as Finland does", async () => {
		await backend.db
			.prepare("UPDATE orders SET processed_at = '2026-03-02T22:30:00Z' WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
			.bind(sent.buyer)
			.run();
		expect(await found(team.owner, { since: "2026-03-03", until: "2026-03-03" })).toEqual([sent.approver, sent.buyer]);
		await backend.db
			.prepare("UPDATE orders SET processed_at = '2026-03-02T08:00:00Z' WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
			.bind(sent.buyer)
			.run();
	});

	it("are told by the team to the extent that the role reads them", async () => {
		for (const [member, expected] of [
			[team.owner, "all"],
			[team.approver, "team"],
			[team.buyer, "own"],
		] as const)
			expect(teams.current.answer.parse((await member.call("GET", "/teams/current")).body).team?.orders).toBe(expected);
	});
});

// Shows R14.8, R14.6
describe("one order of a company", () => {
	const papers = (uuid: string) => [`/orders/confirmation-pdf/${uuid}`, `/orders/ubl/${uuid}`];
	const statuses = async (caller: Account, uuid: string) =>
		Promise.all(papers(uuid).map(async (path) => (await read(caller, path)).status));

	it("is whole to who may read it, with its papers, and nobody's to change", async () => {
		const order = cartOf(await team.owner.call("GET", `/orders/by-id/${sent.buyer}`));
		expect(order).toMatchObject({
			is_owner: false,
			of_colleague: { name: "Aino Ostaja" },
			reference: `PO ${team.buyer.id}`,
			comment: "Portti 4",
			forms: { billing: { email: billing.FI.email } },
			payment: null,
		});
		expect(await statuses(team.owner, sent.buyer)).toEqual([200, 200]);
		expect((await team.owner.call("PATCH", `/orders/set-notes/${sent.buyer}`, { comment: "x" })).status).not.toBe(200);
	});

	it.each([
		["the approver, of a member", "approver", "buyer", true],
		["the approver, of who has left", "approver", "former", false],
		["the owner, of who has left", "owner", "former", true],
		["a buyer, of the owner", "buyer", "owner", false],
	] as const)("is read by %s: %s %s %s", async (_name, reader, buyer, isRead) => {
		const order = cartOf(await team[reader].call("GET", `/orders/by-id/${sent[buyer]}`));
		expect([order.of_colleague !== null, order.forms !== null]).toEqual([isRead, isRead]);
		expect(await statuses(team[reader], sent[buyer])).toEqual(isRead ? [200, 200] : [404, 404]);
	});

	it("is hidden from other companies, and so is what a member bought for another one", async () => {
		for (const [caller, uuid] of [
			[stranger, sent.buyer],
			[team.owner, elsewhere],
		] as const) {
			expect(cartOf(await caller.call("GET", `/orders/by-id/${uuid}`))).toMatchObject({ of_colleague: null, forms: null, comment: "" });
			expect(await statuses(caller, uuid)).toEqual([404, 404]);
		}
	});

	it("has another entity tag once its reader has left", async () => {
		const tag = async () => (await read(team.approver, `/orders/by-id/${sent.owner}`)).headers.get("ETag");
		const before = await tag();
		expect(await tag()).toBe(before);
		await backend.db.prepare("UPDATE team_members SET role = 'buyer' WHERE user_id = ?").bind(team.approver.id).run();
		expect(await tag()).not.toBe(before);
		await backend.db.prepare("UPDATE team_members SET role = 'approver' WHERE user_id = ?").bind(team.approver.id).run();
	});
});
