import { inOneBatch, type Read } from "../db/reads";
import { canonicalMailbox, countAttempt, type Limit, mailsToMailbox, requireAttempt, tooManyAttempts, tryCounting } from "./attempts";
import { Refused } from "./refused";
import type { Visitor } from "./visitor";

/** A visitor, and the network of the request (backend/platform/http.ts); "" is unknown and has no limit. */
export type Writer = Visitor & { client: string };

const hour = 60 * 60;

/** Limits per hour. A client may be a whole office, so they are far above normal use and far below automated use. */
const most = {
	addresses: { account: 10, client: 50 },
	offers: { maker: 30, client: 100 },
	confirmations: { client: 120 },
	messages: { client: 20 },
	/** Stock notices; per day for a mailbox. */
	notices: { account: 100, client: 20, mailbox: 10 },
	/** Look-ups of VAT ids in the EU register, which blocks excessive use. */
	lookUps: { buyer: 30, client: 120 },
};

const limit = (what: string, of: string, count: number, times = 1): Limit => ({ what, of, most: count, seconds: hour, times });

const accountOf = ({ user }: Writer): string => (user === null ? "" : String(user));

/**
 * Counts the addresses that a cart or offer is sent to.
 * @throws Refused too_many_messages
 */
export async function requireAddresses(writer: Writer, addresses: number): Promise<void> {
	if (addresses === 0) return;
	const isFew = await tryCounting(writer.db, [
		limit("addresses account", accountOf(writer), most.addresses.account, addresses),
		limit("addresses client", writer.client, most.addresses.client, addresses),
	]);
	if (!isFew) throw new Refused("too_many_messages", "Enough mails for now.");
}

/**
 * Counts an offer. Without addresses it is not a mail, but still a document and a number.
 * @throws Refused too_many_attempts
 */
export const requireOffer = (writer: Writer): Promise<void> =>
	requireAttempt(writer.db, [
		limit("offers maker", accountOf(writer) || writer.session, most.offers.maker),
		limit("offers client", writer.client, most.offers.client),
	]);

interface Confirmed {
	email: string;
	mails: number;
}

const confirmationsOf = ({ client }: Writer, { mails }: Confirmed): Limit[] => [
	limit("confirmations client", client, most.confirmations.client, mails),
];

type Counted = [isFew: boolean, isOwn: boolean];

/** Counts an order by network, and reads whether the mailbox is the visitor's own: `mayConfirm` takes both. */
export const countConfirmations = (writer: Writer, order: Confirmed): Read<Counted> =>
	inOneBatch(countAttempt(writer.db, confirmationsOf(writer, order)), {
		statements: [
			writer.db
				.prepare("SELECT 1 AS own FROM users WHERE id = ? AND is_verified = 1 AND email = ? COLLATE NOCASE")
				.bind(writer.user, order.email),
		],
		parse: ([found]) => found !== undefined && found.results.length > 0,
	});

/**
 * Counts the order by mailbox too, unless it is the visitor's own. An unknown network or mailbox has no limit.
 * @returns whether the mailbox may receive mail: orders beyond its limit are accepted without one, since the address may not be the buyer's
 * @throws Refused too_many_attempts if the network has reached its limit
 */
export async function mayConfirm(writer: Writer, order: Confirmed, [isFew, isOwn]: Counted): Promise<boolean> {
	const { db, client } = writer;
	if (!isFew) throw await tooManyAttempts(db, confirmationsOf(writer, order));
	if (client === "" || isOwn) return true;
	return tryCounting(db, [{ what: "confirmations mailbox", of: canonicalMailbox(order.email), most: mailsToMailbox, seconds: 24 * hour }]);
}

/**
 * Counts a message, whose sender receives a copy.
 * @throws Refused too_many_attempts
 */
export const requireMessage = ({ db, client }: Pick<Writer, "db" | "client">): Promise<void> =>
	requireAttempt(db, [limit("messages client", client, most.messages.client)]);

/**
 * Counts a stock notice for a typed address (null: the account's own).
 * @throws Refused too_many_attempts, too_many_messages
 */
export async function requireNotice({ db, client, ...writer }: Writer, typed: string | null): Promise<void> {
	await requireAttempt(db, [
		limit("notices account", accountOf({ db, client, ...writer }), most.notices.account),
		limit("notices client", typed === null ? "" : client, most.notices.client),
	]);
	if (typed === null) return;
	const mailbox = { what: "notices mailbox", of: canonicalMailbox(typed), most: most.notices.mailbox, seconds: 24 * hour };
	if (!(await tryCounting(db, [mailbox]))) throw new Refused("too_many_messages", "Enough mails for now.");
}

/**
 * Counts a VAT id that is looked up in an external register.
 * @throws Refused too_many_attempts
 */
export const requireLookUp = (writer: Writer): Promise<void> =>
	requireAttempt(writer.db, [
		limit("look-ups buyer", accountOf(writer) || writer.session, most.lookUps.buyer),
		limit("look-ups client", writer.client, most.lookUps.client),
	]);
