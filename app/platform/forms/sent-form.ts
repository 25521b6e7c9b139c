/** A submitted form that can be sent again: its address and all fields; null if they must not appear in a page. */
export interface SentForm {
	action: string;
	fields: readonly [name: string, value: string][] | null;
}

/** The status text of an error response to a fetched form that was not processed and may be sent again. */
export const notProcessed = "Not Processed";
