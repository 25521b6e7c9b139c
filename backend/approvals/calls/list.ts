import * as z from "zod";
import type { approvals } from "../../../contract/approvals";
import { euros } from "../../../contract/fields";
import type { Language } from "../../../contract/locale";
import { approvalStates } from "../../../contract/values/order-states";
import { rowsOf } from "../../db/rows";
import { titleOf } from "../../db/translations";
import { shownName } from "../../orders/approval-state";
import { languageOf } from "../../platform/language";
import { requireUser, type Visitor } from "../../platform/visitor";
import { approvingFor } from "./requested-order";

type Answer = z.input<typeof approvals.approvals.answer>;

const listRow = z.object({
	uuid: z.string(),
	state: z.enum(approvalStates),
	asked_at: z.string(),
	asked_cents: z.number(),
	length: z.number(),
	buyer: z.string(),
	reference: z.string(),
	goods: z.string(),
});
const decidedRow = listRow.extend({ by: z.string(), decided_at: z.string(), order_number: z.string().nullable() });

/** The account's name, or else the name in the order's form, or else the address. */
const buyerName = `coalesce(nullif(u.customername, ''), (SELECT nullif(f.name, '') FROM cart_forms f WHERE f.cart_id = c.id AND f.type = 'billing'), u.email)`;

const most = 100;

const columns = (language: Language) => `c.uuid, a.state, a.asked_at, a.asked_cents, c.reference,
	(SELECT COUNT(*) FROM cart_items i WHERE i.cart_id = c.id) + (SELECT COUNT(*) FROM cart_sets s WHERE s.cart_id = c.id) AS length,
	${buyerName} AS buyer,
	coalesce((SELECT ${titleOf("product", "v.product_id", language)} FROM cart_items i JOIN supplied_variants s ON s.id = i.supplied_variant_id
		JOIN variants v ON v.id = s.variant_id WHERE i.cart_id = c.id ORDER BY i.id LIMIT 1),
		(SELECT ${titleOf("set", "s.set_id", language)} FROM cart_sets s WHERE s.cart_id = c.id ORDER BY s.set_id LIMIT 1), '') AS goods`;

/**
 * Orders that wait for the visitor's decision, oldest first. Newest first: the visitor's own unsent orders that need approval,
 * and the team's latest decisions.
 */
export async function listApprovals(visitor: Visitor): Promise<Answer> {
	const user = requireUser(visitor);
	const approving = await approvingFor(visitor);
	const shown = columns(languageOf(visitor.locale));
	const [waiting, own, decided] = await visitor.db.batch([
		visitor.db
			.prepare(
				`SELECT ${shown} FROM approvals a JOIN carts c ON c.id = a.cart_id AND c.is_ordered = 0
				JOIN users u ON u.id = c.user_id AND u.is_deleted = 0
				JOIN team_members m ON m.user_id = c.user_id AND m.team_id = a.team_id
				WHERE a.team_id = ? AND a.state = 'waiting' AND c.user_id <> ?
				ORDER BY a.asked_at, c.id LIMIT ${most}`,
			)
			.bind(approving?.team ?? 0, user),
		visitor.db
			.prepare(
				`SELECT ${shown} FROM carts c JOIN approvals a ON a.cart_id = c.id AND a.state <> 'withdrawn' JOIN users u ON u.id = c.user_id
				WHERE c.user_id = ? AND c.is_ordered = 0 ORDER BY a.asked_at DESC, c.id DESC LIMIT ${most}`,
			)
			.bind(user),
		visitor.db
			.prepare(
				`SELECT ${shown}, coalesce(${shownName("d")}, '') AS "by", a.decided_at,
					iif(a.state = 'approved', o.order_number, NULL) AS order_number
				FROM approvals a JOIN carts c ON c.id = a.cart_id LEFT JOIN orders o ON o.id = a.cart_id JOIN users u ON u.id = c.user_id AND u.is_deleted = 0 LEFT JOIN users d ON d.id = a.decided_by
				WHERE a.team_id = ? AND a.state IN ('approved', 'returned') AND a.decided_at IS NOT NULL AND c.user_id <> ?
				ORDER BY a.decided_at DESC, c.id DESC LIMIT ${most}`,
			)
			.bind(approving?.team ?? 0, user),
	]);
	return {
		is_approver: approving !== null,
		waiting: rowsOf(listRow, waiting).map(listed),
		own: rowsOf(listRow, own).map(listed),
		decided: rowsOf(decidedRow, decided).map(listed),
	};
}

const listed = <Row extends z.output<typeof listRow>>({ asked_cents: cents, ...row }: Row) => ({ ...row, total_price: euros(cents) });
