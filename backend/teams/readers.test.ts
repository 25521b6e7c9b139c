import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { claims } from "../../contract/claims/claims";
import { storedFile } from "../../contract/claims/files";
import { deskOrders } from "../../contract/desk/orders";
import { type Account, accountOf } from "../../tests/support/account";
import { type Backend, type Caller, cartOf, shopHost, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { companyTeam } from "../../tests/support/company-team";
import { freshVat } from "../../tests/support/fresh-vat";
import { pngOf } from "../../tests/support/pictures";
import { certify } from "../deliveries/certify";
import { orderToDeliver } from "../deliveries/order-to-deliver";
import { ship } from "../deliveries/ship";
import { creditInvoice, issueInvoice } from "../invoices/issue";

const readers = {
	owner: { papers: ["of the buyer", "of who has left"], lists: ["of the buyer", "of who has left"] },
	approver: { papers: ["of the buyer"], lists: ["of the buyer"] },
	buyer: { papers: ["of the buyer"], lists: ["of the buyer"] },
	"other buyer": { papers: [], lists: [] },
	"former member": { papers: ["of who has left"], lists: [] },
	"owner of another company": { papers: [], lists: [] },
	guest: { papers: [], lists: [] },
	"client without a session": { papers: [], lists: [] },
} as const;
type Reader = keyof typeof readers;

interface Sent {
	order: string;
	number: string;
	delivery: string;
	certificate: string;
	invoice: string;
	credit: string;
	claim: string;
	photograph: string;
	offer: string;
}

let backend: Backend;
const callers = new Map<Reader, Caller>();
const sent = new Map<string, Sent>();
const vat = freshVat();

/** The company's address: an offer or order with it is the company's. */
const ofCompany = { ...billing.FI, vat };
const heat = { heat: "A1", steel: "S355J2", maker: "Terästehdas Oy", makerNumber: "T-1", makerDay: "2026-11-02" };
const measured = { chemical: [{ name: "C", value: "0.17" }], mechanical: [{ name: "KV", value: "120", unit: "J" }] };
const png = pngOf("picture");

async function storedPhotograph({ session }: Caller): Promise<string> {
	const headers = { "Session-Id": session, "Content-Type": "application/octet-stream", "Content-Length": String(png.byteLength) };
	const response = await backend.request("/files/store?name=bar.png&use=photo", { method: "POST", headers, body: png });
	return storedFile.parse(await response.json()).id;
}

/** An account's order with each kind of paper: partly delivered, certified, invoiced, credited and claimed. */
async function sentBy(account: Account): Promise<Sent> {
	const { uuid: quoted } = await newCart(account, supplies.beam, 2);
	await checkOut(account, quoted, ofCompany);
	const quotation = { uuid: quoted, emails: [], idem: crypto.randomUUID(), host: shopHost };
	const offer = cartOf(await account.call("PATCH", "/orders/send-offer", quotation)).offer?.number ?? "";

	const { uuid: order } = await newCart(account, supplies.beam, 3);
	const [line] = cartOf(await account.call("GET", `/orders/by-id/${order}`)).items;
	await account.call("PATCH", `/orders/set-certificate/${order}/${line?.id}`, { certificate: true });
	const cart = await checkOut(account, order, ofCompany);
	expect((await account.call("POST", "/orders/complete", completion(cart))).status).toBe(200);
	await backend.db
		.prepare("UPDATE orders SET state = 'confirmed', reviewed_at = processed_at WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
		.bind(order)
		.run();
	const number = z
		.string()
		.parse(
			await backend.db
				.prepare("SELECT order_number FROM orders WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
				.bind(order)
				.first("order_number"),
		);

	const body = deskOrders.ship.body.parse({ idem: crypto.randomUUID(), lines: [{ line: 1, quantity: 2, heats: [heat.heat] }] });
	const delivery = (await ship(backend.db, await orderToDeliver(backend.db, number), body)).number;
	const certificate = (await certify(backend.db, delivery, { line: 1, ...heat, ...measured })).number;
	const now = new Date();
	const invoice = (await issueInvoice(backend.db, { order: number, all: true, key: crypto.randomUUID(), now })).number;
	const lines = [{ position: 1, quantity: 1 }];
	const credit = (await creditInvoice(backend.db, { invoice, lines, reason: "Bent", key: crypto.randomUUID(), now })).number;
	const photograph = await storedPhotograph(account);
	const problem = {
		order,
		line: 1,
		kind: "damaged",
		quantity: 1,
		text: "Bent.",
		files: [photograph],
		idem: crypto.randomUUID(),
		host: shopHost,
	};
	const claim = claims.create.answer.parse((await account.call("POST", "/claims/create", problem)).body).number;
	return { order, number, delivery, certificate, invoice, credit, claim, photograph, offer };
}

beforeAll(async () => {
	backend = await startBackend();
	const team = await companyTeam(backend, null, `FI${vat.replace("-", "")}`);
	const join = "INSERT INTO team_members (user_id, team_id, role) VALUES (?, ?, 'buyer')";
	const [other, former] = [await accountOf(backend), await accountOf(backend)];
	for (const { id } of [other, former]) await backend.db.prepare(join).bind(id, team.id).run();
	sent.set("of the buyer", await sentBy(team.buyer));
	sent.set("of who has left", await sentBy(former));
	await backend.db.prepare("DELETE FROM team_members WHERE user_id = ?").bind(former.id).run();
	callers.set("owner", team.owner).set("approver", team.approver).set("buyer", team.buyer).set("other buyer", other);
	callers.set("former member", former).set("owner of another company", (await companyTeam(backend, null)).owner);
	callers.set("guest", backend.caller()).set("client without a session", backend.caller("fi", ""));
}, 30_000);
afterAll(() => backend.dispose());

async function answered(reader: Reader, path: string): Promise<Response> {
	const session = callers.get(reader)?.session ?? "";
	return backend.request(path, { headers: { Locale: "fi", ...(session === "" ? {} : { "Session-Id": session }) } });
}

/** The orders that a reader can read, where `isRead` decides for one of them. */
async function readOf(isRead: (of: Sent) => Promise<boolean>): Promise<string[]> {
	const found: string[] = [];
	for (const [name, of] of sent) if (await isRead(of)) found.push(name);
	return found;
}

/** Files and pages of one order: answered in full, or not found. */
const papers: [call: string, path: (of: Sent) => string][] = [
	["GET /orders/confirmation-pdf/{id}", ({ order }) => `/orders/confirmation-pdf/${order}`],
	["GET /orders/ubl/{id}", ({ order }) => `/orders/ubl/${order}`],
	["GET /orders/delivery-note/{id}/{number}", ({ order, delivery }) => `/orders/delivery-note/${order}/${delivery}`],
	["GET /orders/despatch-advice/{id}/{number}", ({ order, delivery }) => `/orders/despatch-advice/${order}/${delivery}`],
	["GET /orders/certificate/{id}/{number}", ({ order, certificate }) => `/orders/certificate/${order}/${certificate}`],
	["GET /invoices/pdf/{number}", ({ invoice }) => `/invoices/pdf/${invoice}`],
	["GET /invoices/ubl/{number}", ({ invoice }) => `/invoices/ubl/${invoice}`],
	["GET /invoices/pdf/{number} of a credit note", ({ credit }) => `/invoices/pdf/${credit}`],
	["GET /invoices/ubl/{number} of a credit note", ({ credit }) => `/invoices/ubl/${credit}`],
	["GET /claims/by-number/{number}", ({ claim }) => `/claims/by-number/${claim}`],
	["GET /files/read/{id} of a claim", ({ photograph }) => `/files/read/${photograph}`],
];

/** Public answers that contain a paper's number or an order's address only for its readers. */
const parts: [call: string, path: (of: Sent) => string, holds: (of: Sent) => string][] = [
	["GET /orders/by-id/{id}", ({ order }) => `/orders/by-id/${order}`, () => billing.FI.email],
	["GET /invoices/of-order/{id}", ({ order }) => `/invoices/of-order/${order}`, ({ invoice }) => invoice],
	["GET /claims/of-order/{id}", ({ order }) => `/claims/of-order/${order}`, ({ claim }) => claim],
];

const lists: [call: string, path: string, holds: (of: Sent) => string][] = [
	["GET /orders/by-user", "/orders/by-user?of=company", ({ order }) => order],
	["GET /orders/offers-by-user", "/orders/offers-by-user?of=company", ({ offer }) => offer],
	["GET /orders/papers-by-user", "/orders/papers-by-user?of=company&range=[0,99]", ({ certificate }) => certificate],
	["GET /invoices/by-user", "/invoices/by-user?of=company", ({ invoice }) => invoice],
	["GET /claims/by-user", "/claims/by-user?of=company", ({ claim }) => claim],
];

const names = Object.keys(readers).filter((name): name is Reader => Object.hasOwn(readers, name));

// Shows R14.8, R14.9, R14.10, R22.5, R30.3, R30.5, R31.6, R31.7, R31.8, R31.9, R34.2, R34.4, R34.6, R34.7
describe.each(names)("what the %s reads of a company", (reader) => {
	it.each(papers)("files and statements by %s", async (_, path) => {
		const found = await readOf(async (of) => {
			const { status } = await answered(reader, path(of));
			expect([200, 404]).toContain(status);
			return status === 200;
		});
		expect(found).toEqual(readers[reader].papers);
	});

	it.each(parts)("parts of what others may read, by %s", async (_, path, holds) => {
		const found = await readOf(async (of) => (await (await answered(reader, path(of))).text()).includes(holds(of)));
		expect(found).toEqual(readers[reader].papers);
	});

	it.each(lists)("its lists, by %s", async (_, path, holds) => {
		const text = await (await answered(reader, path)).text();
		expect(await readOf(async (of) => text.includes(`"${holds(of)}"`))).toEqual(readers[reader].lists);
	});
});
