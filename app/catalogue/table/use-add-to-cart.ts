import { useRevalidator, useSubmit } from "@remix-run/react";
import { type FormEvent, useState } from "react";

export type AddingState = "ready" | "adding" | "added" | "failed";

/**
 * Sends a form that puts items into the cart while its page stays: what is typed must survive a line that is down. The form keeps its key,
 * so that trying again adds nothing twice. A row's button adds that row alone: the others stay typed. What is refused goes the way of the form
 * without scripts and is shown in a page, with all that is typed.
 * @returns the ids of the supplies that were sent last, how far they are, and the handler of the form's `submit`
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
		// The page tells it, and brings the next key.
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

/** The ids of the supplies that a form puts into the cart. */
function sentRows(sent: URLSearchParams): string[] {
	const one = sent.get("only") ?? sent.get("suppliedVariantId");
	if (one) return [one];
	return [...sent].filter(([name, value]) => name.startsWith("amount.") && value !== "").map(([name]) => name.slice(7));
}
