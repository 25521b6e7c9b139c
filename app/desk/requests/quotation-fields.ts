/** A row of the form as it was typed. */
export interface TypedLine {
	code: string;
	quantity: string;
	/** Length of a piece; "" for whole units. */
	cut: string;
	price: string;
}

export interface TypedQuotation {
	lines: TypedLine[];
	text: string;
	days: string;
}

/** Names the error of a field of a row. */
export const errorName = (index: number, field: keyof TypedLine) => `lines.${index}.${field}`;
