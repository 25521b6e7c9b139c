import { z } from "zod";
import type { approvals } from "../../../contract/approvals";
import { approvalStates } from "../../../contract/cart";
import { euros } from "../../../contract/fields";
import { rowsOf } from "../../catalogue/rows";
import { requireUser } from "../../users/require-user";
import type { Asker } from "../asker";
import { approvingFor } from "./approvers";
import { shownName } from "./state";

type Answer = z.input<typeof approvals.approvals.answer>;

const listRow = z.object({
	uuid: z.string(),
	state: z.enum(approvalStates),
	asked_at: z.string(),
	asked_cents: z.number(),
	length: z.number(),
	buyer: z.string(),
	reference: z.string(),
});

/** So many are told of each list. */
const most = 100;

const columns = `o.uuid, o.approval_state AS state, o.approval_asked_at AS asked_at, coalesce(o.approval_asked_cents, 0) AS asked_cents, o.reference,
	(SELECT COUNT(*) FROM order_items i WHERE i.order_id = o.id) + (SELECT COUNT(*) FROM order_sets s WHERE s.order_id = o.id) AS length,
	${shownName("u")} AS buyer`;

/** What waits for the asker's word, the oldest first, and the asker's own orders that were asked about and are not sent, the newest first. */
export async function listApprovals(asker: Asker): Promise<Answer> {
	const user = requireUser(asker);
	const approving = await approvingFor(asker);
	const [waiting, own] = await asker.db.batch([
		asker.db
			.prepare(
				`SELECT ${columns} FROM orders o JOIN users u ON u.id = o.user_id AND u.is_deleted = 0
				JOIN team_members m ON m.user_id = o.user_id AND m.team_id = o.approval_team_id
				WHERE o.approval_team_id = ? AND o.approval_state = 'waiting' AND o.is_processed = 0 AND o.user_id <> ?
				ORDER BY o.approval_asked_at, o.id LIMIT ${most}`,
			)
			.bind(approving?.team ?? 0, user),
		asker.db
			.prepare(
				`SELECT ${columns} FROM orders o JOIN users u ON u.id = o.user_id
				WHERE o.user_id = ? AND o.approval_state IS NOT NULL AND o.is_processed = 0 ORDER BY o.approval_asked_at DESC, o.id DESC LIMIT ${most}`,
			)
			.bind(user),
	]);
	return { is_approver: approving !== null, waiting: rowsOf(listRow, waiting).map(listed), own: rowsOf(listRow, own).map(listed) };
}

const listed = ({ asked_cents: cents, ...row }: z.output<typeof listRow>) => ({ ...row, total_price: euros(cents) });
