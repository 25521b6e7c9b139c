import type { z } from "zod";
import { type ErrorKey, errorKey } from "./error-keys";
import type { FormResult } from "./form-result";
import { fieldOf, readForm } from "./submission";

export function typedValues(form: FormData): Record<string, string> {
	const values: Record<string, string> = {};
	for (const [name, value] of form) if (typeof value === "string") values[name] = value;
	return values;
}

/** @returns the parsed form, or the data that shows it again */
export function parseForm<T extends z.ZodType>(
	schema: T,
	form: FormData,
): { value: z.output<T>; refused: null } | { value: null; refused: FormResult } {
	const submission = readForm(schema, form);
	if (submission.status === "success") return { value: submission.value, refused: null };
	return { value: null, refused: { values: typedValues(form), errors: keysOf(submission.error ?? {}) } };
}

/** The first message of each field. A list entry's error belongs to the list's field. */
export function keysOf(messages: Record<string, string[] | null | undefined>): Record<string, ErrorKey[]> {
	const errors: Record<string, ErrorKey[]> = {};
	for (const [path, texts] of Object.entries(messages)) {
		const [text] = texts ?? [];
		if (text !== undefined) errors[fieldOf(path)] ??= [errorKey.parse(text)];
	}
	return errors;
}
