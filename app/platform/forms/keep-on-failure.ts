import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import { notProcessed } from "./sent-form";

type FailureTitle = "error.offline.title" | "error.5xx.title" | "error.429.title";

/** A form as the reader submitted it. */
interface Press {
	form: HTMLFormElement;
	submitter: HTMLElement | null;
	/** Compares two submissions. */
	fields: string;
}

export interface Submission {
	/** null if a script submitted it. */
	press: Press | null;
	request: Pick<Request, "url" | "formData">;
	/** null while it is being submitted. */
	failure: FailureTitle | null;
}

let lastPress: Press | null = null;
let current: Submission | null = null;
let changed = () => {};

/**
 * The `clientAction` of every route with forms. If the connection is down or the shop is overloaded, the navigation stays pending, so that
 * the page keeps its input. The shell offers a retry (shell/pending.tsx); that or another navigation replaces it.
 */
export async function keepOnFailure({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
	const { signal } = request;
	signal.throwIfAborted();
	const press = lastPress?.form.isConnected ? lastPress : null;
	lastPress = null;
	// serverAction consumes the original body.
	const sent: Submission = { press, request: press ? request : request.clone(), failure: null };
	show(sent);
	const failed: Submission = { ...sent };
	try {
		return await serverAction();
	} catch (error) {
		failed.failure = signal.aborted ? null : failureOf(error);
		if (failed.failure === null) throw error;
		// In development this also catches the action's own TypeErrors.
		if (import.meta.env.DEV) console.error(error);
		show(failed);
		return await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
	} finally {
		if (current === sent || current === failed) show(null);
	}
}

/** @returns null if the shop has responded */
function failureOf(error: unknown): FailureTitle | null {
	if (error instanceof TypeError) return "error.offline.title";
	if (!isRouteErrorResponse(error) || error.statusText !== notProcessed) return null;
	return error.status === 429 ? "error.429.title" : "error.5xx.title";
}

function show(submission: Submission | null): void {
	current = submission;
	changed();
}

export const currentSubmission = () => current;

/**
 * Records a submitted form before its page knows. Prevents a second submission, and the submission of a half-typed date, which browsers
 * send as empty.
 * @param onChange called when currentSubmission changes
 */
export function watchSubmissions(onChange: () => void): () => void {
	const note = (event: SubmitEvent) => {
		lastPress = pressOf(event);
		const wrongDates = lastPress?.form.querySelectorAll<HTMLInputElement>("input[type=date]:invalid") ?? [];
		const halfTyped = [...wrongDates].find(({ validity }) => validity.badInput);
		const { press, failure } = current ?? {};
		const isSending = failure === null && lastPress?.form === press?.form && lastPress?.fields === press?.fields;
		if (!halfTyped && !isSending) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		halfTyped?.reportValidity();
	};
	changed = onChange;
	window.addEventListener("submit", note, true);
	return () => {
		changed = () => {};
		window.removeEventListener("submit", note, true);
	};
}

function pressOf({ target, submitter }: SubmitEvent): Press | null {
	if (!(target instanceof HTMLFormElement) || target.method !== "post") return null;
	const fields = [...new FormData(target, submitter)].map(([name, value]) => [name, String(value)]);
	return { form: target, submitter, fields: JSON.stringify(fields) };
}
