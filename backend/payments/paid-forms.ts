import { formRow } from "../orders/order-rows";

const columns = Object.keys(formRow.shape);

/** The rows of an order's forms as JSON: an expression over orders o. */
export const formsJson = `(SELECT json_group_array(json_object(${columns.map((name) => `'${name}', f.${name}`).join()}))
	FROM order_forms f WHERE f.order_id = o.id)`;
