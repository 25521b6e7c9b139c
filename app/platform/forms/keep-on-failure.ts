import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import { notProcessed } from "./sent-form";

type FailureTitle = "error.offline.title" | "error.5xx.title" | "error.429.title";

/** A form as the reader sent it. */
interface Press {
	form: HTMLFormElement;
	submitter: HTMLElement | null;
	/** Compares two presses. */
	fields: string;
}

/** A form on its way to the shop, or one that did not get through. */
export interface Submission {
	/** null where a script sent it. */
	press: Press | null;
	request: Pick<Request, "url" | "formData">;
	/** null while it is on its way. */
	failure: FailureTitle | null;
}

let lastPress: Press | null = null;
let current: Submission | null = null;
let changed = () => {};

/**
 * The `clientAction` of every route that takes forms: where the line is down, or the shop had no time for the form, the navigation stays pending, so that
 * the page keeps what was typed. The shell offers to send it again (shell/messages/unsent-form.tsx); that, or another page, replaces it.
 */
export async function keepOnFailure({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
	const { signal } = request;
	signal.throwIfAborted();
	const press = lastPress?.form.isConnected ? lastPress : null;
	lastPress = null;
	// Its own body is read by serverAction.
	const sent: Submission = { press, request: press ? request : request.clone(), failure: null };
	show(sent);
	const failed: Submission = { ...sent };
	try {
		return await serverAction();
	} catch (error) {
		failed.failure = signal.aborted ? null : failureOf(error);
		if (failed.failure === null) throw error;
		// While the shop is developed, a TypeError of the action itself comes as one, too.
		if (import.meta.env.DEV) console.error(error);
		show(failed);
		return await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
	} finally {
		if (current === sent || current === failed) show(null);
	}
}

/** @returns null where the shop has answered */
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
 * Notes which form is sent, before its page hears of it. What is on its way is not sent a second time.
 * @param onChange of currentSubmission
 */
export function watchSubmissions(onChange: () => void): () => void {
	const note = (event: SubmitEvent) => {
		lastPress = pressOf(event);
		const { press, failure } = current ?? {};
		if (failure !== null || !lastPress || lastPress.form !== press?.form || lastPress.fields !== press.fields) return;
		event.preventDefault();
		event.stopImmediatePropagation();
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
