import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { type ErrorKey, errorKey } from "./error-keys";
import type { FormResult } from "./form-result";

/** The text fields of a form, as typed. Files are no business of these forms. */
export function typedValues(form: FormData): Record<string, string> {
	const values: Record<string, string> = {};
	for (const [name, value] of form) if (typeof value === "string") values[name] = value;
	return values;
}

/** The same but for one of them. */
export const without = (values: Record<string, string>, name: string): Record<string, string> =>
	Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));

/** @returns the parsed form, or what to show it again with */
export function parseForm<T extends z.ZodType>(
	schema: T,
	form: FormData,
): { value: z.output<T>; refused: null } | { value: null; refused: FormResult } {
	const submission = parseWithZod(withPlainNames(form), { schema });
	if (submission.status === "success") return { value: submission.value, refused: null };
	return { value: null, refused: { values: typedValues(form), errors: keysOf(submission.error ?? {}) } };
}

/** One message a field, the first; what is wrong with one entry of a list belongs to the list's field. */
export function keysOf(messages: Record<string, string[] | null | undefined>): Record<string, ErrorKey[]> {
	const errors: Record<string, ErrorKey[]> = {};
	for (const [path, texts] of Object.entries(messages)) {
		const field = path.replace(/(\[\d+\]|\.\d+)+$/, "");
		const [text] = texts ?? [];
		if (text !== undefined) errors[field] ??= [errorKey.parse(text)];
	}
	return errors;
}

/** A field, or one of a group: shipping.postCode. */
const fieldName = /^[A-Za-z]+(?:\.[A-Za-z]+)?$/;

/**
 * Names that conform would read as orders of its own or as places in a list are left out: "emails[10000000]" would be a list of ten
 * million entries. What is only spaces is nothing.
 */
function withPlainNames(form: FormData): FormData {
	const copy = new FormData();
	for (const [name, value] of form)
		if (typeof value === "string" && fieldName.test(name)) copy.append(name, value.trim() === "" ? "" : value);
	return copy;
}
