/** A submitted form, so that it can be sent again: its address and all fields; null where they must not be written into a page. */
export interface SentForm {
	action: string;
	fields: readonly [name: string, value: string][] | null;
}

/** Status text of an error response to a fetched form that was not processed, so it may be sent again. */
export const notProcessed = "Not Processed";
