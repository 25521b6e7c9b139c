import type { z } from "zod";
import type { ErrorKey } from "../../platform/forms/error-keys";
import type { FormResult } from "../../platform/forms/form-result";
import { parseForm, typedValues, without } from "../../platform/forms/read-form";
import { renderedAt, untimely } from "../../platform/http/form-key";

interface Screening<T extends z.ZodType> {
	fields: T;
	/** The field that a refusal stands beside which is about none. */
	field: string;
	/** The field that says when the form was rendered. */
	stamp: "idem" | "at";
	/** More forms come from the sender's network than people send. */
	isFlood: boolean;
}

interface Refused {
	refused: FormResult;
	status: 422 | 429;
}

/**
 * Looks through a form by which anybody can write to the shop: whether it is filled in, and whether a machine sent it. What only a machine does
 * is refused with a message, for it may have been a person, and what was typed stays.
 */
export function screened<T extends z.ZodType>(
	form: FormData,
	{ fields, field, stamp, isFlood }: Screening<T>,
): { value: z.output<T>; values: FormResult["values"]; refused?: undefined } | Refused {
	const { value, refused } = parseForm(fields, form);
	if (refused) return { refused, status: 422 };
	const values = typedValues(form);
	const tooMany: ErrorKey = "tooManyAttempts";
	if (isFlood) return { refused: { values, errors: { [field]: [tooMany] } }, status: 429 };
	const notice = untimely(renderedAt(values[stamp] ?? ""));
	if (!notice) return { value, values };
	// What is too old gets another stamp: the page's new one.
	return { refused: { values: notice === "tooOld" ? without(values, stamp) : values, errors: {}, notice }, status: 422 };
}
