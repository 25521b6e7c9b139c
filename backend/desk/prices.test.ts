import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { companyDay } from "../../contract/company";
import { orders } from "../../contract/orders";
import { dayAfter } from "../../contract/values/days";
import { type Backend, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, newCart } from "../../tests/support/buyer";
import { type CompanyTeam, companyTeam, verifiedCompany } from "../../tests/support/company-team";
import { deskCall } from "../../tests/support/desk";

const vat = "FI20774740";
let backend: Backend;
let team: CompanyTeam;
beforeAll(async () => {
	backend = await startBackend();
	await verifiedCompany(backend, vat);
	team = await companyTeam(backend, null, vat);
});
afterAll(() => backend.dispose());

const tomorrow = dayAfter(companyDay(new Date()), 1);
const prices = z.object({
	version: z.number(),
	in_force: z.boolean(),
	rows: z.array(z.unknown()),
	refused: z.array(z.unknown()).optional(),
	changed: z.boolean().optional(),
});
const set = (rows: object[], more: object = {}) => deskCall(backend, `companies/${vat}/prices`, { rows, ...more });
const done = async (rows: object[], more: object = {}) => prices.parse((await set(rows, more)).body);
const stored = async () => prices.parse((await deskCall(backend, `companies/${vat}/prices`)).body);
const lists = () => backend.db.prepare("SELECT count(*) AS count FROM company_price_lists").first("count");

const rows = [{ percent: 5 }, { category: "ipe-beams", percent: 7.25 }, { article: "CR-000001", percent: 10, until: tomorrow }];

// Shows R46.1, R46.3
it("a company's prices are set as a whole, told as they can be sent again, and each change is one", async () => {
	expect((await deskCall(backend, "companies/FI99999999/prices")).status).toBe(404);
	expect(await stored()).toMatchObject({ version: 0, in_force: true, rows: [] });
	expect(await done(rows, { dry_run: true })).toMatchObject({ version: 0, changed: true, rows: [] });
	const first = await done([{ percent: "5" }, { category: "ipe-beams", percent: "7,25" }, { ...rows[2], percent: "10" }]);
	expect(first).toMatchObject({ changed: true, rows });
	expect(await done((await stored()).rows.map((row) => Object(row)))).toMatchObject({ version: first.version, changed: false });
	expect(await lists()).toBe(1);
	const both = await Promise.all([set([{ percent: 6 }], { version: first.version }), set([{ percent: 8 }], { version: first.version })]);
	expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
	expect((await set(rows, { version: first.version })).status).toBe(409);
	expect(await done(rows)).toMatchObject({ rows });
	const ended = await backend.db
		.prepare("SELECT count(*) AS count FROM company_price_lists WHERE replaced_at IS NOT NULL AND set_by = 0")
		.first("count");
	expect([ended, await lists()]).toEqual([2, 3]);
});

// Shows R46.2
it("a list with a mistake is refused as a whole, and a dry run names each", async () => {
	await done(rows);
	const wrong = [
		{ percent: 5 },
		{ category: "no-such-goods", percent: 5 },
		{ product: "no-such-product", percent: 5 },
		{ article: "CR-999999", percent: 5 },
		{ percent: 101 },
		{ percent: 0 },
		{ category: "ipe-beams", percent: 5, until: "2020-01-31" },
		{ category: "ipe-beams", product: "ipe-200", percent: 5 },
		{ percent: 6 },
		{ percent: 6, net_price: 12 },
	];
	const said = z.object({ refused: z.array(z.object({ line: z.number(), field: z.string(), reason: z.string() })) });
	const { refused } = said.parse((await set(wrong, { dry_run: true })).body);
	expect(refused.map(({ line, field }) => `${line} ${field}`)).toEqual([
		...["1 category", "2 product", "3 article", "4 percent", "5 percent", "6 until", "7 category", "8 category", "9 net_price"],
	]);
	expect(await set(wrong)).toMatchObject({ status: 422, body: { error: expect.stringMatching(/^Nothing is set\. Row 2, category: /) } });
	expect(await stored()).toMatchObject({ rows });
});

// Shows R46.1, R46.4
it("its members pay them at once, the best of each line and of nobody else's", async () => {
	await done([]);
	const { buyer, owner } = team;
	const guest = backend.caller();
	const { uuid } = await newCart(buyer, supplies.beam, 1);
	await buyer.call("POST", "/orders/add", added(supplies.packed, 10, { uuid }));
	const discounts = async () => cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`)).items.map((item) => item.discount);
	const own = async (caller: typeof guest) =>
		orders.ownPrices.answer.parse((await caller.call("GET", `/orders/own-prices/${supplies.beam}`)).body).prices[0]?.price;
	expect([await discounts(), await own(owner)]).toEqual([[0, 0], 11_250]);
	await done(rows);
	expect([await discounts(), await own(owner), await own(guest)]).toEqual([[1_125, 533], 10_125, 11_250]);
	const user = z.object({ discount_link: z.array(z.object({ discount_row: z.object({ on: z.string(), percentage: z.number() }) })) });
	const { discount_link: told } = user.parse((await backend.caller("de", owner.session).call("GET", "/users/current")).body);
	expect(told.map(({ discount_row: { on, percentage } }) => `${on} ${percentage}`)).toEqual([
		"IPE 200, 6 m, S355J2 10",
		" 5",
		"IPE-Träger 7.25",
	]);
	await backend.db.prepare("UPDATE company_discounts SET end_date = '2020-01-31'").run();
	expect(await discounts()).toEqual([0, 0]);
	// A discount on an article without a supplier covers nothing, rather than everything.
	await backend.db
		.prepare(
			"INSERT INTO variants (id, product_id, position, attributes, weight_g, length_mm) SELECT 9, product_id, 9, attributes, weight_g, length_mm FROM variants WHERE id = 1",
		)
		.run();
	await done([{ article: "CR-000009", percent: 50 }]);
	expect(await discounts()).toEqual([0, 0]);
});
