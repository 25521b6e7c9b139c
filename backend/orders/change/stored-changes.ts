import * as z from "zod";
import { changeAuthors, changedFields, changeRequestKinds, changeRequestStates } from "../../../contract/cart";
import { lineSchedule } from "../../../contract/order-fields";
import { json } from "../../db/rows";

/** SQL of the changes of a sent order `o`, and of those that its buyer has asked for, oldest first, as JSON. */
export const changesColumns = `(SELECT json_group_array(json_object('changed_at', changed_at, 'by', made_by, 'reason', reason, 'difference', json(difference)))
		FROM (SELECT * FROM order_changes WHERE order_id = o.id ORDER BY version)) AS changes,
	(SELECT json_group_array(json_object('id', id, 'kind', kind, 'state', state, 'asked_at', asked_at, 'comment', comment, 'answer', answer, 'difference', json(difference)))
		FROM (SELECT * FROM order_change_requests WHERE order_id = o.id ORDER BY id)) AS change_requests, coalesce(o.is_withdrawn, 0) AS is_withdrawn,
	EXISTS (SELECT 1 FROM order_files f WHERE f.cart_id = o.id AND f.kind = 'ubl') AS has_response`;

const fromTo = z.object({ from: z.number(), to: z.number() });

/** `orderDifference` as stored: in cents. */
export const storedDifference = z.object({
	lines: z.array(
		z.object({
			...{ code: z.string(), title: z.string(), quantity: fromTo, line_price: fromTo },
			...{ certificate: z.literal(true).optional(), schedule: lineSchedule.optional() },
		}),
	),
	fields: z.array(z.enum(changedFields)),
	freight: fromTo.optional(),
	total_price: fromTo,
	total_price_with_vat: fromTo,
});

export const changesShape = {
	changes: json(
		z.array(
			z
				.object({ changed_at: z.string(), by: z.enum(changeAuthors), reason: z.string(), difference: storedDifference })
				.transform(({ difference, ...change }) => ({ ...change, ...difference })),
		),
	),
	change_requests: json(
		z.array(
			z
				.object({
					id: z.number(),
					kind: z.enum(changeRequestKinds),
					state: z.enum(changeRequestStates),
					asked_at: z.string(),
					comment: z.string(),
					answer: z.string(),
					difference: storedDifference,
				})
				.transform(({ difference, ...request }) => ({ ...request, ...difference })),
		),
	),
	is_withdrawn: z.number().transform((value) => value === 1),
	has_response: z.number().transform((value) => value === 1),
};
