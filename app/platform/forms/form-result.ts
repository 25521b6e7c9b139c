import type { SubmissionResult } from "@conform-to/react";
import type { ErrorKey } from "./error-keys";

/** What a form is shown again with, as conform's `useForm` takes it: what was typed, and the messages as keys of the `errors` texts. */
export type FormReply = SubmissionResult<ErrorKey[]>;

/** What was typed into a field of a form that is shown again. */
export function typedIn(reply: FormReply, name: string): string | undefined {
	const value = reply.initialValue?.[name];
	return typeof value === "string" ? value : undefined;
}

/** What a row of the cart, or the calculator of cuts, is shown again with: everything typed, and the messages as keys of the `errors` texts. */
export interface FormResult {
	/** Which form of the page it was, where there are several. */
	form?: string;
	values: Record<string, string>;
	/** Field name → message keys. */
	errors: Record<string, ErrorKey[]>;
	/** Figures that messages need: {minimum: 10}. */
	details?: Record<string, number>;
}
