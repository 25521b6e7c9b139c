import type { SubmissionResult } from "@conform-to/react";
import type { ErrorKey } from "./error-keys";

/** The reply that shows a form again in conform's `useForm`: the input, and the messages as keys of the `errors` texts. */
export type FormReply = SubmissionResult<ErrorKey[]>;

export function typedIn(reply: FormReply, name: string): string | undefined {
	const value = reply.initialValue?.[name];
	return typeof value === "string" ? value : undefined;
}

/** All input by field name. */
export const allTyped = ({ initialValue }: FormReply): Record<string, string> => flat(initialValue ?? {}, "");

function flat(values: Record<string, unknown>, group: string): Record<string, string> {
	const typed: Record<string, string> = {};
	for (const [name, value] of Object.entries(values))
		if (typeof value === "string") typed[group + name] = value;
		else if (value && typeof value === "object" && !Array.isArray(value)) Object.assign(typed, flat({ ...value }, `${group}${name}.`));
	return typed;
}

/** The reply that shows a cart row or the cutting calculator again: the input, and the messages as keys of the `errors` texts. */
export interface FormResult {
	form?: string;
	values: Record<string, string>;
	errors: Record<string, ErrorKey[]>;
	/** Numbers for messages: {minimum: 10}. */
	details?: Record<string, number>;
	/** Figures for messages as the reader's language writes them: {open: "€4.50"}. */
	figures?: Record<string, string>;
}
