/** A form as its sender sent it, so that it can be sent again: the address that it goes to, and all its fields; null where they are not to be written into a page. */
export interface SentForm {
	action: string;
	fields: readonly [name: string, value: string][] | null;
}

/** Status text of an error that a form's scripts are answered with: nothing has been done for it, so it may be sent again. */
export const notProcessed = "Not Processed";
