import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { companyTeam, verifiedCompany } from "../../tests/support/company-team";
import { holderStatements, refuseStatements, reviewStatements } from "./review-statements.mjs";

const vat = `FI${billing.FI.vat}`;

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const run = (statements: string[]) => backend.db.batch(statements.map((sql) => backend.db.prepare(sql)));
const seen = async (caller: Caller, uuid: string) => cartOf(await caller.call("GET", `/orders/by-id/${uuid}`));

/** An order on invoice that a person has to look at. */
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
		await run(reviewStatements(number.toLowerCase()));
		await run(reviewStatements(number));
		expect(await seen(buyer, uuid)).toMatchObject({ order_status: "reviewed", needs_review: false });
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
		await run(refuseStatements(number));
		await run(refuseStatements(number));
		expect(await seen(owner, uuid)).toMatchObject({ order_status: "other", needs_review: true });
		expect((await mails(uuid)).map(({ kind }) => kind).sort()).toEqual(["order_confirmation", "order_received", "order_refused"]);
		expect(await newest("order_refused")).toMatchObject({ to: [billing.FI.email], subject: expect.stringContaining(number) });
		expect(await backend.db.prepare("SELECT credit_vat FROM orders WHERE uuid = ?").bind(uuid).first("credit_vat")).toBeNull();
		await run(reviewStatements(number));
		expect((await seen(owner, uuid)).order_status).toBe("other");
	});

	it("is not begun for an order that is confirmed, and takes a number as nothing but one", async () => {
		await verifiedCompany(backend, "FI27860932");
		const { owner } = await companyTeam(backend, null, "FI27860932");
		const cart = await checkOut(owner, (await newCart(owner, supplies.beam, 1)).uuid, { ...billing.FI, vat: "2786093-2" });
		await owner.call("POST", "/orders/complete", completion(cart));
		const before = await seen(owner, cart.uuid);
		expect(before.needs_review).toBe(false);
		for (const name of [before.order_number ?? "", "x' OR '1'='1"])
			for (const statements of [reviewStatements, refuseStatements]) await run(statements(name));
		expect(await seen(owner, cart.uuid)).toEqual(before);
	});
});

describe("0 % VAT that staff release", () => {
	const form = { ...billing.DE, vat: "DE136695976", company: "Meyer Stahlhandel", addressAdditionalLine: "" };

	it("holds in the cart whose VAT id they have looked into, and for no other name", async () => {
		await verifiedCompany(backend, form.vat, { name: "Stahlbau Meyer GmbH", country: "DE", verified_since: null });
		const buyer = backend.caller();
		const cart = await checkOut(buyer, (await newCart(buyer, supplies.beam, 1)).uuid, form);
		expect(cart.vat).toMatchObject({ rate: 25.5, reason: "unconfirmed_holder" });
		await run(holderStatements(cart.uuid));
		const released = await seen(buyer, cart.uuid);
		expect(released.vat).toMatchObject({ rate: 0, reason: "intra_community" });
		expect(released.version).toBeGreaterThan(cart.version);
		const renamed = { ...form, company: "Ganz Andere GmbH" };
		expect((await checkOut(buyer, cart.uuid, renamed)).vat).toMatchObject({ rate: 25.5 });
	});

	it("is not to be had for a VAT id that is wrong, or for an order that was sent", async () => {
		const buyer = backend.caller();
		const wrong = await checkOut(buyer, (await newCart(buyer, supplies.beam, 1)).uuid, { ...form, vat: "DE136695975" });
		await run(holderStatements(wrong.uuid));
		expect(await seen(buyer, wrong.uuid)).toMatchObject({ version: wrong.version, vat: { rate: 25.5 } });
		const sent = await reviewed(buyer, form);
		await run(holderStatements(sent.order_number));
		expect(await seen(buyer, sent.uuid)).toMatchObject({ version: sent.version, vat: { rate: 25.5 } });
	});
});

it("the command says what it needs", async () => {
	for (const args of [[], ["approve", "CB-10001"], ["review", "10001"]]) {
		const failed = await promisify(execFile)(process.execPath, ["scripts/order.mjs", ...args]).catch((error: unknown) => String(error));
		expect(failed).toContain("Which order?");
	}
});
