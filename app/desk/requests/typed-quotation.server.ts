import { z } from "zod";
import { maxDiscount, maxQuotationDays } from "../../../contract/desk/requests";
import type { ErrorAnswer } from "../../../contract/errors";
import { type Country, countryCodes } from "../../../contract/locale";
import { isoDayOf } from "../../../contract/values/days";
import { amountField } from "../../platform/forms/amount-field";
import { type ErrorKey, errorKey, messageWith } from "../../platform/forms/error-keys";
import { lengthField } from "../../platform/forms/length-field";
import { eurosField } from "../../platform/forms/limit-field";
import type { NumberStyle } from "../../platform/i18n/filter-number";
import {
	errorName,
	freeErrorName,
	freeFields,
	freeName,
	freeUnits,
	lineFields,
	type TypedFree,
	type TypedLine,
	type TypedQuotation,
} from "./quotation-fields";

export type LineErrors = Record<string, ErrorKey[]>;

/** The contract's bounds. */
const maxRows = 200;
const maxFreeRows = 50;
/** Empty rows that the button adds. */
export const moreRows = 3;

export const emptyLine: TypedLine = { code: "", quantity: "", cut: "", price: "", percent: "" };
export const emptyFree: TypedFree = { title: "", unit: "piece", quantity: "", price: "", percent: "", weight: "" };

/** Reads the form, whose rows repeat the names of their fields. */
export function typedQuotation(form: FormData): TypedQuotation {
	const column = (name: string) => form.getAll(name).map((value) => (typeof value === "string" ? value.trim() : ""));
	/** The field of a row. */
	const cells = (name: string) => {
		const values = column(name);
		return (row: number) => values[row] ?? "";
	};
	const [quantity, cut, price, percent] = [cells("quantity"), cells("cut"), cells("price"), cells("percent")];
	const lines = column("code")
		.slice(0, maxRows)
		.map((code, row) => ({ code, quantity: quantity(row), cut: cut(row), price: price(row), percent: percent(row) }));
	const [unit, count, cents] = [cells(freeName("unit")), cells(freeName("quantity")), cells(freeName("price"))];
	const [off, weight] = [cells(freeName("percent")), cells(freeName("weight"))];
	const free = column(freeName("title"))
		.slice(0, maxFreeRows)
		.map((title, row) => ({ title, unit: unit(row), quantity: count(row), price: cents(row), percent: off(row), weight: weight(row) }));
	const single = (name: string) => column(name)[0] ?? "";
	return {
		lines,
		free: free.length > 0 ? free : [emptyFree],
		...{ discount: single("discount"), freight: single("freight"), country: single("country"), text: single("text") },
		...{ days: single("days"), until: single("until"), find: single("find") },
	};
}

const withLines = (typed: TypedQuotation, lines: TypedLine[]): TypedQuotation => ({ ...typed, lines: lines.slice(0, maxRows) });

export const withMoreRows = (typed: TypedQuotation): TypedQuotation =>
	withLines(typed, [...typed.lines, ...Array.from({ length: moreRows }, () => emptyLine)]);

export function withoutRow(typed: TypedQuotation, row: number): TypedQuotation {
	const left = typed.lines.filter((_, index) => index !== row);
	return withLines(typed, left.length > 0 ? left : [emptyLine]);
}

export const withFreeRow = (typed: TypedQuotation): TypedQuotation => ({
	...typed,
	free: [...typed.free, emptyFree].slice(0, maxFreeRows),
});

export function withoutFreeRow(typed: TypedQuotation, row: number): TypedQuotation {
	const left = typed.free.filter((_, index) => index !== row);
	return { ...typed, free: left.length > 0 ? left : [emptyFree] };
}

/** With an article in the first empty row. */
export function withArticle(typed: TypedQuotation, code: string, quantity: string): TypedQuotation {
	const line = { ...emptyLine, code, quantity };
	const at = typed.lines.findIndex((row) => lineFields.every((name) => row[name] === ""));
	return withLines(typed, at < 0 ? [...typed.lines, line] : typed.lines.with(at, line));
}

/** A length, or both sides of a piece of a plate: "1250", "600 x 400". */
const sizeField = z.string().transform((text, context) => {
	const sides = text.split(/[x×]/i).map((side) => lengthField.safeParse(side));
	const wrong = sides.find(({ success }) => !success);
	const [length, width = 0] = sides.map(({ data }) => data);
	if (length !== undefined && !wrong && sides.length <= 2) return { length, width };
	context.addIssue({ code: "custom", message: wrong?.error?.issues[0]?.message ?? "cut.whole" });
	return z.NEVER;
});

interface QuotedLine {
	code: string;
	quantity: number;
	unit_cents?: number;
	discount_bp: number;
	cut?: { length: number; width: number };
}

interface FreeLine {
	title: string;
	unit: (typeof freeUnits)[number];
	quantity: number;
	unit_cents: number;
	discount_bp: number;
	weight_g: number;
}

interface Quotation {
	lines: QuotedLine[];
	free: FreeLine[];
	discount_bp: number;
	freight_cents?: number;
	country?: Country;
	text: string;
	days: number;
	until?: string;
}

/** The row of each line, and of each free line. */
export interface Rows {
	lines: number[];
	free: number[];
}

type Read = { value: Quotation; rows: Rows; errors: null } | { value: null; rows: null; errors: LineErrors };

/** Typed per cents: "5", "2,5 %". Hundredths of a per cent; 0 if empty. */
const percentField = z
	.string()
	.transform((text) => text.replace(/[\s%]/g, "").replace(",", "."))
	.pipe(z.string().regex(/^(?:\d{1,2}(?:\.\d{1,2})?)?$/, "percent.invalid"))
	.transform((text) => Math.round(Number(text) * 100))
	.pipe(z.number().max(maxDiscount, "percent.invalid"));

/** Typed kilograms: "2,5". Grams; 0 if empty. */
const weightField = z
	.string()
	.transform((text) => text.replace(/\s|kg/gi, "").replace(",", "."))
	.pipe(z.string().regex(/^(?:\d{1,5}(?:\.\d{1,3})?)?$/, "weight.invalid"))
	.transform((text) => Math.round(Number(text) * 1000));

const daysField = z
	.string()
	.regex(/^\d{1,3}$/, "days.invalid")
	.transform(Number)
	.pipe(z.number().min(1, "days.invalid").max(maxQuotationDays, "days.invalid"));

const untilField = z
	.string()
	.transform(isoDayOf)
	.pipe(z.union([z.literal("").transform(() => undefined), z.iso.date("wantedDay.format")]));

const cents = (euros: number): number => Math.round(euros * 100);

/**
 * Checks what was typed. A row without code and quantity, and a free one without words and quantity, is left out.
 * @param needsPrices whether a line without a price is wrong, or has the buyer's own price
 * @returns the quotation with the row of each of its lines, or the messages by field
 */
export function readQuotation({ lines, free, ...typed }: TypedQuotation, style: NumberStyle, needsPrices: boolean): Read {
	const price = eurosField(style, 0.01, "price.invalid").pipe(z.number("price.required").max(1_000_000, "price.invalid").nullable());
	const line = z.object({
		code: z.string().min(1, "ownCode.required").max(60, "tooLong"),
		quantity: amountField,
		cut: z.union([z.literal("").transform(() => undefined), sizeField]),
		price: needsPrices ? price.refine((euros) => euros !== null, "price.required") : price,
		percent: percentField,
	});
	const errors: LineErrors = {};
	const note = (name: string, issue: z.core.$ZodIssue | undefined) => {
		const said = issue?.code === "invalid_union" ? issue.errors.at(-1)?.[0] : issue;
		errors[name] ??= [errorKey.parse(said?.message)];
	};
	const quoted: QuotedLine[] = [];
	const rows: Rows = { lines: [], free: [] };
	for (const [index, row] of lines.entries()) {
		if (row.code === "" && row.quantity === "") continue;
		const read = line.safeParse(row);
		if (read.success) {
			const { code, quantity, cut, price: euros, percent } = read.data;
			quoted.push({
				...{ code, quantity, discount_bp: percent },
				...(euros !== null && { unit_cents: cents(euros) }),
				...(cut !== undefined && { cut }),
			});
			rows.lines.push(index);
		} else for (const issue of read.error.issues) note(errorName(index, z.enum(lineFields).parse(issue.path[0])), issue);
	}
	const freeLine = z.object({
		title: z.string().min(1, "freeLine.title").max(200, "tooLong"),
		unit: z.enum(freeUnits),
		quantity: amountField,
		price: price.pipe(z.number("price.required")),
		percent: percentField,
		weight: weightField,
	});
	const quotedFree: FreeLine[] = [];
	for (const [index, row] of free.entries()) {
		if (row.title === "" && row.quantity === "") continue;
		const read = freeLine.safeParse(row);
		if (read.success) {
			const { title, unit, quantity, price: euros, percent, weight } = read.data;
			quotedFree.push({ title, unit, quantity, unit_cents: cents(euros), discount_bp: percent, weight_g: weight });
			rows.free.push(index);
		} else for (const issue of read.error.issues) note(freeErrorName(index, z.enum(freeFields).parse(issue.path[0])), issue);
	}
	if (quoted.length + quotedFree.length === 0 && Object.keys(errors).length === 0) errors[errorName(0, "code")] = ["ownCode.required"];
	const whole = z
		.object({
			discount: percentField,
			freight: eurosField(style, 0, "euros.invalid").pipe(z.number().max(1_000_000, "euros.invalid").nullable()),
			country: z.union([z.literal("").transform(() => undefined), z.enum(countryCodes, "country.required")]),
			text: z.string().max(2000, "tooLong"),
			days: typed.until === "" ? daysField : daysField.catch(maxQuotationDays),
			until: untilField,
		})
		.safeParse(typed);
	for (const issue of whole.error?.issues ?? []) note(String(issue.path[0]), issue);
	if (!whole.success || Object.keys(errors).length > 0) return { value: null, rows: null, errors };
	const { discount, freight, country, text, days, until } = whole.data;
	const value = {
		...{ lines: quoted, free: quotedFree, discount_bp: discount, text, days },
		...(freight !== null && { freight_cents: cents(freight) }),
		...(country !== undefined && { country }),
		...(until !== undefined && { until }),
	};
	return { value, rows, errors: null };
}

const fieldsOfAnswer = { code: "code", amount: "quantity", "cut.length": "cut" } as const;

/**
 * The messages of a quotation that the backend refuses, with their figures.
 * @param rows the row of each line that was sent
 */
export function refusedFields(
	{ fields = {}, details = {} }: ErrorAnswer,
	{ lines: rows }: Rows,
): { errors: LineErrors; details: Record<string, number> } {
	const figures = Object.fromEntries(Object.entries(details).map(([name, figure]) => [name.replace(/^more\.\d+\./, ""), figure]));
	const errors: LineErrors = {};
	for (const [path, [message]] of Object.entries(fields)) {
		const [, more, name] = /^(?:more\.(\d+)\.)?(code|amount|cut\.length)$/.exec(path) ?? [];
		const field = z.enum(["code", "amount", "cut.length"]).safeParse(name);
		const row = rows[more === undefined ? 0 : Number(more) + 1];
		if (path === "until") errors.until = [errorKey.parse(message)];
		else if (field.success && row !== undefined)
			errors[errorName(row, fieldsOfAnswer[field.data])] = [messageWith(figures, errorKey.parse(message))];
	}
	const [first = 0] = rows;
	return { errors: Object.keys(errors).length > 0 ? errors : { [errorName(first, "code")]: ["refused"] }, details: figures };
}
