import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { orderNotes } from "../../contract/order-fields";
import { ofAddress } from "../../scripts/own-data.mjs";
import { accountOf } from "../../tests/support/account";
import { type Backend, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const rows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));
const exported = z.object({ made_at: z.string() }).catchall(rows);

async function createPersonalData(name: string) {
	const account = await accountOf(backend, { columns: { customername: name } });
	const { uuid } = await newCart(account, supplies.beam, 12);
	await account.call("POST", "/orders/add", added(supplies.packed, 10, { uuid, comment: `Line of ${name}` }));
	const cart = await checkOut(account, uuid, { ...billing.FI, name, email: account.email });
	expect((await account.call("POST", "/orders/complete", completion(cart))).status).toBe(200);
	const message = { email: account.email, message: `Message of ${name}`, idem: crypto.randomUUID() };
	expect((await account.call("POST", "/contact/submit", message)).status).toBe(200);
	return { account, uuid };
}

describe("an export of one's own data", () => {
	// Shows R26.13
	it("contains the data of the account, its orders and its messages, and nothing of others", async () => {
		await createPersonalData("Outi Muu");
		const { account, uuid } = await createPersonalData("Aino Oma");
		const { status, body } = await account.call("GET", "/users/own-data");
		expect(status).toBe(200);
		const data = exported.parse(body);
		expect(data).toMatchObject({
			account: [{ email: account.email, customername: "Aino Oma", has_password: 0 }],
			orders: [{ uuid, order_number: expect.stringMatching(/^CB-/) }],
			order_forms: [{ order_uuid: uuid, name: "Aino Oma", email: account.email, additional_emails: '["lasku@teras.example"]' }],
			messages: [{ message: "Message of Aino Oma" }],
		});
		expect(data.order_lines?.map(({ comment }) => comment)).toContain("Line of Aino Oma");
		expect(data.mails?.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["order_confirmation", "contact_copy"]));
		expect(data.sessions).toHaveLength(1);
		expect(JSON.stringify(body)).not.toMatch(/Outi|password_hash|token/);
	});

	it("contains each note of an order", () => {
		const statement = ofAddress("a@b.example").orders;
		for (const name of Object.keys(orderNotes)) expect(statement).toMatch(new RegExp(`\\bc\\.${name}\\b`));
	});

	it("is limited to the own account, five times in an hour", async () => {
		expect(await backend.caller().call("GET", "/users/own-data")).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
		const account = await accountOf(backend);
		const statuses = [];
		for (let count = 0; count < 6; count++) statuses.push((await account.call("GET", "/users/own-data")).status);
		expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
	});

	it("can be made by the operator for an address without an account", async () => {
		const guest = backend.caller();
		const { uuid } = await newCart(guest, supplies.beam, 12);
		await checkOut(guest, uuid, { ...billing.FI, name: "Veera Vieras", email: "o'veera@vieras.example" });
		const statements = ofAddress("O'Veera@vieras.example");
		const results = await backend.db.batch(Object.values(statements).map((sql) => backend.db.prepare(sql)));
		const data = Object.fromEntries(Object.keys(statements).map((name, index) => [name, results[index]?.results]));
		expect(data).toMatchObject({ account: [], orders: [{ uuid }], order_forms: [{ name: "Veera Vieras" }] });
	});

	it("covers every table with personal data", async () => {
		// user_id, cart_id and order_id mark rows that belong to a person, the other columns hold addresses.
		const isPersonal = "c.name IN ('user_id', 'cart_id', 'order_id', 'email', 'recipients', 'invited_by', 'decided_by')";
		const { results } = await backend.db
			.prepare(
				`SELECT DISTINCT m.name FROM sqlite_master m, pragma_table_info(m.name) c
				WHERE m.type = 'table' AND m.name NOT LIKE '\\_%' ESCAPE '\\' AND ${isPersonal} ORDER BY m.name`,
			)
			.all();
		const personal = z.array(z.object({ name: z.string() })).parse(results);
		const values = Object.values(ofAddress("a@b.example")).join(" ");
		// The people at the desk, who see their own on a page. Connections of companies with their systems, links, order events, entries in lists of one day, numbers of orders at buyers' systems, search texts, stock, costs and purchases of orders, sets of
		// carts, which hold no personal data, translations of reviews, and suppliers.
		const without = [
			...["account_tokens", "cart_sets", "connections", "events", "list_puts", "order_costs", "order_stock", "order_texts"],
			...["ordered_returns", "procurement_notices", "procurement_orders", "purchase_lines", "review_translations", "staff", "suppliers"],
		];
		expect(personal.map(({ name }) => name).filter((table) => !new RegExp(`(FROM|JOIN) ${table}\\b`).test(values))).toEqual(without);
	});
});
