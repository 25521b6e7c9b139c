import { z } from "zod";
import type { ErrorAnswer } from "../../../contract/errors";
import { amountField } from "../../platform/forms/amount-field";
import { type ErrorKey, errorKey, messageWith } from "../../platform/forms/error-keys";
import { lengthField } from "../../platform/forms/length-field";
import { eurosField } from "../../platform/forms/limit-field";
import type { NumberStyle } from "../../platform/i18n/filter-number";
import { errorName, type TypedLine, type TypedQuotation } from "./quotation-fields";

export type LineErrors = Record<string, ErrorKey[]>;

/** The contract's bound. */
const maxRows = 200;
/** Empty rows that the button adds. */
export const moreRows = 3;

export const emptyLine: TypedLine = { code: "", quantity: "", cut: "", price: "" };

/** Reads the form, whose rows repeat the names of their fields. */
export function typedQuotation(form: FormData): TypedQuotation {
	const column = (name: string) => form.getAll(name).map((value) => (typeof value === "string" ? value.trim() : ""));
	const [quantities, cuts, prices] = [column("quantity"), column("cut"), column("price")];
	const lines = column("code")
		.slice(0, maxRows)
		.map((code, index) => ({ code, quantity: quantities[index] ?? "", cut: cuts[index] ?? "", price: prices[index] ?? "" }));
	const single = (name: string) => column(name)[0] ?? "";
	return { lines, text: single("text"), days: single("days") };
}

export const withMoreRows = ({ lines, ...rest }: TypedQuotation): TypedQuotation => ({
	...rest,
	lines: [...lines, ...Array.from({ length: moreRows }, () => emptyLine)].slice(0, Math.max(lines.length, maxRows)),
});

interface Quotation {
	lines: { code: string; quantity: number; unit_cents: number; cut?: { length: number } }[];
	text: string;
	days: number;
}

type Read = { value: Quotation; rows: number[]; errors: null } | { value: null; rows: null; errors: LineErrors };

/**
 * Checks what was typed. A row without code and quantity is left out.
 * @returns the quotation with the row of each of its lines, or the messages by field
 */
export function readQuotation({ lines, text, days }: TypedQuotation, style: NumberStyle): Read {
	const line = z.object({
		code: z.string().min(1, "ownCode.required").max(60, "tooLong"),
		quantity: amountField,
		cut: z.union([z.literal("").transform(() => undefined), lengthField]),
		price: eurosField(style, 0.01, "price.invalid").pipe(z.number("price.required").max(1_000_000, "price.invalid")),
	});
	const errors: LineErrors = {};
	const note = (name: string, issues: readonly { message: string }[]) => {
		errors[name] ??= [errorKey.parse(issues[0]?.message)];
	};
	const value: Quotation = { lines: [], text, days: 0 };
	const rows: number[] = [];
	for (const [index, typed] of lines.entries()) {
		if (typed.code === "" && typed.quantity === "") continue;
		const read = line.safeParse(typed);
		if (read.success) {
			const { code, quantity, cut, price } = read.data;
			value.lines.push({ code, quantity, unit_cents: Math.round(price * 100), ...(cut !== undefined && { cut: { length: cut } }) });
			rows.push(index);
		} else
			for (const issue of read.error.issues) {
				const field = z.enum(["code", "quantity", "cut", "price"]).parse(issue.path[0]);
				note(errorName(index, field), issue.code === "invalid_union" ? (issue.errors.at(-1) ?? []) : [issue]);
			}
	}
	if (value.lines.length === 0 && Object.keys(errors).length === 0) errors[errorName(0, "code")] = ["ownCode.required"];
	if (text.length > 2000) errors.text = ["tooLong"];
	const period = z
		.string()
		.regex(/^\d{1,3}$/)
		.transform(Number)
		.pipe(z.number().min(1).max(180))
		.safeParse(days);
	if (period.success) value.days = period.data;
	else errors.days = ["days.invalid"];
	return Object.keys(errors).length > 0 ? { value: null, rows: null, errors } : { value, rows, errors: null };
}

const fieldsOfAnswer = { code: "code", amount: "quantity", "cut.length": "cut" } as const;

/**
 * The messages of a line that the backend refuses, with their figures.
 * @param rows the row of each line that was sent
 */
export function refusedLine(
	{ fields = {}, details = {} }: ErrorAnswer,
	rows: readonly number[],
): { errors: LineErrors; details: Record<string, number> } {
	const figures = Object.fromEntries(Object.entries(details).map(([name, figure]) => [name.replace(/^more\.\d+\./, ""), figure]));
	const errors: LineErrors = {};
	for (const [path, [message]] of Object.entries(fields)) {
		const [, more, name] = /^(?:more\.(\d+)\.)?(code|amount|cut\.length)$/.exec(path) ?? [];
		const field = z.enum(["code", "amount", "cut.length"]).safeParse(name);
		const row = rows[more === undefined ? 0 : Number(more) + 1];
		if (field.success && row !== undefined)
			errors[errorName(row, fieldsOfAnswer[field.data])] = [messageWith(figures, errorKey.parse(message))];
	}
	const [first = 0] = rows;
	return { errors: Object.keys(errors).length > 0 ? errors : { [errorName(first, "code")]: ["refused"] }, details: figures };
}
