import * as z from "zod";
import { changedFields } from "../../../contract/cart";
import { json } from "../../db/rows";

/** SQL of the changes of a sent order `o`, oldest first, as JSON. */
export const changesColumn = `(SELECT json_group_array(json_object('changed_at', changed_at, 'reason', reason, 'difference', json(difference)))
		FROM (SELECT * FROM order_changes WHERE order_id = o.id ORDER BY version)) AS changes`;

const fromTo = z.object({ from: z.number(), to: z.number() });

/** `orderDifference` as stored: in cents. */
const difference = z.object({
	lines: z.array(z.object({ code: z.string(), title: z.string(), quantity: fromTo, line_price: fromTo })),
	fields: z.array(z.enum(changedFields)),
	total_price: fromTo,
	total_price_with_vat: fromTo,
});

export const changesShape = {
	changes: json(
		z.array(
			z
				.object({ changed_at: z.string(), reason: z.string(), difference })
				.transform(({ difference: made, ...change }) => ({ ...change, ...made })),
		),
	),
};
