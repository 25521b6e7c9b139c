import { both, type Read } from "../db/reads";
import { canonicalMailbox, countTry, type Limit, mailsToMailbox, mayTry, requireTry, triedTooOften } from "./attempts";
import { Refused } from "./refused";
import type { Visitor } from "./visitor";

/** An visitor, and where the request comes from (backend/platform/http.ts); "" is nobody that could be told apart, and has no limit. */
export type Writer = Visitor & { client: string };

const hour = 60 * 60;

/** A whole office stands behind one client: these are far above what people do, and far below what a machine would. All in an hour. */
const most = {
	/** Addresses that carts and offers are mailed to. */
	addresses: { account: 10, client: 50 },
	offers: { maker: 30, client: 100 },
	/** Confirmations of orders, with their further recipients. */
	confirmations: { client: 120 },
	messages: { client: 20 },
	/** Notices about stock; to a mailbox in a day. */
	notices: { account: 100, client: 20, mailbox: 10 },
	/** VAT ids that the register of the EU is asked about, which bars who asks without end. */
	lookUps: { buyer: 30, client: 120 },
};

const limit = (what: string, of: string, count: number, times = 1): Limit => ({ what, of, most: count, seconds: hour, times });

const accountOf = ({ user }: Writer): string => (user === null ? "" : String(user));

/** Counts a cart or offer that goes to so many addresses. @throws Refused too_many_messages */
export async function requireAddresses(writer: Writer, addresses: number): Promise<void> {
	if (addresses === 0) return;
	const isFew = await mayTry(writer.db, [
		limit("addresses account", accountOf(writer), most.addresses.account, addresses),
		limit("addresses client", writer.client, most.addresses.client, addresses),
	]);
	if (!isFew) throw new Refused("too_many_messages", "Enough mails for now.");
}

/** Counts an offer: one without addresses is no mail, but a document and a number. @throws Refused too_many_attempts */
export const requireOffer = (writer: Writer): Promise<void> =>
	requireTry(writer.db, [
		limit("offers maker", accountOf(writer) || writer.session, most.offers.maker),
		limit("offers client", writer.client, most.offers.client),
	]);

/** An order with the mails that confirm it. */
interface Confirmed {
	/** As it was typed. */
	email: string;
	mails: number;
}

const confirmationsOf = ({ client }: Writer, { mails }: Confirmed): Limit[] => [
	limit("confirmations client", client, most.confirmations.client, mails),
];

type Counted = [isFew: boolean, isOwn: boolean];

/** Counts an order by the network, and reads whether the mailbox is the visitor's own: `mayConfirm` takes both. */
export const countConfirmations = (writer: Writer, order: Confirmed): Read<Counted> =>
	both(countTry(writer.db, confirmationsOf(writer, order)), {
		statements: [
			writer.db
				.prepare("SELECT 1 AS own FROM users WHERE id = ? AND is_verified = 1 AND email = ? COLLATE NOCASE")
				.bind(writer.user, order.email),
		],
		parse: ([found]) => found !== undefined && found.results.length > 0,
	});

/**
 * Counts the order by the mailbox, too, unless that is the visitor's own. Who could not be told apart has no limit in either.
 * @returns whether the mailbox may be written to: too many orders that name it are taken without a mail, since they may not be its owner's
 * @throws Refused too_many_attempts where the network has had its most
 */
export async function mayConfirm(writer: Writer, order: Confirmed, [isFew, isOwn]: Counted): Promise<boolean> {
	const { db, client } = writer;
	if (!isFew) throw await triedTooOften(db, confirmationsOf(writer, order));
	if (client === "" || isOwn) return true;
	return mayTry(db, [{ what: "confirmations mailbox", of: canonicalMailbox(order.email), most: mailsToMailbox, seconds: 24 * hour }]);
}

/** Counts a message, whose sender gets a copy. @throws Refused too_many_attempts */
export const requireMessage = ({ db, client }: Pick<Writer, "db" | "client">): Promise<void> =>
	requireTry(db, [limit("messages client", client, most.messages.client)]);

/**
 * Counts a notice about stock, which is mailed to an address that somebody typed (null: to the account's own).
 * @throws Refused too_many_attempts, too_many_messages
 */
export async function requireNotice({ db, client, ...writer }: Writer, typed: string | null): Promise<void> {
	await requireTry(db, [
		limit("notices account", accountOf({ db, client, ...writer }), most.notices.account),
		limit("notices client", typed === null ? "" : client, most.notices.client),
	]);
	if (typed === null) return;
	const mailbox = { what: "notices mailbox", of: canonicalMailbox(typed), most: most.notices.mailbox, seconds: 24 * hour };
	if (!(await mayTry(db, [mailbox]))) throw new Refused("too_many_messages", "Enough mails for now.");
}

/** Counts a VAT id that somebody else's register is asked about. @throws Refused too_many_attempts */
export const requireLookUp = (writer: Writer): Promise<void> =>
	requireTry(writer.db, [
		limit("look-ups buyer", accountOf(writer) || writer.session, most.lookUps.buyer),
		limit("look-ups client", writer.client, most.lookUps.client),
	]);
