import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orders } from "../../contract/orders";
import { type Backend, startBackend } from "../../tests/support/backend";
import { insert, insertTranslated } from "../../tests/support/fixture-sql";

let backend: Backend;

/** A hidden variant, and a second supplier of the packed goods whose code equals the first supplier's code for the beam. */
beforeAll(async () => {
	backend = await startBackend();
	const hidden = { id: 9, product_id: 1, position: 9, attributes: "[]", weight_g: 1, hidden: 1 };
	const supply = { price_cents: 100, availability: "available", delivery_min: 1, delivery_max: 1 };
	const rows = [
		...insertTranslated("variant", hidden, { title: "x" }),
		insert("supplied_variants", { id: 90, variant_id: 9, supplier_id: 1, supplier_code: "HID-900000", is_best: 1, ...supply }),
		insert("suppliers", { id: 2, code: "SUED", name: "Süd GmbH", city: "Ulm", country: "DE" }),
		insert("supplied_variants", { id: 91, variant_id: 2, supplier_id: 2, supplier_code: "SUD-55555", is_best: 0, ...supply }),
		insert("supplied_variants", { id: 92, variant_id: 4, supplier_id: 2, supplier_code: "TWO-11111", is_best: 0, ...supply }),
		insert("supplied_variants", { id: 93, variant_id: 1, supplier_id: 2, supplier_code: "TWO-11111", is_best: 0, ...supply }),
	];
	await backend.db.batch(rows.map((statement) => backend.db.prepare(statement)));
});
afterAll(() => backend.dispose());

async function check(...lines: [code: string, amount: number | null][]) {
	const body = { lines: lines.map(([code, amount]) => ({ code, amount })) };
	const answered = await backend.caller("de").call("POST", "/orders/check-items", body);
	expect(answered.status).toBe(200);
	return orders.checkItems.answer.parse(answered.body);
}

describe("a code", () => {
	it.each(["CR-000001", "cr-000001", "CR000001", "CR 000 001", "cr1", "CR–1", "000001", "1", " 1 ", "１"])(
		"of a variant is forgiven its spelling: %j",
		async (code) => {
			const [line] = await check([code, 1]);
			expect(line?.found).toMatchObject({ code: "CR-000001", suppliedVariantId: 1, fullTitle: "IPE 200, 6 m, S355J2" });
			expect(line?.problem).toBeNull();
		},
	);

	it.each(["SUD-55555", "sud 55555", "Sud55555", "SUD–55555"])("of a supplier picks that supplier's supply: %j", async (code) => {
		const [line] = await check([code, 10]);
		expect(line?.found).toMatchObject({ code: "CR-000002", suppliedVariantId: 91, supplier: "Süd GmbH", price: 100 });
	});

	it.each(["CR-999999", "CR-", "0", "", "Träger", "'; DROP TABLE orders; --", "CR-9999999999", "x".repeat(80), "HID-900000", "9"])(
		"that nothing visible has is not found: %j",
		async (code) => expect(await check([code, 1])).toEqual([{ found: null, problem: "code.unknown" }]),
	);

	it("that several variants have is not guessed", async () =>
		expect(await check(["two-11111", 1])).toEqual([{ found: null, problem: "code.ambiguous" }]));
});

// Shows R70.2
describe("another supplier of the article that a code names", () => {
	const checkFrom = async (code: string, amount: number, supply?: number) => {
		const body = { lines: [{ code, amount, ...(supply !== undefined && { supply }) }], offers: true };
		const [line] = orders.checkItems.answer.parse((await backend.caller("de").call("POST", "/orders/check-items", body)).body);
		return line;
	};

	it("is offered with its price, if the whole quantity can be ordered from it", async () => {
		const offers = async (amount: number) => (await checkFrom("2", amount))?.found?.offers.map((one) => [one.supplier, one.line_price]);
		expect((await offers(10))?.sort()).toEqual([
			["Nordteräs Oy", 7350],
			["Süd GmbH", 1000],
		]);
		expect(await offers(9)).toEqual([["Süd GmbH", 900]]);
	});

	it("is taken by its supply, and only for this article", async () => {
		expect((await checkFrom("2", 10, 91))?.found).toMatchObject({ suppliedVariantId: 91, code_supply: 2, line_price: 1000 });
		for (const supply of [93, 90, 999])
			expect((await checkFrom("2", 10, supply))?.found).toMatchObject({ suppliedVariantId: 2, price: 735 });
		expect((await checkFrom("SUD-55555", 10, 2))?.found).toMatchObject({ suppliedVariantId: 2, code_supply: 91 });
	});
});

describe("a quantity", () => {
	it.each([
		[9, "amount.belowMinimum"],
		[12, "amount.notAMultiple"],
		[15, null],
		[0, "amount.positive"],
		[-5, "amount.positive"],
		[100_001, "amount.tooMany"],
	])("of %i of what is had from 10 up in packs of 5: %s", async (amount, problem) => {
		const [line] = await check(["2", amount]);
		expect(line?.problem).toBe(problem);
		expect(line?.found).toMatchObject({ minimum: 10, pack_size: 5, price: 735 });
	});

	it("that is missing shows what the least costs", async () => {
		const [line] = await check(["2", null]);
		expect(line).toMatchObject({ problem: null, found: { price: 735, line_price: 7350, weight: 25_000 } });
	});

	it("has the price of its tier, and its weight", async () => {
		const [line] = await check(["1", 50]);
		expect(line?.found).toMatchObject({ price: 9900, line_price: 495_000, weight: 6_720_000 });
	});

	it("of goods that are sold out cannot be had", async () => expect((await check(["3", 1]))[0]?.problem).toBe("unavailableGoods"));
});

// Shows R22.30
it("lines of one supply are judged and priced together, a line without a quantity apart", async () => {
	const lines = await check(["1", 4], ["2", 6], ["CR-000001", 6], ["cr 2", 9], ["2", null], ["2", 0]);
	expect(lines.map(({ problem }) => problem)).toEqual([null, null, null, null, null, "amount.positive"]);
	expect(lines.map(({ found }) => found?.line_price)).toEqual([105_000, 11_025, 105_000, 11_025, 7350, 7350]);
});

it("has the discounts of its lines, as the cart will have them", async () => {
	const row = { kind: "line", percent_bp: 1000, threshold: 20, supplied_variant_id: 1 };
	const campaign = insertTranslated("discount", { id: 900, ...row }, { title: "Aktion" });
	await backend.db.batch(campaign.map((statement) => backend.db.prepare(statement)));
	const lines = await check(["1", 12], ["cr1", 8], ["2", 20]);
	await backend.db.prepare("DELETE FROM discounts WHERE id = 900").run();
	expect(lines.map(({ found }) => [found?.price, found?.line_price])).toEqual([
		[10_500, 189_000],
		[10_500, 189_000],
		[735, 14_700],
	]);
	expect(lines.map(({ found }) => found?.discounts.map(({ kind, title, percent, amount }) => [kind, title, percent, amount]))).toEqual([
		[
			["volume", "", null, 15_000],
			["line", "Aktion", 10, 21_000],
		],
		[
			["volume", "", null, 15_000],
			["line", "Aktion", 10, 21_000],
		],
		[],
	]);
});

it("answers 2,000 lines in their order, and no more than that", async () => {
	const many: [string, number][] = Array.from({ length: 2000 }, (_, index) => [String((index % 5) + 1), index + 10]);
	const lines = await check(...many);
	expect(lines).toHaveLength(2000);
	expect(lines.map(({ found }) => found?.code ?? null).slice(0, 6)).toEqual([
		...["CR-000001", "CR-000002", "CR-000003", "CR-000004"],
		null,
		"CR-000001",
	]);
	const tooMany = { lines: Array.from({ length: 2001 }, () => ({ code: "1", amount: 1 })) };
	expect((await backend.caller().call("POST", "/orders/check-items", tooMany)).status).toBe(422);
});

it("needs no session and makes no cart", async () => {
	const answered = await backend.caller("fi", "").call("POST", "/orders/check-items", { lines: [{ code: "1", amount: 1 }] });
	expect(answered.status).toBe(200);
	expect((await backend.db.prepare("SELECT count(*) AS count FROM carts").first())?.count).toBe(0);
});

// Shows R77.1
it("a certificate is priced with the line, apart from lines without it, and is no mistake where none is offered", async () => {
	const line = { code: "CR-000001", amount: 2 };
	const body = { lines: [line, { ...line, certificate: true }] };
	const checked = async () => orders.checkItems.answer.parse((await backend.caller("de").call("POST", "/orders/check-items", body)).body);
	const [without, certified] = await checked();
	expect(without?.found?.certificate_price).toBeNull();
	expect(certified?.found?.certificate_price).toBe(2_800);
	expect(certified?.found?.line_price).toBe((without?.found?.line_price ?? 0) + 2_800);
	await backend.db.prepare("UPDATE products SET certificate_cents = NULL").run();
	const [, other] = await checked();
	await backend.db.prepare("UPDATE products SET certificate_cents = 2800").run();
	expect(other).toMatchObject({ problem: null, found: { certificate_price: null, line_price: 2 * (without?.found?.line_price ?? 0) } });
});
