import type * as z from "zod";
import type { approvals } from "../../../contract/approvals";
import { changed, ownedCart, requireReady, type Sender } from "../../checkout/ready-order";
import { now } from "../../db/rows";
import { requestSnapshot } from "../../mail/mail-snapshots";
import { scheduleMail } from "../../mail/schedule-mail";
import { isWaiting, mustBeApproved, nameOf } from "../../orders/approval-state";
import { cartAnswer } from "../../orders/cart-answer";
import type { PricedCart } from "../../orders/priced-cart";
import { cartByUuid, shownCart, withoutPersonalData } from "../../orders/read-cart";
import type { StoredCart } from "../../orders/stored-cart";
import { endPayments } from "../../payments/open-payments";
import { bodyDigest, isTakenKey, readEarlierResult, recordSubmission } from "../../platform/idempotency";
import { Refused } from "../../platform/refused";
import { shopOrigin } from "../../platform/shop-origin";
import { requireLines } from "../../platform/storage-limit";
import { ownedBy, requireSession, requireUser, type Visitor } from "../../platform/visitor";
import { memberOf } from "../../teams/member";
import { approversOf } from "./requested-order";

type Body = z.output<typeof approvals.askApproval.body>;

/**
 * An account may ask its colleagues this many times an hour for all orders together, because each request mails all of them.
 */
const maxRequests = 20;

/**
 * Asks the approvers of the buyer's team to approve an order that exceeds only the buyer's limit. While it waits, nobody can
 * change it, and a payment under way for it ends. A repeated submission asks once.
 * @throws Refused invalid, not_signed_in, idem_conflict, not_found, as `requireReady`, approval_not_needed (the limit now
 * allows it), no_approver, too_many_attempts, too_many_messages
 */
export async function requestApproval(sender: Sender, body: Body): Promise<PricedCart> {
	const user = requireUser(sender);
	const origin = shopOrigin(sender.env, body.host);
	const { idem, ...sent } = body;
	const submission = { key: idem, bodyHash: bodyDigest({ ...sent, call: "ask-approval" }) };
	const done = await readEarlierResult(sender, submission.key, submission.bodyHash);
	if (done) return cartByUuid(sender, done.uuid);

	const stored = await ownedCart(sender, body.uuid);
	const cart = await shownCart(sender, stored);
	if (stored.row.state !== null) throw new Refused("processed", "The order has been sent.");
	requireReady(sender.env, stored, cart, { ...sent, authorityConfirmed: true });
	if (!mustBeApproved(cart)) throw new Refused("approval_not_needed", "It can be sent as it is.");
	const team = (await memberOf(sender.db, user))?.teamId;
	const recipients = team === undefined ? [] : await approversOf(sender.db, team, user);
	if (team === undefined || recipients.length === 0) throw new Refused("no_approver", "Nobody of the team may approve it.");

	// While the provider is unreachable, the buyer can still pay for the cart's earlier state; then that state is the order.
	if ((await endPayments(sender.env, stored.payments)) === "paid") throw new Refused("processed", "It has been paid.");
	const { reference, approval_limit, passed_limits } = cart;
	const shown = { ...withoutPersonalData(cart, null), reference, approval_limit, passed_limits };
	const snapshot = requestSnapshot(cartAnswer(shown), await nameOf(sender.db, user));
	await requireLines(sender, 0, snapshot);
	try {
		await store(sender, { stored, cart, user, team, recipients, origin, submission, snapshot });
	} catch (error) {
		// The same submission won the race, or another one has its key: the second look decides.
		if (isTakenKey(error)) return requestApproval(sender, body);
		throw error;
	}
	return waitingAnswer(sender, stored, user);
}

/** @throws Refused conflict (changed at the same moment), too_many_messages */
async function waitingAnswer(sender: Sender, before: StoredCart, user: number): Promise<PricedCart> {
	const { row } = await ownedCart(sender, before.row.uuid);
	if (row.approval_state === "waiting") return cartByUuid(sender, row.uuid);
	if (row.version === before.row.version && (await isOverRequestLimit(sender.db, user)))
		throw new Refused("too_many_messages", "Enough mails for now.");
	throw changed();
}

interface ToStore {
	stored: StoredCart;
	cart: PricedCart;
	user: number;
	team: number;
	recipients: readonly string[];
	origin: string;
	submission: { key: string; bodyHash: string };
	/** The cart in the mail. */
	snapshot: string;
}

/** Stores key, state and mail in one batch. The version rises, so everything begun for the cart before finds it changed. */
async function store(sender: Sender, { stored, cart, user, team, recipients, origin, submission, snapshot }: ToStore): Promise<void> {
	const { db, locale } = sender;
	const { id, uuid, version } = stored.row;
	const open = {
		sql: `SELECT id FROM carts WHERE id = ? AND version = ? AND is_ordered = 0 AND NOT ${isWaiting("carts")} AND NOT ${hasRequestedEnough}`,
		values: [id, version, user],
	};
	const waiting = { sql: `SELECT id FROM carts WHERE id = ? AND version = ? AND ${isWaiting("carts")}`, values: [id, version + 1] };
	const cause = `approval-asked:${uuid}:${version + 1}`;
	await db.batch([
		recordSubmission(sender, submission, open),
		db
			.prepare(`UPDATE carts SET user_id = ?, locale = ?, version = version + 1, updated_at = ${now()} WHERE id IN (${open.sql})`)
			.bind(user, locale, ...open.values),
		// Follows directly: if nothing changed, nobody is asked.
		db
			.prepare(
				`INSERT OR REPLACE INTO approvals (cart_id, state, team_id, asked_cents, origin) SELECT ?, 'waiting', ?, ?, ? WHERE changes() > 0`,
			)
			.bind(id, team, cart.total_price, origin),
		scheduleMail(db, { kind: "approval_asked", locale, recipients, cartId: id, comment: "", origin, snapshot, cause }, waiting),
	]);
}

/** SQL that holds once an account has reached its limit of requests. Its value is the account. */
const hasRequestedEnough = `((SELECT COUNT(*) FROM outbox m JOIN carts mine ON mine.id = m.cart_id
	WHERE m.kind = 'approval_asked' AND m.created_at > ${now("-1 hour")} AND mine.user_id = ?) >= ${maxRequests})`;

async function isOverRequestLimit(db: D1Database, user: number): Promise<boolean> {
	return (await db.prepare(`SELECT ${hasRequestedEnough} AS enough`).bind(user).first("enough")) === 1;
}

export async function withdrawApproval(visitor: Visitor, uuid: string, version: number): Promise<PricedCart> {
	requireSession(visitor);
	await visitor.db.batch([
		visitor.db
			.prepare(
				`UPDATE carts SET updated_at = ${now()} WHERE uuid = ?1 AND ${ownedBy("?2")} AND version = ?3 AND is_ordered = 0 AND ${isWaiting("carts")}`,
			)
			.bind(uuid, visitor.session, version),
		visitor.db
			.prepare("UPDATE approvals SET state = 'withdrawn' WHERE changes() > 0 AND cart_id = (SELECT id FROM carts WHERE uuid = ?)")
			.bind(uuid),
	]);
	const { row } = await ownedCart(visitor, uuid);
	if (row.state !== null) throw new Refused("processed", "The order has been sent.");
	if (row.approval_state === "waiting") throw changed();
	return cartByUuid(visitor, uuid);
}
