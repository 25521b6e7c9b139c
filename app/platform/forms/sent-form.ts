/** A form as its sender sent it, so that it can be sent again: the address that it goes to, and all its fields; null where they are not to be written into a page. */
export interface SentForm {
	action: string;
	fields: readonly [name: string, value: string][] | null;
}
