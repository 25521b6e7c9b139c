/** A mail before it is HTML or text; everything in it is plain text. */
export interface Letter {
	/** For the lang attribute. */
	language: string;
	subject: string;
	heading: string;
	paragraphs: readonly string[];
	/** Absent where it is about no order. */
	lines?: {
		head: { code: string; title: string; quantity: string; unitPrice: string; total: string };
		rows: readonly LetterLine[];
	};
	totals: readonly Fact[];
	/** Under the totals: why VAT is what it is. */
	totalsNote: string;
	sections: readonly Section[];
	closing: readonly string[];
}

export interface LetterLine {
	code: string;
	title: string;
	quantity: string;
	unitPrice: string;
	total: string;
	/** The buyer's reference of the line, with its label; "" where there is none. */
	note: string;
}

export interface Fact {
	label: string;
	value: string;
	isStrong?: boolean;
}

export interface Section {
	title: string;
	/** Each may have several lines, parted by line ends. */
	lines: readonly string[];
}
