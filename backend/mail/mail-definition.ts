import * as z from "zod";
import { backendLocale } from "../../contract/fields";
import type { BackendLocale } from "../../contract/locale";
import type { Letter } from "../documents/letter";
import { pdfOf } from "../documents/pdf-of";
import type { SellerOnPapers } from "../documents/seller-on-papers";
import type { MailData } from "./mail-data";

export interface Attachment {
	filename: string;
	/** MIME type, e.g. "application/pdf". */
	type: string;
	content(): Promise<Uint8Array>;
}

/** @param seller the present one */
export interface WrittenAttachment extends Pick<Attachment, "filename" | "type"> {
	content(seller: SellerOnPapers): Promise<Uint8Array>;
}

export interface Written {
	letter: Letter;
	attachments?: readonly WrittenAttachment[];
	/** Reply-To, if it is not the shop. */
	replyTo?: string;
	orderNumber?: string | null;
	/** Sends each recipient a separate mail, so that recipients do not see each other. */
	isApart?: boolean;
}

/** Definition of a kind of mail; its key in the registry (mails.ts) is its name. */
export interface MailDefinition {
	/** Goes to the shop's staff: to SHOP_MAIL, if set. */
	isToShop: boolean;
	/** Concerns an account whose address may be unconfirmed, and is deleted with such accounts. */
	isAboutAccount: boolean;
	/** @param row the row of the outbox */
	write(db: D1Database, row: unknown, data: MailData): Promise<Written>;
}

interface Definition<R extends z.ZodType> extends Partial<Pick<MailDefinition, "isToShop" | "isAboutAccount">> {
	/** Additional outbox columns of this kind. */
	columns: R;
	write(db: D1Database, row: z.output<R>, data: MailData): Promise<Written>;
}

export const defineMail = <R extends z.ZodType>({ columns, write, ...about }: Definition<R>): MailDefinition => ({
	isToShop: false,
	isAboutAccount: false,
	...about,
	write: (db, row, data) => write(db, columns.parse(row), data),
});

export const accompanied = z.object({
	id: z.number(),
	locale: backendLocale,
	cart_id: z.number(),
	created_at: z.string(),
	origin: z.string(),
	comment: z.string(),
	snapshot: z.string().nullable(),
});

/** Attachments of the mail made from a letter: the letter as a document, if it is one. */
export function attachmentsOf(letter: Letter, locale: BackendLocale): WrittenAttachment[] {
	if (!letter.document) return [];
	const { fileName } = letter.document;
	return [{ filename: fileName, type: "application/pdf", content: (seller) => pdfOf(letter, locale, seller).content() }];
}

/** The frame of a letter without lines and totals, headed by its subject. */
export const letterOf = ({ language }: { language: string }, subject: string) => ({
	...{ language, subject, heading: subject, sections: [] },
	...{ totals: [], totalsNote: "" },
});
