import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Cart } from "../../contract/cart";
import { content } from "../../contract/content";
import { deskRequests } from "../../contract/desk/requests";
import { type Account, accountOf } from "../../tests/support/account";
import { type Backend, cartOf, shopHost, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { payAt } from "../../tests/support/card-buyer";
import { companyTeam } from "../../tests/support/company-team";
import { vatRegister } from "../companies/vies";
import { outboxMails } from "../mail/outbox";
import { mailData } from "../mail-data";
import { answerRequest, closeRequest } from "./answer-request";

let backend: Backend;
/** An article of the tests' goods, sold from one piece up. */
let code: string;
beforeAll(async () => {
	backend = await startBackend();
	code = String(await backend.db.prepare("SELECT variant_id FROM supplied_variants WHERE id = ?").bind(supplies.beam).first("variant_id"));
});
afterAll(() => backend.dispose());

const quoting = () => ({ db: backend.db, register: vatRegister({}) });

/** Sends a request for a quotation. @returns its number */
async function requested(
	{ call, email }: Pick<Account, "call" | "email">,
	message = "Zehn Stück nach Zeichnung, bitte.",
	more = {},
): Promise<string> {
	const body = { email, name: "Jens", message, isQuote: true, wantedOn: "", host: shopHost, idem: crypto.randomUUID(), ...more };
	expect((await call("POST", "/contact/submit", body)).status).toBe(200);
	return `RQ-${10_000 + Number(await backend.db.prepare("SELECT max(id) AS id FROM contact_messages").first("id"))}`;
}
const quotation = (more: object = {}) =>
	deskRequests.quote.body.parse({
		lines: [{ code, quantity: 10, unit_cents: 1250 }],
		days: 30,
		text: "Feuerverzinkt.",
		key: crypto.randomUUID(),
		...more,
	});
const requests = async ({ call }: Pick<Account, "call">) =>
	content.requestsByUser.answer.parse((await call("GET", "/contact/requests-by-user")).body);
const answerMails = async () => (await outboxMails({ DB: backend.db }, mailData, 50)).filter(({ kind }) => kind === "request_answered");

// Shows R35.3, R35.4
describe("a request that staff answer with a quotation", () => {
	it("is in the account with the quotation, whose prices hold in the cart that it is accepted into", async () => {
		const account = await accountOf(backend);
		const number = await requested(account);
		expect(await requests(account)).toMatchObject([{ number, state: "open", quotation: null }]);
		const answered = await answerRequest(quoting(), number, quotation());
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
		await answerRequest(quoting(), await requested(account), quotation({ lines: [cut, today] }));
		const offer = cartOf(await account.call("GET", `/orders/by-id/${(await requests(account))[0]?.quotation?.uuid}`));
		// 4 pieces per bar; the second line has 3, which takes 2 bars, and its cuts cost the usual 5.80 EUR.
		expect(offer.items.map(({ quantity, cut, line_price: total }) => [quantity, cut?.pieces, cut?.length, cut?.price, total])).toEqual([
			[4, 14, 1250, 14 * 400, 40_000 + 14 * 400],
			[2, 4, 1500, 4 * 580, 20_000 + 4 * 580],
		]);
		const items = offer.items.slice(0, 1).map(({ id }) => ({ id, amount: 4 }));
		const accepted = await account.call("POST", `/orders/accept-offer/${offer.uuid}`, { items, sets: [], idem: crypto.randomUUID() });
		expect(cartOf(accepted).items).toMatchObject([{ quantity: 1, cut: { pieces: 4, price: 4 * 400 }, line_price: 10_000 + 4 * 400 }]);
	});

	const accepting = ({ call }: Pick<Account, "call">, offer: Cart, amount: number) =>
		call("POST", `/orders/accept-offer/${offer.uuid}`, {
			items: offer.items.map(({ id }) => ({ id, amount })),
			sets: [],
			idem: crypto.randomUUID(),
		});
	const quoted = async (account: Account) => {
		await answerRequest(quoting(), await requested(account), quotation());
		return cartOf(await account.call("GET", `/orders/by-id/${(await requests(account))[0]?.quotation?.uuid}`));
	};
	/** Accepts an amount into a cart that is ready to be sent. */
	const ready = async (account: Account, offer: Cart, amount = 10, method: "invoice" | "card" = "invoice") =>
		checkOut(account, cartOf(await accepting(account, offer, amount)).uuid, billing.FI, method);
	const send = ({ call }: Pick<Account, "call">, cart: Cart) => call("POST", "/orders/complete", completion(cart));
	const seen = async ({ call }: Pick<Account, "call">, { uuid }: Cart) => cartOf(await call("GET", `/orders/by-id/${uuid}`));

	// Shows R49.1, R66.5
	it("is ordered once, however many carts are sent side by side, from offers that were made of them as well", async () => {
		const account = await accountOf(backend);
		const offer = await quoted(account);
		const carts = await Promise.all(Array.from({ length: 4 }, () => ready(account, offer)));
		const made = await account.call("PATCH", "/orders/send-offer", {
			uuid: carts[0]?.uuid,
			emails: [],
			comment: "",
			idem: crypto.randomUUID(),
			host: shopHost,
		});
		carts.push(await ready(account, cartOf(made)));
		const answers = await Promise.all(carts.map((cart) => send(account, cart)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
		const left = carts.filter((_, index) => answers[index]?.status === 409);
		for (const cart of left) {
			const today = await seen(account, cart);
			expect(today.items).toMatchObject([{ quantity: 10, offered: null }]);
			expect(today.total_goods_price).toBeGreaterThan(12_500);
		}
		// Anyone may order at today's price.
		const [first] = left;
		if (!first) throw new Error("Some are left.");
		expect((await send(account, await seen(account, first))).status).toBe(200);
		expect((await seen(account, offer)).offer?.ordered?.items).toMatchObject([{ amount: 20 }]);
		expect(await accepting(account, offer, 1)).toMatchObject({
			status: 422,
			body: { fields: { "items.0.amount": ["amount.aboveOffered"] } },
		});
	});

	// Shows R49.1, R66.4, R66.5
	it("is ordered in parts up to what is left, and again what is cancelled", async () => {
		const account = await accountOf(backend);
		const offer = await quoted(account);
		const [six, whole] = [await ready(account, offer, 6), await ready(account, offer, 10)];
		expect((await send(account, six)).status).toBe(200);
		expect((await seen(account, whole)).items).toMatchObject([{ quantity: 10, offered: { quantity: 4 } }]);
		expect((await accepting(account, offer, 5)).status).toBe(422);
		expect((await accepting(account, offer, 4)).status).toBe(200);
		expect((await seen(account, offer)).offer?.call_offs).toMatchObject([{ uuid: six.uuid, items: [{ amount: 6 }] }]);
		expect((await seen(await accountOf(backend), offer)).offer?.call_offs).toEqual([]);
		await backend.db.prepare("UPDATE orders SET state = 'cancelled' WHERE id = (SELECT id FROM carts WHERE uuid = ?)").bind(six.uuid).run();
		expect((await seen(account, offer)).offer?.call_offs).toEqual([]);
		expect((await seen(account, whole)).items).toMatchObject([{ offered: { quantity: 10 } }]);
	});

	// Shows R49.1
	it("is ordered with a certificate as well: that leaves no more of it", async () => {
		const account = await accountOf(backend);
		const offer = await quoted(account);
		const { uuid, items } = await ready(account, offer, 10);
		const certified = await account.call("PATCH", `/orders/set-certificate/${uuid}/${items[0]?.id}`, { certificate: true });
		expect((await send(account, cartOf(certified))).status).toBe(200);
		expect((await seen(account, offer)).offer?.ordered?.items).toMatchObject([{ amount: 10 }]);
		expect((await accepting(account, offer, 1)).status).toBe(422);
	});

	// Shows R49.1
	it("is taken up by a card payment that is under way, and by none that is over", async () => {
		const account = await accountOf(backend);
		const offer = await quoted(account);
		const [one, other] = [await ready(account, offer, 10, "card"), await ready(account, offer, 10, "card")];
		const answers = await Promise.all([send(account, one), send(account, other)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		const [begun, waiting] = answers[0]?.status === 200 ? [one, other] : [other, one];
		expect((await seen(account, waiting)).items).toMatchObject([{ offered: null }]);
		expect((await seen(account, begun)).items).toMatchObject([{ offered: { quantity: 10 } }]);
		await backend.db.prepare("UPDATE payments SET state = 'expired' WHERE cart_id = ?").bind(begun.id).run();
		expect((await send(account, await seen(account, waiting))).status).toBe(200);
		// A later payment no longer matches and is held for a person.
		const url = await backend.db.prepare("SELECT url FROM payments WHERE cart_id = ?").bind(begun.id).first("url");
		await payAt(backend, String(url), undefined, "now");
		expect(await backend.db.prepare("SELECT state FROM payments WHERE cart_id = ?").bind(begun.id).first("state")).toBe("held");
	});

	it("is one quotation and one mail in the sender's language, however often it is answered", async () => {
		const german = { ...backend.caller("de"), email: "jens@bau.example" };
		const number = await requested(german);
		const body = quotation();
		const before = (await answerMails()).length;
		const [first, again] = await Promise.all([answerRequest(quoting(), number, body), answerRequest(quoting(), number, body)]);
		expect(again).toEqual(first);
		await expect(answerRequest(quoting(), number, quotation())).rejects.toMatchObject({
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
			"SELECT count(*) AS carts FROM carts WHERE session_id = (SELECT session_id FROM contact_messages ORDER BY id DESC LIMIT 1)";
		expect(await backend.db.prepare(kept).first("carts")).toBe(1);
	});

	// Shows R49.2
	it("is for who has asked, the account with the address that has, and colleagues; others read it and order nothing from it", async () => {
		const { owner, buyer } = await companyTeam(backend);
		const offer = await quoted(buyer);
		const stranger = await accountOf(backend);
		expect(await accepting(stranger, offer, 1)).toMatchObject({ status: 403, body: { code: "not_allowed" } });
		expect(await accepting(backend.caller(), offer, 1)).toMatchObject({ status: 403 });
		expect((await seen(stranger, offer)).offer).toMatchObject({ may_accept: false, is_quotation: true });
		expect((await seen(owner, offer)).offer).toMatchObject({ may_accept: true });
		const cart = cartOf(await accepting(owner, offer, 1));
		// An offer made from it does not pass on its prices.
		const body = { uuid: cart.uuid, emails: [], comment: "", idem: crypto.randomUUID(), host: shopHost };
		const made = cartOf(await owner.call("PATCH", "/orders/send-offer", body));
		expect(await accepting(stranger, made, 1)).toMatchObject({ status: 403 });

		const guest = { ...backend.caller(), email: `${crypto.randomUUID()}@bau.example` };
		const number = await requested(guest);
		await answerRequest(quoting(), number, quotation());
		const uuid = await backend.db
			.prepare("SELECT o.uuid FROM contact_messages m JOIN carts o ON o.id = m.quotation_id WHERE m.email = ?")
			.bind(guest.email)
			.first("uuid");
		const guests = cartOf(await guest.call("GET", `/orders/by-id/${uuid}`));
		expect((await accepting(guest, guests, 1)).status).toBe(200);
		const later = await accountOf(backend, { email: guest.email });
		expect((await accepting(later, guests, 1)).status).toBe(200);
		expect((await accepting(stranger, guests, 1)).status).toBe(403);
	});

	// Shows R49.3
	it("goes to the place that was asked for: on its page, in its mail and PDF, and in the cart", async () => {
		const profile = { company: "Stahlbau Meyer GmbH", vatid: "DE136695976", billing_country: "DE", customername: "Jörg Meyer" };
		const home = { phonenumber: "+49201123456", billingaddress: "Hüttenstraße 7", billingpostcode: "45127", billingcity: "Essen" };
		const account = await accountOf(backend, { locale: "de", columns: { ...profile, ...home } });
		const place = { place: "Baustelle Hafenstr. 5, 20457 Hamburg", name: "Jens Polier", phone: "040 123456" };
		await answerRequest(quoting(), await requested(account, undefined, place), quotation());
		const offer = cartOf(await account.call("GET", `/orders/by-id/${(await requests(account))[0]?.quotation?.uuid}`));
		const site = {
			...{ company: "Stahlbau Meyer GmbH", name: "Jens Polier", phone: "+4940123456" },
			...{ streetAddress: "Baustelle Hafenstr. 5", postCode: "20457", city: "Hamburg", country: "DE" },
		};
		expect(offer.forms).toMatchObject({ shipping: site, billing: { streetAddress: "Hüttenstraße 7", isSeparateShipping: true } });
		expect(cartOf(await accepting(account, offer, 10)).forms).toMatchObject({ shipping: site, billing: { isSeparateShipping: true } });
		const [mail] = await answerMails();
		expect(mail?.text).toContain("Baustelle Hafenstr. 5");
	});

	// Shows R49.3
	it("goes to the site of the cart that was asked about, or where staff say, and is not ordered without a street", async () => {
		const account = await accountOf(backend);
		const { uuid } = await checkOut(account, (await newCart(account, supplies.beam, 1)).uuid, billing.FI);
		const { streetAddress: _, ...rest } = { ...billing.FI, type: "shipping", isSeparateShipping: true };
		await account.call("PATCH", `/orders/set-form/${uuid}`, { ...rest, streetAddress: "Työmaantie 5", siteNotes: "Portti 2" });
		const asked = async (more: object, said: object = {}) => {
			await answerRequest(quoting(), await requested(account, crypto.randomUUID(), more), quotation(said));
			return cartOf(await account.call("GET", `/orders/by-id/${(await requests(account))[0]?.quotation?.uuid}`));
		};
		expect((await asked({ cartUuid: uuid })).forms?.shipping).toMatchObject({ streetAddress: "Työmaantie 5", siteNotes: "Portti 2" });
		const said = await asked({ cartUuid: uuid, place: "Tampere" }, { place: "33100 Tampere" });
		expect(said.forms?.shipping).toMatchObject({ streetAddress: "", postCode: "33100", city: "Tampere" });
		const cart = await checkOut(account, cartOf(await accepting(account, said, 10)).uuid, billing.FI);
		await account.call("PATCH", `/orders/set-form/${cart.uuid}`, { ...rest, streetAddress: "Työmaantie 5" });
		const whole = await seen(account, cart);
		await backend.db.prepare("UPDATE cart_forms SET street_address = '' WHERE cart_id = ? AND type = 'shipping'").bind(cart.id).run();
		expect(await send(account, whole)).toMatchObject({ status: 422, body: { code: "form_missing" } });
	});

	it("finds the account that has the address", async () => {
		const account = await accountOf(backend);
		await answerRequest(quoting(), await requested({ ...backend.caller(), email: account.email }), quotation());
		expect(await requests(account)).toMatchObject([{ state: "answered" }]);
		expect(await requests(backend.caller())).toEqual([]);
	});

	it.each([
		["an article that there is not", { lines: [{ code: "CR-999999999", quantity: 1, unit_cents: 100 }] }, "CR-999999999", "code"],
		["an article twice", { lines: [1, 2].map((quantity) => ({ code: "", quantity, unit_cents: 100 })) }, "twice", "more.0.code"],
		["pieces longer than a bar", { lines: [{ code: "", unit_cents: 100, cut: { length: 6001 } }] }, "cut.length", "cut.length"],
	])("refuses %s by name, with its field", async (_, more, named, field) => {
		const lines = more.lines.map((line) => ({ ...line, code: line.code || code, quantity: 10 }));
		const number = await requested({ ...backend.caller(), email: `${crypto.randomUUID()}@bau.example` });
		await expect(answerRequest(quoting(), number, quotation({ lines }))).rejects.toMatchObject({
			code: "invalid",
			message: expect.stringContaining(named),
			fields: { [field]: [expect.any(String)] },
		});
	});

	it("refuses prices of nothing, requests that are closed, and messages that are none", async () => {
		expect(deskRequests.quote.body.safeParse({ ...quotation(), lines: [{ code, quantity: 1, unit_cents: 0 }] }).success).toBe(false);
		const account = await accountOf(backend);
		const number = await requested(account);
		await closeRequest(backend.db, number);
		expect(await requests(account)).toMatchObject([{ number, state: "closed" }]);
		await expect(answerRequest(quoting(), number, quotation())).rejects.toMatchObject({
			code: "conflict",
			message: expect.stringContaining("closed"),
		});
		const message = { email: account.email, message: "Hei", idem: crypto.randomUUID() };
		expect((await account.call("POST", "/contact/submit", message)).status).toBe(200);
		const last = Number(await backend.db.prepare("SELECT max(id) AS id FROM contact_messages").first("id"));
		await expect(answerRequest(quoting(), `RQ-${10_000 + last}`, quotation())).rejects.toMatchObject({ code: "not_found" });
	});
});
