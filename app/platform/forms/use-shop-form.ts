import { type FieldMetadata, parse, useForm } from "@conform-to/react";
import type { FieldError } from "../../ui/notice";
import { useT } from "../i18n/i18n";
import { useRefusedTitle } from "../seo/page-title";
import type { ErrorKey } from "./error-keys";
import { type SummaryField, useMessages } from "./error-texts";
import type { FormReply } from "./form-result";

type Fields = Record<string, unknown>;
type FormOptions<T extends Fields> = Parameters<typeof useForm<T, unknown, ErrorKey[]>>[0];

export type ShopField = FieldMetadata<unknown, Fields, ErrorKey[]>;

/** conform keeps its last result, so this resets it when the form is no longer refused. */
const notRefused: FormReply = { error: {} };

interface ShopFormOptions<T extends Fields> extends Omit<FormOptions<T>, "id" | "lastResult"> {
	/** The prefix of the field ids: "invite" has invite-email. */
	id: string;
	reply: FormReply | null | undefined;
}

/**
 * conform's form with messages as keys of the `errors` texts. Without its own check, a message disappears once its field has changed and
 * satisfies the browser's constraints. The server validates the submission.
 */
export function useShopForm<T extends Fields>({ reply, ...options }: ShopFormOptions<T>) {
	useRefusedTitle(Object.keys(reply?.error ?? {}).length > 0);
	return useForm<T, unknown, ErrorKey[]>({
		shouldRevalidate: "onInput",
		onValidate: (typed) => changedField<T>(typed, reply?.error ?? {}),
		...options,
		lastResult: reply ?? notRefused,
	});
}

/** @param errors of the form's last answer */
const changedField = <T extends Fields>(
	{ form, formData }: { form: HTMLFormElement; formData: FormData },
	errors: Record<string, ErrorKey[] | null>,
) =>
	parse<T, ErrorKey[]>(formData, {
		resolve(_, intent) {
			if (intent?.type !== "validate" || intent.payload.name === undefined) return { error: null };
			const { name } = intent.payload;
			const isComplete = [...form.elements].every((field) => field.getAttribute("name") !== name || field.matches(":valid"));
			// null means unchanged.
			const { [name]: own, ...others } = Object.fromEntries(
				Object.entries(errors).map(([field, keys]) => [field, field === name ? keys : null]),
			);
			return { error: isComplete || !own ? others : { ...others, [name]: own } };
		},
	});

interface ShopSummaryField extends Pick<SummaryField, "label" | "isOneOfMany"> {
	field: Pick<ShopField, "id" | "name" | "errors">;
	/** The target of the message's link, if it is not the field's own id. */
	id?: string;
}

export function useFieldErrors() {
	const { beside, inSummary } = useMessages();
	const mended = useT("common")("mended");
	return {
		/** The messages at a field; undefined if it has no error. */
		of: ({ name, errors }: ShopField): string[] | undefined => beside(name, errors),
		/** The error summary in field order, each message linked to its field. */
		summary: (fields: ShopSummaryField[]): FieldError[] =>
			fields.flatMap(({ field: { id, name, errors }, ...rest }) =>
				inSummary({ id, name, ...rest }, errors).map((error) => ({ ...error, mended })),
			),
	};
}
