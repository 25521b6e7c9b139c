import type { FieldError } from "../../ui/notice";
import { useT } from "../i18n/i18n";
import type { ErrorKey } from "./error-keys";
import { type FieldErrorKey, fieldErrorKeys, generalKeys } from "./field-error-keys";
import type { FormResult } from "./form-result";

/** How the top of a form leads to a field. */
export interface SummaryField {
	name: string;
	id: string;
	/** Said before messages that do not name the field themselves. */
	label: string;
	/** The label is needed in any case: there are several such fields. */
	isOneOfMany?: boolean;
}

/** Writes messages about fields in the reader's language. @param details figures that they need */
export function useMessages(details?: FormResult["details"]) {
	const t = useT("errors");
	const text = (field: string, key: ErrorKey): string => t(keyOfField(field, key) ?? key, details);
	return {
		/** Beside a field; undefined where nothing is wrong with it. */
		beside: (field: string, keys: readonly ErrorKey[] = []): string[] | undefined =>
			keys.length > 0 ? keys.map((key) => text(field, key)) : undefined,
		/** At the top of the form, each linked to the field. */
		inSummary: ({ name, id, label, isOneOfMany = false }: SummaryField, keys: readonly ErrorKey[] = []): FieldError[] =>
			keys.map((key) => {
				const isLabelled = isOneOfMany || (generalKeys.includes(key) && !keyOfField(name, key));
				return { id, text: isLabelled ? `${label}: ${text(name, key)}` : text(name, key) };
			}),
	};
}

/** The messages of a refused form in the reader's language. */
interface ErrorTexts {
	/** Beside a field; undefined where nothing is wrong with it. */
	of(field: string): string[] | undefined;
	/** At the top of the form, in the order of the fields, each linked to its field. */
	summary(fields: SummaryField[]): FieldError[];
}

export function useErrorTexts(refused: FormResult | null | undefined): ErrorTexts {
	const { beside, inSummary } = useMessages(refused?.details);
	return {
		of: (field) => beside(field, refused?.errors[field]),
		summary: (fields) => fields.flatMap((field) => inSummary(field, refused?.errors[field.name])),
	};
}

/** "required" says more where the field is known: required.company. */
function keyOfField(field: string, key: ErrorKey): FieldErrorKey | undefined {
	const name = field.replace("shipping.", "");
	return fieldErrorKeys.find((one) => one === `${key}.${name}`);
}
