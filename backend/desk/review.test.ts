import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { companyTeam, verifiedCompany } from "../../tests/support/company-team";
import { deskCall } from "../../tests/support/desk";

const vat = `FI${billing.FI.vat}`;

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const review = (number: string, body: object = {}) => deskCall(backend, `orders/${number}/review`, body);
const cancel = (number: string, body: object = {}) => deskCall(backend, `orders/${number}/cancellation`, body);
const release = (uuid: string) => deskCall(backend, `carts/${uuid}/holder`, {});
const seen = async (caller: Caller, uuid: string) => cartOf(await caller.call("GET", `/orders/by-id/${uuid}`));

async function reviewed(caller: Caller, form: object = billing.FI) {
	const cart = await checkOut(caller, (await newCart(caller, supplies.beam, 1)).uuid, { ...form, additionalEmails: "kopio@teras.example" });
	await caller.call("POST", "/orders/complete", completion(cart));
	const order = await seen(caller, cart.uuid);
	expect(order).toMatchObject({ order_status: "confirmed", needs_review: true });
	return { ...order, order_number: order.order_number ?? "" };
}

const mails = async (uuid: string) =>
	z
		.array(z.object({ kind: z.string(), cause: z.string(), is_held: z.number() }))
		.parse(
			(await backend.db.prepare("SELECT kind, cause, is_held FROM outbox WHERE cause LIKE ? ORDER BY id").bind(`%:${uuid}`).all()).results,
		);
const reported = z.array(z.object({ kind: z.string(), to: z.array(z.string()), subject: z.string(), text: z.string() }));
const newest = async (kind: string) =>
	reported.parse(await (await backend.fetch("/_dev/outbox.json")).json()).find((mail) => mail.kind === kind);

describe("a review that staff end", () => {
	it("confirms the order to its buyer, and lets the mails go that waited for it, once", async () => {
		const buyer = backend.caller();
		const { uuid, order_number: number } = await reviewed(buyer);
		expect((await mails(uuid)).find(({ kind }) => kind === "order_copy")?.is_held).toBe(1);
		const first = await review(number.toLowerCase());
		expect(first.status).toBe(200);
		expect(await review(number)).toEqual(first);
		expect(await seen(buyer, uuid)).toMatchObject({ order_status: "reviewed", state: "confirmed", needs_review: false });
		const all = await mails(uuid);
		expect(all.every(({ is_held }) => is_held === 0)).toBe(true);
		expect(all.filter(({ kind }) => kind === "order_confirmation").map(({ cause }) => cause.split(":")[0])).toEqual([
			"order-confirmation",
			"order-reviewed",
		]);
		expect(await newest("order_confirmation")).toMatchObject({ to: [billing.FI.email], subject: `Tilausvahvistus ${number}` });
		expect(await newest("order_copy")).toMatchObject({ to: ["kopio@teras.example"], subject: `Tilausvahvistus ${number}` });
	});

	it("turns the order down: the buyer is told, nobody else hears of it, and it uses no credit up", async () => {
		await verifiedCompany(backend, vat);
		const { owner } = await companyTeam(backend, null, vat);
		const { uuid, order_number: number } = await reviewed(owner, { ...billing.FI, streetAddress: "Varastokuja 1" });
		const first = await cancel(number);
		expect(first.status).toBe(200);
		expect(await cancel(number)).toEqual(first);
		expect(await seen(owner, uuid)).toMatchObject({ order_status: "other", state: "cancelled", needs_review: false });
		expect((await mails(uuid)).map(({ kind }) => kind).sort()).toEqual(["order_confirmation", "order_received", "order_refused"]);
		expect(await newest("order_refused")).toMatchObject({ to: [billing.FI.email], subject: expect.stringContaining(number) });
		expect(
			await backend.db
				.prepare("SELECT credit_vat FROM orders WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
				.bind(uuid)
				.first("credit_vat"),
		).toBeNull();
		expect(await review(number)).toMatchObject({ status: 409, body: { error: "The order is cancelled." } });
		expect((await seen(owner, uuid)).order_status).toBe("other");
	});

	it("confirms days with it, all or nothing", async () => {
		const buyer = backend.caller();
		const { uuid, order_number: number } = await reviewed(buyer);
		expect((await review(number, { date: "2026-12-13" })).status).toBe(422);
		expect((await seen(buyer, uuid)).needs_review).toBe(true);
		expect((await review(number, { date: "2026-12-14" })).status).toBe(200);
		expect((await seen(buyer, uuid)).confirmed_dates).toMatchObject([{ line: 1, date: "2026-12-14" }]);
		const text = (await newest("order_confirmation"))?.text;
		expect(text).toContain("14. joulukuuta 2026");
		for (const estimate of ["Arvioitu toimitusaika", "Arvioitu toimituspäivä"]) expect(text).not.toContain(estimate);
		// The confirmation already has the dates, so there is no second mail.
		expect((await mails(uuid)).map(({ kind }) => kind)).not.toContain("order_dates");
	});

	it("is of an order that is there", async () => {
		for (const name of ["CB-1", encodeURIComponent("x' OR '1'='1")])
			for (const call of [review, cancel]) expect((await call(name)).status).toBe(404);
	});
});

describe("0 % VAT that staff release", () => {
	const form = { ...billing.DE, vat: "DE136695976", company: "Meyer Stahlhandel", addressAdditionalLine: "" };

	it("holds in the cart whose VAT id they have looked into, and for no other name", async () => {
		await verifiedCompany(backend, form.vat, { name: "Stahlbau Meyer GmbH", country: "DE", verified_since: null });
		const buyer = backend.caller();
		const cart = await checkOut(buyer, (await newCart(buyer, supplies.beam, 1)).uuid, form);
		expect(cart.vat).toMatchObject({ rate: 25.5, reason: "unconfirmed_holder" });
		expect((await release(cart.uuid)).status).toBe(200);
		const released = await seen(buyer, cart.uuid);
		expect(released.vat).toMatchObject({ rate: 0, reason: "intra_community" });
		expect(released.version).toBeGreaterThan(cart.version);
		const renamed = { ...form, company: "Ganz Andere GmbH" };
		expect((await checkOut(buyer, cart.uuid, renamed)).vat).toMatchObject({ rate: 25.5 });
	});

	it("is not to be had for a VAT id that is wrong, or for an order that was sent", async () => {
		const buyer = backend.caller();
		const wrong = await checkOut(buyer, (await newCart(buyer, supplies.beam, 1)).uuid, { ...form, vat: "DE136695975" });
		expect((await release(wrong.uuid)).status).toBe(409);
		expect(await seen(buyer, wrong.uuid)).toMatchObject({ version: wrong.version, vat: { rate: 25.5 } });
		const sent = await reviewed(buyer, form);
		expect((await release(sent.uuid)).status).toBe(409);
		expect(await seen(buyer, sent.uuid)).toMatchObject({ version: sent.version, vat: { rate: 25.5 } });
	});
});
