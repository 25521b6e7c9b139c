import { z } from "zod";
import { backendLocale } from "../../contract/locale";
import { json, rowsOf } from "../catalogue/rows";
import { contactMessageById } from "../content/contact-message";
import { sentOrderById } from "../orders/sent-order";
import { contactLetter } from "./contact-letter";
import { letterHtml } from "./letter-html";
import { letterText } from "./letter-text";
import { orderConfirmation } from "./order-confirmation";

const common = { id: z.number(), locale: backendLocale, recipients: json(z.array(z.string())), created_at: z.string() };
const orderMail = z.object({ ...common, kind: z.literal("order_confirmation"), order_id: z.number() });
const contactMail = z.object({ ...common, kind: z.enum(["contact_message", "contact_copy"]), contact_message_id: z.number() });
const outboxRow = z.discriminatedUnion("kind", [orderMail, contactMail]);
type OutboxRow = z.output<typeof outboxRow>;

/** A mail as it is sent. */
export interface Mail {
	id: number;
	kind: string;
	locale: string;
	to: string[];
	/** Who gets the answer, where that is not the shop. */
	reply_to: string | null;
	subject: string;
	text: string;
	html: string;
	/** ISO time. */
	created_at: string;
	order_number: string | null;
}

/** The newest mails of the outbox, rendered. */
export async function outboxMails(db: D1Database, limit: number): Promise<Mail[]> {
	const found = await db
		.prepare("SELECT id, kind, locale, recipients, order_id, contact_message_id, created_at FROM outbox ORDER BY id DESC LIMIT ?")
		.bind(limit)
		.all();
	return Promise.all(rowsOf(outboxRow, found).map((row) => rendered(db, row)));
}

async function rendered(db: D1Database, row: OutboxRow): Promise<Mail> {
	const { letter, replyTo, orderNumber } = row.kind === "order_confirmation" ? await aboutOrder(db, row) : await aboutMessage(db, row);
	const { id, kind, locale, recipients, created_at } = row;
	const { subject } = letter;
	const text = letterText(letter);
	const html = await letterHtml(letter);
	return { id, kind, locale, to: recipients, reply_to: replyTo, subject, text, html, created_at, order_number: orderNumber };
}

async function aboutOrder(db: D1Database, { id, order_id, locale }: z.output<typeof orderMail>) {
	const order = await sentOrderById(db, order_id);
	if (!order) throw new Error(`Mail ${id} is about an order that was not sent.`);
	return { letter: orderConfirmation(order, locale), replyTo: null, orderNumber: order.order_number };
}

async function aboutMessage(db: D1Database, { id, kind, contact_message_id, locale }: z.output<typeof contactMail>) {
	const message = await contactMessageById(db, contact_message_id);
	if (!message) throw new Error(`Mail ${id} is about a message that is not there.`);
	return { letter: contactLetter(kind, message, locale), replyTo: kind === "contact_message" ? message.email : null, orderNumber: null };
}
