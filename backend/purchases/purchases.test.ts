import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { companyDay } from "../../contract/company";
import { deskPurchases } from "../../contract/desk/purchases";
import { dayAfter, isWorkingDay, workingDayAfter } from "../../contract/values/days";
import { type Backend, cartOf, startBackend } from "../../tests/support/backend";
import { sets, supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { deskCall } from "../../tests/support/desk";
import { deskDone } from "../../tests/support/desk-orders";
import { readPdf } from "../../tests/support/pdf-text";

let backend: Backend;
beforeEach(async () => {
	backend = await startBackend();
});
afterEach(() => backend.dispose());

const stocked = (stock: number | null) =>
	backend.db.prepare("UPDATE supplied_variants SET stock = ? WHERE id = ?").bind(stock, supplies.beam).run();

/** A confirmed order of beams, and sets of two beams and ten of the packed supply. */
async function confirmedOrder(amount: number, withSets = 0): Promise<{ uuid: string; number: string }> {
	const buyer = backend.caller();
	const { uuid } = await newCart(buyer, supplies.beam, amount);
	if (withSets > 0)
		await buyer.call("POST", "/orders/addSet", {
			uuid,
			setId: sets.frame,
			amount: withSets,
			idem: crypto.randomUUID(),
			isProduction: true,
		});
	const cart = await checkOut(buyer, uuid, billing.FI);
	expect((await buyer.call("POST", "/orders/complete", completion(cart))).status).toBe(200);
	const number = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`)).order_number ?? "";
	await deskDone(backend, `orders/${number}/review`, {});
	return { uuid, number };
}

const needed = async () => deskPurchases.needed.answer.parse((await deskCall(backend, "purchases/needed")).body);
const linesOf = async () => (await needed()).lines.map(({ order, line, supply, quantity }) => ({ order, line, supply, quantity }));
const buying = (lines: object[], more: object = {}) => ({ supplier: 1, lines, key: crypto.randomUUID(), ...more });
const bought = async (body: object) => z.object({ number: z.string() }).parse(await deskDone(backend, "purchases", body)).number;
const purchase = async (number: string) => deskPurchases.byNumber.answer.parse((await deskCall(backend, `purchases/${number}`)).body);
const confirmedOf = async (number: string) =>
	(
		await backend.db
			.prepare(
				"SELECT d.line, d.confirmed_on AS day FROM order_line_dates d JOIN orders o ON o.id = d.order_id WHERE o.order_number = ? ORDER BY d.line",
			)
			.bind(number)
			.all()
	).results;
const mails = async (kind: string) => backend.db.prepare("SELECT count(*) AS n FROM outbox WHERE kind = ?").bind(kind).first("n");

// Shows R60.42
describe("the goods to be bought", () => {
	it("are those of confirmed orders that were not taken from stock, by supplier, with what is there or not known", async () => {
		await stocked(5);
		const { number } = await confirmedOrder(12, 1);
		const inReview = backend.caller();
		const cart = await checkOut(inReview, (await newCart(inReview, supplies.beam, 3)).uuid, billing.FI);
		await inReview.call("POST", "/orders/complete", completion(cart));
		const { suppliers, lines } = await needed();
		expect(suppliers).toEqual([{ id: 1, name: "Nordteräs Oy", email: "", count: 3 }]);
		expect(lines[0]).toMatchObject({ order: number, code: "CR-000001", supplier_code: "N-1", wanted_on: "", confirmed_on: null });
		expect(await linesOf()).toEqual([
			{ order: number, line: 1, supply: supplies.beam, quantity: 7 },
			{ order: number, line: 2, supply: supplies.beam, quantity: 2 },
			{ order: number, line: 2, supply: supplies.packed, quantity: 10 },
		]);
		expect((await deskCall(backend, "purchases/needed?supplier=2")).body).toMatchObject({ lines: [] });
		await deskDone(backend, `orders/${number}/cancellation`, { reason: "Sold out." });
		expect(await linesOf()).toEqual([]);
	});

	it("are the rest of an order in delivery, unless more has left than was in stock", async () => {
		await stocked(5);
		const { number } = await confirmedOrder(12);
		const ship = (quantity: number) =>
			deskDone(backend, `orders/${number}/deliveries`, { idem: crypto.randomUUID(), lines: [{ line: 1, quantity }] });
		await ship(5);
		expect(await linesOf()).toEqual([{ order: number, line: 1, supply: supplies.beam, quantity: 7 }]);
		await ship(2);
		expect(await linesOf()).toEqual([]);
	});

	it("are bought once: whoever is second is refused and buys nothing, and so is a line that is stated wrongly", async () => {
		const { number } = await confirmedOrder(12, 1);
		const [first, second] = await linesOf();
		if (!first || !second) throw new Error("Nothing is needed.");
		backend.runBefore("UPDATE counters SET value = value + 1 WHERE name = 'purchase'", async () => {
			await bought(buying([first]));
		});
		expect(await deskCall(backend, "purchases", buying([second, first]))).toMatchObject({ status: 409, body: { code: "conflict" } });
		expect((await linesOf()).map(({ line }) => line)).toEqual([2, 2]);
		for (const wrong of [
			{ ...second, quantity: 1 },
			{ ...second, line: 9 },
			{ ...second, order: "CB-1" },
		])
			expect((await deskCall(backend, "purchases", buying([wrong]))).status).toBe(409);
		expect((await deskCall(backend, "purchases", { ...buying([second]), supplier: 2 })).status).toBe(409);
		expect((await deskCall(backend, "purchases", buying([second, second]))).status).toBe(422);
		expect((await purchase("PO-10001")).lines).toMatchObject([{ order: number, line: 1, quantity: 12 }]);
		expect((await deskCall(backend, "purchases")).body).toMatchObject({
			count: 1,
			rows: [{ number: "PO-10001", supplier: "Nordteräs Oy", count: 1 }],
		});
	});

	it("are bought once for a form that arrives twice, and its key takes no other lines", async () => {
		await confirmedOrder(12, 1);
		const [first, second] = await linesOf();
		const body = buying([first ?? {}]);
		const answers = await Promise.all([deskCall(backend, "purchases", body), deskCall(backend, "purchases", body)]);
		expect(answers.map(({ body: answer }) => answer)).toEqual([{ number: "PO-10001" }, { number: "PO-10001" }]);
		expect(await deskCall(backend, "purchases", { ...body, lines: [second] })).toMatchObject({
			status: 409,
			body: { code: "idem_conflict" },
		});
	});

	it("follow a changed order: more is needed again, and a purchase keeps its line", async () => {
		const { number } = await confirmedOrder(12, 1);
		const name = await bought(buying(await linesOf()));
		expect(await linesOf()).toEqual([]);
		const version = await backend.db.prepare("SELECT version FROM orders WHERE order_number = ?").bind(number).first("version");
		const change = {
			version,
			lines: [
				{ line: 1, quantity: 0 },
				{ line: 2, quantity: 2 },
			],
			reason: "Other goods.",
		};
		const { total_price_with_vat: gross } = Object(await deskDone(backend, `orders/${number}/changes/preview`, change));
		await deskDone(backend, `orders/${number}/changes`, { ...change, total: gross.to });
		expect((await purchase(name)).lines.map(({ line, quantity }) => [line, quantity])).toEqual([
			[null, 12],
			[1, 2],
			[1, 10],
		]);
		expect(await linesOf()).toEqual([
			{ order: number, line: 1, supply: supplies.beam, quantity: 2 },
			{ order: number, line: 1, supply: supplies.packed, quantity: 10 },
		]);
	});
});

// Shows R60.43
describe("a purchase", () => {
	it("is mailed to its supplier with the paper, if the address is known, in the supplier's language and without prices", async () => {
		await backend.db.prepare("UPDATE supplied_variants SET purchase_cents = 7351937").run();
		await confirmedOrder(12, 1);
		const [first, ...others] = await linesOf();
		expect((await purchase(await bought(buying([first ?? {}])))).mailed_to).toBe("");
		expect(await mails("purchase")).toBe(0);
		expect((await deskCall(backend, "suppliers/1/email", { email: "no address" })).status).toBe(422);
		await deskDone(backend, "suppliers/1/email", { email: "myynti@nord.example" });
		expect((await deskCall(backend, "suppliers/99/email", { email: "" })).status).toBe(404);
		const number = await bought(buying(others));
		expect((await purchase(number)).mailed_to).toBe("myynti@nord.example");
		const outbox = z.array(z.object({ kind: z.string(), to: z.array(z.string()), subject: z.string(), text: z.string() }));
		const sent = outbox.parse(await (await backend.fetch("/_dev/outbox.json")).json()).filter(({ kind }) => kind === "purchase");
		expect(sent).toMatchObject([{ to: ["myynti@nord.example"], subject: `Ostotilaus ${number}` }]);
		const paper = deskPurchases.paper.answer.parse((await deskCall(backend, `purchases/${number}/paper`)).body);
		expect(paper.name).toBe(`${number}.pdf`);
		const { text } = await readPdf(new Uint8Array(Buffer.from(paper.pdf, "base64")));
		for (const words of [`Ostotilaus ${number}`, "N-2", "CR-000002", "Nordteräs Oy"]) expect(text).toContain(words);
		expect(text.replaceAll(/[\s.,]/g, "")).not.toContain("7351937");
		expect((await deskCall(backend, "purchases/PO-1")).status).toBe(404);
	});

	// Shows R60.104
	it("is mailed to an address that is typed later, and once more, once for each form", async () => {
		await confirmedOrder(12);
		const number = await bought(buying(await linesOf()));
		const mail = (email: string, key: string = crypto.randomUUID()) => deskCall(backend, `purchases/${number}/mail`, { email, key });
		expect((await mail("nobody")).status).toBe(422);
		expect((await deskCall(backend, "purchases/PO-1/mail", { email: "a@nord.example", key: crypto.randomUUID() })).status).toBe(404);
		const key = crypto.randomUUID();
		for (const email of ["myynti@nord.example", "myynti@nord.example"]) expect((await mail(email, key)).status).toBe(200);
		expect(await mails("purchase")).toBe(1);
		expect(await purchase(number)).toMatchObject({ mailed_to: "myynti@nord.example", email: "" });
		await mail("tilaukset@nord.example");
		const { results } = await backend.db.prepare("SELECT recipients, locale FROM outbox WHERE kind = 'purchase' ORDER BY id").all();
		expect(results).toEqual([
			{ recipients: '["myynti@nord.example"]', locale: "fi" },
			{ recipients: '["tilaukset@nord.example"]', locale: "fi" },
		]);
	});

	it("confirms its day to the buyers where that is asked, mails them, and moves it when it changes", async () => {
		const { number } = await confirmedOrder(12, 1);
		const other = await confirmedOrder(3);
		const lines = await linesOf();
		const monday =
			[...Array(7).keys()].map((days) => dayAfter(companyDay(new Date()), 7 + days)).find((day) => new Date(day).getUTCDay() === 1) ?? "";
		const first = workingDayAfter(monday, 1, "FI");
		const name = await bought(buying(lines.slice(0, 1), { expectedOn: first }));
		expect(await confirmedOf(number)).toEqual([]);
		await deskDone(backend, `purchases/${name}/expected`, { expectedOn: first, tellsBuyers: true });
		await deskDone(backend, `purchases/${name}/expected`, { expectedOn: first, tellsBuyers: true });
		expect(await confirmedOf(number)).toEqual([{ line: 1, day: first }]);
		expect(await mails("order_dates")).toBe(1);
		// A Saturday becomes the next working day at the buyer's place.
		const saturday = dayAfter(monday, 5);
		const next = isWorkingDay(dayAfter(saturday, 2), "FI") ? dayAfter(saturday, 2) : workingDayAfter(saturday, 1, "FI");
		await deskDone(backend, `purchases/${name}/expected`, { expectedOn: saturday, tellsBuyers: true });
		expect(await confirmedOf(number)).toEqual([{ line: 1, day: next }]);
		expect(await mails("order_dates")).toBe(2);
		expect(await purchase(name)).toMatchObject({ expected_on: saturday, tells_buyers: true, lines: [{ confirmed_on: next }] });
		// A line that several purchases serve gets the latest day, an order that is cancelled none.
		const [, beams, packed, cancelled] = lines;
		const later = workingDayAfter(next, 3, "FI");
		await bought(buying([packed ?? {}], { expectedOn: later, tellsBuyers: true }));
		await deskDone(backend, `orders/${other.number}/cancellation`, { reason: "Sold out." });
		await bought(buying([beams ?? {}], { expectedOn: first, tellsBuyers: true }));
		expect(await confirmedOf(number)).toEqual([
			{ line: 1, day: next },
			{ line: 2, day: later },
		]);
		expect((await deskCall(backend, "purchases", buying([cancelled ?? {}]))).status).toBe(409);
	});
});
