import * as z from "zod";
import { maxStatementRows, statementKinds } from "../../../contract/desk/lists";
import type { deskStatements } from "../../../contract/desk/statements";
import { euros } from "../../../contract/fields";
import { rowsOf } from "../../db/rows";
import { paidInParts } from "../../invoices/stored-invoices";
import { notFound, Refused } from "../../platform/refused";

const spelled = "upper(replace(replace(f.vat, ' ', ''), '-', ''))";

/** The orders of the company ?1: on its credit, of its team, or with its VAT id in the billing form, also as it is written at home. */
export const ordersOfCompany = `SELECT o.id FROM orders o WHERE o.credit_vat = ?1
	UNION SELECT o.id FROM teams t CROSS JOIN orders o ON o.team_id = t.id WHERE t.vat = ?1
	UNION SELECT f.cart_id FROM cart_forms f WHERE f.type = 'billing' AND f.vat <> '' AND ${spelled} IN (?1, substr(?1, 3))
		AND (${spelled} = ?1 OR f.country = substr(?1, 1, 2))`;

/** The rest of an invoice `i` of which only the day of payment is known: what credit notes until then and recorded payments leave. */
const rest = `i.gross_cents - ${paidInParts}
	- (SELECT coalesce(sum(n.gross_cents), 0) FROM invoices n WHERE n.credits_id = i.id AND n.issued_on <= i.paid_on)`;

const at = (kind: (typeof statementKinds)[number]): number => statementKinds.indexOf(kind);
const invoice = "own CROSS JOIN invoices i ON i.id = own.id";

const entries = `WITH own AS MATERIALIZED (
		SELECT i.id, i.order_id, o.order_number, c.reference AS said FROM (${ordersOfCompany}) found CROSS JOIN orders o ON o.id = found.id
		CROSS JOIN carts c ON c.id = o.id CROSS JOIN invoices i ON i.order_id = o.id
	), entry AS MATERIALIZED (
		SELECT i.issued_on AS day, iif(i.kind = 'invoice', ${at("invoice")}, ${at("credit_note")}) AS kind, i.number,
			(SELECT number FROM invoices WHERE id = i.credits_id) AS credits, own.order_number, own.said AS reference,
			iif(i.kind = 'invoice', i.gross_cents, -i.gross_cents) AS cents FROM ${invoice}
		UNION ALL SELECT p.paid_on, ${at("payment")}, i.number, NULL, own.order_number, p.reference, -p.amount_cents
			FROM ${invoice} CROSS JOIN invoice_payments p ON p.invoice_id = i.id
		UNION ALL SELECT i.paid_on, ${at("payment")}, i.number, NULL, own.order_number, '', -(${rest})
			FROM ${invoice} WHERE i.paid_on IS NOT NULL AND ${rest} > 0
		UNION ALL SELECT substr(r.created_at, 1, 10), ${at("refund")}, sent.order_number, NULL, sent.order_number, '', r.amount_cents
			FROM (SELECT DISTINCT order_id, order_number FROM own) sent CROSS JOIN payments p ON p.cart_id = sent.order_id
			CROSS JOIN refunds r ON r.payment_id = p.id AND r.state = 'done'
	)`;

const entryRow = z.object({
	day: z.string(),
	kind: z.number().transform((place) => statementKinds[place] ?? "invoice"),
	number: z.string(),
	credits: z.string().nullable(),
	order_number: z.string(),
	reference: z.string(),
	cents: z.number(),
});

const companyRow = z.object({ vat: z.string(), name: z.string(), address: z.string() });

/**
 * A company's statement from ?2 to ?3.
 * @throws Refused not_found; invalid for too many entries
 */
export async function statementOf(
	db: D1Database,
	vat: string,
	{ from = "0000", to = "9999" }: z.output<typeof deskStatements.ofCompany.query>,
): Promise<z.input<typeof deskStatements.ofCompany.answer>> {
	const [companies, before, found] = await db.batch([
		db
			.prepare("SELECT vat, name, street || ', ' || postcode || ' ' || city || ', ' || country AS address FROM companies WHERE vat = ?")
			.bind(vat),
		db.prepare(`${entries} SELECT coalesce(sum(cents), 0) AS cents FROM entry WHERE day < ?2`).bind(vat, from),
		db
			.prepare(
				`${entries} SELECT day, kind, number, credits, order_number, reference, cents FROM entry WHERE day BETWEEN ?2 AND ?3
				ORDER BY day, kind, number LIMIT ${maxStatementRows + 1}`,
			)
			.bind(vat, from, to),
	]);
	const [company] = rowsOf(companyRow, companies);
	if (!company) throw notFound(`The register has no company ${vat}.`);
	const rows = rowsOf(entryRow, found);
	if (rows.length > maxStatementRows) throw new Refused("invalid", `There are more than ${maxStatementRows} entries: choose fewer days.`);
	const opening = rowsOf(z.object({ cents: z.number() }), before)[0]?.cents ?? 0;
	let balance = opening;
	return {
		...company,
		opening: euros(opening),
		entries: rows.map(({ cents, order_number: order, ...row }) => {
			balance += cents;
			return { ...row, order, amount: euros(cents), balance: euros(balance) };
		}),
		closing: euros(balance),
	};
}
