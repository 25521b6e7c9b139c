import { useRevalidator, useSubmit } from "@remix-run/react";
import { type FormEvent, useState } from "react";

export type AddingState = "ready" | "adding" | "added" | "failed";

/**
 * Submits a form that adds items to the cart without leaving the page: typed quantities must survive a lost connection. The form's key makes a retry
 * idempotent. A row's button adds that row alone; the other rows keep their input. A refused form is submitted as a navigation and shown again with
 * everything typed.
 * @returns the supply ids that were sent last, the state of that submission, and the form's `onSubmit` handler
 */
export function useAddToCart() {
	const submit = useSubmit();
	const { revalidate, state: loading } = useRevalidator();
	const [sending, setSending] = useState<{ rows: string[]; state: AddingState }>({ rows: [], state: "ready" });

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
		const body = new URLSearchParams([...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]));
		const rows = sentRows(body);
		setSending({ rows, state: "adding" });
		const answer = await fetch("/cart/items", { method: "POST", body: ownPart(body), redirect: "manual" }).catch(() => null);
		const isAdded = answer?.type === "opaqueredirect";
		// The revalidated page shows the result, and has the next key.
		if (isAdded) revalidate();
		if (!isAdded && answer && answer.status < 500) submit(body, { method: "post", action: "/cart/items", preventScrollReset: true });
		else setSending({ rows, state: isAdded ? "added" : "failed" });
	}

	return { rows: sending.rows, state: sending.state === "added" && loading !== "idle" ? "adding" : sending.state, send };
}

/** What the button of a row means: not what is typed in others. */
function ownPart(body: URLSearchParams): URLSearchParams {
	const only = body.get("only");
	return only === null ? body : new URLSearchParams([...body].filter(([name]) => !name.startsWith("amount.") || name === `amount.${only}`));
}

/** The part of the form that a row's button submits: without the quantities of other rows. */
function sentRows(sent: URLSearchParams): string[] {
	const one = sent.get("only") ?? sent.get("suppliedVariantId");
	if (one) return [one];
	return [...sent].filter(([name, value]) => name.startsWith("amount.") && value !== "").map(([name]) => name.slice(7));
}
