import type * as z from "zod";
import type { approvals } from "../../../contract/approvals";
import { changed } from "../../checkout/ready-order";
import { now } from "../../db/rows";
import { decidedSnapshot } from "../../mail/mail-snapshots";
import { scheduleMail } from "../../mail/schedule-mail";
import { nameOf } from "../../orders/approval-state";
import { bodyDigest, isTakenKey, readEarlierResult, recordSubmission } from "../../platform/idempotency";
import type { Visitor } from "../../platform/visitor";
import { recordDecision, waitingFor } from "./decisions";
import { buyerOf, requestedOrder } from "./requested-order";

type Body = z.output<typeof approvals.returnOrder.body>;
type Answer = z.input<typeof approvals.returnOrder.answer>;

/**
 * Returns an order to its buyer with a comment: it becomes an open cart again, and the buyer gets a mail. A repeated submission
 * returns it once.
 * @throws Refused invalid, idem_conflict, not_signed_in, not_found, conflict (it no longer waits as it was seen)
 */
export async function returnOrder(visitor: Visitor, uuid: string, body: Body): Promise<Answer> {
	const { idem, ...sent } = body;
	const submission = { key: idem, bodyHash: bodyDigest({ ...sent, uuid, call: "return-approval" }) };
	const { stored, user, state, cart } = await requestedOrder(visitor, uuid);
	const { id, version, locale, approval_origin: origin } = stored.row;
	if (await readEarlierResult(visitor, submission.key, submission.bodyHash)) return { id, uuid };
	if (state !== "waiting" || !cart || version !== body.version) throw changed();

	const { db } = visitor;
	const waiting = waitingFor(user, stored.row);
	const { email } = await buyerOf(db, stored.row.user_id);
	const snapshot = decidedSnapshot(await nameOf(db, user), null);
	const mail = { kind: "approval_returned", locale, recipients: [email], cartId: id, comment: body.comment, origin, snapshot } as const;
	try {
		const results = await db.batch([
			recordSubmission(visitor, submission, waiting),
			scheduleMail(db, { ...mail, cause: `approval-returned:${uuid}:${version}` }, waiting),
			recordDecision(db, user, waiting, { state: "returned", cents: cart.total_price, comment: body.comment }),
			db
				.prepare(
					`UPDATE approvals SET state = 'returned', decided_by = ?, comment = ?, decided_at = ${now()} WHERE cart_id IN (${waiting.sql})`,
				)
				.bind(user, body.comment, ...waiting.values),
		]);
		const isStored = results.at(-1)?.meta.changes === 1;
		if (!isStored && !(await readEarlierResult(visitor, submission.key, submission.bodyHash))) throw changed();
	} catch (error) {
		// The same submission won the race, or another one has its key: the second look decides.
		if (isTakenKey(error)) return returnOrder(visitor, uuid, body);
		throw error;
	}
	return { id, uuid };
}
