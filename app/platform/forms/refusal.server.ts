import { redirect } from "@remix-run/cloudflare";
import { BackendRefusal } from "../backend/errors.server";
import { href } from "../config/href";
import type { Visitor } from "../session/visitor.server";
import { type ErrorKey, messageWith, refusalMessages } from "./error-keys";
import { generalKeys } from "./field-error-keys";
import type { FormReply, FormResult } from "./form-result";
import { keysOf } from "./read-form";

/** Fields with visible messages. Messages about any other field appear at the first. */
export type ShownFields = readonly [string, ...string[]];

/**
 * Maps a refusal to field messages. An unexpected refusal becomes a general message.
 * @throws every other error, and the failure of a payment provider
 */
export function refusedFields(error: unknown, values: FormResult["values"], shown: ShownFields): FormResult {
	if (!(error instanceof BackendRefusal) || error.status >= 500) throw error;
	const { code, fields = {}, details } = error.answer;
	const key = refusalMessages[code];
	const told = Object.entries(key || code === "invalid" ? keysOf(fields) : {});
	const beside = told.filter(([name]) => shown.includes(name));
	const elsewhere = told.flatMap(([, keys]) => keys).find((one) => !generalKeys.includes(one));
	const errors = beside.length > 0 ? Object.fromEntries(beside) : { [shown[0]]: [elsewhere ?? key ?? "refused"] };
	return { values, errors: withFigures(errors, details), details };
}

const withFigures = (errors: FormResult["errors"], details: FormResult["details"]): FormResult["errors"] =>
	Object.fromEntries(Object.entries(errors).map(([name, keys]) => [name, keys.map((key) => messageWith(details, key))]));

/** Maps a refusal to field messages of a conform form, which has no numbers. @throws as refusedFields does */
export function refusedReply(error: unknown, submission: Replying, shown: ShownFields): FormReply {
	return submission.reply({ fieldErrors: withFigures(refusedFields(error, {}, shown).errors, undefined) });
}

export interface Replying {
	reply(options?: { fieldErrors?: Record<string, ErrorKey[]>; hideFields?: string[] }): FormReply;
}

/** Shows the current state of a cart that was changed or sent meanwhile. @returns null for every other failure */
export function showCurrentCart(error: unknown, visitor: Visitor, uuid: string): ReturnType<typeof redirect> | null {
	if (!(error instanceof BackendRefusal)) return null;
	const { code } = error.answer;
	// The cart's page explains that it waits for approval.
	if (code === "waiting_for_approval") return redirect(href("/cart/:uuid", { uuid }), 303);
	if (code !== "conflict" && code !== "processed") return null;
	visitor.setFlash({ kind: "notice", key: "cart.changed" });
	return redirect(href("/cart/:uuid", { uuid }), 303);
}
