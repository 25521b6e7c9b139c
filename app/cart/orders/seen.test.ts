import { expect, it } from "vitest";
import { examples } from "../../../contract/examples/examples";
import { orders } from "../../../contract/orders";
import { readSeen } from "../cart.server";
import { seenChanges, seenFields } from "./seen";

const cart = orders.add.answer.parse(examples.get(orders.add)?.answer);
const [line] = cart.items;
if (!line) throw new Error("The example has no line.");

const formOf = (fields: Record<string, string | number>): FormData => {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
	return form;
};
const seen = readSeen(formOf(seenFields(cart)));

// Shows R47.2
it("is read as the page wrote it, and nothing has changed then", () => {
	expect(seen).toMatchObject({ total: cart.total_price_with_vat, lines: [{ key: String(line.id), price: line.line_price }] });
	expect(seen && seenChanges(seen, cart)).toBeNull();
});

// Shows R47.2
it("tells each line, the discount, delivery, VAT and the total, before and now", () => {
	const now = {
		...cart,
		items: [
			{ ...line, quantity: line.quantity + 1, line_price: line.line_price + 1000 },
			{ ...line, id: 999, line_price: 500 },
		],
		total_price: cart.total_price + 1500 + 200 - 30,
		total_delivery_price: cart.total_delivery_price + 200,
		vat: { ...cart.vat, rate: 0, reason: "intra_community" as const },
		total_price_with_vat: cart.total_price + 1670,
	};
	const changes = seen && seenChanges(seen, now);
	expect(changes).toMatchObject({
		lines: [
			{ title: line.fullTitle, before: { price: line.line_price }, now: { price: line.line_price + 1000, quantity: line.quantity + 1 } },
			{ before: null, now: { price: 500 } },
		],
		delivery: { before: cart.total_delivery_price, now: cart.total_delivery_price + 200 },
		vat: { before: { rate: cart.vat.rate }, now: { rate: 0, reason: "intra_community", amount: 0 } },
		total: { before: cart.total_price_with_vat, now: cart.total_price + 1670 },
	});
	expect((changes?.discount?.now ?? 0) - (changes?.discount?.before ?? 0)).toBe(30);
	const gone = seen && seenChanges(seen, { ...cart, items: [] });
	expect(gone?.lines).toEqual([
		{ key: String(line.id), title: null, before: expect.objectContaining({ price: line.line_price }), now: null },
	]);
});

// Shows R47.2
it.each([
	["nothing", {}],
	["another total", { ...seenFields(cart), "seen.total": "x" }],
	["another reason", { ...seenFields(cart), "seen.reason": "because" }],
])("is not read where the form says %s", (_, fields) => {
	expect(readSeen(formOf(fields))).toBeNull();
});

it("takes 2,000 lines within the limit of forms", () => {
	const items = Array.from({ length: 2000 }, (_, index) => ({ ...line, id: 1_000_000 + index, quantity: 100_000, line_price: 99_999_999 }));
	const sent = new URLSearchParams(Object.entries(seenFields({ ...cart, items })).map(([name, value]) => [name, String(value)]));
	expect(sent.toString().length).toBeLessThan(60_000);
	expect(readSeen(formOf(seenFields({ ...cart, items })))?.lines).toHaveLength(2000);
});
