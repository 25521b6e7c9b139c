import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { companyDay } from "../../contract/company";
import { content } from "../../contract/content";
import { deskCosts } from "../../contract/desk/orders";
import { deskRequests } from "../../contract/desk/requests";
import { dayAfter } from "../../contract/values/days";
import type { VatId } from "../../contract/values/vat-id";
import { type Account, accountOf } from "../../tests/support/account";
import { type Backend, cartOf, shopHost, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion } from "../../tests/support/buyer";
import { verifiedCompany } from "../../tests/support/company-team";
import { deskCall, deskKey } from "../../tests/support/desk";
import { deskDone } from "../../tests/support/desk-orders";
import { readPdf } from "../../tests/support/pdf-text";
import { previewQuotation } from "./answer-request";

let backend: Backend;
/** Two articles of the tests' goods. */
let codes: string[] = [];
let account: Account;
beforeAll(async () => {
	backend = await startBackend();
	const found = await backend.db
		.prepare("SELECT variant_id AS code FROM supplied_variants WHERE id IN (?, ?) ORDER BY id = ? DESC")
		.bind(supplies.beam, supplies.packed, supplies.beam)
		.all<{ code: number }>();
	codes = found.results.map(({ code }) => String(code));
	account = await accountOf(backend);
});
afterAll(() => backend.dispose());

/** Asks for a quotation. @returns its number */
async function requested(): Promise<string> {
	const body = { email: account.email, name: "Jens", message: "Bitte anbieten.", locale: "en", host: shopHost, key: crypto.randomUUID() };
	return z.object({ number: z.string() }).parse(await deskDone(backend, "requests", body)).number;
}

const beams = (more: object = {}) => ({ code: codes[0] ?? "", quantity: 10, unit_cents: 10_000, ...more });

const previewed = async (number: string, body: object) =>
	deskRequests.preview.answer.parse(await deskDone(backend, `requests/${number}/preview`, body));

/** The quotation of a request as its sender sees it. */
async function quoted(body: object) {
	const number = await requested();
	await deskDone(backend, `requests/${number}/quotation`, { ...body, key: crypto.randomUUID() });
	const requests = content.requestsByUser.answer.parse((await account.call("GET", "/contact/requests-by-user")).body);
	return cartOf(await account.call("GET", `/orders/by-id/${requests.find((one) => one.number === number)?.quotation?.uuid}`));
}

type Quoted = Awaited<ReturnType<typeof quoted>>;
const accepting = ({ uuid, items }: Pick<Quoted, "uuid" | "items">, amount?: number) =>
	account.call("POST", `/orders/accept-offer/${uuid}`, {
		items: items.map(({ id, quantity }) => ({ id, amount: amount ?? quantity })),
		...{ sets: [], idem: crypto.randomUUID() },
	});
const accepted = async (offer: Quoted, amount?: number) => cartOf(await accepting(offer, amount));

// Shows R60.71
describe("per cents, freight and validity of a quotation", () => {
	it("are in its figures, and those are in the cart and the order that come of it", async () => {
		const terms = { lines: [beams({ discount_bp: 1000 })], discount_bp: 500, freight_cents: 4_200 };
		const offer = await quoted(terms);
		// 1,000.00 less 10 % is 900.00; less 5 % is 855.00, and 42.00 for delivery.
		const figures = { total_goods_price: 100_000, total_discount: 14_500, total_delivery_price: 4_200, total_price: 89_700 };
		expect(offer).toMatchObject(figures);
		const cart = await accepted(offer);
		expect(cart).toMatchObject(figures);
		const ready = await checkOut(account, cart.uuid, billing.FI);
		expect((await account.call("POST", "/orders/complete", completion(ready))).status).toBe(200);
		expect(cartOf(await account.call("GET", `/orders/by-id/${cart.uuid}`))).toMatchObject({ ...figures, isProcessed: true });
	});

	it("of freight are for the whole quotation and its place: a part, more goods or another delivery pay the shop's price", async () => {
		const offer = await quoted({ lines: [beams()], freight_cents: 0 });
		expect(offer.total_delivery_price).toBe(0);
		const usual = offer.delivery_methods.find(({ id }) => id === offer.delivery_methodid)?.price ?? 0;
		expect(usual).toBeGreaterThan(0);
		expect((await accepted(offer, 9)).total_delivery_price).toBeGreaterThan(0);
		const cart = await accepted(offer);
		expect(cart.total_delivery_price).toBe(0);
		const more = await account.call("PATCH", `/orders/set-quantity/${cart.uuid}/${cart.items[0]?.id}`, { amount: 11 });
		expect(cartOf(more).total_delivery_price).toBeGreaterThan(0);
		const less = await account.call("PATCH", `/orders/set-quantity/${cart.uuid}/${cart.items[0]?.id}`, { amount: 10 });
		expect(cartOf(less).total_delivery_price).toBe(0);
		// An offer that is made of the cart keeps it, once more for the whole.
		const body = { uuid: cart.uuid, emails: [], comment: "", idem: crypto.randomUUID(), host: shopHost };
		const made = cartOf(await account.call("PATCH", "/orders/send-offer", body));
		expect([made.total_delivery_price, (await accepted(made)).total_delivery_price]).toEqual([0, 0]);
		expect((await accepted(made, 9)).total_delivery_price).toBeGreaterThan(0);
	});

	it("end on a given day, from today up to a year ahead", async () => {
		const number = await requested();
		const today = companyDay(new Date());
		const until = async (day: string) => deskCall(backend, `requests/${number}/preview`, { lines: [beams()], until: day });
		expect((await until(today)).body).toMatchObject({ valid_until: today });
		expect((await until(dayAfter(today, 365))).status).toBe(200);
		expect(await until(dayAfter(today, -1))).toMatchObject({ status: 422, body: { fields: { until: ["until.past"] } } });
		expect(await until(dayAfter(today, 366))).toMatchObject({ status: 422, body: { fields: { until: ["until.far"] } } });
		expect((await quoted({ lines: [beams()], until: dayAfter(today, 3) })).offer).toMatchObject({ valid_until: dayAfter(today, 3) });
	});

	it.each([
		["a price of 0", { unit_cents: 0 }],
		["less than no discount", { discount_bp: -1 }],
		["a discount of 100 %", { discount_bp: 10_000 }],
		["an unknown article", { code: "CR-999999999" }],
	])("are refused with %s, and nothing is sent", async (_, more) => {
		const number = await requested();
		for (const call of ["preview", "costs", "quotation"]) {
			const body = { lines: [beams(more)], key: crypto.randomUUID() };
			expect((await deskCall(backend, `requests/${number}/${call}`, body)).status).toBe(422);
		}
		expect((await deskCall(backend, `requests/${number}`)).body).toMatchObject({ state: "open" });
	});
});

// Shows R60.72
describe("a preview", () => {
	it("has the figures and the paper of the quotation that would be sent, and leaves nothing", async () => {
		const counts = () =>
			backend.db
				.prepare(
					`SELECT (SELECT count(*) FROM carts) || ' ' || (SELECT count(*) FROM cart_items) || ' ' || (SELECT count(*) FROM cart_forms) || ' '
					|| (SELECT count(*) FROM outbox) || ' ' || (SELECT value FROM counters WHERE name = 'offer') AS counts`,
				)
				.first("counts");
		const number = await requested();
		const before = await counts();
		const terms = { lines: [beams({ discount_bp: 250 })], freight_cents: 9_900, place: "Hafenstr. 5, 20457 Hamburg" };
		const preview = await previewed(number, { ...terms, paper: true });
		expect(preview).toMatchObject({ goods_price: 100_000, discount: 2_500, delivery_price: 9_900, total_price: 107_400 });
		expect(preview.total_price_with_vat).toBe(preview.total_price + preview.total_vat);
		expect(preview.lines).toMatchObject([{ quantity: 10, unit_price: 10_000, discount: 2_500, line_price: 97_500 }]);
		const { text } = await readPdf(new Uint8Array(Buffer.from(preview.pdf ?? "", "base64")));
		for (const words of ["Hamburg", "AN-…"]) expect(text).toContain(words);
		expect(await counts()).toBe(before);
		expect(await quoted(terms)).toMatchObject({
			...{ total_price: preview.total_price, total_vat_price: preview.total_vat, total_price_with_vat: preview.total_price_with_vat },
			total_delivery_price: 9_900,
		});
	});

	it("gives a line without a price the buyer's own one", async () => {
		const [line] = (await previewed(await requested(), { lines: [beams({ unit_cents: undefined })] })).lines;
		const listed = await backend.db
			.prepare("SELECT price_cents FROM supplied_variants WHERE id = ?")
			.bind(supplies.beam)
			.first("price_cents");
		expect(line?.unit_price).toBeGreaterThan(0);
		expect(line?.unit_price).toBeLessThanOrEqual(Number(listed));
		await backend.db
			.prepare("INSERT INTO discounts (kind, user_id, percent_bp, threshold) SELECT 'personal', id, 2000, 0 FROM users WHERE email = ?")
			.bind(account.email)
			.run();
		const [cheaper] = (await previewed(await requested(), { lines: [beams({ unit_cents: undefined })] })).lines;
		expect(cheaper?.unit_price).toBe(Math.round((line?.unit_price ?? 0) * 0.8));
	});

	it("is refused once the request is answered or closed", async () => {
		const number = await requested();
		await deskDone(backend, `requests/${number}/quotation`, { lines: [beams()], key: crypto.randomUUID() });
		const closed = await requested();
		await deskDone(backend, `requests/${closed}/closed`, {});
		for (const one of [number, closed])
			expect(await deskCall(backend, `requests/${one}/preview`, { lines: [beams()] })).toMatchObject({
				status: 409,
				body: { code: "conflict" },
			});
		expect((await deskCall(backend, "requests/RQ-99999999/preview", { lines: [beams()] })).status).toBe(404);
	});
});

// Shows R60.94
it("a quotation that was sent keeps its prices and sums at the desk, whatever goods cost since", async () => {
	const number = await requested();
	const terms = {
		lines: [beams({ discount_bp: 250 }), beams({ quantity: 3, cut: { length: 2000 } })],
		discount_bp: 500,
		freight_cents: 9_900,
	};
	const preview = await previewed(number, terms);
	await deskDone(backend, `requests/${number}/quotation`, { ...terms, key: crypto.randomUUID() });
	await backend.db.prepare("UPDATE supplied_variants SET price_cents = price_cents + 1 WHERE id = ?").bind(supplies.beam).run();
	const { quotation } = deskRequests.byNumber.answer.parse((await deskCall(backend, `requests/${number}`)).body);
	const { lines, pdf: _, ...sums } = preview;
	expect(quotation).toMatchObject(sums);
	expect(sums.discount).toBeGreaterThan(2_500);
	expect(quotation?.lines).toMatchObject([
		{ quantity: 10, cut: null, unit_price: 10_000, discount: 2_500, line_price: 97_500 },
		{ quantity: 3, cut: 2000, line_price: lines[1]?.line_price },
	]);
});

// Shows R60.95
describe("VAT of a quotation", () => {
	const german = { company: "Stahlbau Meyer GmbH", vat: "DE136695976" };
	/** Notes a request at the desk. */
	const noted = async (more: object, email = `${crypto.randomUUID()}@meyer.example`): Promise<string> => {
		const body = { email, name: "Jörg", message: "Träger", locale: "en", host: shopHost, key: crypto.randomUUID(), ...more };
		return z.object({ number: z.string() }).parse(await deskDone(backend, "requests", body)).number;
	};
	const vatOf = async (number: string, more: object = {}) => (await previewed(number, { lines: [beams()], ...more })).vat;
	beforeAll(() => verifiedCompany(backend, german.vat, { name: german.company, country: "DE" }));

	it("is none for a company with a valid id of another EU country, and the seller's without one or for delivery at home", async () => {
		const number = await noted(german);
		expect(await vatOf(number)).toEqual({ rate: 0, reason: "intra_community", country: "DE" });
		expect(await vatOf(number, { country: "EE" })).toEqual({ rate: 0, reason: "intra_community", country: "EE" });
		expect(await vatOf(number, { country: "FI" })).toEqual({ rate: 25.5, reason: "domestic", country: "FI" });
		expect(await vatOf(await noted({ ...german, company: "Anderer Bau GmbH" }))).toMatchObject({
			rate: 25.5,
			reason: "unconfirmed_holder",
		});
		expect(await vatOf(await noted({ ...german, vat: "DE136695970" }))).toMatchObject({ rate: 25.5, reason: "no_valid_id" });
		expect(await vatOf(await noted({ company: german.company }), { country: "DE" })).toMatchObject({ rate: 25.5, reason: "no_valid_id" });
	});

	it("is looked up in the register, and the seller's for an id that the register rejects", async () => {
		const number = await noted(german);
		const asked: string[] = [];
		const register = {
			canCheck: () => true,
			check: async (id: VatId | null) => {
				asked.push(id?.international ?? "");
				return { check: "unverified" as const, name: null };
			},
		};
		const terms = deskRequests.preview.body.parse({ lines: [beams()] });
		const { vat } = await previewQuotation({ db: backend.db, register }, number, terms, null);
		expect([asked, vat.reason]).toEqual([[german.vat], "no_valid_id"]);
	});

	it("is on the paper, and in the order that is made of the quotation", async () => {
		const profile = { company: german.company, vatid: german.vat, billing_country: "DE", customername: "Jörg Meyer" };
		const home = { phonenumber: "+49201123456", billingaddress: "Hüttenstraße 7", billingpostcode: "45127", billingcity: "Essen" };
		const buyer = await accountOf(backend, { locale: "de", columns: { ...profile, ...home } });
		const number = await noted(german, buyer.email);
		const preview = await previewed(number, { lines: [beams()], country: "EE", paper: true });
		expect((await readPdf(new Uint8Array(Buffer.from(preview.pdf ?? "", "base64")))).text).toContain("Art. 138");
		await deskDone(backend, `requests/${number}/quotation`, { lines: [beams()], country: "EE", key: crypto.randomUUID() });
		const { quotation } = deskRequests.byNumber.answer.parse((await deskCall(backend, `requests/${number}`)).body);
		expect(quotation).toMatchObject({ vat: { rate: 0, country: "EE" }, total_vat: 0 });
		const offer = cartOf(await buyer.call("GET", `/orders/by-id/${quotation?.uuid}`));
		const cart = cartOf(
			await buyer.call("POST", `/orders/accept-offer/${offer.uuid}`, {
				items: offer.items.map(({ id, quantity }) => ({ id, amount: quantity })),
				...{ sets: [], idem: crypto.randomUUID() },
			}),
		);
		expect(cart).toMatchObject({
			vat: { rate: 0, reason: "intra_community", country: "EE" },
			total_price_with_vat: offer.total_price_with_vat,
		});
		const { streetAddress: _, ...rest } = {
			...billing.FI,
			type: "shipping",
			isSeparateShipping: true,
			country: "EE",
			version: cart.version,
		};
		const site = { ...rest, streetAddress: "Sadama 5", postCode: "10111", city: "Tallinn", phone: "+3725123456" };
		expect((await buyer.call("PATCH", `/orders/set-form/${cart.uuid}`, site)).status).toBe(200);
		const ready = cartOf(await buyer.call("PATCH", `/orders/set-payment-method/${cart.uuid}/invoice`));
		expect((await buyer.call("POST", "/orders/complete", completion(ready))).status).toBe(200);
		expect(cartOf(await buyer.call("GET", `/orders/by-id/${cart.uuid}`))).toMatchObject({ isProcessed: true, total_vat_price: 0 });
	});
});

// Shows R60.73
describe("margins of a quotation", () => {
	it("are those of today's purchase prices, by line and in sum; a line without one is left out and counted", async () => {
		const number = await requested();
		const costs = async () =>
			deskCosts.ofOrder.answer.parse(
				await deskDone(backend, `requests/${number}/costs`, {
					lines: [beams(), { code: codes[1], quantity: 100, unit_cents: 100 }],
					discount_bp: 1000,
				}),
			);
		await backend.db.prepare("UPDATE supplied_variants SET purchase_cents = NULL").run();
		expect(await costs()).toEqual({ lines: [], unknown: 2, total: null });
		await backend.db.prepare("UPDATE supplied_variants SET purchase_cents = 8000 WHERE id = ?").bind(supplies.beam).run();
		expect(await costs()).toEqual({
			lines: [{ line: 1, price: 100_000, cost: 80_000, margin: 20_000, rate: 20 }],
			unknown: 1,
			total: { price: 90_000, cost: 80_000, margin: 10_000, rate: 11.1 },
		});
	});

	it("are for keys that may read costs alone", async () => {
		const number = await requested();
		const secret = async (scopes: string[]) => {
			const made = await deskDone(backend, "keys", { name: crypto.randomUUID(), scopes });
			return Object(made).key;
		};
		const status = async (key: string) =>
			(
				await backend.request(
					`/desk/requests/${number}/costs`,
					{
						method: "POST",
						headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
						body: JSON.stringify({ lines: [beams()] }),
					},
					{ DESK_KEY: deskKey },
				)
			).status;
		expect([await status(await secret(["orders:read", "orders:write"])), await status(await secret(["costs:read"]))]).toEqual([403, 200]);
	});
});

// Shows R60.75, R66.4, R66.6
it("a quotation is ordered in parts, and the desk reads what is left of each line", async () => {
	const number = await requested();
	const lines = [beams(), { code: codes[1], quantity: 100, unit_cents: 100 }];
	await deskDone(backend, `requests/${number}/quotation`, { lines, days: 365, key: crypto.randomUUID() });
	const uuid = content.requestsByUser.answer
		.parse((await account.call("GET", "/contact/requests-by-user")).body)
		.find((one) => one.number === number)?.quotation?.uuid;
	const offer = cartOf(await account.call("GET", `/orders/by-id/${uuid}`));
	const ordered = async () =>
		deskRequests.byNumber.answer
			.parse((await deskCall(backend, `requests/${number}`)).body)
			.quotation?.lines.map(({ quantity, ordered: all }) => [quantity, all]);
	expect(await ordered()).toEqual([
		[10, 0],
		[100, 0],
	]);
	const [first] = offer.items;
	for (const amount of [4, 3]) {
		const cart = await accepted({ ...offer, items: offer.items.filter(({ id }) => id === first?.id) }, amount);
		const ready = await checkOut(account, cart.uuid, billing.FI);
		expect((await account.call("POST", "/orders/complete", completion(ready))).status).toBe(200);
	}
	expect(await ordered()).toEqual([
		[10, 7],
		[100, 0],
	]);
	expect((await accepting(offer, 4)).status).toBe(422);
	const orders = cartOf(await account.call("GET", `/orders/by-id/${uuid}`)).offer?.call_offs;
	expect(orders).toMatchObject([4, 3].map((amount) => ({ items: [{ id: first?.id, amount }], sets: [] })));
	const { quotation } = deskRequests.byNumber.answer.parse((await deskCall(backend, `requests/${number}`)).body);
	expect(quotation?.call_offs).toEqual(
		orders?.map(({ order_number, sent_at, items }) => ({ order_number, sent_at, amounts: [items[0]?.amount, 0] })),
	);
});
