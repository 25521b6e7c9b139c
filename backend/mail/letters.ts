import { z } from "zod";
import type { Cart } from "../../contract/cart";
import { type BackendLocale, backendLocale } from "../../contract/locale";
import { contactMessageById } from "../content/contact-message";
import { sentOrderById } from "../orders/sent-order";
import { heldPayment } from "../payments/held-payment";
import { companyNamedBy } from "../teams/named-company";
import { type AccountMail, accountLetter } from "./account-letter";
import { approvalMail } from "./approval-mail";
import { attachmentsOf } from "./attachments";
import { contactLetter, isToShop } from "./contact-letter";
import type { ContactMailKind } from "./enqueue-contact";
import { heldLetter } from "./held-letter";
import { invitationMail } from "./invitation-letter";
import type { Letter } from "./letter";
import { mailsToMailbox } from "./mailbox-limit";
import { orderConfirmation } from "./order-confirmation";
import { inNameLetter, offerOrderedLetter, receivedLetter, refusedLetter } from "./received-letter";
import { sharedMail } from "./shared-mail";

/** A file that goes along; it is made when it is needed. */
export interface Attachment {
	filename: string;
	/** "application/pdf" */
	type: string;
	content(): Promise<Uint8Array>;
}

/** What a mail says. */
export interface Written {
	letter: Letter;
	attachments?: readonly Attachment[];
	/** Who gets the answer, where that is not the shop. */
	replyTo?: string;
	orderNumber?: string | null;
	/** Its recipients do not learn of each other: each gets a mail of their own. */
	isApart?: boolean;
}

type Writer = (db: D1Database, row: unknown) => Promise<Written>;

/** A kind of mail: the columns of its row in the outbox that it needs, and what it says. */
const kind =
	<R extends z.ZodType>(columns: R, write: (db: D1Database, row: z.output<R>) => Promise<Written>): Writer =>
	(db, row) =>
		write(db, columns.parse(row));

const aboutOrder = z.object({ id: z.number(), locale: backendLocale, order_id: z.number(), origin: z.string() });
const aboutMessage = z.object({ id: z.number(), locale: backendLocale, contact_message_id: z.number() });

const contactMail = (name: ContactMailKind) =>
	kind(aboutMessage, async (db, { id, locale, contact_message_id }) => {
		const message = await contactMessageById(db, contact_message_id);
		if (!message) throw new Error(`Mail ${id} is about a message that is not there.`);
		return { letter: contactLetter(name, message, locale), ...(isToShop(name) && { replyTo: message.email }) };
	});

const aboutAccount = z.object({ locale: backendLocale, origin: z.string(), token: z.string(), order_id: z.number().nullable() });

const accountMail = (name: AccountMail["kind"]) =>
	kind(aboutAccount, async (_, { locale, origin, token, order_id }) => ({
		// Who has not asked for it with an order has signed up.
		letter: accountLetter({ kind: name === "account_verification" && order_id === null ? "sign_up" : name, origin, token }, locale),
	}));

const aboutPayment = z.object({ id: z.number(), locale: backendLocale, cause: z.string() });

const aboutSentOrder = (
	write: (
		order: Cart,
		locale: BackendLocale,
		from: { db: D1Database; id: number; orderId: number; origin: string },
	) => Written | Promise<Written>,
): Writer =>
	kind(aboutOrder, async (db, { id, locale, order_id, origin }) => {
		const order = await sentOrderById(db, order_id);
		if (!order) throw new Error(`Mail ${id} is about an order that was not sent.`);
		return write(order, locale, { db, id, orderId: order_id, origin });
	});

/** Whether a mail is the last of its kind that one of its recipients gets within a day. */
async function isLastOfDay(db: D1Database, id: number): Promise<boolean> {
	const found = await db
		.prepare(
			`SELECT MAX((SELECT COUNT(*) FROM outbox b, json_each(b.recipients) one
				WHERE b.kind = m.kind AND b.id <= m.id AND b.created_at > strftime('%Y-%m-%dT%H:%M:%SZ', m.created_at, '-1 day')
					AND one.value = r.value COLLATE NOCASE)) AS count FROM outbox m, json_each(m.recipients) r WHERE m.id = ?`,
		)
		.bind(id)
		.first("count");
	return Number(found) >= mailsToMailbox;
}

const confirmationMail = aboutSentOrder((order, locale, { origin }) => ({
	letter: orderConfirmation(order, locale, origin),
	orderNumber: order.order_number,
}));

/** All kinds of mail, by the name under which the outbox has them. */
const writers: Readonly<Record<string, Writer>> = {
	order_confirmation: confirmationMail,
	order_copy: confirmationMail,
	order_received: aboutSentOrder(async (order, locale, { db, orderId }) => ({
		letter: receivedLetter(order, locale, await companyNamedBy(db, orderId)),
		...(order.forms?.billing && { replyTo: order.forms.billing.email }),
	})),
	order_in_name: aboutSentOrder(async (order, locale, { db, id }) => ({ letter: inNameLetter(order, locale, await isLastOfDay(db, id)) })),
	order_refused: aboutSentOrder((order, locale) => ({ letter: refusedLetter(order, locale), orderNumber: order.order_number })),
	offer_ordered: aboutSentOrder((order, locale) => ({ letter: offerOrderedLetter(order, locale) })),
	payment_held: kind(aboutPayment, async (db, { id, locale, cause }) => {
		const held = await heldPayment(db, cause.replace("payment-held:", ""));
		if (!held) throw new Error(`Mail ${id} is about a payment that is not held.`);
		return { letter: heldLetter(held, locale), orderNumber: held.order_number };
	}),
	approval_asked: kind(approvalMail.columns, approvalMail.asked),
	approval_given: kind(approvalMail.columns, approvalMail.given),
	approval_returned: kind(approvalMail.columns, approvalMail.returned),
	offer: kind(sharedMail.columns, sharedMail.offer),
	shared_cart: kind(sharedMail.columns, sharedMail.cart),
	contact_message: contactMail("contact_message"),
	contact_copy: contactMail("contact_copy"),
	supplier_message: contactMail("supplier_message"),
	supplier_copy: contactMail("supplier_copy"),
	account_verification: accountMail("account_verification"),
	account_exists: accountMail("account_exists"),
	magic_link: accountMail("magic_link"),
	password_reset: accountMail("password_reset"),
	account_none: accountMail("account_none"),
	account_deleted: accountMail("account_deleted"),
	password_changed: accountMail("password_changed"),
	team_invitation: kind(invitationMail.columns, invitationMail.write),
};

/** What a row of the outbox says, from what was stored with its cause. */
export async function written(db: D1Database, row: { kind: string; locale: BackendLocale }): Promise<Written> {
	const write = writers[row.kind];
	if (!write) throw new Error(`There is no mail of the kind ${row.kind}.`);
	const mail = await write(db, row);
	return { attachments: attachmentsOf(mail.letter, row.locale), ...mail };
}
