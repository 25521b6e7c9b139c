import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import type { Cart } from "../../contract/cart";
import { companyDay } from "../../contract/company";
import { orders } from "../../contract/orders";
import { type Backend, type Caller, cartOf, shopHost, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { companyTeam } from "../../tests/support/company-team";
import { readPdf } from "../../tests/support/pdf-text";
import { cartTag } from "../orders/cart-tag";
import { holds, offerDays } from "../orders/offer-state";
import { sessionDigest } from "../platform/sessions";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const offered = ({ uuid }: { uuid: string }, more: object = {}) => ({
	uuid,
	emails: [],
	idem: crypto.randomUUID(),
	host: shopHost,
	...more,
});
const send = (caller: Caller, cart: { uuid: string }, more: object = {}) => caller.call("PATCH", "/orders/send-offer", offered(cart, more));
const offerOf = async (caller: Caller, cart: { uuid: string }, more: object = {}): Promise<Cart> => cartOf(await send(caller, cart, more));

const whole = ({ items, orders_to_sets: sets }: Cart) => ({
	items: items.map(({ id, quantity, cut }) => ({ id, amount: cut?.pieces ?? quantity })),
	sets: sets.map(({ set_id, quantity }) => ({ set_id, amount: quantity })),
	idem: crypto.randomUUID(),
});
const accept = (caller: Caller, offer: Cart, part: object = whole(offer)) =>
	caller.call("POST", `/orders/accept-offer/${offer.uuid}`, { sets: [], idem: crypto.randomUUID(), ...part });
const read = async (caller: Caller, uuid: string): Promise<Cart> => cartOf(await caller.call("GET", `/orders/by-id/${uuid}`));

const tagOf = async (caller: Caller, uuid: string) =>
	cartTag({ db: backend.db, locale: "fi", session: sessionDigest(caller.session) }, uuid);

const countOf = async (sql: string, ...values: (string | number)[]) =>
	backend.db
		.prepare(`SELECT COUNT(*) AS n FROM ${sql}`)
		.bind(...values)
		.first("n");
const someEmail = () => `${crypto.randomUUID()}@meyer.example`;

const setPrice = (supply: number, cents: number) =>
	backend.db.prepare("UPDATE supplied_variants SET price_cents = ? WHERE id = ?").bind(cents, supply).run();

describe("the days of an offer", () => {
	it.each([
		["an ordinary day", "2026-11-21T10:00:00Z", "2026-11-21", "2026-12-05"],
		["a minute before midnight in Finland", "2026-11-21T21:59:00Z", "2026-11-21", "2026-12-05"],
		["midnight in Finland", "2026-11-21T22:00:00Z", "2026-11-22", "2026-12-06"],
		["over the end of a month", "2027-02-20T10:00:00Z", "2027-02-20", "2027-03-06"],
		["over the night that clocks go forward", "2027-03-20T10:00:00Z", "2027-03-20", "2027-04-03"],
		["over the night that clocks go back", "2026-10-17T20:30:00Z", "2026-10-17", "2026-10-31"],
	])("are that of Finland and the 14th after it: %s", (_, now, createdOn, validUntil) => {
		expect(offerDays(new Date(now))).toEqual({ createdOn, validUntil });
	});

	it.each([
		["its last minute", "2026-12-05", "2026-12-05T21:59:59Z", true],
		["the minute after", "2026-12-05", "2026-12-05T22:00:00Z", false],
		["the last minute of a summer day", "2026-07-10", "2026-07-10T20:59:59Z", true],
		["the minute after a summer day", "2026-07-10", "2026-07-10T21:00:00Z", false],
		["the last minute of the day with 23 hours", "2027-03-28", "2027-03-28T20:59:59Z", true],
		["the minute after the day with 23 hours", "2027-03-28", "2027-03-28T21:00:00Z", false],
		["the last minute of the day with 25 hours", "2026-10-25", "2026-10-25T21:59:59Z", true],
		["the minute after the day with 25 hours", "2026-10-25", "2026-10-25T22:00:00Z", false],
	])("end with the end of the last: %s", (_, validUntil, now, answer) => {
		expect(holds(validUntil, new Date(now))).toBe(answer);
	});
});

describe("sendOffer", () => {
	// Shows R22.24
	it("freezes a copy with a number and 14 days; the cart stays open", async () => {
		const buyer = backend.caller("de");
		const cart = await newCart(buyer, supplies.beam, 12);
		await buyer.call("PATCH", `/orders/set-form/${cart.uuid}`, { ...billing.FI, type: "billing", isSeparateShipping: false });
		await buyer.call("PATCH", `/orders/set-order-reference/${cart.uuid}`, { reference: "PO 4711" });
		const before = await read(buyer, cart.uuid);
		const offer = await offerOf(buyer, cart);
		expect(offer.uuid).not.toBe(cart.uuid);
		expect(offer.offer).toEqual({
			number: expect.stringMatching(/^AN-2\d{4}$/),
			is_quotation: false,
			may_accept: true,
			created_at: companyDay(new Date()),
			valid_until: offerDays(new Date()).validUntil,
			is_valid: true,
			ordered: { items: [], sets: [] },
			call_offs: [],
		});
		expect(offer).toMatchObject({ is_owner: true, isProcessed: false, order_number: null, reference: "PO 4711" });
		expect(offer.forms?.billing?.company).toBe("Teräsrakenne Oy");
		for (const figure of ["total_goods_price", "total_price", "total_vat_price", "total_price_with_vat", "total_weight"] as const)
			expect(offer[figure]).toBe(before[figure]);

		await setPrice(supplies.beam, 99_900);
		const again = await read(buyer, offer.uuid);
		await setPrice(supplies.beam, 11_250);
		expect(again.total_price).toBe(before.total_price);
		expect(cartOf(await buyer.call("PATCH", `/orders/set-comment/${cart.uuid}`, { comment: "weiter" })).comment).toBe("weiter");
	});

	it("numbers one after the other", async () => {
		const buyer = backend.caller();
		const cart = await newCart(buyer, supplies.beam, 1);
		const numberOf = async () => Number((await offerOf(buyer, cart, { comment: crypto.randomUUID() })).offer?.number.slice(3));
		const first = await numberOf();
		expect(await numberOf()).toBe(first + 1);
	});

	it("is one offer and one mail of ten submissions at the same time, and of a later one", async () => {
		const buyer = backend.caller();
		const cart = await newCart(buyer, supplies.beam, 1);
		const email = someEmail();
		const body = offered(cart, { emails: [email, email.toUpperCase()], comment: "Bitte prüfen" });
		const submit = () => buyer.call("PATCH", "/orders/send-offer", body);
		const before = await backend.db.prepare("SELECT value FROM counters WHERE name = 'offer'").first("value");
		const answers = await Promise.all(Array.from({ length: 10 }, submit));
		const uuids = new Set([...answers, await submit()].map((answer) => cartOf(answer).uuid));
		expect(uuids.size).toBe(1);
		expect(await countOf("outbox WHERE cause = ?", `offer:${[...uuids][0]}`)).toBe(1);
		expect(await backend.db.prepare("SELECT value FROM counters WHERE name = 'offer'").first("value")).toBe(Number(before) + 1);
		const other = await buyer.call("PATCH", "/orders/send-offer", { ...body, comment: "anderes" });
		expect(other).toMatchObject({ status: 409, body: { code: "idem_conflict" } });
	});

	it("is one of an unchanged cart to the same address for ten minutes, by whichever form; what differs is another", async () => {
		const buyer = backend.caller();
		const cart = await newCart(buyer, supplies.beam, 1);
		const email = someEmail();
		const first = await offerOf(buyer, cart, { emails: [email] });
		expect((await offerOf(buyer, cart, { emails: [email.toUpperCase()] })).uuid).toBe(first.uuid);
		const together = await Promise.all([1, 2, 3].map(() => offerOf(buyer, cart, { emails: [email], comment: "eilig" })));
		expect(new Set(together.map(({ uuid }) => uuid)).size).toBe(1);
		expect(await countOf("outbox WHERE instr(recipients, ?) > 0", email)).toBe(2);
		const others = [{ emails: [someEmail()] }, { emails: [] }];
		for (const other of others) expect((await offerOf(buyer, cart, other)).uuid).not.toBe(first.uuid);
		await buyer.call("PATCH", `/orders/set-order-reference/${cart.uuid}`, { reference: "PO 1" });
		const changed = await offerOf(buyer, cart, { emails: [email] });
		expect(changed.uuid).not.toBe(first.uuid);
		await backend.db
			.prepare("UPDATE idempotency_keys SET created_at = '2020-01-01T00:00:00Z' WHERE session_id = ?")
			.bind(sessionDigest(buyer.session))
			.run();
		expect((await offerOf(buyer, cart, { emails: [email] })).uuid).not.toBe(changed.uuid);
	});

	it("mails nobody where no address is given", async () => {
		const buyer = backend.caller();
		const offer = await offerOf(buyer, await newCart(buyer, supplies.beam, 1));
		expect(await countOf("outbox o JOIN carts s ON s.id = o.cart_id WHERE s.uuid = ?", offer.uuid)).toBe(0);
	});

	it("refuses what cannot be offered", async () => {
		const buyer = backend.caller();
		const cart = await newCart(buyer, supplies.packed, 10);
		expect(await send(backend.caller(), cart)).toMatchObject({ status: 404, body: { code: "not_found" } });
		expect(await send(backend.caller("fi", ""), cart)).toMatchObject({ status: 422, body: { code: "invalid" } });
		expect(await send(buyer, { uuid: crypto.randomUUID() })).toMatchObject({ status: 404, body: { code: "not_found" } });
		expect(await send(buyer, cart, { host: "https://evil.example" })).toMatchObject({
			status: 422,
			body: { fields: { host: ["invalid"] } },
		});
		expect(await send(buyer, cart, { emails: ["a@b"] })).toMatchObject({ status: 422, body: { code: "invalid" } });
		const offer = await offerOf(buyer, cart);
		expect(await send(buyer, offer)).toMatchObject({ status: 409, body: { code: "processed" } });
		await backend.db.prepare("UPDATE supplied_variants SET availability = 'out' WHERE id = ?").bind(supplies.packed).run();
		expect(await send(buyer, cart)).toMatchObject({ status: 409, body: { code: "unavailable_goods" } });
		await backend.db.prepare("UPDATE supplied_variants SET availability = 'low' WHERE id = ?").bind(supplies.packed).run();
		await buyer.call("DELETE", `/orders/item/${cart.uuid}/${supplies.packed}/0`);
		expect(await send(buyer, cart)).toMatchObject({ status: 409, body: { code: "empty_cart" } });
	});

	it("nobody changes or sends an offer", async () => {
		const buyer = backend.caller();
		const offer = await offerOf(buyer, await newCart(buyer, supplies.beam, 1));
		for (const change of [
			() => buyer.call("PATCH", `/orders/set-comment/${offer.uuid}`, { comment: "x" }),
			() => buyer.call("PATCH", `/orders/set-payment-method/${offer.uuid}/invoice`),
		])
			expect(await change()).toMatchObject({ status: 409, body: { code: "processed" } });
		const order = { uuid: offer.uuid, version: offer.version, authorityConfirmed: true, idem: crypto.randomUUID(), host: shopHost };
		expect((await buyer.call("POST", "/orders/complete", order)).status).toBeGreaterThanOrEqual(400);
		expect(await countOf("carts WHERE uuid = ? AND is_ordered = 1", offer.uuid)).toBe(0);
		// Adding starts a separate cart.
		const another = cartOf(await buyer.call("POST", "/orders/add", added(supplies.beam, 1, { uuid: offer.uuid })));
		expect(another.uuid).not.toBe(offer.uuid);
	});

	it("shows others what is offered, and nothing about who made it", async () => {
		const buyer = backend.caller();
		const cart = cartOf(await buyer.call("POST", "/orders/add", added(supplies.beam, 1, { comment: "Achse B" })));
		await buyer.call("PATCH", `/orders/set-form/${cart.uuid}`, { ...billing.FI, type: "billing", isSeparateShipping: false });
		await buyer.call("PATCH", `/orders/set-order-reference/${cart.uuid}`, { reference: "PO 4711" });
		const offer = await offerOf(buyer, cart);
		const { body } = await backend.caller().call("GET", `/orders/by-id/${offer.uuid}`);
		expect(JSON.stringify(body)).not.toMatch(/Teräsrakenne|aino@|PO 4711|Achse B/);
		expect(body).toMatchObject({ is_owner: false, forms: null, offer: { number: offer.offer?.number } });
	});

	// Shows R22.25
	it("are listed for who made them alone, the newest first", async () => {
		const buyer = backend.caller();
		const cart = await newCart(buyer, supplies.beam, 1);
		const first = await offerOf(buyer, cart);
		const second = await offerOf(buyer, cart, { comment: "2" });
		await backend.db
			.prepare("UPDATE offers SET valid_until = '2026-01-01' WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
			.bind(first.uuid)
			.run();
		const listed = async (caller: Caller) =>
			orders.offersOf.answer.parse((await caller.call("GET", `/orders/offers-of/${cart.uuid}`)).body);
		expect((await listed(buyer)).map(({ uuid, is_valid, total_price }) => [uuid, is_valid, total_price])).toEqual([
			[second.uuid, true, second.total_price],
			[first.uuid, false, first.total_price],
		]);
		expect(await listed(backend.caller())).toEqual([]);
		expect(await listed(backend.caller("fi", ""))).toEqual([]);
	});

	it("can be bought again at the prices of now by whoever reads it", async () => {
		const buyer = backend.caller();
		const offer = await offerOf(buyer, await newCart(buyer, supplies.packed, 20));
		await setPrice(supplies.packed, 800);
		const again = await Promise.all([buyer, backend.caller()].map((caller) => caller.call("GET", `/orders/rebuy/${offer.uuid}`)));
		await setPrice(supplies.packed, 735);
		for (const answer of again)
			expect(cartOf(answer)).toMatchObject({ from_offer: null, items: [{ quantity: 20, price: 800, offered: null }] });
	});

	it("is none of the orders that were sent", async () => {
		const buyer = backend.caller();
		const offer = await offerOf(buyer, await newCart(buyer, supplies.beam, 1));
		expect(await buyer.call("GET", `/orders/processed-by-id/${offer.uuid}`)).toMatchObject({ status: 404 });
	});
});

describe("acceptOffer", () => {
	it("puts all of it into a new cart of whoever asks, at the offered prices, whatever they are now", async () => {
		const offer = await offerOf(...(await beamCart()));
		await setPrice(supplies.packed, 9_900);
		const colleague = backend.caller("en");
		const cart = cartOf(await accept(colleague, offer));
		await setPrice(supplies.packed, 735);
		expect(cart).toMatchObject({ is_owner: true, from_offer: offer.offer?.number, offer: null, isProcessed: false });
		expect(cart.uuid).not.toBe(offer.uuid);
		expect(cart.items.map(({ quantity, price }) => [quantity, price])).toEqual(offer.items.map(({ quantity, price }) => [quantity, price]));
		expect(cart.items[0]?.offered).toEqual({ valid_until: offer.offer?.valid_until, quantity: 12 });
		expect(cart.total_goods_price).toBe(offer.total_goods_price);
	});

	it("gives references, comments and addresses back to who made it, and to nobody else", async () => {
		const [buyer, cart] = await beamCart();
		await buyer.call("PATCH", `/orders/set-form/${cart.uuid}`, { ...billing.FI, type: "billing", isSeparateShipping: false });
		await buyer.call("PATCH", `/orders/set-order-reference/${cart.uuid}`, { reference: "PO 4711" });
		const offer = await offerOf(buyer, cart);
		expect(cartOf(await accept(buyer, offer))).toMatchObject({
			reference: "PO 4711",
			forms: { billing: { company: "Teräsrakenne Oy" } },
		});
		expect(cartOf(await accept(backend.caller(), offer))).toMatchObject({ reference: "", forms: { billing: null } });
	});

	it("is made out to the same company, with the same VAT, where a colleague reads and accepts it, who finds none of the notes", async () => {
		const { owner, buyer } = await companyTeam(backend);
		const { uuid } = await newCart(owner, supplies.beam, 12);
		await owner.call("PATCH", `/orders/set-form/${uuid}`, { ...billing.DE, type: "billing", isSeparateShipping: false });
		await owner.call("PATCH", `/orders/set-order-reference/${uuid}`, { reference: "PO 4711" });
		const offer = await offerOf(owner, { uuid });
		const outsider = (await companyTeam(backend)).owner;
		const before = await tagOf(outsider, offer.uuid);
		const company = { company: billing.DE.company, streetAddress: billing.DE.streetAddress };
		expect(await read(buyer, offer.uuid)).toMatchObject({ is_owner: false, reference: "", forms: { billing: company } });
		const accepted = cartOf(await accept(buyer, offer));
		expect(accepted).toMatchObject({
			reference: "",
			forms: { billing: company },
			vat: { rate: offer.vat.rate, country: offer.vat.country },
		});
		expect(accepted.total_price_with_vat).toBe(offer.total_price_with_vat);
		for (const stranger of [outsider, backend.caller()]) {
			expect((await read(stranger, offer.uuid)).forms).toBeNull();
			expect(cartOf(await accept(stranger, offer)).forms?.billing).toBeNull();
		}
		// A new member of the team gets a fresh answer, not one from the browser's cache.
		await backend.db
			.prepare("UPDATE team_members SET team_id = (SELECT team_id FROM team_members WHERE user_id = ?), role = 'buyer' WHERE user_id = ?")
			.bind(owner.id, outsider.id)
			.run();
		expect(await tagOf(outsider, offer.uuid)).not.toBe(before);
	});

	it("is printed with the same addressee for who made it and for a colleague, and without one for others", async () => {
		const { owner, buyer } = await companyTeam(backend);
		const { uuid } = await newCart(owner, supplies.beam, 12);
		await owner.call("PATCH", `/orders/set-form/${uuid}`, { ...billing.DE, type: "billing", isSeparateShipping: false });
		const offer = await offerOf(owner, { uuid });
		const printed = async (caller: Caller) => {
			const headers = { Locale: "fi", "Session-Id": caller.session };
			const { text } = await readPdf(
				new Uint8Array(await (await backend.request(`/orders/offer-pdf/${offer.uuid}`, { headers })).arrayBuffer()),
			);
			return text;
		};
		const own = await printed(owner);
		for (const line of [billing.DE.company, billing.DE.name, billing.DE.streetAddress, billing.DE.postCode]) expect(own).toContain(line);
		expect(await printed(buyer)).toBe(own);
		expect(await printed(backend.caller())).not.toContain(billing.DE.streetAddress);
	});

	it("keeps its price for what was offered where a line is raised above it; the rest has today's", async () => {
		const [buyer, { uuid }] = await beamCart();
		const offer = await offerOf(buyer, { uuid });
		const accepted = cartOf(await accept(buyer, offer));
		const [line] = accepted.items;
		expect(line).toMatchObject({ quantity: 12, price: 10_500, line_price: 126_000 });
		const raised = async (amount: number) => {
			const { version, items } = await read(buyer, accepted.uuid);
			await buyer.call("PATCH", `/orders/set-quantity/${accepted.uuid}/${items[0]?.id}`, { amount, version });
			return (await read(buyer, accepted.uuid)).items[0];
		};
		const dearer = (cents: number) =>
			backend.db.batch(
				[
					"supplied_variants SET price_cents = price_cents + ?1 WHERE id",
					"volume_prices SET price_cents = price_cents + ?1 WHERE supplied_variant_id",
				].map((sql) => backend.db.prepare(`UPDATE ${sql} = ?2`).bind(cents, supplies.beam)),
			);
		await dearer(9_500);
		try {
			const more = await raised(15);
			expect(more).toMatchObject({
				quantity: 15,
				price: 20_000,
				line_price: 12 * 10_500 + 3 * 20_000,
				discount: 12 * 9_500,
				offered: { quantity: 12, valid_until: offer.offer?.valid_until },
				discounts: [{ kind: "line", percent: null, amount: 12 * 9_500, title: "Tarjoushinta, määrä: 12\u00a0kpl" }],
			});
			// An offer of that cart costs no more than the cart.
			const again = await offerOf(buyer, { uuid: accepted.uuid });
			const both = cartOf(await accept(buyer, again));
			expect(both.items[0]?.line_price).toBeLessThanOrEqual(more?.line_price ?? 0);
			expect(both.items[0]?.line_price).toBeGreaterThan((more?.line_price ?? 0) - 50);
		} finally {
			await dearer(-9_500);
		}
	});

	// Shows R50.9
	it("keeps what its discounts are called, also once they have ended", async () => {
		const [buyer, cart] = await beamCart();
		await backend.db.batch(
			[
				"discounts (id, kind, percent_bp, threshold, product_id) VALUES (901, 'line', 300, 1, 1), (902, 'order', 200, 0, NULL)",
				"discount_translations (discount_id, language, title) VALUES (901, 'fi', 'Nippualennus'), (902, 'fi', 'Suurtilausalennus')",
			].map((values) => backend.db.prepare(`INSERT INTO ${values}`)),
		);
		const offer = await offerOf(buyer, cart);
		await backend.db.prepare("DELETE FROM discounts WHERE id IN (901, 902)").run();
		for (const caller of [buyer, backend.caller()]) {
			const accepted = cartOf(await accept(caller, offer));
			expect(accepted.items[0]?.discounts).toMatchObject([{ kind: "line", percent: 3, title: "Nippualennus" }]);
			expect(accepted.order_discount).toMatchObject({ percent: 2, title: "Suurtilausalennus" });
			const read = cartOf(await backend.caller("de", caller.session).call("GET", `/orders/by-id/${accepted.uuid}`));
			expect(read.items[0]?.discounts).toMatchObject([{ kind: "line", percent: 3, title: "" }]);
			expect(read.order_discount).toMatchObject({ percent: 2, title: "" });
		}
	});

	it("tells who made it, in the offer's language, that a colleague has ordered from it", async () => {
		const { owner, buyer } = await companyTeam(backend, null);
		const toMaker = async () =>
			z
				.array(z.object({ kind: z.string(), to: z.array(z.string()), locale: z.string(), subject: z.string(), text: z.string() }))
				.parse(await (await backend.fetch("/_dev/outbox.json")).json())
				.filter(({ kind, to }) => kind === "offer_ordered" && to.includes(owner.email));
		const ordered = async (caller: Caller, offer: Cart) => {
			const { uuid } = cartOf(await accept(caller, offer, { items: [{ id: offer.items[0]?.id, amount: 5 }] }));
			const ready = await checkOut(caller, uuid, { ...billing.FI, name: "Aino Ostaja" });
			expect((await caller.call("POST", "/orders/complete", completion(ready))).status).toBe(200);
			return (await read(caller, uuid)).order_number;
		};
		const { uuid } = await newCart(owner, supplies.beam, 12);
		const offer = await offerOf(owner, { uuid });
		await ordered(owner, offer);
		await ordered(backend.caller(), offer);
		expect(await toMaker()).toEqual([]);
		const number = await ordered(buyer, offer);
		const [mail, ...others] = await toMaker();
		expect(others).toEqual([]);
		expect(mail).toMatchObject({ locale: "fi", subject: `Tilaus ${number} tarjouksestasi ${offer.offer?.number}` });
		expect(mail?.text).toContain("Aino Ostaja");
	});

	it("tells what has been ordered of it, to its readers and to carts of a second acceptance, and takes what is left of a line", async () => {
		const [buyer, cart] = await beamCart();
		const offer = await offerOf(buyer, cart);
		const [beam, packed] = offer.items;
		const first = backend.caller();
		const accepted = cartOf(await accept(first, offer, { items: [{ id: beam?.id, amount: 5 }] }));
		expect(accepted.offer_orders).toBe(0);
		expect((await read(buyer, offer.uuid)).offer).toMatchObject({ ordered: { items: [], sets: [] } });
		const other = cartOf(await accept(backend.caller(), offer));
		const before = await tagOf(buyer, offer.uuid);

		const ready = await checkOut(first, accepted.uuid, billing.FI);
		expect((await first.call("POST", "/orders/complete", completion(ready))).status).toBe(200);
		const ordered = { items: [{ id: beam?.id, amount: 5 }], sets: [] };
		for (const reader of [buyer, backend.caller()])
			expect(await read(reader, offer.uuid)).toMatchObject({ offer_orders: 1, offer: { ordered } });
		expect(await tagOf(buyer, offer.uuid)).not.toBe(before);
		expect((await read(backend.caller(), other.uuid)).offer_orders).toBe(1);
		// A line without orders stays as it was.
		expect((await read(buyer, offer.uuid)).items[1]?.id).toBe(packed?.id);
		const rest = cartOf(await accept(backend.caller(), offer, { items: [{ id: beam?.id, amount: 7 }] }));
		expect(rest).toMatchObject({ offer_orders: 1, items: [{ quantity: 7 }] });
	});

	it("takes a part: some of the lines, and less of them", async () => {
		const offer = await offerOf(...(await beamCart()));
		const [beam] = offer.items;
		const cart = cartOf(await accept(backend.caller(), offer, { items: [{ id: beam?.id, amount: 5 }] }));
		// The price of twelve applies, though five alone would cost more.
		expect(cart.items).toMatchObject([{ quantity: 5, price: 10_500, line_price: 52_500, offered: { quantity: 12 } }]);
	});

	it("keeps cuts and certificates", async () => {
		const buyer = backend.caller();
		const cutLine = { ...added(supplies.beam, 7), cut: { length: 1500 }, certificate: true };
		const offer = await offerOf(buyer, cartOf(await buyer.call("POST", "/orders/add", cutLine)));
		const cart = cartOf(await accept(backend.caller(), offer));
		expect(cart.items[0]?.cut).toEqual(offer.items[0]?.cut);
		expect(cart.items[0]?.certificate_price).toBe(2_800);
		const part = cartOf(await accept(backend.caller(), offer, { items: [{ id: offer.items[0]?.id, amount: 3 }] }));
		expect(part.items[0]).toMatchObject({ cut: { pieces: 3, length: 1500 }, offered: { quantity: 7 } });
	});

	it("keeps what cuts and certificates cost, also of fewer pieces", async () => {
		const buyer = backend.caller("fi");
		const body = { ...added(supplies.beam, 10), cut: { length: 1250 }, certificate: true };
		const offer = await offerOf(buyer, cartOf(await buyer.call("POST", "/orders/add", body)));
		const services = backend.db.prepare("UPDATE products SET cut_fee_cents = ?, certificate_cents = ? WHERE id = 1");
		await services.bind(900, 5_000).run();
		const all = cartOf(await accept(buyer, offer));
		const [line] = offer.items;
		const less = cartOf(await accept(buyer, offer, { items: [{ id: line?.id, amount: 4 }] }));
		await services.bind(580, 2_800).run();
		expect(all.items[0]).toMatchObject({ cut: { cuts: 10, price: 5_800 }, certificate_price: 2_800, line_price: line?.line_price });
		expect(less.items[0]).toMatchObject({ cut: { cuts: 4, price: 2_320 }, certificate_price: 2_800 });
	});

	it("keeps sets at their offered price, and part of them", async () => {
		const buyer = backend.caller();
		const set = { setId: 1, amount: 3, idem: crypto.randomUUID(), isProduction: true };
		const offer = await offerOf(buyer, cartOf(await buyer.call("POST", "/orders/addSet", set)));
		const [offered] = offer.orders_to_sets;
		await backend.db.prepare("UPDATE sets SET price_cents = price_cents + 5000 WHERE id = 1").run();
		const cart = cartOf(await accept(backend.caller(), offer, { items: [], sets: [{ set_id: 1, amount: 2 }] }));
		await backend.db.prepare("UPDATE sets SET price_cents = price_cents - 5000 WHERE id = 1").run();
		expect(cart.orders_to_sets).toMatchObject([{ set_id: 1, quantity: 2, price: offered?.price, offered: { quantity: 3 } }]);
		const tooMany = await accept(backend.caller(), offer, { items: [], sets: [{ set_id: 1, amount: 4 }] });
		expect(tooMany).toMatchObject({ status: 422, body: { fields: { "sets.0.amount": ["amount.aboveOffered"] } } });
	});

	it("takes a part of a line only as the supplier packs it, the whole line as it was offered", async () => {
		const [buyer, open] = await beamCart();
		const offer = await offerOf(buyer, open);
		const packed = offer.items[1];
		const attempt = (amount: number) => accept(backend.caller(), offer, { items: [{ id: packed?.id, amount }] });
		expect(await attempt(5)).toMatchObject({
			status: 422,
			body: { code: "amount_below_minimum", fields: { "items.0.amount": ["amount.belowMinimum"] }, details: { "items.0.minimum": 10 } },
		});
		expect(await attempt(12)).toMatchObject({
			status: 422,
			body: { code: "amount_not_a_multiple", details: { "items.0.pack_size": 5 } },
		});
		expect(await attempt(25)).toMatchObject({
			status: 422,
			body: { code: "invalid", fields: { "items.0.amount": ["amount.aboveOffered"] }, details: { "items.0.offered": 20 } },
		});
		expect((await attempt(15)).status).toBe(200);
		expect((await attempt(20)).status).toBe(200);
	});

	it("is one cart of ten submissions at the same time", async () => {
		const offer = await offerOf(...(await beamCart()));
		const colleague = backend.caller();
		const part = whole(offer);
		const answers = await Promise.all(Array.from({ length: 10 }, () => accept(colleague, offer, part)));
		expect(new Set(answers.map((answer) => cartOf(answer).uuid)).size).toBe(1);
		expect(await countOf("carts WHERE session_id = ?", sessionDigest(colleague.session))).toBe(1);
		const other = await accept(colleague, offer, { ...part, items: [] });
		expect(other).toMatchObject({ status: 409, body: { code: "idem_conflict" } });
	});

	// Shows R22.26, R66.5
	it("holds to the end of its last day in Finland, and no longer", async () => {
		const offer = await offerOf(...(await beamCart()));
		await backend.db
			.prepare("UPDATE offers SET valid_until = '2026-12-05' WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
			.bind(offer.uuid)
			.run();
		vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-05T21:59:59Z") });
		const colleague = backend.caller();
		expect((await read(colleague, offer.uuid)).offer?.is_valid).toBe(true);
		const part = whole(offer);
		const cart = cartOf(await accept(colleague, offer, part));
		vi.setSystemTime(new Date("2026-12-05T22:00:00Z"));
		expect((await read(colleague, offer.uuid)).offer?.is_valid).toBe(false);
		expect(await accept(colleague, offer)).toMatchObject({ status: 409, body: { code: "offer_expired" } });
		// A repeated acceptance still gets its answer after the offer's end.
		expect(cartOf(await accept(colleague, offer, part)).uuid).toBe(cart.uuid);
	});

	it("is rolled on by no new offer: that of its prices ends with them, and costs what the cart costs", async () => {
		const first = await offerOf(...(await beamCart()));
		await backend.db
			.prepare("UPDATE offers SET valid_until = ? WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
			.bind(companyDay(new Date()), first.uuid)
			.run();
		const buyer = backend.caller();
		const cart = cartOf(await accept(buyer, first));
		const again = await offerOf(buyer, cart);
		expect(again.offer?.valid_until).toBe(companyDay(new Date()));
		expect(again.total_price).toBe(cart.total_price);
		const line = cart.items.map(({ suppliedVariant }) => suppliedVariant.id);
		for (const id of line) await buyer.call("DELETE", `/orders/item/${cart.uuid}/${id}/0`);
		const fresh = cartOf(await buyer.call("POST", "/orders/add", added(supplies.beam, 1, { uuid: cart.uuid })));
		expect((await offerOf(buyer, fresh)).offer?.valid_until).toBe(offerDays(new Date()).validUntil);
	});

	it("refuses what is no part of an offer", async () => {
		const [buyer, open] = await beamCart();
		const offer = await offerOf(buyer, open);
		const colleague = backend.caller();
		const id = offer.items[0]?.id;
		expect(await accept(colleague, offer, { items: [] })).toMatchObject({ status: 409, body: { code: "empty_cart" } });
		expect(await accept(colleague, offer, { items: [{ id: 999_999, amount: 1 }] })).toMatchObject({
			status: 422,
			body: { code: "invalid", fields: { "items.0.id": ["invalid"] } },
		});
		const twice = {
			items: [
				{ id, amount: 1 },
				{ id, amount: 1 },
			],
		};
		expect(await accept(colleague, offer, twice)).toMatchObject({ status: 422, body: { fields: { "items.1.id": ["invalid"] } } });
		expect(await accept(colleague, offer, { items: [], sets: [{ set_id: 1, amount: 1 }] })).toMatchObject({ status: 422 });
		expect(await accept(backend.caller("fi", ""), offer)).toMatchObject({ status: 422, body: { code: "invalid" } });
		expect(await accept(buyer, open, whole(open))).toMatchObject({ status: 404, body: { code: "not_found" } });
		expect(await accept(buyer, { ...offer, uuid: crypto.randomUUID() })).toMatchObject({ status: 404 });
	});
});

/** A cart of twelve beams and twenty packed goods, which are sold from ten up in packs of five. */
async function beamCart(): Promise<[Caller, Cart]> {
	const buyer = backend.caller("fi");
	const { uuid } = await newCart(buyer, supplies.beam, 12);
	return [buyer, cartOf(await buyer.call("POST", "/orders/add", added(supplies.packed, 20, { uuid })))];
}
