import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deskRequests } from "../../../contract/desk/requests";
import { type Backend, shopHost, startBackend } from "../../../tests/support/backend";
import { supplies } from "../../../tests/support/backend-rows";
import { added, newCart } from "../../../tests/support/buyer";
import { deskCall } from "../../../tests/support/desk";
import { deskDone } from "../../../tests/support/desk-orders";

let backend: Backend;
/** Numbers of an open request with a cart, an answered one, and a closed one about an article. */
let requests: string[];

const code = "CR-000001";

beforeAll(async () => {
	backend = await startBackend();
	const buyer = backend.caller("de");
	const send = async (body: object) => {
		const said = { email: "jens@bau.example", name: "Jens", message: "Zehn Stück, bitte.", host: shopHost, idem: crypto.randomUUID() };
		expect((await buyer.call("POST", "/contact/submit", { ...said, ...body })).status).toBe(200);
		return `RQ-${10_000 + Number(await backend.db.prepare("SELECT max(id) AS id FROM contact_messages").first("id"))}`;
	};
	const { uuid } = await newCart(buyer, supplies.beam, 12);
	await buyer.call("POST", "/orders/add", { ...added(supplies.beam, 7, { uuid }), cut: { length: 1500 } });
	const wantedOn = "2027-01-11";
	const open = await send({ isQuote: true, cartUuid: uuid, company: "Bau Jens GmbH", place: "Hafenstr. 5, 20457 Hamburg", wantedOn });
	const answered = await send({ email: "Anna@bau.example", isQuote: true });
	const closed = await send({ variantId: 1, quantity: "10 oder 12" });
	await send({ message: "Wann haben Sie offen?" });
	requests = [open, answered, closed];
	const quotation = { lines: [{ code, quantity: 10, unit_cents: 1250 }], text: "Verzinkt.", key: crypto.randomUUID() };
	await deskDone(backend, `requests/${answered}/quotation`, quotation);
	await deskDone(backend, `requests/${closed}/closed`, {});
});
afterAll(() => backend.dispose());

const listed = async (query: Record<string, string> = {}) =>
	deskRequests.list.answer.parse((await deskCall(backend, `requests/list?${new URLSearchParams(query)}`)).body);
const found = async (query: Record<string, string>) => (await listed(query)).rows.map(({ number }) => number);
const opened = async (number: string | undefined) =>
	deskRequests.byNumber.answer.parse((await deskCall(backend, `requests/${number}`)).body);

describe("staff's list of requests", () => {
	it("has requests for a quotation alone, newest first", async () => {
		const { rows, count } = await listed();
		expect(count).toBe(3);
		expect(rows.map(({ number }) => number)).toEqual(requests.toReversed());
		expect(rows[2]).toMatchObject({
			state: "open",
			company: "Bau Jens GmbH",
			email: "jens@bau.example",
			message: "Zehn Stück, bitte.",
			wanted_on: "2027-01-11",
			files: 0,
			quotation: null,
		});
		expect(rows[1]?.quotation).toMatch(/^[A-Z]+-\d+$/);
	});

	it("is filtered by state, and searched by number and address", async () => {
		const [open = "", answered = "", closed = ""] = requests;
		expect([await found({ state: "open" }), await found({ state: "answered" }), await found({ state: "closed" })]).toEqual([
			[open],
			[answered],
			[closed],
		]);
		expect(await found({ search: open })).toEqual([open]);
		expect(await found({ search: "anna@" })).toEqual([answered]);
		expect(await found({ search: "jens@", state: "open" })).toEqual([open]);
		expect(await found({ search: "RQ" })).toEqual([]);
	});
});

describe("a request", () => {
	it("begins a quotation with the lines of its cart", async () => {
		const request = await opened(requests[0]);
		expect(request).toMatchObject({ locale: "de", place: "Hafenstr. 5, 20457 Hamburg", answer: "", quotation: null, files: [] });
		expect(request.lines).toEqual([
			{ code, title: "IPE 200, 6 m, S355J2", quantity: 12, cut: null, width: 0, price: 11_250 },
			{ code, title: "IPE 200, 6 m, S355J2", quantity: 7, cut: 1500, width: 0, price: 11_250 },
		]);
		expect(request.cart).toContain(code);
	});

	it("begins a quotation with the article that it asks about", async () => {
		const request = await opened(requests[2]);
		expect(request.lines).toMatchObject([{ code, quantity: null, cut: null }]);
		expect([request.quantity, request.state]).toEqual(["10 oder 12", "closed"]);
	});

	it("has the quotation that answers it", async () => {
		expect(await opened(requests[1])).toMatchObject({
			state: "answered",
			answer: "Verzinkt.",
			lines: [],
			quotation: { number: expect.any(String), valid_until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
		});
	});

	it("is one for a quotation", async () => {
		const other = await backend.db.prepare("SELECT max(id) AS id FROM contact_messages").first("id");
		for (const number of [`RQ-${10_000 + Number(other)}`, "RQ-1", "CB-10001"])
			expect((await deskCall(backend, `requests/${number}`)).status).toBe(404);
	});
});
