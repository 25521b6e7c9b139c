import type { TextParameters } from "../../../contract/seller/text-parameters";
import type { FieldError } from "../../ui/notice";
import { type Key, type Translate, useT } from "../i18n/i18n";
import type { ErrorKey } from "./error-keys";
import { type FieldErrorKey, fieldErrorKeys, generalKeys } from "./field-error-keys";
import type { FormResult } from "./form-result";

/** A field in the error summary. */
export interface SummaryField {
	name: string;
	id: string;
	/** Precedes messages that do not name the field. */
	label: string;
	/** The label is always needed, because there are several such fields. */
	isOneOfMany?: boolean;
}

type ErrorParameters = TextParameters["errors"];
const withoutFigures: Record<ErrorParameters[keyof ErrorParameters], string> = {
	...{
		minimum: "",
		pack_size: "",
		offered: "",
		needed: "",
		present: "",
		min_length: "",
		max_length: "",
		min_side: "",
		max_width: "",
		open: "",
	},
};

/** The text of an error. Its figures come with the refusal: `messageWith` replaces an error that lacks them. */
export const errorText = (t: Translate<"errors">, key: Key<"errors">, details: Readonly<Record<string, string | number>> = {}): string =>
	t(key, { ...withoutFigures, ...details });

/** Formats field messages in the reader's language. @param details figures for the messages */
export function useMessages(details?: Readonly<Record<string, string | number>>) {
	const t = useT("errors");
	const text = (field: string, key: ErrorKey): string => errorText(t, keyOfField(field, key) ?? key, details);
	return {
		/** The messages at a field; undefined if it has no error. */
		beside: (field: string, keys: readonly ErrorKey[] = []): string[] | undefined =>
			keys.length > 0 ? keys.map((key) => text(field, key)) : undefined,
		/** The messages in the error summary, each linked to its field. */
		inSummary: ({ name, id, label, isOneOfMany = false }: SummaryField, keys: readonly ErrorKey[] = []): FieldError[] =>
			keys.map((key) => {
				const isLabelled = isOneOfMany || (generalKeys.includes(key) && !keyOfField(name, key));
				return { id, text: isLabelled ? `${label}: ${text(name, key)}` : text(name, key) };
			}),
	};
}

interface ErrorTexts {
	/** The messages at a field; undefined if it has no error. */
	of(field: string): string[] | undefined;
	/** The error summary in field order, each message linked to its field. */
	summary(fields: SummaryField[]): FieldError[];
}

export function useErrorTexts(refused: FormResult | null | undefined): ErrorTexts {
	const { beside, inSummary } = useMessages({ ...refused?.details, ...refused?.figures });
	return {
		of: (field) => beside(field, refused?.errors[field]),
		summary: (fields) => fields.flatMap((field) => inSummary(field, refused?.errors[field.name])),
	};
}

/** A known field has a more specific "required": required.company. */
function keyOfField(field: string, key: ErrorKey): FieldErrorKey | undefined {
	const name = field.replace("shipping.", "");
	return fieldErrorKeys.find((one) => one === `${key}.${name}`);
}
