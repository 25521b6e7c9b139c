import type { Letter } from "../documents/letter";

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
