import * as z from "zod";
import { reminderStages, reviewReasons } from "../../contract/desk/lists";
import type { DeskOrderAnswer } from "../../contract/desk/orders";
import { euros } from "../../contract/fields";
import { invoiceKinds } from "../../contract/invoices";
import type { BackendLocale } from "../../contract/locale";
import { openRequest } from "../changes/requests";
import { json } from "../db/rows";
import { withKey } from "../files/store";
import { leftToPay, paidInParts, paymentsOf } from "../invoices/stored-invoices";
import { cartAnswer, differenceAnswer } from "../orders/cart-answer";
import { limitOf, openInvoicesOf } from "../orders/credit";
import { cartForStaff } from "../orders/read-cart";
import { storedCart } from "../orders/stored-cart";
import { notFound } from "../platform/refused";

const inEuros = z.number().transform((cents) => euros(cents));

const facts = z.object({
	uuid: z.string(),
	review_reasons: json(z.array(z.enum(reviewReasons))),
	/** Decimal euros; null without credit, and once it does not wait for a review. */
	credit: json(z.object({ limit: inEuros, open: inEuros, order: inEuros })).nullable(),
	cancel_reason: z.string(),
	/** The verified company whose credit it uses. */
	credit_of: z.string().nullable(),
	vat_holder: z.string().nullable(),
	/** The provider's id of its card payment. */
	paid_by: z.string().nullable(),
	/** Decimal euros. */
	refunded: inEuros,
	/** Oldest first. */
	invoices: json(
		z.array(
			z.object({
				number: z.string(),
				kind: z.enum(invoiceKinds),
				/** The number of the credited invoice. */
				credits: z.string().nullable(),
				issued_on: z.string(),
				due_on: z.string().nullable(),
				paid_on: z.string().nullable(),
				/** Decimal euros with VAT: total, paid in parts so far, and left to pay. */
				gross: inEuros,
				paid_in_parts: inEuros,
				open: inEuros,
				payments: z.array(z.object({ paid_on: z.string(), amount: inEuros, reference: z.string() })),
				reminders: z.array(z.object({ stage: z.literal(reminderStages), sent_on: z.string() })),
			}),
		),
	),
});

/**
 * An order as its buyer sees it, or an open cart, with the facts for staff.
 * @param name its number, or its uuid
 * @param reader language for names of goods; null: the buyer's
 * @throws Refused not_found
 */
export async function orderAtDesk(db: D1Database, name: string, reader: BackendLocale | null): Promise<DeskOrderAnswer> {
	const found = await db
		.prepare(
			`SELECT c.uuid, coalesce(o.review_reasons, '[]') AS review_reasons,
				(SELECT json_object('limit', ${limitOf("k")}, 'open', ${openInvoicesOf("k.vat")} - o.credit_cents, 'order', o.credit_cents)
					FROM companies k WHERE k.vat = o.credit_vat AND o.state = 'in_review') AS credit, coalesce(o.cancel_reason, '') AS cancel_reason, o.credit_vat AS credit_of, f.vat_name AS vat_holder,
				(SELECT p.provider_session_id FROM payments p WHERE p.cart_id = c.id AND p.state IN ('paid', 'held') ORDER BY p.id DESC LIMIT 1) AS paid_by,
				(SELECT coalesce(sum(r.amount_cents), 0) FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.cart_id = c.id AND r.state = 'done') AS refunded,
				(SELECT json_group_array(json_object('number', i.number, 'kind', i.kind, 'credits', (SELECT credited.number FROM invoices credited WHERE credited.id = i.credits_id),
					'issued_on', i.issued_on, 'due_on', i.due_on, 'paid_on', i.paid_on, 'gross', i.gross_cents,
					'paid_in_parts', ${paidInParts}, 'open', ${leftToPay},
					'payments', json(${paymentsOf}), 'reminders', json((SELECT json_group_array(json_object('stage', r.stage, 'sent_on', r.sent_on))
						FROM (SELECT * FROM invoice_reminders WHERE invoice_id = i.id ORDER BY stage) r))))
					FROM (SELECT * FROM invoices WHERE order_id = c.id ORDER BY id) i) AS invoices
			FROM carts c LEFT JOIN orders o ON o.id = c.id LEFT JOIN cart_forms f ON f.cart_id = c.id AND f.type = 'billing'
			WHERE c.id = (SELECT id FROM orders WHERE order_number = ?1 UNION ALL SELECT id FROM carts WHERE uuid = ?2)`,
		)
		.bind(name.toUpperCase(), name.toLowerCase())
		.first();
	const row = facts.nullable().parse(found);
	const order = row && (await storedCart(db, row.uuid));
	if (!order) throw notFound(`There is no order ${name}.`);
	const { uuid: _, review_reasons: reasons, credit, ...desk } = row;
	const cart = await cartForStaff(db, order, reader);
	const photographs = (cart.deliveries ?? []).flatMap(({ number, photographs: files }) =>
		files.map((file) => ({ ...withKey(file), delivery: number })),
	);
	const number = cart.order_number;
	const isAsked = (cart.change_requests ?? []).some(({ state }) => state === "open");
	const request = number !== null && isAsked ? await openRequest(db, { ...cart, number }, reader) : null;
	return {
		...cartAnswer(cart),
		desk: {
			...desk,
			review: order.row.state === "in_review" ? { reasons, credit } : null,
			change_request: request && { ...request, ...differenceAnswer(request) },
			photographs,
		},
	};
}
