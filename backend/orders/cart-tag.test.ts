import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { sets, supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, newCart } from "../../tests/support/buyer";
import { insert, insertTranslated } from "../../tests/support/fixture-sql";
import { startedPayment } from "../../tests/support/started-payment";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
	await run(
		...insertTranslated(
			"discount",
			{
				id: 1,
				kind: "line",
				percent_bp: 300,
				threshold: 2,
				category_id: 1,
				end_date: "2999-06-30",
			},
			{ title: "Aktion" },
		),
	);
	await run(...insertTranslated("discount", { id: 2, kind: "order", percent_bp: 200, threshold: 100_000 }, { title: "Rabatt" }));
});
afterAll(() => backend.dispose());

const run = (...statements: string[]) => backend.db.batch(statements.map((sql) => backend.db.prepare(sql)));

interface Seen {
	status: number;
	tag: string | null;
	text: string;
}

async function see(uuid: string, { session, locale = "fi", range = "", known = "" }: Partial<View> & { known?: string }): Promise<Seen> {
	const headers = { Locale: locale, "Session-Id": session ?? "", ...(known && { "If-None-Match": known }) };
	const answer = await backend.request(`/orders/by-id/${uuid}${range && `?range=${range}`}`, { headers });
	return { status: answer.status, tag: answer.headers.get("ETag"), text: await answer.text() };
}

interface View {
	session: string;
	locale: string;
	range: string;
}

describe("the tag of a cart's answer", () => {
	// Shows R47.7
	it("is another one once an import has changed a measure of the goods, or of their product", async () => {
		const buyer = backend.caller();
		const { uuid } = await newCart(buyer, supplies.beam, 3);
		for (const [position, code] of ["h", "b"].entries())
			await run(...insertTranslated("attribute", { code, symbol: code, unit: "mm", kind: "number", position }, { title: code }));
		const measure = (value: number) =>
			JSON.stringify([
				{ code: "colour", value: "red" },
				{ code: "h", value },
				{ code: "b", value: 100 },
			]);
		for (const table of ["products", "variants"])
			for (const height of [200, 220]) {
				const before = await see(uuid, buyer);
				await backend.db.prepare(`UPDATE ${table} SET attributes = ? WHERE id = 1`).bind(measure(height)).run();
				expect((await see(uuid, { ...buyer, known: before.tag ?? "" })).status, `${table} ${height}`).toBe(200);
				expect(cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`)).items[0]?.variant.size?.height).toBe(height);
			}
		await run("UPDATE variants SET attributes = '[]' WHERE id = 1", "UPDATE products SET attributes = '[]' WHERE id = 1");
	});

	it("stays while nothing changes: whoever knows it is told so, without a word more", async () => {
		const buyer = backend.caller();
		const { uuid } = await newCart(buyer, supplies.beam, 3);
		const first = await see(uuid, buyer);
		expect(first).toMatchObject({ status: 200, tag: expect.stringMatching(/^"[0-9a-f]{40}"$/) });
		expect(await see(uuid, buyer)).toEqual(first);
		expect(await see(uuid, { ...buyer, known: `"other", ${first.tag}` })).toEqual({ status: 304, tag: first.tag, text: "" });
		await buyer.call("POST", "/orders/add", added(supplies.expensive, 1, { uuid }));
		const next = await see(uuid, { ...buyer, known: first.tag ?? "" });
		expect(next.status).toBe(200);
		expect(next.tag).not.toBe(first.tag);
	});

	// Shows R52.3
	it("is worked out however much the photographs of its goods come to: the database takes no value of 2 MB", async () => {
		const buyer = backend.caller();
		const { uuid } = await newCart(buyer, supplies.beam, 3);
		await buyer.call("POST", "/orders/add", added(supplies.packed, 15, { uuid }));
		const pictures = [{ digest: "a", extension: "jpg", width: 1, height: 1, alt: { en: "x".repeat(1_200_000) } }];
		const before = await backend.db.prepare("SELECT id, pictures FROM products").all<{ id: number; pictures: string }>();
		await backend.db.prepare("UPDATE products SET pictures = ?").bind(JSON.stringify(pictures)).run();
		expect(await see(uuid, buyer)).toMatchObject({ status: 200, tag: expect.stringMatching(/^"[0-9a-f]{40}"$/) });
		for (const { id, pictures: own } of before.results)
			await backend.db.prepare("UPDATE products SET pictures = ? WHERE id = ?").bind(own, id).run();
	});

	it("is another one for another reader, language or part of the lines, and none for what is not there", async () => {
		const buyer = backend.caller();
		const { uuid } = await newCart(buyer, supplies.beam, 3);
		const views = [buyer, { session: "" }, { ...buyer, locale: "en" }, { ...buyer, range: "[0,1]" }];
		const seen = await Promise.all(views.map((view) => see(uuid, view)));
		expect(new Set(seen.map(({ tag }) => tag)).size).toBe(views.length);
		expect(await see(uuid, { session: "", known: seen[0]?.tag ?? "" })).toMatchObject({ status: 200 });
		expect(await see(crypto.randomUUID(), buyer)).toMatchObject({ status: 404, tag: null });
	});

	it("changes with the Finnish day, which prices are of, and with the end of a payment", async () => {
		const buyer = backend.caller();
		const { uuid } = await checkOut(buyer, (await newCart(buyer, supplies.beam, 3)).uuid, billing.FI, "card");
		const cart = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
		await run(startedPayment(cart, "2040-06-15T10:00:00.500Z"));
		const at = async (time: string) => {
			vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });
			return see(uuid, buyer).finally(() => vi.useRealTimers());
		};
		const before = await at("2040-06-15T10:00:00.400Z");
		expect(before.text).toContain("https://pay.example");
		expect((await at("2040-06-15T09:00:00Z")).tag).toBe(before.tag);
		const after = await at("2040-06-15T10:00:00.600Z");
		expect(after.text).not.toContain("https://pay.example");
		expect(after.tag).not.toBe(before.tag);
		// Midnight in Finland is 21:00 UTC in summer.
		expect((await at("2040-06-15T20:59:59Z")).tag).toBe(after.tag);
		expect((await at("2040-06-15T21:00:00Z")).tag).not.toBe(after.tag);
	});
});

const commands = fc.constantFrom<((buyer: Caller, uuid: string) => Promise<unknown>)[]>(
	(buyer, uuid) => buyer.call("POST", "/orders/add", added(supplies.beam, 4, { uuid })),
	(buyer, uuid) => buyer.call("POST", "/orders/add", added(supplies.packed, 10, { uuid })),
	(buyer, uuid) =>
		buyer.call("POST", "/orders/add", { ...added(supplies.expensive, 2, { uuid }), cut: { length: 1_500 }, certificate: true }),
	(buyer, uuid) =>
		buyer.call("POST", "/orders/addSet", { uuid, setId: sets.frame, amount: 1, idem: crypto.randomUUID(), isProduction: true }),
	(buyer, uuid) => buyer.call("DELETE", `/orders/remove-by-supplied-variant-id/${uuid}/${supplies.packed}/0`),
	(buyer, uuid) => buyer.call("PATCH", `/orders/set-comment/${uuid}`, { comment: crypto.randomUUID().slice(0, 1) }),
	(buyer, uuid) => buyer.call("PATCH", `/orders/set-form/${uuid}`, { ...billing.DE, type: "billing", isSeparateShipping: false }),
	(buyer, uuid) => buyer.call("PATCH", `/orders/set-form/${uuid}`, { ...billing.EE, type: "billing", isSeparateShipping: false }),
	(buyer, uuid) => buyer.call("PATCH", `/orders/set-payment-method/${uuid}/invoice`),
	() => run(`UPDATE supplied_variants SET price_cents = price_cents + 1 WHERE id = ${supplies.beam}`),
	() => run(`UPDATE supplied_variants SET availability = iif(availability = 'out', 'available', 'out') WHERE id = ${supplies.packed}`),
	() => run(`UPDATE supplied_variants SET price_cents = price_cents + 1 WHERE id = ${supplies.soldOut}`),
	() => run(insert("volume_prices", { supplied_variant_id: supplies.expensive, threshold: 2, price_cents: 398_000 })),
	() => run(`DELETE FROM volume_prices WHERE supplied_variant_id = ${supplies.expensive}`),
	() => run("UPDATE discounts SET percent_bp = 500 - percent_bp"),
	() => run(...insertTranslated("discount", { id: 9, kind: "order", percent_bp: 400, threshold: 400_000 }, { title: "Mehr" })),
	() => run("DELETE FROM discounts WHERE id = 9"),
	() => run("UPDATE set_items SET quantity = 3 - quantity WHERE supplied_variant_id = 1 AND set_id = 1"),
	() => run("UPDATE delivery_methods SET price_cents = price_cents + 100 WHERE id = 1"),
	async () => undefined,
);

it("changes whenever the answer does, whatever is done in whatever order", { timeout: 120_000 }, async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(commands, { minLength: 1, maxLength: 8 }), async (done) => {
			const buyer = backend.caller();
			const { uuid } = await newCart(buyer, supplies.beam, 1);
			const views = [buyer, { session: "", locale: "en" }, { ...buyer, range: "[0,1]" }];
			const look = () => Promise.all(views.map((view) => see(uuid, view)));
			let before = await look();
			for (const command of done) {
				await command(buyer, uuid);
				const after = await look();
				after.forEach((now, index) => {
					if (now.text !== before[index]?.text) expect(now.tag).not.toBe(before[index]?.tag);
				});
				before = after;
			}
		}),
		{ numRuns: 12 },
	);
});
