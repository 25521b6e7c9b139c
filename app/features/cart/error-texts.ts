import type { ErrorKey } from "../../actions/error-keys";
import type { FormResult } from "../../actions/form-result";
import { useT } from "../../i18n";
import type { FieldError } from "../../ui/notice";
import { type FieldErrorKey, fieldErrorKeys } from "./field-error-keys";

/** The messages of a refused form in the reader's language. */
export interface ErrorTexts {
	/** Beside a field; undefined where nothing is wrong with it. */
	of(field: string): string[] | undefined;
	/** At the top of the form, in the order of the fields: each with the field's name and a link to it. */
	summary(fields: { name: string; id: string; label: string }[]): FieldError[];
}

export function useErrorTexts(refused: FormResult | null | undefined): ErrorTexts {
	const t = useT("errors");
	const text = (field: string, key: ErrorKey): string => t(fieldKey(field, key) ?? key, refused?.details);
	const of = (field: string) => refused?.errors[field]?.map((key) => text(field, key));
	return {
		of,
		summary: (fields) => fields.flatMap(({ name, id, label }) => (of(name) ?? []).map((message) => ({ id, text: `${label}: ${message}` }))),
	};
}

/** "required" says more where the field is known: required.company. */
function fieldKey(field: string, key: ErrorKey): FieldErrorKey | undefined {
	const name = field.replace("shipping.", "");
	return fieldErrorKeys.find((one) => one === `${key}.${name}`);
}
