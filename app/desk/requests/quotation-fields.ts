/** A row of the form as it was typed. */
export interface TypedLine {
	code: string;
	quantity: string;
	/** Length of a piece; "" for whole units. */
	cut: string;
	price: string;
	/** Per cents off the line. */
	percent: string;
}

/** A row of goods or work that the catalogue lacks. */
export interface TypedFree {
	title: string;
	unit: string;
	quantity: string;
	price: string;
	percent: string;
	/** Kilograms of a unit. */
	weight: string;
}

export interface TypedQuotation {
	lines: TypedLine[];
	free: TypedFree[];
	/** Per cents off all goods. */
	discount: string;
	/** Euros for delivery; "" for the shop's price. */
	freight: string;
	/** Country of delivery; "" for the company's. */
	country: string;
	text: string;
	days: string;
	/** The last day; "": `days` count. */
	until: string;
	/** Words that find articles. */
	find: string;
}

export const lineFields = ["code", "quantity", "cut", "price", "percent"] as const satisfies readonly (keyof TypedLine)[];
export const freeFields = ["title", "unit", "quantity", "price", "percent", "weight"] as const satisfies readonly (keyof TypedFree)[];
export const freeUnits = ["piece", "pack", "roll", "set"] as const;
export const singleFields = ["discount", "freight", "country", "text", "days", "until", "find"] as const;

/** Names the error of a field of a row. */
export const errorName = (index: number, field: keyof TypedLine) => `lines.${index}.${field}`;

/** Names a field of a free row, in each row the same. */
export const freeName = (field: keyof TypedFree) => `free.${field}`;
/** Names the error of a field of a free row. */
export const freeErrorName = (index: number, field: keyof TypedFree) => `free.${index}.${field}`;

/** The fields of a form that sends a quotation as it was typed. */
export const fieldsOfTyped = ({ lines, free, ...single }: TypedQuotation): [name: string, value: string][] => [
	...singleFields.map((name): [string, string] => [name, single[name]]),
	...lines.flatMap((line) => lineFields.map((name): [string, string] => [name, line[name]])),
	...free.flatMap((line) => freeFields.map((name): [string, string] => [freeName(name), line[name]])),
];
