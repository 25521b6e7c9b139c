import { parseWithZod, type Submission } from "@conform-to/zod/v4";
import { z } from "zod";
import { type ErrorKey, errorKey } from "./error-keys";

/** A form that was read: its value, or what is wrong with it. `reply()` is what it is shown again with in both cases. */
export type FormSubmission<T extends z.ZodType> = Submission<z.input<T>, ErrorKey[], z.output<T>>;

interface Reading {
	/** An empty field is "" to the schema, instead of nothing. */
	hasEmpty?: boolean;
}

/** Reads a form as it was sent. */
export const readForm = <T extends z.ZodType>(schema: T, form: FormData, reading?: Reading): FormSubmission<T> =>
	readSubmission(schema, withPlainNames(form), reading);

/** What is shown again of a form that no schema reads. */
export const readTyped = (form: FormData) => readForm(z.object({}), form);

/** What a form is shown again with in which everything is typed anew. */
export const emptied = (fieldErrors: Record<string, ErrorKey[]>) => readTyped(new FormData()).reply({ fieldErrors });

/** Reads a form in the browser, where it also says which field conform is to check. What is only spaces is nothing. */
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

/** One message a field, the first. */
const firstKey = (issues: { message: string }[]): ErrorKey[] => [errorKey.parse(issues[0]?.message)];

/**
 * The submission that conform gets in the browser. A field on blur is validated alone: messages of others stay, and empty fields are validated on
 * submit. A whole form is validated by the server.
 */
export function checkedField<T extends z.ZodType>(submission: FormSubmission<T>, form: FormData): FormSubmission<T> {
	if (submission.status === "success") return submission;
	const { intent, ...reply } = submission.reply();
	if (intent?.type !== "validate" || intent.payload.name === undefined) return { ...submission, error: null };
	const { name } = intent.payload;
	// null: unchanged.
	const error: Record<string, ErrorKey[] | null> = Object.fromEntries([...form.keys()].map((field) => [field, null]));
	const found = form.get(name) === "" ? null : submission.error?.[name];
	if (found === undefined) delete error[name];
	else error[name] = found;
	return { ...submission, error, reply: () => ({ ...reply, intent, error }) };
}

/** Longer than the name of any field. */
const mostOfName = 200;

/** The field that an entry of a list is typed into. */
export const fieldOf = (path: string): string => (path.length > mostOfName ? path : path.replace(/(\[\d+\]|\.\d+)+$/, ""));

/** What is wrong with one entry of a list belongs to the field that the list is typed into. */
function ofFields<T>(errors: Record<string, T>): Record<string, T> {
	const found: Record<string, T> = {};
	for (const [path, error] of Object.entries(errors)) found[fieldOf(path)] ??= error;
	return found;
}

/** A field, or one of a group: shipping.postCode. Underscores stand within names alone: those of conform's commands begin with them. */
const fieldName = /^[A-Za-z]+(?:_[A-Za-z]+)*(?:\.[A-Za-z]+)?$/;

/**
 * Names that conform would read as commands or as positions in a list are left out: "emails[10000000]" would be a list of ten million
 * entries. Files are no business of these forms.
 */
function withPlainNames(form: FormData): FormData {
	const copy = new FormData();
	for (const [name, value] of form) if (typeof value === "string" && fieldName.test(name)) copy.append(name, value);
	return copy;
}
