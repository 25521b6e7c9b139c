import * as z from "zod";
import { euros } from "../../contract/fields";
import type { orders } from "../../contract/orders";
import { inOneBatch, type Read, read } from "../db/reads";
import { rowsOf, type SqlPart } from "../db/rows";
import { mustBeApproved, sendable, sendableValues } from "../orders/approval-state";
import { costShares } from "../orders/costs";
import { type Credit, creditOf, isUnblocked, reasonsWithoutVat, requireUnblocked, reviewReasonsOf } from "../orders/credit";
import type { FormRow } from "../orders/form-rows";
import { placeOrder } from "../orders/place-order";
import type { PricedCart } from "../orders/priced-cart";
import { cartByUuid, cartWithUuid, type FoundCart, shownCart, shownPart } from "../orders/read-cart";
import { packed, snapshotOf } from "../orders/snapshot";
import type { StoredCart } from "../orders/stored-cart";
import { vatOfBilling } from "../orders/team-orders";
import type { PaymentMethod, PaymentProvider } from "../payment-methods/payment-method";
import { checkPayments, endPayments } from "../payments/open-payments";
import { presentPayment, startPayment, type ToPay } from "../payments/start-payment";
import { countConfirmations, mayConfirm } from "../platform/hourly-limits";
import { bodyDigest, earlierResult, isTakenKey, keyOf, recordSubmission, type StoredKey, type Submission } from "../platform/idempotency";
import { Refused } from "../platform/refused";
import { shopOrigin } from "../platform/shop-origin";
import { countStored, storedByLines } from "../platform/storage-limit";
import { owns, requireSession, type Visitor } from "../platform/visitor";
import { type NamedCompany, namedCompany } from "../teams/named-company";
import { changed, requireOwned, requireReady, type Sender } from "./ready-order";

type CompleteBody = z.output<typeof orders.complete.body>;

/** An order that was sent, or the page where it is paid; in cents. */
type Completed = z.output<typeof orders.complete.answer>;

interface Ready {
	stored: StoredCart;
	cart: PricedCart;
	/** The cart as stored with the order, also as `packed`. */
	sent: PricedCart;
	snapshot: string;
	billing: FormRow;
	method: PaymentMethod;
	origin: string;
	submission: Submission;
	/** Sends the buyer a confirmation; a payment is always confirmed. */
	mailsBuyer: boolean;
	credit: Credit;
	/** The company that somebody else orders for. */
	named: NamedCompany | null;
}

/** Whether the order was sent before, and its cart. */
type SendingReads = [key: StoredKey | null, cart: FoundCart | null];

export const readForSending = (visitor: Omit<Visitor, "user">, { idem, uuid }: CompleteBody): Read<SendingReads> =>
	inOneBatch(keyOf(visitor, idem), cartWithUuid(visitor, uuid));

/**
 * Sends the order, or begins its card payment. A card order does not exist until it is paid, and the answer says where to pay.
 * Repeated or simultaneous submissions make one order or one payment, with the same answer.
 * @param before the rows, if already read
 * @throws Refused invalid, idem_conflict, not_found, as `requireReady`, conflict (the stock changed since the buyer saw it),
 * approval_needed (above the buyer's limit and not approved as it is), too_many_attempts, not_allowed (the company is blocked), payment_failed, in this order
 */
export async function complete(sender: Sender, body: CompleteBody, before?: SendingReads): Promise<Completed> {
	requireSession(sender);
	const origin = shopOrigin(sender.env, body.host);
	const { idem, ...asked } = body;
	const submission = { key: idem, bodyHash: bodyDigest({ ...asked, call: "complete" }) };
	const [key, found] = before ?? (await read(sender.db, readForSending(sender, body)));
	// It refuses a used key with another body. A repeated submission finds its order below.
	earlierResult(key, submission.bodyHash);
	const stored = requireOwned(sender, found?.stored ?? null);
	const cart = await shownCart(sender, stored, found ?? undefined);
	if (stored.row.state !== null) return completedOf(stored.row.id, cart, null);
	const { billing, method } = requireReady(sender.env, stored, cart, body);
	if (body.stockTag !== undefined && body.stockTag !== cart.stock_tag) throw changed();
	const limit = cart.approval_limit ?? null;
	if (mustBeApproved(cart))
		throw new Refused("approval_needed", "A colleague has to approve it.", limit === null ? undefined : { limit: euros(limit) });
	const sent = snapshotOf(cart);
	const snapshot = packed(sent);
	const { mailsBuyer, credit, named } = await checked(sender, stored, cart, billing, snapshot);
	const ready = { stored, cart, sent, snapshot, billing, method, origin, submission, mailsBuyer, credit, named };
	try {
		return method.provider ? await pay(sender, ready, method.provider) : await send(sender, ready);
	} catch (error) {
		// The same submission won the race, or another one has its key: the second look decides.
		if (isTakenKey(error)) return complete(sender, body);
		throw error;
	}
}

/**
 * Counts the order against its limits and reads the buyer.
 * @throws Refused too_many_attempts, not_allowed
 */
async function checked(
	sender: Sender,
	stored: StoredCart,
	cart: PricedCart,
	billing: FormRow,
	snapshot: string,
): Promise<Pick<Ready, "mailsBuyer" | "credit" | "named">> {
	const { db, user } = sender;
	const confirmed = { email: billing.email, mails: 1 + billing.additionalEmails.length };
	const counts = inOneBatch(
		countConfirmations(sender, confirmed),
		countStored(sender, storedByLines(cart.items.length + cart.orders_to_sets.length, snapshot)),
	);
	const buyer = inOneBatch(creditOf(db, { ...stored, billing }, cart, user), namedCompany(db, billing, user));
	const [[counted], [credit, named]] = await read(db, inOneBatch(counts, buyer));
	requireUnblocked(credit);
	return { mailsBuyer: await mayConfirm(sender, confirmed, counted), credit, named };
}

/** Stores number, state, snapshot and mail in one batch. Each statement does nothing unless the cart is open and unchanged. */
async function send(
	sender: Sender,
	{ stored, cart, sent, snapshot, billing, origin, submission, mailsBuyer, credit, named }: Ready,
): Promise<Completed> {
	const { db, locale } = sender;
	const { id, uuid } = stored.row;
	const owners = named?.owners ?? [];
	const review = reviewReasonsOf(credit, named !== null);
	const order = sentWithUuid(db, uuid);
	if ((await endPayments(sender.env, stored.payments)) === "paid") return requireSent(await read(db, order));
	const open = openOrder(sender, cart, stored, billing);
	const writes = [
		recordSubmission(sender, submission, open),
		...placeOrder(db, { id, uuid, state: "confirmed", review, credit, locale, origin, billing, owners, sent, snapshot, mailsBuyer }, open),
	];
	const results = await db.batch([...writes, ...order.statements]);
	return requireSent(order.parse(results.slice(writes.length)));
}

/** Finds the order while it is unchanged and needs no approval: a limit, or a block, may be set while it is being sent. */
function openOrder({ user }: Sender, cart: PricedCart, { row: { id, version } }: StoredCart, billing: FormRow): SqlPart {
	const unblocked = isUnblocked(billing, user);
	return {
		sql: `SELECT id FROM carts WHERE id = ? AND is_ordered = 0 AND version = ? AND ${sendable} AND ${unblocked.sql}`,
		values: [id, version, ...sendableValues(user, cart), ...unblocked.values],
	};
}

const sentRow = z.object({
	id: z.number(),
	order_number: z.string(),
	total_price: z.number(),
	total_delivery_price: z.number(),
	method: z.string().nullable(),
});

/** Reads the few fields that the answer needs, since a snapshot is long. null for a cart. */
const sentWithUuid = (db: D1Database, uuid: string): Read<Completed | null> => ({
	statements: [
		db
			.prepare(
				`SELECT o.id, o.order_number, o.snapshot ->> '$.total_price' AS total_price, o.snapshot ->> '$.total_delivery_price' AS total_delivery_price,
					o.snapshot ->> '$.paymentmethod.name' AS method
				FROM carts c JOIN orders o ON o.id = c.id WHERE c.uuid = ?`,
			)
			.bind(uuid),
	],
	parse([found]) {
		const [row] = rowsOf(sentRow, found);
		if (!row) return null;
		const { method, ...order } = row;
		return { ...order, uuid, paymentmethod: { name: method ?? "" }, payment_url: null };
	},
});

/** @throws Refused conflict if it is no order, because another change of the cart came first */
function requireSent(order: Completed | null): Completed {
	if (!order) throw changed();
	return order;
}

/** Fixes the amount. A payment of the current cart goes on; any other payment of it ends first. */
async function pay(
	sender: Sender,
	{ stored, cart, snapshot, billing, method: { name: method }, origin, submission, named }: Ready,
	provider: PaymentProvider,
): Promise<Completed> {
	const { db, locale } = sender;
	const { id, uuid, version } = stored.row;
	const toPay: ToPay = {
		method,
		provider,
		uuid,
		version,
		cents: cart.total_price_with_vat,
		length: cart.length,
		email: billing.email,
		locale,
		origin,
		reviewReasons: [
			...(billing.vat_check === "pending" ? (["vat"] as const) : []),
			...(named ? (["named"] as const) : []),
			...(await reasonsWithoutVat(db, { ...stored, billing }, cart)),
		],
		snapshot,
		costShares: JSON.stringify(costShares(cart)),
		vat: vatOfBilling(billing),
		payments: stored.payments,
	};
	const present = presentPayment(toPay);
	if (present) return completedOf(id, cart, present.url);
	if (toPay.cents === 0) throw new Refused("payment_failed", "There is nothing to pay.");
	const ended = await endPayments(sender.env, stored.payments);
	if (ended === "paid") return requireSent(await read(db, sentWithUuid(db, uuid)));
	if (ended === "unreachable") throw new Refused("payment_failed", "The payment provider does not answer.");
	const open = openOrder(sender, cart, stored, billing);
	const url = await startPayment(sender.env, toPay, open, recordSubmission(sender, submission, open));
	if (url === null) throw changed();
	return completedOf(id, cart, url);
}

const completedOf = (id: number, cart: PricedCart, paymentUrl: string | null): Completed => ({
	id,
	uuid: cart.uuid,
	order_number: cart.order_number,
	total_price: cart.total_price,
	total_delivery_price: cart.total_delivery_price,
	paymentmethod: { name: cart.paymentmethod?.name ?? "" },
	payment_url: paymentUrl,
});

/** Writes a sent order, or its payment, in wire units. */
export const completeAnswer = (done: Completed): z.input<typeof orders.complete.answer> => ({
	...done,
	total_price: euros(done.total_price),
	total_delivery_price: euros(done.total_delivery_price),
});

/**
 * The order for its thank-you page. A buyer may return from paying, so it asks the provider and trusts no claim. A payment
 * without a certain result is open without an address.
 * @throws Refused not_found
 */
export async function confirmed(sender: Sender, uuid: string, stored: StoredCart | null): Promise<PricedCart> {
	const open = stored && owns(sender, stored.row) ? stored.payments.filter(({ state }) => state === "open") : [];
	if (!stored || open.length === 0) return shownPart(sender, stored);
	const checked = await checkPayments(sender.env, open);
	const cart = await cartByUuid(sender, uuid);
	if (checked === "known" || cart.isProcessed || cart.payment?.state === "held") return cart;
	return { ...cart, payment: { state: "open", url: null } };
}
