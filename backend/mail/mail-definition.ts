import { z } from "zod";
import { backendLocale } from "../../contract/fields";
import type { BackendLocale } from "../../contract/locale";
import type { Letter } from "../documents/letter";
import { pdfOf } from "../documents/pdf-of";

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

/** What there is to say of a kind of mail; its entry in the registry (mails.ts) gives it its name. */
export interface MailDefinition {
	/** It goes to the shop's own people: to SHOP_MAIL, where that is set. */
	isToShop: boolean;
	/** It is about an account whose address nobody may have confirmed, and is deleted with such accounts. */
	isAboutAccount: boolean;
	/** @param row of the outbox */
	write(db: D1Database, row: unknown): Promise<Written>;
}

interface Definition<R extends z.ZodType> extends Partial<Pick<MailDefinition, "isToShop" | "isAboutAccount">> {
	/** The columns of its row in the outbox that it needs. */
	columns: R;
	write(db: D1Database, row: z.output<R>): Promise<Written>;
}

export const defineMail = <R extends z.ZodType>({ columns, write, ...about }: Definition<R>): MailDefinition => ({
	isToShop: false,
	isAboutAccount: false,
	...about,
	write: (db, row) => write(db, columns.parse(row)),
});

/** Columns of a mail with something that a person wrote along, or that was stored with it. */
export const accompanied = z.object({
	id: z.number(),
	locale: backendLocale,
	order_id: z.number(),
	created_at: z.string(),
	origin: z.string(),
	comment: z.string(),
	snapshot: z.string().nullable(),
});

/** What goes along with the mail that a letter becomes: the letter itself, where it is a document. */
export function attachmentsOf(letter: Letter, locale: BackendLocale): Attachment[] {
	if (!letter.document) return [];
	const { fileName, content } = pdfOf(letter, locale);
	return [{ filename: fileName, type: "application/pdf", content }];
}
