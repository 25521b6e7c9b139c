import { data } from "@remix-run/cloudflare";
import type { z } from "zod";
import { BackendRefusal } from "../backend/errors.server";
import { trapName } from "../features/content/trap-name";
import { renderedAt, untimely } from "../form-key";
import type { Visitor } from "../visitor.server";
import type { ErrorKey } from "./error-keys";
import type { FormResult } from "./form-result";
import { thankOn } from "./form-sent.server";
import { parseForm, typedValues, without } from "./read-form";
import { refusedFields } from "./refusal.server";

type Keyed = z.ZodType<{ idem: string }>;

interface Message<T extends Keyed> {
	/** With its `idem`, which carries when the form was rendered. */
	fields: T;
	/** The field that a refusal stands beside which is about none. */
	field: string;
	/** The path of the page that says it was sent. */
	sent: string;
	visitor: Visitor;
	/** More forms come from the sender's network than people send. */
	isFlood: boolean;
	send(value: z.output<T>): Promise<unknown>;
}

/**
 * Sends what somebody writes to the shop. Where it cannot be sent, what was typed stays in the form. What only a machine does is refused with a
 * message, for it may have been a person; a field that people do not see is answered as if all were well.
 */
export async function takeMessage<T extends Keyed>(form: FormData, { fields, field, sent, visitor, isFlood, send }: Message<T>) {
	if (form.get(trapName)) return thankOn(visitor, sent);
	const { value, refused } = parseForm(fields, form);
	if (refused) {
		if (refused.errors.idem || refused.errors.cartUuid) throw new Response(null, { status: 400 });
		return again(refused, 422);
	}
	const values = typedValues(form);
	const beside = (key: ErrorKey): FormResult => ({ values, errors: { [field]: [key] } });
	if (isFlood) return again(beside("tooManyAttempts"), 429);
	const notice = untimely(renderedAt(value.idem));
	// What is too old gets another key: the page's new one.
	if (notice) return again({ values: notice === "tooOld" ? without(values, "idem") : values, errors: {}, notice }, 422);
	try {
		await send(value);
		return thankOn(visitor, sent);
	} catch (error) {
		// The same key: what did arrive is not sent twice.
		if (error instanceof Response && error.status > 500) return again({ values, errors: {} }, error.status, true);
		const status = error instanceof BackendRefusal && error.status === 429 ? 429 : 422;
		return again(refusedFields(error, values, isOfAddress(error) ? "email" : field), status);
	}
}

/** Its address has had enough messages, whoever writes them. */
const isOfAddress = (error: unknown): boolean => error instanceof BackendRefusal && error.answer.code === "too_many_messages";

const again = (refused: FormResult, status: number, isFailed = false) => data({ refused, isFailed }, { status });
