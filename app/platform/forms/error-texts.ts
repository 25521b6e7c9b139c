import type { FieldError } from "../../ui/notice";
import { useT } from "../i18n/i18n";
import type { ErrorKey } from "./error-keys";
import { type FieldErrorKey, fieldErrorKeys } from "./field-error-keys";
import type { FormResult } from "./form-result";

interface SummaryField {
	name: string;
	id: string;
	/** Said before messages that do not name the field themselves. */
	label: string;
	/** The label is needed in any case: there are several such fields. */
	isOneOfMany?: boolean;
}

/** Messages that do not say which field they are about. */
export const generalKeys: readonly ErrorKey[] = ["required", "tooLong", "invalid"];

/** The messages of a refused form in the reader's language. */
interface ErrorTexts {
	/** Beside a field; undefined where nothing is wrong with it. */
	of(field: string): string[] | undefined;
	/** At the top of the form, in the order of the fields, each linked to its field. */
	summary(fields: SummaryField[]): FieldError[];
}

export function useErrorTexts(refused: FormResult | null | undefined): ErrorTexts {
	const t = useT("errors");
	const text = (field: string, key: ErrorKey): string => t(keyOfField(field, key) ?? key, refused?.details);
	const keysOf = (field: string) => refused?.errors[field] ?? [];
	const isGeneral = (field: string, key: ErrorKey) => generalKeys.includes(key) && !keyOfField(field, key);
	return {
		of: (field) => (keysOf(field).length > 0 ? keysOf(field).map((key) => text(field, key)) : undefined),
		summary: (fields) =>
			fields.flatMap(({ name, id, label, isOneOfMany = false }) =>
				keysOf(name).map((key) => ({ id, text: isOneOfMany || isGeneral(name, key) ? `${label}: ${text(name, key)}` : text(name, key) })),
			),
	};
}

/** "required" says more where the field is known: required.company. */
export function keyOfField(field: string, key: ErrorKey): FieldErrorKey | undefined {
	const name = field.replace("shipping.", "");
	return fieldErrorKeys.find((one) => one === `${key}.${name}`);
}
