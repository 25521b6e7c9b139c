import { z } from "zod";
import type { Cart } from "../../contract/cart";
import { type BackendLocale, backendLocale } from "../../contract/locale";
import { contactMessageById } from "../content/contact-message";
import { orderConfirmation } from "../documents/order-confirmation";
import { sentOrderById } from "../orders/sent-order";
import type { ContactMailKind } from "../outbox/enqueue-contact";
import { heldPayment } from "../payments/held-payment";
import { type AccountMail, accountLetter } from "./kinds/account-letter";
import { approvalMail } from "./kinds/approval-mail";
import { attachmentsOf } from "./kinds/attachments";
import { contactLetter, isToShop } from "./kinds/contact-letter";
import { heldLetter } from "./kinds/held-letter";
import { invitationMail } from "./kinds/invitation-letter";
import { inNameLetter, offerOrderedLetter, receivedLetter } from "./kinds/received-letter";
import { sharedMail } from "./kinds/shared-mail";
import type { Written } from "./written";

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

const aboutSentOrder = (write: (order: Cart, locale: BackendLocale, origin: string) => Written): Writer =>
	kind(aboutOrder, async (db, { id, locale, order_id, origin }) => {
		const order = await sentOrderById(db, order_id);
		if (!order) throw new Error(`Mail ${id} is about an order that was not sent.`);
		return write(order, locale, origin);
	});

const confirmationMail = aboutSentOrder((order, locale, origin) => ({
	letter: orderConfirmation(order, locale, origin),
	orderNumber: order.order_number,
}));

/** All kinds of mail, by the name under which the outbox has them. */
const writers: Readonly<Record<string, Writer>> = {
	order_confirmation: confirmationMail,
	order_copy: confirmationMail,
	order_received: aboutSentOrder((order, locale) => ({
		letter: receivedLetter(order, locale),
		...(order.forms?.billing && { replyTo: order.forms.billing.email }),
	})),
	order_in_name: aboutSentOrder((order, locale) => ({ letter: inNameLetter(order, locale) })),
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
