import { formRow } from "../orders/order-rows";

const columns = Object.keys(formRow.shape);

/** The rows of an order's forms as JSON: an expression over orders o. */
export const formsJson = `(SELECT json_group_array(json_object(${columns.map((name) => `'${name}', f.${name}`).join()}))
	FROM order_forms f WHERE f.order_id = o.id)`;

/** Statements that put an order's forms back to what they were when its payment was begun, if the order is one of `orders`. */
export function restoreForms(
	db: D1Database,
	payment: { id: number; order_id: number },
	orders: { sql: string; values: readonly number[] },
): D1PreparedStatement[] {
	return [
		db.prepare(`DELETE FROM order_forms WHERE order_id IN (${orders.sql})`).bind(...orders.values),
		db
			.prepare(
				`INSERT INTO order_forms (order_id, ${columns.join()})
				SELECT p.order_id, ${columns.map((name) => `f.value ->> '${name}'`).join()}
				FROM payments p CROSS JOIN json_each(p.forms) f WHERE p.id = ? AND p.order_id IN (${orders.sql})`,
			)
			.bind(payment.id, ...orders.values),
	];
}
