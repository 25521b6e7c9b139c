import type * as z from "zod";
import type { approvals } from "../../../contract/approvals";
import type { PaymentMethodName } from "../../../contract/values/payment-methods";
import { changed, requireComplete, requireSeen, type Sender } from "../../checkout/ready-order";
import { inOneBatch, read } from "../../db/reads";
import { now } from "../../db/rows";
import { decidedSnapshot } from "../../mail/mail-snapshots";
import { scheduleMail } from "../../mail/schedule-mail";
import { nameOf } from "../../orders/approval-state";
import { creditOf, isUnblocked, requireUnblocked, reviewReasonsOf } from "../../orders/credit";
import type { FormRow } from "../../orders/form-rows";
import { placeOrder } from "../../orders/place-order";
import type { PricedCart } from "../../orders/priced-cart";
import { quotationCovers, quotedAmounts } from "../../orders/quotation";
import { cartForOwner } from "../../orders/read-cart";
import { packed, snapshotOf } from "../../orders/snapshot";
import { type StoredCart, storedCart } from "../../orders/stored-cart";
import { endPayments } from "../../payments/open-payments";
import { bodyDigest, isTakenKey, readEarlierResult, recordSubmission, type Submission } from "../../platform/idempotency";
import { requireLines } from "../../platform/storage-limit";
import { namedCompany } from "../../teams/named-company";
import { recordDecision, waitingFor } from "./decisions";
import { buyerOf, requestedOrder } from "./requested-order";

type Body = z.output<typeof approvals.approve.body>;
type Answer = z.input<typeof approvals.approve.answer>;

/**
 * Approves an order as the approver saw it: this version at this total. It is sent at once for its buyer and in the buyer's
 * language; the buyer of a prepaid order may pay from then on. Repeated or simultaneous approvals count once.
 * @throws Refused invalid, idem_conflict, not_signed_in, not_found (also for former approvers), conflict (it no longer waits,
 * or its price or VAT has changed), unavailable_goods, form_missing, payment_method_missing, too_many_attempts
 */
export async function approve(sender: Sender, uuid: string, body: Body): Promise<Answer> {
	const { idem, ...asked } = body;
	const submission = { key: idem, bodyHash: bodyDigest({ ...asked, uuid, call: "approve" }) };
	const { stored, user, state } = await requestedOrder(sender, uuid);
	if (await readEarlierResult(sender, submission.key, submission.bodyHash)) return answerOf(stored);
	if (state !== "waiting" || stored.row.version !== body.version) throw changed();

	const { db } = sender;
	const { row } = stored;
	const cart = await cartForOwner({ db, locale: row.locale, user: row.user_id }, stored);
	requireSeen(body, cart.total_price_with_vat, cart.vat);
	const { billing, method } = requireComplete(sender.env, stored, cart, true);
	const isPrepaid = method.provider !== null;
	const sent = snapshotOf(cart);
	const snapshot = packed(sent);
	if (!isPrepaid) await requireLines(sender, cart.items.length + cart.orders_to_sets.length, snapshot);
	const [credit, named] = await read(
		db,
		inOneBatch(creditOf(db, { ...stored, billing }, cart, row.user_id), namedCompany(db, billing, row.user_id)),
	);
	requireUnblocked(credit);
	const owners = named?.owners ?? [];
	if (!isPrepaid && (await endPayments(sender.env, stored.payments)) === "paid") throw changed();
	const { id, locale, approval_origin: origin } = row;
	const review = reviewReasonsOf(credit, named !== null);
	const toSend = { id, uuid, state: "confirmed", review, credit, locale, origin, billing, owners } as const;
	const sending = isPrepaid ? [] : placeOrder(db, { ...toSend, sent, snapshot }, approvedBy(user, stored));
	try {
		const isStored = await store(sender, { stored, billing, cart, user, submission, method: method.name, sending });
		if (!isStored && !(await readEarlierResult(sender, submission.key, submission.bodyHash))) throw changed();
	} catch (error) {
		// The same submission won the race, or another one has its key: the second look decides.
		if (isTakenKey(error)) return approve(sender, uuid, body);
		throw error;
	}
	return answerOf((await storedCart(db, uuid)) ?? stored);
}

const answerOf = ({ row: { id, uuid, order_number } }: StoredCart): Answer => ({ id, uuid, order_number });

interface ToStore {
	stored: StoredCart;
	billing: FormRow;
	cart: PricedCart;
	user: number;
	submission: Submission;
	method: PaymentMethodName;
	/** Statements that make it an order once it is approved; none if it is prepaid. */
	sending: readonly D1PreparedStatement[];
}

/**
 * Stores key, decision, mail and, unless it is prepaid, the order in one batch.
 * @returns false if it no longer waits as it was seen
 */
async function store(sender: Sender, { stored, billing, cart, user, submission, method, sending }: ToStore): Promise<boolean> {
	const { db } = sender;
	const { id, uuid, version, locale, approval_origin: origin } = stored.row;
	const waits = waitingFor(user, stored.row);
	const unblocked = isUnblocked(billing, stored.row.user_id);
	const waiting = {
		sql: `${waits.sql} AND ${quotationCovers} AND ${unblocked.sql}`,
		values: [...waits.values, quotedAmounts(cart), ...unblocked.values],
	};
	const { email } = await buyerOf(db, stored.row.user_id);
	const snapshot = decidedSnapshot(await nameOf(db, user), method);
	const mail = { kind: "approval_given", locale, recipients: [email], cartId: id, comment: "", origin, snapshot } as const;
	const [, , given] = await db.batch([
		recordSubmission(sender, submission, waiting),
		recordDecision(db, user, waiting, { state: "approved", cents: cart.total_price, comment: "" }),
		db
			.prepare(
				`UPDATE approvals SET state = 'approved', decided_by = ?, decided_at = ${now()}, approved_version = ?, approved_cents = ?
				WHERE cart_id IN (${waiting.sql})`,
			)
			.bind(user, version, cart.total_price, ...waiting.values),
		scheduleMail(db, { ...mail, cause: `approval-given:${uuid}:${version}` }, approvedBy(user, stored)),
		...sending,
	]);
	return given?.meta.changes === 1;
}

/** Finds the order after this account has approved it as it was read, until it is sent. */
const approvedBy = (user: number, { row: { id, version } }: StoredCart) => ({
	sql: `SELECT c.id FROM carts c JOIN approvals a ON a.cart_id = c.id
		WHERE c.id = ? AND c.version = ? AND c.is_ordered = 0 AND a.state = 'approved' AND a.approved_version = c.version AND a.decided_by = ?`,
	values: [id, version, user],
});
