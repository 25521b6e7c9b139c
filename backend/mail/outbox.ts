import { z } from "zod";
import { company } from "../../contract/company";
import { backendLocale } from "../../contract/fields";
import type { BackendLocale } from "../../contract/locale";
import { json, rowsOf } from "../db/rows";
import { letterHtml } from "../documents/letter-html";
import { letterText } from "../documents/letter-text";
import { onlyOwnLinks } from "../documents/without-links";
import type { BackendEnv } from "../env";
import type { Attachment } from "./mail-definition";
import { mailOfKind, written } from "./mails";

const addresses = json(z.array(z.string()));

/** What every mail of the outbox has; a kind may need further columns, which stay in the row as they are. */
export const outboxRow = z.looseObject({
	id: z.number(),
	kind: z.string(),
	locale: backendLocale,
	recipients: addresses,
	cause: z.string(),
	created_at: z.string(),
	sent_at: z.string().nullable(),
	given_up_at: z.string().nullable(),
	is_held: z.number(),
	attempts: z.number(),
	next_attempt_at: z.string(),
	claimed_until: z.string(),
	last_error: z.string(),
	delivered: addresses,
	refused: addresses,
});
export type OutboxRow = z.output<typeof outboxRow>;

/** A mail as it is sent. */
export interface Mail {
	id: number;
	kind: string;
	locale: BackendLocale;
	to: string[];
	/** Who gets the answer, where that is not the shop. */
	reply_to: string | null;
	subject: string;
	text: string;
	html: string;
	/** ISO time. */
	created_at: string;
	order_number: string | null;
	attachments: readonly Attachment[];
	/** Each recipient gets a mail of their own. */
	isApart: boolean;
}

/** A mail of the outbox with what has become of it; what cannot be written says why in place of a subject. */
export interface OutboxMail extends Mail {
	state: OutboxState;
	sent_at: string | null;
	attempts: number;
	next_attempt_at: string;
	last_error: string;
	refused: string[];
}

export type OutboxState = "held" | "waiting" | "being sent" | "sent" | "given up";

type OutboxEnv = Pick<BackendEnv, "DB" | "SHOP_MAIL">;

/** The newest mails of the outbox. */
export async function outboxMails(env: OutboxEnv, limit: number): Promise<OutboxMail[]> {
	const db = env.DB;
	const found = await db.prepare("SELECT * FROM outbox ORDER BY id DESC LIMIT ?").bind(limit).all();
	return Promise.all(rowsOf(outboxRow, found).map((row) => shown(db, addressed(row, env))));
}

/** One mail of the outbox. @returns null where there is none */
export async function outboxMail(db: D1Database, id: number): Promise<Mail | null> {
	const [row] = rowsOf(outboxRow, await db.prepare("SELECT * FROM outbox WHERE id = ?").bind(id).all());
	return row ? mailOf(db, row) : null;
}

async function shown(db: D1Database, row: OutboxRow): Promise<OutboxMail> {
	const { sent_at, attempts, next_attempt_at, last_error, refused } = row;
	const mail = await mailOf(db, row).catch((error) => unwritten(row, String(error)));
	return { ...mail, state: stateOf(row), sent_at, attempts, next_attempt_at, last_error, refused };
}

function stateOf({ sent_at, given_up_at, is_held, claimed_until }: OutboxRow): OutboxState {
	if (sent_at) return "sent";
	if (given_up_at) return "given up";
	if (is_held) return "held";
	return claimed_until > new Date().toISOString() ? "being sent" : "waiting";
}

/** @throws where it cannot be written, such as a mail about an order that is not there */
export async function mailOf(db: D1Database, row: OutboxRow): Promise<Mail> {
	const { letter: whole, attachments = [], replyTo = null, orderNumber = null, isApart = false } = await written(db, row);
	const letter = onlyOwnLinks(whole);
	return {
		...facts(row),
		reply_to: replyTo,
		subject: letter.subject,
		text: letterText(letter),
		html: await letterHtml(letter),
		order_number: orderNumber,
		attachments,
		isApart,
	};
}

const facts = ({ id, kind, locale, recipients, created_at }: OutboxRow) => ({ id, kind, locale, to: recipients, created_at });

const unwritten = (row: OutboxRow, error: string): Mail => ({
	...facts(row),
	reply_to: null,
	subject: `Cannot be written: ${error}`,
	text: "",
	html: "",
	order_number: null,
	attachments: [],
	isApart: false,
});

/**
 * A mail of the outbox as it is sent: one to the shop's own people goes to SHOP_MAIL, else to the company. Where it goes is decided when it is sent, so
 * that another mailbox gets what waits, too.
 */
export const addressed = <Row extends { kind: string; recipients: string[] }>(
	row: Row,
	{ SHOP_MAIL }: Pick<BackendEnv, "SHOP_MAIL">,
): Row => (mailOfKind(row.kind)?.isToShop ? { ...row, recipients: [SHOP_MAIL || company.email] } : row);
