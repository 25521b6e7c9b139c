import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressFields, billingFields, orderNotes, siteFields } from "../../contract/order-fields";
import { type Backend, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, newCart } from "../../tests/support/buyer";
import { ownDataStatements } from "../users/own-data-statements.mjs";
import { formsAnswer, ownForms, sharerOf } from "./form-answer";
import { formColumns, formRow, formsJson } from "./form-rows";
import { storedCart } from "./stored-cart";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const columnsOf = async (table: string) =>
	(await backend.db.prepare(`SELECT name FROM pragma_table_info('${table}')`).all<{ name: string }>()).results.map(({ name }) => name);

async function filledIn() {
	const form = { ...billing.FI, invoiceEmail: "reskontra@teras.example", createAccount: true };
	const buyer = backend.caller();
	const { id, uuid } = await checkOut(buyer, (await newCart(buyer, supplies.beam, 1)).uuid, form);
	const order = await storedCart(backend.db, uuid);
	if (!order || id === null) throw new Error("There is no order.");
	return { id, order };
}

describe("the fields of the order form", () => {
	it("have a column each, and every column is one of a field", async () => {
		expect([...formColumns, "cart_id"].sort()).toEqual((await columnsOf("cart_forms")).sort());
		expect(await columnsOf("carts")).toEqual(expect.arrayContaining(Object.keys(orderNotes)));
	});

	// Shows R26.13
	it("are all in an export of one's own data", async () => {
		await filledIn();
		const statements = ownDataStatements({ user: "NULL", email: "''", orders: "c.id > 0" });
		const first = async (part: string) => Object.keys((await backend.db.prepare(statements[part] ?? "").first()) ?? {});
		expect(await first("order_forms")).toEqual(expect.arrayContaining(formColumns));
		expect(await first("orders")).toEqual(expect.arrayContaining(Object.keys(orderNotes)));
	});

	it("are blank for a reader whom they are not declared for", async () => {
		const { order } = await filledIn();
		const [whole, seen] = [ownForms(order).billing, formsAnswer(order, "offerRecipient").billing];
		expect(whole).toMatchObject({
			invoiceEmail: "reskontra@teras.example",
			additionalEmails: ["lasku@teras.example"],
			createAccount: true,
		});
		expect(seen).toEqual({ ...whole, invoiceEmail: "", additionalEmails: [], createAccount: false });
	});

	it("tell whom a cart is mailed to what is declared for them", async () => {
		const { id } = await filledIn();
		const declared = Object.entries({ ...addressFields, ...billingFields, ...siteFields }).flatMap(([name, { seenBy }]) =>
			seenBy.some((reader) => reader === "cartRecipient") ? [name] : [],
		);
		expect(Object.keys((await sharerOf(backend.db, id)) ?? {}).sort()).toEqual(declared.sort());
	});

	it("are read from the copy that a payment has, also from one older than a column", async () => {
		const { id, order } = await filledIn();
		const copy = await backend.db.prepare(`SELECT ${formsJson} AS forms FROM carts c WHERE c.id = ?`).bind(id).first<string>("forms");
		const rows: unknown[] = JSON.parse(copy ?? "");
		expect(rows.map((row) => formRow.parse(row))).toEqual([order.billing]);
		const [{ invoice_email: _, ...older }] = JSON.parse(copy ?? "");
		expect(formRow.parse(older)).toEqual({ ...order.billing, invoiceEmail: "" });
	});
});
