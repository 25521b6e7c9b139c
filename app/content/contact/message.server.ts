import { data } from "@remix-run/cloudflare";
import type { z } from "zod";
import { BackendRefusal } from "../../platform/backend/errors.server";
import type { ErrorKey } from "../../platform/forms/error-keys";
import type { FormReply } from "../../platform/forms/form-result";
import { refusedReply } from "../../platform/forms/refusal.server";
import type { Visitor } from "../../platform/session/visitor.server";
import { thankOn } from "./form-sent.server";
import { screened } from "./screening.server";

type Keyed = z.ZodType<{ idem: string }>;

interface Message<T extends Keyed> {
	/** With its `idem`, which carries when the form was rendered. */
	fields: T;
	/** The field of refusals that name none. */
	field: string;
	/** The path of the page that shows the message was sent. */
	sent: string;
	visitor: Visitor;
	/** More forms come from the sender's network than people send. */
	isFlood: boolean;
	send(value: z.output<T>): Promise<unknown>;
}

/**
 * Sends what somebody writes to the shop. Where it cannot be sent, what was typed stays in the form.
 */
export async function takeMessage<T extends Keyed>(form: FormData, { fields, field, sent, visitor, isFlood, send }: Message<T>) {
	const screening = screened(form, { fields, field, stamp: "idem", isFlood });
	if (screening.refused) {
		const { reply, notice, status } = screening.refused;
		if (reply.error?.idem || reply.error?.cartUuid) throw new Response(null, { status: 400 });
		return again({ reply, notice }, status);
	}
	const { submission } = screening;
	try {
		await send(submission.value);
		return thankOn(visitor, sent);
	} catch (error) {
		// The same key: what did arrive is not sent twice.
		if (error instanceof Response && error.status > 500) return again({ reply: submission.reply(), isFailed: true }, error.status);
		const status = error instanceof BackendRefusal && error.status === 429 ? 429 : 422;
		return again({ reply: refusedReply(error, submission, isOfAddress(error) ? "email" : field) }, status);
	}
}

/** The mail address has received too many messages, whoever writes them. */
const isOfAddress = (error: unknown): boolean => error instanceof BackendRefusal && error.answer.code === "too_many_messages";

/** What a form by which somebody writes to the shop is shown again with. */
export interface MessageResult {
	reply: FormReply;
	/** What is said of the form as a whole, where no field is wrong. */
	notice?: ErrorKey | undefined;
	/** It could not be passed on, whatever was typed. */
	isFailed?: boolean;
}

export const again = (result: MessageResult, status: number) => data(result, { status });
