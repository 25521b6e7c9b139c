import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companyDay } from "../../contract/company";
import { invoices } from "../../contract/invoices";
import { orders } from "../../contract/orders";
import { type Account, accountOf } from "../../tests/support/account";
import { type Backend, type Caller, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { type CompanyTeam, companyTeam } from "../../tests/support/company-team";
import { freshVat } from "../../tests/support/fresh-vat";
import { creditInvoice, issueInvoice } from "./issue";

let backend: Backend;
let team: CompanyTeam;
/** An owner of another team. */
let stranger: Account;
let former: Account;
let guest: Caller;

type Buyer = "owner" | "approver" | "buyer" | "former" | "elsewhere" | "guest";
let sent: Record<Buyer, { uuid: string; invoice: string }>;

const vat = freshVat();
const ofCompany = { ...billing.FI, vat };

async function invoiced(caller: Caller, form: object, day: number) {
	const { uuid } = await newCart(caller, supplies.beam, 3);
	expect((await caller.call("POST", "/orders/complete", completion(await checkOut(caller, uuid, form)))).status).toBe(200);
	await backend.db
		.prepare("UPDATE orders SET state = 'confirmed', reviewed_at = processed_at WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
		.bind(uuid)
		.run();
	const order = String(
		await backend.db
			.prepare("SELECT order_number FROM orders WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
			.bind(uuid)
			.first("order_number"),
	);
	const now = new Date(`2026-03-0${day}T08:00:00Z`);
	const { number } = await issueInvoice(backend.db, { order, all: true, key: crypto.randomUUID(), now });
	return { uuid, invoice: number };
}

beforeAll(async () => {
	backend = await startBackend();
	team = await companyTeam(backend, null, `FI${vat.replace("-", "")}`);
	stranger = (await companyTeam(backend, null)).owner;
	former = await accountOf(backend);
	guest = backend.caller();
	await backend.db.prepare("INSERT INTO team_members (user_id, team_id, role) VALUES (?, ?, 'buyer')").bind(former.id, team.id).run();
	sent = {
		former: await invoiced(former, ofCompany, 1),
		buyer: await invoiced(team.buyer, ofCompany, 2),
		approver: await invoiced(team.approver, ofCompany, 3),
		owner: await invoiced(team.owner, ofCompany, 4),
		elsewhere: await invoiced(team.buyer, { ...billing.FI, vat: freshVat() }, 5),
		guest: await invoiced(guest, billing.FI, 6),
	};
	await backend.db.prepare("DELETE FROM team_members WHERE user_id = ?").bind(former.id).run();
}, 30_000);
afterAll(() => backend.dispose());

const callerOf = (name: string): Caller =>
	({ owner: team.owner, approver: team.approver, buyer: team.buyer, stranger, former, guest, nobody: backend.caller("fi", "") })[name] ??
	guest;

const readable: [reader: string, of: Buyer[]][] = [
	["owner", ["owner", "approver", "buyer", "former"]],
	["approver", ["owner", "approver", "buyer"]],
	["buyer", ["buyer", "elsewhere"]],
	["former", ["former"]],
	["stranger", []],
	["guest", ["guest"]],
	["nobody", []],
];

// Shows R31.4, R31.5, R31.9
describe("the list of invoices", () => {
	const found = async (reader: string, query: string) => {
		const caller = callerOf(reader);
		const answer = invoices.byUser.answer.parse((await caller.call("GET", `/invoices/by-user${query}`)).body);
		expect((await caller.call("GET", `/invoices/count-by-user${query}`)).body).toMatchObject({ count: answer.length });
		return answer;
	};

	it.each(readable)("is to the %s of the own orders, or those of the company", async (reader) => {
		const numbers = async (query: string) => (await found(reader, query)).map(({ number }) => number);
		const own: Record<string, Buyer[]> = {
			buyer: ["elsewhere", "buyer"],
			owner: ["owner"],
			approver: ["approver"],
			former: ["former"],
			guest: ["guest"],
		};
		const company: Record<string, Buyer[]> = {
			owner: ["owner", "approver", "buyer", "former"],
			approver: ["owner", "approver", "buyer"],
			buyer: ["buyer"],
		};
		expect(await numbers("")).toEqual((own[reader] ?? []).map((buyer) => sent[buyer].invoice));
		expect(await numbers("?of=company")).toEqual((company[reader] ?? []).map((buyer) => sent[buyer].invoice));
	});

	it("names who has sent the order, comes by range, the newest first, with what is credited", async () => {
		const all = await found("owner", "?of=company");
		expect(all.map(({ of_colleague }) => of_colleague?.name)).toEqual([undefined, team.approver.email, "Aino Ostaja", former.email]);
		const second = invoices.byUser.answer.parse((await team.owner.call("GET", "/invoices/by-user?of=company&range=[1,2]")).body);
		expect(second).toEqual(all.slice(1, 3));
		const now = new Date("2026-03-09T08:00:00Z");
		await creditInvoice(backend.db, { invoice: sent.owner.invoice, reason: "Returned", key: crypto.randomUUID(), now });
		const [note, invoice] = await found("owner", "");
		expect(note).toMatchObject({ kind: "credit_note", credits: sent.owner.invoice, gross: invoice?.gross });
		expect(invoice).toMatchObject({ number: sent.owner.invoice, open: 0, paid_on: null });
	});
});

// Shows R31.4, R31.5
describe("what is sought in the lists", () => {
	/** Creates invoices of the owner's company, one for each state (open, overdue, paid and credited), and the credit note. */
	beforeAll(async () => {
		const set = (column: string, value: string, of: Buyer) =>
			backend.db.prepare(`UPDATE invoices SET ${column} = ? WHERE number = ?`).bind(value, sent[of].invoice).run();
		await set("due_on", "2026-03-20", "buyer");
		await set("due_on", "2999-01-01", "approver");
		await set("paid_on", "2026-03-10", "former");
	});
	const ask = async (query: string) => {
		const numbers = invoices.byUser.answer.parse((await team.owner.call("GET", `/invoices/by-user?of=company${query}`)).body);
		const counted = invoices.countByUser.answer.parse((await team.owner.call("GET", `/invoices/count-by-user?of=company${query}`)).body);
		expect(counted).toMatchObject({ count: numbers.length, is_sought: true });
		return { numbers: numbers.map(({ number }) => number), counted, listed: numbers };
	};

	it("are invoices by where they stand, with the sum of what is left to pay", async () => {
		const { listed, counted } = await ask("");
		for (const [state, of] of [
			["open", ["approver", "buyer"]],
			["overdue", ["buyer"]],
			["paid", ["former"]],
			["credited", ["owner"]],
		] as const)
			expect((await ask(`&state=${state}`)).numbers, state).toEqual(of.map((buyer) => sent[buyer].invoice));
		expect((await ask("&state=credit_note")).listed).toMatchObject([{ kind: "credit_note", credits: sent.owner.invoice }]);
		const openOf = (of: Buyer) => listed.find(({ number }) => number === sent[of].invoice)?.open ?? 0;
		expect(openOf("buyer")).toBeGreaterThan(0);
		expect(counted.open).toEqual({ count: 2, amount: openOf("buyer") + openOf("approver") });
		expect(counted.overdue).toEqual({ count: 1, amount: openOf("buyer") });
		// The sums cover all invoices, whatever the filter.
		expect((await ask("&state=paid")).counted.open).toEqual(counted.open);
	});

	it("are invoices by day, by their own number and by their order's", async () => {
		const own = sent.buyer;
		expect((await ask(`&search=${own.invoice.toLowerCase()}`)).numbers).toEqual([own.invoice]);
		const order = String(
			await backend.db
				.prepare("SELECT order_number FROM orders WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
				.bind(own.uuid)
				.first("order_number"),
		);
		expect((await ask(`&search=${order}`)).numbers).toEqual([own.invoice]);
		expect((await ask("&since=2026-03-02&until=2026-03-02")).numbers).toEqual([own.invoice]);
		expect((await ask("&search=nothing")).numbers).toEqual([]);
	});

	it("are papers by kind and number", async () => {
		const found = async (query: string) =>
			orders.papersByUser.answer.parse((await team.owner.call("GET", `/orders/papers-by-user?of=company${query}`)).body);
		const { papers, count } = await found("&state=invoice");
		expect([papers.length, count, new Set(papers.map(({ kind }) => kind))]).toEqual([4, 4, new Set(["invoice"])]);
		const ofNumber = await found(`&state=invoice&search=${sent.buyer.invoice}`);
		expect(ofNumber).toMatchObject({ papers: [{ number: sent.buyer.invoice }], count: 1, is_sought: true });
	});
});

// Shows R14.10, R22.40
describe("the list of papers", () => {
	const found = async (reader: string, query: string) =>
		orders.papersByUser.answer.parse((await callerOf(reader).call("GET", `/orders/papers-by-user${query}`)).body);

	it("is of what the account may read, by the day of each paper, newest first", async () => {
		const number = sent.buyer.invoice;
		const own = await found("buyer", "");
		expect(own.papers.map(({ kind }) => kind)).toEqual(["confirmation", "confirmation", "invoice", "invoice"]);
		expect(own.papers).toContainEqual({
			kind: "invoice",
			number,
			day: "2026-03-02",
			order: expect.objectContaining({ uuid: sent.buyer.uuid }),
		});
		expect(await found("buyer", "?since=2026-03-02&until=2026-03-02")).toMatchObject({ papers: [{ number }], count: 1 });
		expect(await found("buyer", "?until=2026-03-01")).toMatchObject({ papers: [], count: 0 });
		const today = companyDay(new Date());
		expect((await found("buyer", `?since=${today}&until=${today}`)).papers.map(({ day }) => day)).toEqual([today, today]);
		expect((await found("buyer", "?range=[1,2]")).papers).toEqual(own.papers.slice(1, 3));
	});

	it.each([
		["owner", ["owner", "approver", "buyer", "former"]],
		["approver", ["owner", "approver", "buyer"]],
		["buyer", ["buyer"]],
		["stranger", []],
		["nobody", []],
	] as const)("has of the company what the %s may read", async (reader, of) => {
		const { papers } = await found(reader, "?of=company&range=[0,100]");
		expect(new Set(papers.map(({ order }) => order.uuid))).toEqual(new Set(of.map((buyer) => sent[buyer].uuid)));
	});
});
