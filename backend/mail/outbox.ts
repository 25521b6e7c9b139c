import * as z from "zod";
import { company } from "../../contract/company";
import { backendLocale } from "../../contract/fields";
import type { BackendLocale } from "../../contract/locale";
import type { Seller } from "../../contract/seller/own-data";
import { json, rowsOf } from "../db/rows";
import { sellerInForce } from "../db/seller";
import { type Letter, signed } from "../documents/letter";
import { letterHtml } from "../documents/letter-html";
import { letterText } from "../documents/letter-text";
import { onlyOwnLinks } from "../documents/without-links";
import type { BackendEnv } from "../env";
import { mailTexts } from "../texts/mail-texts";
import type { MailData } from "./mail-data";
import type { Attachment } from "./mail-definition";
import { mailOfKind, written } from "./mails";

const addresses = json(z.array(z.string()));

/** Columns common to all mails; additional columns of a kind are passed through. */
export const outboxRow = z.looseObject({
	id: z.number(),
	kind: z.string(),
	locale: backendLocale,
	recipients: addresses,
	cause: z.string(),
	/** Origin of the shop for links; "" if unknown. */
	origin: z.string(),
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

export interface Mail {
	id: number;
	kind: string;
	locale: BackendLocale;
	to: string[];
	reply_to: string | null;
	subject: string;
	text: string;
	html: string;
	created_at: string;
	order_number: string | null;
	attachments: readonly Attachment[];
	isApart: boolean;
}

/** A mail of the outbox with its state. If its content cannot be written, the subject is the error. */
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

/**
 * The newest mails of the outbox.
 * @param to only mails to this address
 */
export async function outboxMails(env: OutboxEnv, data: MailData, limit: number, to = ""): Promise<OutboxMail[]> {
	const db = env.DB;
	const isWanted = "?1 = '' OR EXISTS (SELECT 1 FROM json_each(recipients) WHERE value = ?1)";
	const found = await db.prepare(`SELECT * FROM outbox WHERE ${isWanted} ORDER BY id DESC LIMIT ?2`).bind(to, limit).all();
	const seller = await sellerInForce(db);
	return Promise.all(rowsOf(outboxRow, found).map((row) => shown(db, data, addressed(row, env, seller), seller)));
}

/** One mail of the outbox. @returns null if there is none */
export async function outboxMail(db: D1Database, data: MailData, id: number): Promise<Mail | null> {
	const [row] = rowsOf(outboxRow, await db.prepare("SELECT * FROM outbox WHERE id = ?").bind(id).all());
	return row ? mailOf(db, data, row, await sellerInForce(db)) : null;
}

async function shown(db: D1Database, data: MailData, row: OutboxRow, seller: Seller): Promise<OutboxMail> {
	const { sent_at, attempts, next_attempt_at, last_error, refused } = row;
	const mail = await mailOf(db, data, row, seller).catch((error) => unwritten(row, String(error)));
	return { ...mail, state: stateOf(row), sent_at, attempts, next_attempt_at, last_error, refused };
}

function stateOf({ sent_at, given_up_at, is_held, claimed_until }: OutboxRow): OutboxState {
	if (sent_at) return "sent";
	if (given_up_at) return "given up";
	if (is_held) return "held";
	return claimed_until > new Date().toISOString() ? "being sent" : "waiting";
}

/**
 * @param seller the present one
 * @throws if it cannot be written, for example because its order is missing
 */
export async function mailOf(db: D1Database, data: MailData, row: OutboxRow, seller: Seller): Promise<Mail> {
	const { letter: whole, attachments = [], replyTo = null, orderNumber = null, isApart = false } = await written(db, data, row);
	const letter = signed(withLinks(whole, row), seller);
	return {
		...facts(row),
		reply_to: replyTo,
		subject: letter.subject,
		text: letterText(letter),
		html: await letterHtml(letter),
		order_number: orderNumber,
		attachments: attachments.map(({ content, ...file }) => ({ ...file, content: () => content(seller) })),
		isApart,
	};
}

type Addressed = Pick<OutboxRow, "kind" | "locale" | "origin">;

const withLinks = (letter: Letter, row: Addressed): Letter => onlyOwnLinks({ ...letter, ...linksOf(row) });

/** The subject and the plain text of a mail with a letter. */
export function readable(letter: Letter, row: Addressed, seller: Seller): Pick<Mail, "subject" | "text"> {
	const whole = signed(withLinks(letter, row), seller);
	return { subject: whole.subject, text: letterText(whole) };
}

const linkedPages = [
	["links.shop", "/"],
	["links.contact", "/contact"],
	["links.terms", "/terms"],
	["links.privacy", "/privacy"],
] as const;

function linksOf({ kind, locale, origin }: Addressed): Pick<Letter, "links"> {
	if (origin === "" || mailOfKind(kind)?.isToShop) return {};
	const { t } = mailTexts(locale);
	return { links: linkedPages.map(([text, path]) => ({ text: t(text), url: `${origin}${path}` })) };
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
 * Resolves the recipients at sending time, so that a changed setting applies to waiting mails too. A mail to staff goes to SHOP_MAIL, else
 * to the company, in the language of the house.
 */
export const addressed = <Row extends { kind: string; locale: BackendLocale; recipients: string[] }>(
	row: Row,
	{ SHOP_MAIL }: Pick<BackendEnv, "SHOP_MAIL">,
	{ email }: Pick<Seller, "email">,
): Row => (mailOfKind(row.kind)?.isToShop ? { ...row, locale: company.locale, recipients: [SHOP_MAIL || email] } : row);
