import { parseWithZod, type Submission } from "@conform-to/zod/v4";
import { z } from "zod";
import { type ErrorKey, errorKey } from "./error-keys";

/** A parsed form: its value or its errors. `reply()` shows it again in both cases. */
export type FormSubmission<T extends z.ZodType> = Submission<z.input<T>, ErrorKey[], z.output<T>>;

interface Reading {
	/** Passes an empty field to the schema as "" instead of undefined. */
	hasEmpty?: boolean;
}

export const readForm = <T extends z.ZodType>(schema: T, form: FormData, reading?: Reading): FormSubmission<T> =>
	readSubmission(schema, withPlainNames(form), reading);

/** The reply for a form without a schema. */
export const readTyped = (form: FormData) => readForm(z.object({}), form);

/** The reply for a form whose input is not returned. */
export const emptied = (fieldErrors: Record<string, ErrorKey[]>) => readTyped(new FormData()).reply({ fieldErrors });

/** Reads a form in the browser, which also names the field to check. Treats spaces as empty. */
export function readSubmission<T extends z.ZodType>(schema: T, form: FormData, { hasEmpty = false }: Reading = {}): FormSubmission<T> {
	const typed = new FormData();
	for (const [name, value] of form) typed.append(name, typeof value === "string" && value.trim() === "" ? "" : value);
	const submission = parseWithZod(typed, { schema, formatError: firstKey, disableAutoCoercion: hasEmpty });
	if (submission.status === "success") return submission;
	return {
		...submission,
		error: submission.error && ofFields(submission.error),
		reply(options) {
			const reply = submission.reply(options);
			return reply.error ? { ...reply, error: ofFields(reply.error) } : reply;
		},
	};
}

const firstKey = (issues: { message: string }[]): ErrorKey[] => [errorKey.parse(issues[0]?.message)];

/**
 * The submission that conform gets in the browser. On blur it validates that field alone: other messages stay, and empty fields wait for
 * the submit. The server validates the whole form.
 */
export function checkedField<T extends z.ZodType>(submission: FormSubmission<T>, form: FormData): FormSubmission<T> {
	if (submission.status === "success") return submission;
	const { intent, ...reply } = submission.reply();
	if (intent?.type !== "validate" || intent.payload.name === undefined) return { ...submission, error: null };
	const { name } = intent.payload;
	// null means unchanged.
	const error: Record<string, ErrorKey[] | null> = Object.fromEntries([...form.keys()].map((field) => [field, null]));
	const found = form.get(name) === "" ? null : submission.error?.[name];
	if (found === undefined) delete error[name];
	else error[name] = found;
	return { ...submission, error, reply: () => ({ ...reply, intent, error }) };
}

/** Longer than any field's name. */
const maxPerName = 200;

export const fieldOf = (path: string): string => (path.length > maxPerName ? path : path.replace(/(\[\d+\]|\.\d+)+$/, ""));

/** Assigns a list entry's error to the list's form field. */
function ofFields<T>(errors: Record<string, T>): Record<string, T> {
	const found: Record<string, T> = {};
	for (const [path, error] of Object.entries(errors)) found[fieldOf(path)] ??= error;
	return found;
}

/** A field, or one in a group: shipping.postCode. Underscores occur only within names, because conform's commands begin with them. */
const fieldName = /^[A-Za-z]+(?:_[A-Za-z]+)*(?:\.[A-Za-z]+)?$/;

/**
 * Drops names that conform would read as commands or list positions: "emails[10000000]" would create ten million entries. Drops files, too.
 */
function withPlainNames(form: FormData): FormData {
	const copy = new FormData();
	for (const [name, value] of form) if (typeof value === "string" && fieldName.test(name)) copy.append(name, value);
	return copy;
}
