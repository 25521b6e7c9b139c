import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { content } from "../../contract/content";
import { type Account, accountOf } from "../../tests/support/account";
import { type Backend, cartOf, shopHost, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { outboxMails } from "../mail/outbox";
import { answerRequest, closeRequest, quotationBody } from "./answer-request";

let backend: Backend;
/** An article of the goods in the tests, sold from one piece up. */
let code: string;
beforeAll(async () => {
	backend = await startBackend();
	code = String(await backend.db.prepare("SELECT variant_id FROM supplied_variants WHERE id = ?").bind(supplies.beam).first("variant_id"));
});
afterAll(() => backend.dispose());

/** Sends a request for a quotation. @returns its number */
async function requested({ call, email }: Pick<Account, "call" | "email">, message = "Zehn Stück nach Zeichnung, bitte."): Promise<string> {
	const body = { email, name: "Jens", message, isQuote: true, wantedOn: "", host: shopHost, idem: crypto.randomUUID() };
	expect((await call("POST", "/contact/submit", body)).status).toBe(200);
	return `RQ-${10_000 + Number(await backend.db.prepare("SELECT max(id) AS id FROM contact_messages").first("id"))}`;
}
const quotation = (more: object = {}) =>
	quotationBody.parse({
		lines: [{ code, quantity: 10, unit_cents: 1250 }],
		days: 30,
		text: "Feuerverzinkt.",
		key: crypto.randomUUID(),
		...more,
	});
const requests = async ({ call }: Pick<Account, "call">) =>
	content.requestsByUser.answer.parse((await call("GET", "/contact/requests-by-user")).body);
const answerMails = async () => (await outboxMails({ DB: backend.db }, 50)).filter(({ kind }) => kind === "request_answered");

// Shows R35.3, R35.4
describe("a request that staff answer with a quotation", () => {
	it("is in the account with the quotation, whose prices hold in the cart that it is accepted into", async () => {
		const account = await accountOf(backend);
		const number = await requested(account);
		expect(await requests(account)).toMatchObject([{ number, state: "open", quotation: null }]);
		const answered = await answerRequest(backend.db, number, quotation());
		const [request] = await requests(account);
		expect(request).toMatchObject({
			number,
			state: "answered",
			answer: "Feuerverzinkt.",
			quotation: { number: answered.number, is_valid: true },
		});
		const offer = cartOf(await account.call("GET", `/orders/by-id/${request?.quotation?.uuid}`));
		expect(offer).toMatchObject({ total_goods_price: 12_500, is_owner: true, items: [{ quantity: 10, price: 1250, line_price: 12_500 }] });
		const items = offer.items.map(({ id }) => ({ id, amount: 10 }));
		const accepted = await account.call("POST", `/orders/accept-offer/${offer.uuid}`, { items, sets: [], idem: crypto.randomUUID() });
		expect(cartOf(accepted)).toMatchObject({
			from_offer: answered.number,
			comment: "",
			items: [{ quantity: 10, price: 1250, line_price: 12_500 }],
		});
		expect((await account.call("GET", "/orders/offers-by-user")).body).toMatchObject({ count: 1, offers: [{ number: answered.number }] });
	});

	it("may have pieces cut to length, at prices of a bar and of a cut that hold for some of them, too", async () => {
		const account = await accountOf(backend);
		const cut = { code, quantity: 14, unit_cents: 10_000, cut: { length: 1250, fee_cents: 400 } };
		const today = { ...cut, quantity: 4, cut: { length: 1500 } };
		await answerRequest(backend.db, await requested(account), quotation({ lines: [cut, today] }));
		const offer = cartOf(await account.call("GET", `/orders/by-id/${(await requests(account))[0]?.quotation?.uuid}`));
		// 4 pieces a bar; the second line has 3, which is 2 bars, and its cuts cost 5.80 EUR as everybody's do.
		expect(offer.items.map(({ quantity, cut, line_price: total }) => [quantity, cut?.pieces, cut?.length, cut?.price, total])).toEqual([
			[4, 14, 1250, 14 * 400, 40_000 + 14 * 400],
			[2, 4, 1500, 4 * 580, 20_000 + 4 * 580],
		]);
		const items = offer.items.slice(0, 1).map(({ id }) => ({ id, amount: 4 }));
		const accepted = await account.call("POST", `/orders/accept-offer/${offer.uuid}`, { items, sets: [], idem: crypto.randomUUID() });
		expect(cartOf(accepted).items).toMatchObject([{ quantity: 1, cut: { pieces: 4, price: 4 * 400 }, line_price: 10_000 + 4 * 400 }]);
	});

	it("is one quotation and one mail in the sender's language, however often it is answered", async () => {
		const german = { ...backend.caller("de"), email: "jens@bau.example" };
		const number = await requested(german);
		const body = quotation();
		const before = (await answerMails()).length;
		const [first, again] = await Promise.all([answerRequest(backend.db, number, body), answerRequest(backend.db, number, body)]);
		expect(again).toEqual(first);
		await expect(answerRequest(backend.db, number, quotation())).rejects.toMatchObject({
			code: "conflict",
			message: expect.stringContaining(first.number),
		});
		await expect(closeRequest(backend.db, number)).rejects.toMatchObject({ code: "conflict" });
		const mails = await answerMails();
		expect(mails.length - before).toBe(1);
		expect(mails[0]).toMatchObject({ to: ["jens@bau.example"], locale: "de", subject: expect.stringContaining(first.number) });
		expect(mails[0]?.text).toContain("Guten Tag Jens,");
		expect(mails[0]?.text).toContain("Feuerverzinkt.");
		expect(mails[0]?.text).toMatch(/https:\/\/shop\.example\/cart\/[\da-f-]{36}/);
		const kept =
			"SELECT count(*) AS carts FROM orders WHERE session_id = (SELECT session_id FROM contact_messages ORDER BY id DESC LIMIT 1)";
		expect(await backend.db.prepare(kept).first("carts")).toBe(1);
	});

	it("finds the account that has the address", async () => {
		const account = await accountOf(backend);
		await answerRequest(backend.db, await requested({ ...backend.caller(), email: account.email }), quotation());
		expect(await requests(account)).toMatchObject([{ state: "answered" }]);
		expect(await requests(backend.caller())).toEqual([]);
	});

	it.each([
		["an article that there is not", { lines: [{ code: "CR-999999999", quantity: 1, unit_cents: 100 }] }, "CR-999999999"],
		["an article twice", { lines: [1, 2].map((quantity) => ({ code: "", quantity, unit_cents: 100 })) }, "twice"],
		["pieces longer than a bar", { lines: [{ code: "", unit_cents: 100, cut: { length: 6001 } }] }, "cut.length"],
	])("refuses %s by name", async (_, more, named) => {
		const body = { ...quotation(), ...more };
		const lines = body.lines.map((line) => ({ ...line, code: line.code || code, quantity: 10 }));
		const number = await requested({ ...backend.caller(), email: `${crypto.randomUUID()}@bau.example` });
		await expect(answerRequest(backend.db, number, { ...body, lines })).rejects.toMatchObject({
			code: "invalid",
			message: expect.stringContaining(named),
		});
	});

	it("refuses prices of nothing, requests that are closed, and messages that are none", async () => {
		expect(quotationBody.safeParse({ ...quotation(), lines: [{ code, quantity: 1, unit_cents: 0 }] }).success).toBe(false);
		const account = await accountOf(backend);
		const number = await requested(account);
		await closeRequest(backend.db, number);
		expect(await requests(account)).toMatchObject([{ number, state: "closed" }]);
		await expect(answerRequest(backend.db, number, quotation())).rejects.toMatchObject({
			code: "conflict",
			message: expect.stringContaining("closed"),
		});
		const message = { email: account.email, message: "Hei", idem: crypto.randomUUID() };
		expect((await account.call("POST", "/contact/submit", message)).status).toBe(200);
		const last = Number(await backend.db.prepare("SELECT max(id) AS id FROM contact_messages").first("id"));
		await expect(answerRequest(backend.db, `RQ-${10_000 + last}`, quotation())).rejects.toMatchObject({ code: "not_found" });
	});
});
