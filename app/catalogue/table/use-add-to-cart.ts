import { useRevalidator, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { href } from "../../platform/config/href";
import { randomUuid } from "../../platform/http/random";
import { withTimeout } from "../../platform/http/with-timeout";

export type AddingState = "ready" | "adding" | "added" | "failed";

/**
 * Queues the submissions of this window. The first may create the cart that the next one uses. Each answer carries a
 * message that the page must read before the next answer replaces it.
 */
let queue: Promise<void> = Promise.resolve();

/** The next submission waits at most this long, in ms, for the page to show the previous answer. */
const longestRead = 5000;

/**
 * Submits an add-to-cart form without leaving the page, because typed quantities must survive a lost connection. A
 * row's button adds only that row. Other rows keep their input, and so does the row if its quantity changed
 * meanwhile. An answer replaces the form's key: a retry is idempotent, and the next submission counts as new. A
 * refused form is submitted as a navigation, which shows it again with everything typed.
 * @returns the state of each row by its supply id (a set's by its own), and the form's `onSubmit` handler
 */
export function useAddToCart() {
	const submit = useSubmit();
	const revalidated = useRevalidated();
	const key = useRef<string>();
	const [states, setStates] = useState<Readonly<Record<string, AddingState>>>({});

	function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
		const body = new URLSearchParams([...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]));
		const rows = sentRows(body).filter((row) => states[row] !== "adding");
		if (rows.length === 0) return;
		const setRows = (state: AddingState) => setStates((before) => ({ ...before, ...Object.fromEntries(rows.map((row) => [row, state])) }));
		setStates((before) => Object.fromEntries(Object.entries(before).filter(([, state]) => state === "adding")));
		setRows("adding");
		const add = async () => {
			if (key.current) body.set("idem", key.current);
			const answer = await fetch(href("/cart/items"), { method: "POST", body: partOf(body, rows), redirect: "manual" }).catch(() => null);
			if (answer?.type === "opaqueredirect") {
				key.current = randomUuid();
				empty(form, body, rows);
				await revalidated();
				setRows("added");
			} else {
				setRows("failed");
				if (answer && answer.status < 500) submit(body, { method: "post", action: href("/cart/items"), preventScrollReset: true });
			}
		};
		// A failed submission does not hold back the next.
		queue = queue.then(add).catch(() => {});
	}

	return { stateOf: (row: number): AddingState => states[row] ?? "ready", states, send };
}

/** @returns a function that runs the loaders again, and resolves once the page shows their data or the form is gone */
function useRevalidated() {
	const { revalidate, state } = useRevalidator();
	const resolve = useRef<() => void>();
	const isGone = useRef(false);
	useEffect(() => {
		if (state === "idle") resolve.current?.();
	}, [state]);
	useEffect(() => {
		isGone.current = false;
		return () => {
			isGone.current = true;
			resolve.current?.();
		};
	}, []);
	return () => {
		const isRead = new Promise<void>((done) => {
			resolve.current = done;
			revalidate();
			if (isGone.current) done();
		});
		return withTimeout(isRead, longestRead);
	};
}

/** Returns the part of the form that holds the quantities of these rows. */
function partOf(body: URLSearchParams, rows: readonly string[]): URLSearchParams {
	return new URLSearchParams([...body].filter(([name]) => !name.startsWith("amount.") || rows.includes(name.slice(7))));
}

/** Returns the row of the pressed button, all rows with a quantity, or the item of a form without rows. */
function sentRows(body: URLSearchParams): string[] {
	const one = body.get("only") ?? body.get("suppliedVariantId") ?? body.get("setId");
	if (one) return [one];
	return [...body].filter(([name, value]) => name.startsWith("amount.") && value !== "").map(([name]) => name.slice(7));
}

/** Empties the fields of the rows, unless the reader has typed another quantity since. */
function empty(form: HTMLFormElement, body: URLSearchParams, rows: readonly string[]) {
	for (const row of rows) {
		const name = `amount.${row}`;
		const field = form.elements.namedItem(name);
		if (field instanceof HTMLInputElement && field.value === body.get(name)) field.value = "";
	}
}
