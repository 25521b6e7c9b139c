import { type Backend, type Caller, cartOf } from "./backend";
import { supplies } from "./backend-rows";
import { billing, checkOut, completion, newCart } from "./buyer";
import { deskCall } from "./desk";

/** An order on invoice, which is in review. */
export async function orderInReview(
	buyer: Caller,
	{ form = billing.FI, amount = 12, reference = "" }: { form?: object; amount?: number; reference?: string } = {},
): Promise<{ uuid: string; number: string }> {
	const { uuid } = await newCart(buyer, supplies.beam, amount);
	if (reference !== "") await buyer.call("PATCH", `/orders/set-order-reference/${uuid}`, { reference });
	const cart = await checkOut(buyer, uuid, form);
	await buyer.call("POST", "/orders/complete", completion(cart));
	const { order_number: number } = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
	return { uuid, number: number ?? "" };
}

/** @throws if the desk refuses the write */
export async function deskDone(backend: Backend, path: string, body: object): Promise<unknown> {
	const { status, body: answer } = await deskCall(backend, path, body);
	if (status !== 200) throw new Error(`${path} answers ${status}: ${JSON.stringify(answer)}`);
	return answer;
}

/**
 * Copies of an order, one second older each.
 * @param uuid of the order
 */
export async function copyOrder(backend: Backend, uuid: string, count: number): Promise<void> {
	const copies = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count}), c AS (SELECT * FROM carts WHERE uuid = ?)`;
	const columns = ["vat", "company", "name", "phone", "email", "street_address", "post_code", "city", "country"].join();
	const statements = [
		`${copies} INSERT INTO carts (id, uuid, session_id, locale, is_ordered, payment_method_id)
			SELECT c.id + 1000 + i, printf('%08x', i) || substr(c.uuid, 9), '', 'fi', 1, c.payment_method_id FROM n, c`,
		`${copies} INSERT INTO cart_forms (cart_id, type, ${columns})
			SELECT c.id + 1000 + i, 'billing', ${columns} FROM n, c JOIN cart_forms f ON f.cart_id = c.id AND f.type = 'billing'`,
		`${copies} INSERT INTO orders (id, order_number, state, version, processed_at, updated_at, session_id, snapshot)
			SELECT o.id + 1000 + i, 'CB-' || (90000 + i), o.state, 1, strftime('%Y-%m-%dT%H:%M:%SZ', o.processed_at, '-' || i || ' seconds'), o.updated_at, '', o.snapshot
			FROM n, c JOIN orders o ON o.id = c.id`,
	];
	await backend.db.batch(statements.map((sql) => backend.db.prepare(sql).bind(uuid)));
}
