import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { deskCompanies } from "../../contract/desk/companies";
import { orderFiles } from "../../contract/ordering/order-files";
import { type Account, accountOf } from "../../tests/support/account";
import { approvalRequest, approve } from "../../tests/support/approval-requests";
import { type Backend, cartOf, shopHost, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, billing } from "../../tests/support/buyer";
import { type CompanyTeam, companyTeam, verifiedCompany } from "../../tests/support/company-team";
import { deskCall } from "../../tests/support/desk";
import { deskDone } from "../../tests/support/desk-orders";
import { freshVat } from "../../tests/support/fresh-vat";
import { cancellation } from "../../tests/support/peppol-order/cancellation";
import { type PeppolLine, type PeppolOrder, peppolOrder } from "../../tests/support/peppol-order/order";
import { brokenInRefusal, brokenInResponse, parsed, said } from "../../tests/support/peppol-order/rules";
import { tenOrders } from "../../tests/support/peppol-order/ten-orders";
import { mailsTo } from "../../tests/support/sign-in";
import { Refused } from "../platform/refused";
import { removeMember } from "../teams/calls/change-member";
import { eraseAccounts } from "../users/erase-accounts";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

/** A verified team whose owner has the billing data of the Finnish form. */
async function company(): Promise<CompanyTeam & { vat: string }> {
	const vat = `FI${freshVat().replace("-", "")}`;
	await verifiedCompany(backend, vat);
	const team = await companyTeam(backend, 1_000_000, vat);
	const { company: name, streetAddress, postCode, city, country, phone } = billing.FI;
	await backend.db
		.prepare(
			`UPDATE users SET vatid = ?, company = ?, billingaddress = ?, billingpostcode = ?, billingcity = ?, billing_country = ?,
				customername = coalesce(nullif(customername, ''), 'Aino Ostaja'), phonenumber = ? WHERE id IN (?, ?, ?)`,
		)
		.bind(vat, name, streetAddress, postCode, city, country, phone, team.owner.id, team.approver.id, team.buyer.id)
		.run();
	return { ...team, vat };
}

async function keyOf(account: Account, placesOrders = true): Promise<string> {
	const { status, body } = await account.call("POST", "/order-files/keys", { name: crypto.randomUUID(), placesOrders });
	if (status !== 200) throw new Error(JSON.stringify(body));
	return orderFiles.makeKey.answer.parse(body).key;
}

async function send(key: string, order: PeppolOrder | string, client = "") {
	const body = typeof order === "string" ? order : peppolOrder(order);
	const response = await backend.request(`/order-files/messages?host=${encodeURIComponent(shopHost)}`, {
		method: "POST",
		headers: {
			Authorization: `Bearer ${key}`,
			"Content-Type": "application/xml",
			"Content-Length": String(Buffer.byteLength(body)),
			Locale: "fi",
			...(client && { Client: client }),
		},
		body,
	});
	const xml = await response.text();
	return { status: response.status, xml, document: parsed(xml) };
}

const plain = (number: string, more: Partial<PeppolOrder> = {}): PeppolOrder => ({
	number,
	lines: [{ id: "10", sellerCode: "CR-000001", quantity: 12, price: 105 }],
	...more,
});
const ordersOf = async (user: number) =>
	Number(await backend.db.prepare("SELECT count(*) AS n FROM orders WHERE user_id = ?").bind(user).first("n"));
const list = async (account: Account) => orderFiles.list.answer.parse((await account.call("GET", "/order-files")).body);
const upload = (account: Account, order: PeppolOrder | string, idem: string = crypto.randomUUID()) =>
	account.call("POST", "/order-files/ubl", { xml: typeof order === "string" ? order : peppolOrder(order), idem });
async function read(account: Account, order: PeppolOrder) {
	const { uuid } = orderFiles.receiveUbl.answer.parse((await upload(account, order)).body);
	return orderFiles.byId.answer.parse((await account.call("GET", `/order-files/by-id/${uuid}`)).body);
}
const codeOf = (document: ReturnType<typeof parsed>) => said(document, "/*/cbc:OrderResponseCode");
const noteOf = (document: ReturnType<typeof parsed>) => said(document, "/*/cbc:Note");
/** Staff confirm all orders that wait. */
const confirmAll = () => backend.db.prepare("UPDATE orders SET state = 'confirmed' WHERE state = 'in_review'").run();

describe("orders by key", () => {
	// Shows R73.4, R73.6
	it("ten of them are answered by order responses that hold the rules of T76", async () => {
		const { owner } = await company();
		const key = await keyOf(owner);
		for (const [name, order] of Object.entries(tenOrders)) {
			const first = await send(key, order);
			expect([name, first.status, brokenInResponse(first.document)]).toEqual([name, 201, []]);
			expect([name, said(first.document, "/*/cac:OrderReference/cbc:ID")]).toEqual([name, order.number]);
			await confirmAll();
			const again = await send(key, order);
			expect([name, again.status, brokenInResponse(again.document)]).toEqual([name, 200, []]);
			expect([name, codeOf(again.document)]).toEqual([name, order.code ?? "AB"]);
		}
		const sent = Object.values(tenOrders).filter(({ code }) => code !== null);
		expect(await ordersOf(owner.id)).toBe(sent.length);
	});

	// Shows R73.4
	it("a clear one is an order of the member, on invoice, with number, day, place and lines, judged as any order", async () => {
		const { owner, id } = await company();
		const { document } = await send(
			await keyOf(owner),
			plain("PO-77", {
				on: "2027-03-01",
				site: { company: "Baustelle", street: "Am Kai 1", postCode: "00100", city: "Helsinki", country: "FI", contact: "Jo" },
				lines: [
					{ id: "10", sellerCode: "CR-000001", quantity: 12, price: 105, note: "Halle 3" },
					{ id: "20", sellerCode: "CR-000002", quantity: 20, price: 7.35, on: "2027-03-02" },
				],
			}),
		);
		// A new place of delivery is looked at by a person.
		expect([codeOf(document), said(document, "/*/cbc:SalesOrderID")]).toEqual(["AB", expect.stringMatching(/^CB-\d+$/)]);
		const [file] = (await list(owner)).files;
		expect(file).toMatchObject({ number: "PO-77", isByKey: true, isOwn: true, order: { state: "in_review" } });
		const order = cartOf(await owner.call("GET", `/orders/by-id/${file?.cart}`));
		expect(order).toMatchObject({
			...{ reference: "PO-77", wanted_on: "2027-03-01", paymentmethod: { name: "invoice" }, isProcessed: true },
			forms: { shipping: { company: "Baustelle", streetAddress: "Am Kai 1", name: "Jo" }, billing: { company: billing.FI.company } },
			items: [
				{ comment: "10, Halle 3", quantity: 12 },
				{ comment: "20", quantity: 20, schedule: [{ on: "2027-03-02", amount: 20 }] },
			],
		});
		expect(await backend.db.prepare("SELECT team_id FROM orders WHERE order_number = ?").bind(file?.order?.number).first("team_id")).toBe(
			id,
		);
		// The session of the key is gone, and nobody knew its id.
		const left = await backend.db.prepare("SELECT count(*) AS n FROM sessions WHERE user_id = ?").bind(owner.id).first("n");
		expect(left).toBe(1);
	});

	// Shows R83.2
	it("one with cut lengths is an order of the cut pieces, which its response accepts", async () => {
		const { owner } = await company();
		const key = await keyOf(owner);
		const piece = (id: string, length: string, more: Partial<PeppolLine> = {}): PeppolLine => ({
			...{ id, sellerCode: "CR-000001", quantity: 3, properties: [["Cut length", length]], ...more },
		});
		const order = plain("PO-CUT", {
			on: "2027-03-01",
			lines: [piece("1", "1800"), piece("2", "2400", { on: "2027-03-02" }), { id: "3", sellerCode: "CR-000001", quantity: 2 }],
		});
		await send(key, order);
		const [file] = (await list(owner)).files;
		const { items } = cartOf(await owner.call("GET", `/orders/by-id/${file?.cart}`));
		expect(items.map(({ cut, quantity, comment, schedule }) => [comment, cut?.pieces ?? quantity, cut?.length, schedule])).toEqual([
			["1", 3, 1800, undefined],
			["2", 3, 2400, [{ on: "2027-03-02", amount: 3 }]],
			["3", 2, undefined, undefined],
		]);
		await confirmAll();
		const { document } = await send(key, order);
		expect(brokenInResponse(document)).toEqual([]);
		expect(codeOf(document)).toBe("AP");
	});

	// Shows R73.5
	it("the same one twice, and twenty times at once, is one order", async () => {
		const { owner } = await company();
		const key = await keyOf(owner);
		const answers = await Promise.all(Array.from({ length: 20 }, () => send(key, plain("PO-1"))));
		for (const { status, document } of answers) {
			expect([200, 201]).toContain(status);
			expect(brokenInResponse(document)).toEqual([]);
		}
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
		expect(await ordersOf(owner.id)).toBe(1);
		const other = await send(key, plain("PO-1", { lines: [{ id: "1", sellerCode: "CR-000001", quantity: 99 }] }));
		expect([other.status, brokenInRefusal(other.document), said(other.document, "//cac:LineResponse//cbc:Description")]).toEqual([
			409,
			[],
			"[number] Order PO-1: The order number came with another content before.",
		]);
		expect(await ordersOf(owner.id)).toBe(1);
	});

	it("one whose work was interrupted is finished by the next, once", async () => {
		const { owner } = await company();
		const key = await keyOf(owner);
		backend.runBefore("INSERT INTO orders", () => Promise.reject(new Error("The Worker was stopped.")));
		await expect(send(key, plain("PO-1"))).rejects.toThrow();
		expect(await ordersOf(owner.id)).toBe(0);
		expect((await send(key, plain("PO-1"))).status).toBe(200);
		expect(await ordersOf(owner.id)).toBe(1);
		const carts = await backend.db.prepare("SELECT count(*) AS n FROM carts WHERE user_id = ?").bind(owner.id).first("n");
		expect(carts).toBe(1);
	});

	// Shows R73.7
	it("one that a rule of the shop stops is refused in Peppol's form, and may come again", async () => {
		const { owner } = await company();
		const key = await keyOf(owner);
		backend.runBefore("INSERT INTO carts", () => Promise.reject(new Refused("conflict", "It has changed.")));
		const refused = await send(key, plain("PO-1"));
		expect([refused.status, brokenInRefusal(refused.document), await ordersOf(owner.id)]).toEqual([409, [], 0]);
		expect(orderFiles.keys.answer.parse((await owner.call("GET", "/order-files/keys")).body).refusals).toMatchObject([
			{ number: "PO-1", text: "Order PO-1: It has changed." },
		]);
		expect([(await send(key, plain("PO-1"))).status, await ordersOf(owner.id)]).toEqual([200, 1]);
	});

	// Shows R73.4
	it("what is unclear is named, and nothing is ordered or put into a cart", async () => {
		const { owner } = await company();
		const key = await keyOf(owner);
		const order = plain("PO-2", {
			site: { company: "Site", street: "Gata 1", postCode: "111 22", city: "Stockholm", country: "SE" },
			on: "2026-11-29",
			lines: [
				{ id: "1", sellerCode: "CR-000001", quantity: 12, price: 90 },
				{ id: "2", sellerCode: "XY-9", quantity: 1 },
				{ id: "3", sellerCode: "CR-000002", quantity: 3 },
				{ id: "4", sellerCode: "CR-000001", quantity: 2, unit: "LTR" },
				{ id: "5", sellerCode: "CR-000003", quantity: 1 },
			],
		});
		const { document } = await send(key, order);
		expect(codeOf(document)).toBe("AB");
		expect(noteOf(document)).toContain(
			"1: price; 2: code.unknown; 3: amount.belowMinimum; 4: unit.notSold; 5: unavailableGoods; delivery.notServed; wantedOn.past",
		);
		const [file] = (await list(owner)).files;
		expect(noteOf(document)).toContain(`${shopHost}/users/order-files/${file?.uuid}`);
		expect(file).toMatchObject({ cart: null, order: null });
		expect(await ordersOf(owner.id)).toBe(0);
		// The member is mailed once, however often the order comes.
		await send(key, order);
		const [mail, ...others] = await mailsTo(backend, owner.email);
		expect([mail?.kind, mail?.subject, others]).toEqual(["order_file_waits", "Tilauksenne PO-2 odottaa sinua", []]);
		expect(mail?.text).toContain(`${shopHost}/users/order-files/${file?.uuid}`);
	});

	it("a key that sends none leaves a cart, and so do a day that is past and the limit of its member", async () => {
		const { owner, approver, buyer } = await company();
		const key = await keyOf(owner, false);
		const { document } = await send(key, plain("PO-3"));
		expect([codeOf(document), noteOf(document)]).toEqual(["AB", expect.stringContaining("ostoskorina")]);
		const late = await send(await keyOf(owner), plain("PO-4", { on: "2020-01-01" }));
		expect(noteOf(late.document)).toContain("wantedOn.past");
		expect((await list(owner)).files.map(({ cart, order }) => [cart !== null, order])).toEqual([
			[true, null],
			[true, null],
		]);
		const limited = await keyOf(approver);
		await backend.db.prepare("UPDATE team_members SET role = 'buyer', limit_cents = 100 WHERE user_id = ?").bind(approver.id).run();
		expect(noteOf((await send(limited, plain("PO-8"))).document)).toContain("approval.needed");
		expect((await ordersOf(owner.id)) + (await ordersOf(approver.id))).toBe(0);
		expect((await buyer.call("POST", "/order-files/keys", { name: "x", placesOrders: true })).status).toBe(403);
	});

	// Shows R73.7
	it("another company's order, a revoked or wrong key, and a member who has left are refused in Peppol's form", async () => {
		const { owner, approver } = await company();
		const key = await keyOf(owner);
		const other = await send(key, plain("PO-5", { vat: "DE136695976" }));
		expect([other.status, brokenInRefusal(other.document), said(other.document, "//cac:LineResponse//cbc:Description")]).toEqual([
			422,
			[],
			"[buyer] The buyer is another company than that of the key.",
		]);
		for (const wrong of ["", "order_wrong", `${key}x`]) {
			const refused = await send(wrong, plain("PO-5"));
			expect([refused.status, brokenInRefusal(refused.document)]).toEqual([401, []]);
		}
		const keys = orderFiles.keys.answer.parse((await approver.call("GET", "/order-files/keys")).body);
		expect(keys.refusals.map(({ number, rule }) => [number, rule])).toEqual([["PO-5", "buyer"]]);
		expect((await approver.call("DELETE", `/order-files/keys/${keys.keys[0]?.id}`)).status).toBe(200);
		expect((await send(key, plain("PO-5"))).status).toBe(401);
		const second = await keyOf(approver);
		await backend.db.prepare("DELETE FROM team_members WHERE user_id = ?").bind(approver.id).run();
		expect((await send(second, plain("PO-5"))).status).toBe(401);
		expect(await ordersOf(owner.id)).toBe(0);
		expect(JSON.stringify(keys)).not.toContain(key);
		const stored = await backend.db.prepare("SELECT count(*) AS n FROM order_keys WHERE digest = ?").bind(key).first("n");
		expect(stored).toBe(0);
	});

	// Shows R73.7
	// Shows R83.5
	it("staff see the keys of a company, and revoke one", async () => {
		const { owner, vat } = await company();
		const key = await keyOf(owner);
		const keys = async () => deskCompanies.byVat.answer.parse((await deskCall(backend, `companies/${vat}`)).body).order_keys;
		const [made] = await keys();
		expect(made).toMatchObject({ placesOrders: true, usedAt: "", isRevoked: false });
		const other = await company();
		expect((await deskCall(backend, `companies/${other.vat}/order-keys`, { revoke: made?.id })).status).toBe(404);
		for (const _ of ["press", "double press"])
			expect((await deskCall(backend, `companies/${vat}/order-keys`, { revoke: made?.id })).status).toBe(200);
		expect((await keys()).map(({ isRevoked }) => isRevoked)).toEqual([true]);
		expect((await send(key, plain("PO-R"))).status).toBe(401);
	});

	it("a key stays revoked if its member comes back to the team", async () => {
		const { id, owner, approver } = await company();
		const key = await keyOf(approver);
		expect((await send(key, plain("PO-6"))).status).toBe(201);
		await removeMember(backend.db, owner.id, approver.id);
		await backend.db.prepare("INSERT INTO team_members (user_id, team_id, role) VALUES (?, ?, 'approver')").bind(approver.id, id).run();
		expect((await send(key, plain("PO-6"))).status).toBe(401);
	});

	// Shows R73.7
	it("the present answer is read by number, a colleague's by owners and approvers alone", async () => {
		const { owner, approver } = await company();
		const key = await keyOf(approver);
		await upload(owner, plain("PO-9"));
		const present = async (secret: string, path = "PO-9") => {
			const headers = { Authorization: `Bearer ${secret}`, Locale: "fi" };
			return backend.request(`/order-files/messages/${path}?host=${encodeURIComponent(shopHost)}`, { headers });
		};
		const answer = await present(key);
		expect([answer.status, codeOf(parsed(await answer.text()))]).toEqual([200, "AB"]);
		expect((await present(key, "PO-9/agreement")).status).toBe(422);
		expect((await present(await keyOf((await company()).owner))).status).toBe(422);
		await backend.db.prepare("UPDATE team_members SET role = 'buyer' WHERE user_id = ?").bind(approver.id).run();
		expect((await present(key)).status).toBe(422);
		expect((await present("order_x")).status).toBe(401);
	});

	// Shows R83.4
	it("its despatch advices and invoices are read by number, one by one", async () => {
		const { owner } = await company();
		const key = await keyOf(owner);
		await send(key, plain("PO-D"));
		await confirmAll();
		const [file] = (await list(owner)).files;
		const present = async (path: string, secret = key) => {
			const headers = { Authorization: `Bearer ${secret}`, Locale: "fi" };
			const answer = await backend.request(`/order-files/messages/PO-D/${path}?host=${encodeURIComponent(shopHost)}`, { headers });
			const document = parsed(await answer.text());
			return [answer.status, said(document, "local-name(/*)"), said(document, "/*/cbc:ID")];
		};
		const nothing = [422, "ApplicationResponse", expect.any(String)];
		expect(await present("despatch-advice/1")).toEqual(nothing);
		const number = file?.order?.number ?? "";
		const quantities = (quantity: number) => ({ idem: crypto.randomUUID(), lines: [{ line: 1, quantity }] });
		await deskDone(backend, `orders/${number}/deliveries`, quantities(5));
		await deskDone(backend, `orders/${number}/deliveries`, quantities(7));
		await deskDone(backend, `orders/${number}/invoices`, { key: crypto.randomUUID() });
		expect(await present("despatch-advice/1")).toEqual([200, "DespatchAdvice", `${number}-1`]);
		expect(await present("despatch-advice/2")).toEqual([200, "DespatchAdvice", `${number}-2`]);
		expect(await present("despatch-advice/3")).toEqual(nothing);
		expect(await present("invoice/1")).toEqual([200, "Invoice", expect.stringMatching(/\d/)]);
		expect(await present("invoice/2")).toEqual(nothing);
		expect(await present("invoice/1", await keyOf((await company()).owner))).toEqual(nothing);
	});

	// Shows R73.7
	it("wrong keys of one network are limited", async () => {
		const client = "a".repeat(43);
		const answers: number[] = [];
		for (let turn = 0; turn < 32; turn++) answers.push((await send(`order_${turn}`, "<x/>", client)).status);
		expect([answers.slice(0, 30).every((status) => status === 401), answers.slice(30)]).toEqual([true, [429, 429]]);
	});

	// Shows R73.7
	it("a key stores so much on a day, and no more", async () => {
		const { owner } = await company();
		const key = await keyOf(owner, false);
		const statuses: number[] = [];
		for (let turn = 0; turn < 4; turn++)
			statuses.push((await send(key, `${peppolOrder(plain(`L-${turn}`))}${" ".repeat(3_900_000)}`)).status);
		expect(statuses).toEqual([201, 201, 429, 429]);
	});

	// Shows R73.2
	it("half a message, a bomb and another document are refused by name, and the team reads why", async () => {
		const { owner } = await company();
		const key = await keyOf(owner);
		const xml = peppolOrder(plain("PO-6"));
		expect((await send(key, xml.replace("<Order", "<!-- mapped from <OrderChange> --><Order"))).status).toBe(201);
		for (const [message, rule] of [
			[xml.slice(0, 700), "xml"],
			[xml.replace("<Order", '<!DOCTYPE o [<!ENTITY a "a">]><Order'), "doctype"],
			['<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>', "type"],
			[xml.replace("trns:order:3", "trns:order:2"), "PEPPOL-T01-R034"],
		] as const) {
			const { status, document } = await send(key, message);
			expect([status, brokenInRefusal(document), said(document, "//cac:LineResponse//cbc:Description").startsWith(`[${rule}]`)]).toEqual([
				422,
				[],
				true,
			]);
		}
		const { refusals } = orderFiles.keys.answer.parse((await owner.call("GET", "/order-files/keys")).body);
		expect(refusals.map(({ rule }) => rule)).toEqual(["PEPPOL-T01-R034", "type", "doctype", "xml"]);
	});
});

describe("a cancellation by key (T115)", () => {
	const outcomeOf = (document: ReturnType<typeof parsed>) => {
		const [code, text] = ["cbc:ResponseCode", "cbc:Description"].map((name) =>
			said(document, `//cac:DocumentResponse/cac:Response/${name}`),
		);
		return { code, text, broken: code === "RE" ? brokenInRefusal(document) : [] };
	};
	const answerTo = async (key: string, xml: string) => {
		const { status, document } = await send(key, xml);
		return { status, ...outcomeOf(document) };
	};
	const present = async (key: string, path: string) => {
		const headers = { Authorization: `Bearer ${key}`, Locale: "fi" };
		const answer = await backend.request(`/order-files/messages/${path}?host=${encodeURIComponent(shopHost)}`, { headers });
		const document = parsed(await answer.text());
		return { status: answer.status, root: said(document, "local-name(/*)"), ...outcomeOf(document) };
	};

	// Shows R83.3
	it("withdraws an order that nobody has confirmed, once", async () => {
		const { owner } = await company();
		const key = await keyOf(owner);
		await send(key, plain("PO-C"));
		const [file] = (await list(owner)).files;
		const first = await answerTo(key, cancellation("PO-C"));
		expect(first).toMatchObject({ status: 200, code: "AP", text: `Order PO-C (${file?.order?.number}) is cancelled.` });
		expect(await answerTo(key, cancellation("PO-C"))).toEqual(first);
		const order = cartOf(await owner.call("GET", `/orders/by-id/${file?.cart}`));
		expect(order).toMatchObject({ state: "cancelled", is_withdrawn: true });
		const told = await backend.db
			.prepare("SELECT count(*) AS n FROM outbox WHERE cause = ?")
			.bind(`buyer-withdrawn:${file?.cart}`)
			.first("n");
		expect(told).toBe(1);
		expect(await present(key, "PO-C")).toMatchObject({ ...first, root: "ApplicationResponse" });
	});

	// Shows R83.3
	it("ends an order that was not sent, whose number stays used until its member removes the file", async () => {
		const { owner } = await company();
		const key = await keyOf(owner);
		const open = plain("PO-OPEN", { lines: [{ id: "1", sellerCode: "XY", quantity: 1 }] });
		await send(key, open);
		const first = await answerTo(key, cancellation("PO-\u200bOPEN"));
		expect(first).toMatchObject({
			status: 200,
			code: "AP",
			text: expect.stringContaining("Order PO-OPEN was not sent, and is cancelled."),
		});
		expect(await answerTo(key, cancellation("PO-OPEN"))).toEqual(first);
		expect(await present(key, "PO-OPEN%00")).toMatchObject({ ...first, root: "ApplicationResponse" });
		expect(await present(key, "PO-OPEN/agreement")).toMatchObject({ status: 422 });
		const again = await send(key, open);
		expect([again.status, codeOf(again.document), brokenInResponse(again.document)]).toEqual([200, "RE", []]);
		const [file] = (await list(owner)).files;
		expect(file).toMatchObject({ number: "PO-OPEN", isCancelled: true, cart: null, order: null });
		// Its member takes no lines of it, and may remove it.
		const cart = cartOf(await owner.call("POST", "/orders/add", added(supplies.beam, 12)));
		const body = { cart: cart.uuid, lines: [{ line: "1", supply: supplies.beam }], host: shopHost };
		expect((await owner.call("POST", `/order-files/take/${file?.uuid}`, body)).status).toBe(409);
		expect((await owner.call("DELETE", `/order-files/by-id/${file?.uuid}`)).status).toBe(200);
		expect((await send(key, open)).status).toBe(201);
	});

	// Shows R83.3
	it("takes a cart that waits for approval back, so that nobody orders it", async () => {
		const { owner, approver } = await company();
		const key = await keyOf(approver);
		await backend.db.prepare("UPDATE team_members SET role = 'buyer', limit_cents = 100 WHERE user_id = ?").bind(approver.id).run();
		const order = plain("PO-WAITS");
		await send(key, order);
		const [file] = (await list(approver)).files;
		const cart = cartOf(await approver.call("GET", `/orders/by-id/${file?.cart}`));
		expect((await approver.call("POST", "/orders/ask-approval", approvalRequest(cart))).status).toBe(200);
		const waiting = cartOf(await approver.call("GET", `/orders/by-id/${cart.uuid}`));
		expect(waiting.approval?.state).toBe("waiting");
		expect(await answerTo(key, cancellation("PO-WAITS"))).toMatchObject({ status: 200, code: "AP" });
		expect((await approve(owner, waiting)).status).toBe(409);
		expect(cartOf(await approver.call("GET", `/orders/by-id/${cart.uuid}`)).approval).toBeNull();
		await send(key, order);
		expect(await ordersOf(approver.id)).toBe(0);
	});

	// Shows R83.3
	it("removes no colleague's file, and with a key that makes carts no order", async () => {
		const { owner, approver, buyer } = await company();
		const key = await keyOf(owner, false);
		await send(key, plain("PO-SENT"));
		const sender = await keyOf(owner);
		await send(sender, plain("PO-SENT"));
		expect(await ordersOf(owner.id)).toBe(1);
		expect(await answerTo(key, cancellation("PO-SENT"))).toMatchObject({
			...{ status: 422, code: "RE", broken: [], text: expect.stringMatching(/^\[key\] Order PO-SENT is sent\./) },
		});
		expect(await answerTo(sender, cancellation("PO-SENT"))).toMatchObject({ status: 200, code: "AP" });
		await upload(buyer, plain("PO-BUYER"));
		for (const other of [key, await keyOf(approver)])
			expect(await answerTo(other, cancellation("PO-BUYER"))).toMatchObject({
				...{ status: 422, code: "RE", broken: [], text: expect.stringMatching(/^\[member\] Order PO-BUYER was not sent/) },
			});
		expect((await list(buyer)).files).toMatchObject([{ number: "PO-BUYER", isCancelled: false }]);
	});

	// Shows R73.7
	it("of a former member's order is refused in Peppol's form for an approver, as are the order again and its answer", async () => {
		const { owner, approver, buyer } = await company();
		await backend.db.prepare("UPDATE team_members SET role = 'owner' WHERE user_id = ?").bind(buyer.id).run();
		await send(await keyOf(buyer), plain("PO-GONE"));
		await removeMember(backend.db, owner.id, buyer.id);
		const key = await keyOf(approver);
		const refused = { status: 422, code: "RE", broken: [], text: "[number] There is no order of this number." };
		expect(await present(key, "PO-GONE")).toMatchObject(refused);
		expect(await present(key, "PO-GONE/agreement")).toMatchObject(refused);
		expect(await answerTo(key, cancellation("PO-GONE"))).toEqual(refused);
		expect(await answerTo(key, peppolOrder(plain("PO-GONE")))).toMatchObject({
			...{ ...refused, status: 409, text: expect.stringMatching(/^\[number\] Order PO-GONE: It came before/) },
		});
		const { refusals } = orderFiles.keys.answer.parse((await owner.call("GET", "/order-files/keys")).body);
		expect(refusals.map(({ rule, number }) => [rule, number])).toEqual(Array.from({ length: 4 }, () => ["number", "PO-GONE"]));
		// An owner reads all orders of the team, also those of a deleted account.
		await backend.db.prepare("UPDATE users SET is_deleted = 1 WHERE id = ?").bind(buyer.id).run();
		expect(await present(await keyOf(owner), "PO-GONE")).toMatchObject({ status: 200, root: "OrderResponse" });
	});

	// Shows R83.3
	it("is refused in words for a confirmed order, another company's, an unknown one, and where it is a change", async () => {
		const { owner } = await company();
		const key = await keyOf(owner);
		await send(key, plain("PO-K"));
		await confirmAll();
		expect(await answerTo(key, cancellation("PO-K"))).toMatchObject({
			...{ status: 409, code: "RE", broken: [] },
			text: expect.stringMatching(/^\[state\] Order PO-K is confirmed .*\/users\/orders\//),
		});
		expect(await ordersOf(owner.id)).toBe(1);
		const other = await keyOf((await company()).owner);
		expect(await answerTo(other, cancellation("PO-K"))).toMatchObject({
			status: 422,
			code: "RE",
			text: expect.stringContaining("[number]"),
		});
		expect(await answerTo(key, cancellation(""))).toMatchObject({ status: 422, text: expect.stringContaining("[schema]") });
		expect(await answerTo(key, cancellation("PO-K").slice(0, 300))).toMatchObject({ status: 422, text: expect.stringContaining("[xml]") });
		expect(await answerTo(key, cancellation("PO-K", "OrderChange"))).toMatchObject({
			...{ status: 422, code: "RE", text: expect.stringContaining("A change of an order (OrderChange) is not taken.") },
		});
		const { refusals } = orderFiles.keys.answer.parse((await owner.call("GET", "/order-files/keys")).body);
		expect(refusals.map(({ rule, number }) => [rule, number])).toEqual([
			["type", ""],
			["xml", ""],
			["schema", ""],
			["state", "PO-K"],
		]);
	});
});

describe("an uploaded order", () => {
	// Shows R73.3
	it("means goods by the seller's or the company's number, and asks where both differ or neither is known", async () => {
		const { owner } = await company();
		await owner.call("POST", "/own-numbers", { lines: [{ code: "CR-000002", number: "ST-2", name: "" }] });
		const { lines } = await read(owner, {
			number: "A-1",
			lines: [
				{ id: "1", buyerCode: "st-2", quantity: 20 },
				{ id: "2", sellerCode: "ST-2", quantity: 20 },
				{ id: "3", sellerCode: "CR-000001", buyerCode: "ST-2", quantity: 20 },
				{ id: "4", sellerCode: "CR-000001", buyerCode: "OWN-7", quantity: 4 },
				{ id: "5", name: "HEA 160", quantity: 4 },
			],
		});
		expect(lines.map(({ code, problem }) => [code, problem])).toEqual([
			["CR-000002", null],
			["CR-000002", null],
			[null, "article.contradicts"],
			["CR-000001", null],
			[null, "article.missing"],
		]);
	});

	// Shows R73.3
	it("is counted in units of sale: pieces, metres and masses, of which a mass may be rounded", async () => {
		const { owner } = await company();
		const amounts = async (unit: string, ...quantities: number[]) => {
			const order = {
				number: crypto.randomUUID(),
				lines: quantities.map((quantity, id) => ({ id: String(id), sellerCode: "CR-000001", quantity, unit })),
			};
			return (await read(owner, order)).lines.map(({ amount, exact, problem }) => amount ?? `${exact?.toFixed(2)} ${problem}`);
		};
		expect(await amounts("H87", 12, 2.5, 0)).toEqual([12, "2.50 amount.whole", "0.00 amount.positive"]);
		expect(await amounts("C62", 12)).toEqual([12]);
		expect(await amounts("MTR", 96, 97)).toEqual([16, "16.17 amount.whole"]);
		expect(await amounts("KGM", 134.4, 134, 1000)).toEqual([1, 1, "7.44 amount.whole"]);
		expect(await amounts("TNE", 2.15, 0.04)).toEqual([16, "0.30 amount.whole"]);
		expect(await amounts("LTR", 3)).toEqual(["undefined unit.notSold"]);
		expect(await amounts("XPK", 3)).toEqual(["undefined unit.notSold"]);
	});

	// Shows R83.2
	it("asks for cut lengths as our own documents name them, and as other systems do", async () => {
		const { owner } = await company();
		const cuts = async (...lines: readonly Partial<PeppolLine>[]) => {
			const order = {
				number: crypto.randomUUID(),
				lines: lines.map((line, id) => ({ id: String(id), sellerCode: "CR-000001", quantity: 4, ...line })),
			};
			return (await read(owner, order)).lines.map(({ amount, cut, problem }) => [amount, cut?.length ?? null, problem]);
		};
		const of = (name: string, value: string) => ({ properties: [[name, value]] as const });
		expect(
			await cuts(
				{
					quantity: 2,
					properties: [
						["Cut pieces", "7"],
						["Cut length", "1800"],
					],
				},
				...[of("Zuschnitt", "1800 mm"), of("Länge", "1,8 m"), of("Length", "6000"), { unit: "MTR", quantity: 9, ...of("Pituus", "1800") }],
				...[of("Cut length", "9000"), of("Cut length", "nach Plan"), { unit: "KGM", ...of("Length", "1800") }, of("Length", "1.8")],
			),
		).toEqual([
			[7, 1800, null],
			[4, 1800, null],
			[4, 1800, null],
			[4, null, null],
			[5, 1800, null],
			[4, 9000, "cut"],
			[null, null, "cut"],
			[null, 1800, "unit.notSold"],
			[4, 2, "cut"],
		]);
		const [line] = (
			await read(owner, {
				number: "Cut-1",
				lines: [{ id: "1", sellerCode: "CR-000001", quantity: 7, price: 500, ...of("Cut length", "1800") }],
			})
		).lines;
		expect(line).toMatchObject({ unit: "piece", expected: 500, isHigher: false, cut: { length: 1800, width: 0 } });
	});

	// Shows R73.3
	it("compares the price for the quantity and unit with what the order expects", async () => {
		const { owner } = await company();
		const prices = async (unit: string, quantity: number, price: number, base?: number) => {
			const order = {
				number: crypto.randomUUID(),
				lines: [{ id: "1", sellerCode: "CR-000001", quantity, unit, price, ...(base && { base }) }],
			};
			const [line] = (await read(owner, order)).lines;
			return [line?.price, line?.expected, line?.isHigher];
		};
		expect(await prices("H87", 12, 105)).toEqual([105, 105, false]);
		expect(await prices("H87", 12, 104.99)).toEqual([105, 104.99, true]);
		expect(await prices("H87", 12, 10_500, 100)).toEqual([105, 105, false]);
		expect(await prices("H87", 1, 105)).toEqual([112.5, 105, true]);
		expect(await prices("MTR", 96, 17.5)).toEqual([105, 105, false]);
		expect((await prices("TNE", 2.15, 700))[2]).toBe(true);
		// A line whose quantity is asked has a price of its own, whatever others order.
		const order = {
			number: crypto.randomUUID(),
			lines: [12, 2.5].map((quantity, id) => ({ id: String(id), sellerCode: "CR-000001", quantity })),
		};
		expect((await read(owner, order)).lines.map(({ price }) => price)).toEqual([105, 112.5]);
	});

	// Shows R73.3
	it("gives its cart number, day, place, cost centre and note, once, and the response knows its lines", async () => {
		const { owner, approver, buyer } = await company();
		await owner.call("POST", "/teams/cost-centres", { code: "4100", name: "Halle", limit: null });
		const file = await read(owner, plain("A-2", { costCentre: "4100", on: "2027-03-01", note: "Bitte avisieren" }));
		const cart = cartOf(await owner.call("POST", "/orders/add", added(supplies.beam, 12, { comment: "10" })));
		const body = { cart: cart.uuid, lines: [{ line: "10", supply: supplies.beam }], host: shopHost };
		const path = `/order-files/take/${file.file.uuid}`;
		expect(await owner.call("POST", path, body)).toEqual({ status: 200, body: { issues: [] } });
		const taken = cartOf(await owner.call("GET", `/orders/by-id/${cart.uuid}`));
		expect(taken).toMatchObject({ reference: "A-2", cost_centre: "4100", wanted_on: "2027-03-01", comment: "Bitte avisieren" });
		await owner.call("PATCH", `/orders/set-notes/${cart.uuid}`, { comment: "" });
		expect((await owner.call("POST", path, body)).body).toEqual({ issues: [] });
		expect(cartOf(await owner.call("GET", `/orders/by-id/${cart.uuid}`)).comment).toBe("");
		// Colleagues read it by their role, and complete none of it.
		expect((await approver.call("GET", `/order-files/by-id/${file.file.uuid}`)).body).toMatchObject({ file: { isOwn: false } });
		expect((await approver.call("POST", path, body)).status).toBe(404);
		expect((await buyer.call("GET", `/order-files/by-id/${file.file.uuid}`)).status).toBe(404);
		const stranger = await accountOf(backend);
		for (const [method, address] of [
			["GET", `/order-files/by-id/${file.file.uuid}`],
			["DELETE", `/order-files/by-id/${file.file.uuid}`],
		] as const)
			expect((await stranger.call(method, address)).status).toBe(404);
		const foreign = cartOf(await stranger.call("POST", "/orders/add", added(supplies.beam, 1)));
		expect((await owner.call("POST", path, { ...body, cart: foreign.uuid })).status).toBe(404);
	});

	// Shows R73.5
	it("is stored once by its number and by its form, with its cart removed it may come again", async () => {
		const { owner, approver } = await company();
		const idem = crypto.randomUUID();
		const [one, other] = await Promise.all([upload(owner, plain("A-3"), idem), upload(owner, plain("A-3"), idem)]);
		expect(new Set([one, other].map(({ body }) => orderFiles.receiveUbl.answer.parse(body).uuid)).size).toBe(1);
		const again = orderFiles.receiveUbl.answer.parse((await upload(approver, plain("A-3"))).body);
		expect(again.isKnown).toBe(true);
		expect((await upload(owner, plain("A-3", { note: "other" }))).body).toMatchObject({
			code: "conflict",
			fields: { number: ["orderFile.otherContent"] },
		});
		expect((await owner.call("DELETE", `/order-files/by-id/${again.uuid}`)).status).toBe(200);
		expect((await upload(owner, plain("A-3", { note: "other" }))).status).toBe(200);
		// Another company has numbers of its own.
		const { owner: stranger } = await company();
		expect(orderFiles.receiveUbl.answer.parse((await upload(stranger, plain("A-3"))).body).isKnown).toBe(false);
	});

	// Shows R73.2
	it("that cannot be read is refused beside the file", async () => {
		const account = await accountOf(backend);
		expect((await upload(account, "<Invoice/>")).body).toMatchObject({
			code: "invalid",
			fields: { file: ["orderFile.type"], rule: ["type"] },
		});
		expect((await upload(account, peppolOrder(plain("A-4")).slice(0, 500))).body).toMatchObject({ fields: { file: ["orderFile.xml"] } });
		expect((await backend.caller().call("POST", "/order-files/ubl", { xml: "<Order/>", idem: crypto.randomUUID() })).status).toBe(401);
	});
});

describe("the answer to an order", () => {
	// Shows R73.6
	it("says what was changed or left out, and a cancelled order is rejected", async () => {
		const { owner, approver } = await company();
		const order: PeppolOrder = {
			number: "R-1",
			lines: [
				{ id: "1", sellerCode: "CR-000001", buyerCode: "B-1", quantity: 12, price: 105 },
				{ id: "2", sellerCode: "CR-000002", quantity: 20, price: 7.35 },
				{ id: "3", sellerCode: "XY-1", name: "Kulmarauta", quantity: 3 },
			],
		};
		const { file } = await read(owner, order);
		const cart = cartOf(
			await owner.call("POST", "/orders/add", { ...added(supplies.beam, 12), more: [{ suppliedVariantId: supplies.packed, amount: 25 }] }),
		);
		const lines = [
			{ line: "1", supply: supplies.beam },
			{ line: "2", supply: supplies.packed },
		];
		await owner.call("POST", `/order-files/take/${file.uuid}`, { cart: cart.uuid, lines, host: shopHost });
		await owner.call("PATCH", `/orders/set-payment-method/${cart.uuid}/invoice`);
		const { version } = cartOf(await owner.call("GET", `/orders/by-id/${cart.uuid}`));
		const completed = await owner.call("POST", "/orders/complete", {
			uuid: cart.uuid,
			version,
			authorityConfirmed: true,
			idem: crypto.randomUUID(),
			host: shopHost,
		});
		expect(completed).toMatchObject({ status: 200 });
		const response = async (account = owner) => {
			const answer = await backend.request(`/order-files/response/${cart.uuid}`, {
				headers: { "Session-Id": account.session, Locale: "fi" },
			});
			const text = await answer.text();
			return answer.status === 200 ? parsed(text) : answer.status;
		};
		await confirmAll();
		const document = await response();
		if (typeof document === "number") throw new Error(String(document));
		expect(brokenInResponse(document)).toEqual([]);
		expect([
			codeOf(document),
			said(document, "string-join(//cac:LineItem/concat(cbc:ID, ':', cbc:LineStatusCode, ':', cbc:Quantity), ' ')"),
		]).toEqual(["CA", "1:5:12 2:3:25 3:7:"]);
		expect(typeof (await response(approver))).not.toBe("number");
		expect(await response(await accountOf(backend))).toBe(404);
		await backend.db
			.prepare("UPDATE orders SET state = 'cancelled' WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
			.bind(cart.uuid)
			.run();
		const cancelled = await response();
		if (typeof cancelled === "number") throw new Error(String(cancelled));
		expect([codeOf(cancelled), brokenInResponse(cancelled)]).toEqual(["RE", []]);
		expect((await owner.call("DELETE", `/order-files/by-id/${file.uuid}`)).body).toMatchObject({ code: "processed" });
	});
});

describe("columns of tables", () => {
	const store = (account: Account, heads: string[], kinds: string[]) => account.call("POST", "/order-files/columns", { heads, kinds });
	const mappings = async (account: Account) =>
		orderFiles.columns.answer.parse((await account.call("GET", "/order-files/columns")).body).mappings;

	// Shows R73.8
	it("are kept for the company by their heads, and changed or forgotten by its members alone", async () => {
		const { owner, buyer } = await company();
		expect((await store(owner, ["Material", "Qty"], ["article", "quantity"])).status).toBe(200);
		expect((await store(buyer, ["material ", "QTY"], ["ownNumber", "quantity"])).status).toBe(200);
		const [kept, ...others] = await mappings(owner);
		expect([kept?.kinds, others]).toEqual([["ownNumber", "quantity"], []]);
		const { owner: stranger } = await company();
		expect(await mappings(stranger)).toEqual([]);
		expect((await stranger.call("DELETE", `/order-files/columns/${kept?.id}`)).status).toBe(404);
		expect((await store(owner, ["Material", "Qty"], ["note", "note"])).body).toMatchObject({
			fields: { article: ["columns.article"], quantity: ["columns.quantity"] },
		});
		expect((await owner.call("DELETE", `/order-files/columns/${kept?.id}`)).status).toBe(200);
		expect(await mappings(buyer)).toEqual([]);
	});

	// Shows R73.8
	it("make an order of a table, which is stored like any other", async () => {
		const { owner } = await company();
		const empty = {
			issuedOn: "",
			buyerName: "",
			buyerVat: "",
			customerReference: "",
			costCentre: "",
			project: "",
			contract: "",
			note: "",
			wantedOn: "",
			delivery: null,
		};
		const line = {
			id: "1",
			sellerCode: "CR-000001",
			buyerCode: "",
			name: "",
			quantity: 2,
			unit: "t",
			price: null,
			note: "",
			wantedOn: "",
			costCentre: "",
		};
		const made = await owner.call("POST", "/order-files/table", {
			message: { ...empty, number: "T-1", lines: [line] },
			idem: crypto.randomUUID(),
		});
		const { uuid } = orderFiles.receiveTable.answer.parse(made.body);
		const { file, lines } = orderFiles.byId.answer.parse((await owner.call("GET", `/order-files/by-id/${uuid}`)).body);
		expect([file.kind, lines[0]?.problem, lines[0]?.exact?.toFixed(2)]).toEqual(["table", "amount.whole", "14.88"]);
	});
});

it("an account's own data have its files and keys, and erasing it deletes them", async () => {
	const { owner } = await company();
	await keyOf(owner);
	await upload(owner, plain("D-1"));
	const data = z.object({ order_files: z.array(z.object({ number: z.string() })), order_keys: z.array(z.unknown()) });
	const own = await backend.request("/users/own-data", { headers: { "Session-Id": owner.session } });
	expect(data.parse(await own.json())).toMatchObject({ order_files: [{ number: "D-1" }], order_keys: [{}] });
	await backend.db.prepare("UPDATE users SET is_deleted = 1, deleted_at = '2020-01-01T00:00:00Z' WHERE id = ?").bind(owner.id).run();
	await eraseAccounts(backend.db);
	for (const table of ["order_files", "order_keys"])
		expect(await backend.db.prepare(`SELECT count(*) AS n FROM ${table} WHERE user_id = ?`).bind(owner.id).first("n")).toBe(0);
});
