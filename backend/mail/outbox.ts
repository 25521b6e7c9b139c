import { z } from "zod";
import { backendLocale } from "../../contract/locale";
import { json, rowsOf } from "../catalogue/rows";
import { sentOrderById } from "../orders/sent-order";
import { letterHtml } from "./letter-html";
import { letterText } from "./letter-text";
import { orderConfirmation } from "./order-confirmation";

const outboxRow = z.object({
	id: z.number(),
	kind: z.literal("order_confirmation"),
	locale: backendLocale,
	recipients: json(z.array(z.string())),
	order_id: z.number(),
	created_at: z.string(),
});
type OutboxRow = z.output<typeof outboxRow>;

/** A mail as it is sent. */
export interface Mail {
	id: number;
	kind: string;
	locale: string;
	to: string[];
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
		.prepare("SELECT id, kind, locale, recipients, order_id, created_at FROM outbox ORDER BY id DESC LIMIT ?")
		.bind(limit)
		.all();
	return Promise.all(rowsOf(outboxRow, found).map((row) => rendered(db, row)));
}

async function rendered(db: D1Database, { id, kind, locale, recipients, order_id, created_at }: OutboxRow): Promise<Mail> {
	const order = await sentOrderById(db, order_id);
	if (!order) throw new Error(`Mail ${id} is about an order that was not sent.`);
	const letter = orderConfirmation(order, locale);
	const { subject } = letter;
	const text = letterText(letter);
	return { id, kind, locale, to: recipients, subject, text, html: await letterHtml(letter), created_at, order_number: order.order_number };
}
