import { type FormEvent, useEffect, useRef, useState } from "react";
import { amountName, type TypedTotal, typedTotal, type Weighed } from "./typed-total";
import { type AddingState, useAddToCart } from "./use-add-to-cart";

const nothing: TypedTotal = { lines: 0, units: 0, cents: 0, grams: 0, problem: null };

/** Debounce after the last key before the total is announced. In ms. */
const pause = 400;

/** What scripts add to a table's form: the sum of what is typed, how far each row is, and empty fields once it is in the cart. */
export function useTableForm(variants: readonly Weighed[]) {
	const form = useRef<HTMLFormElement>(null);
	const [total, setTotal] = useState(nothing);
	const typing = useRef<ReturnType<typeof setTimeout>>();
	const { rows, state, send } = useAddToCart();

	// The fields keep what the reader types, so they are emptied and counted where they are.
	useEffect(() => {
		if (!form.current) return;
		if (state === "added") empty(form.current, rows);
		setTotal(typedIn(form.current, variants));
	}, [rows, state, variants]);

	return {
		form,
		total,
		isFailed: state === "failed",
		count({ currentTarget }: FormEvent<HTMLFormElement>) {
			clearTimeout(typing.current);
			typing.current = setTimeout(() => setTotal(typedIn(currentTarget, variants)), pause);
		},
		/** Nothing typed is no reason to leave the page: the first field asks for it. */
		send(event: FormEvent<HTMLFormElement>) {
			const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
			const { lines, problem } = typedIn(event.currentTarget, variants);
			if (submitter?.getAttribute("name") === "only" || lines > 0 || problem) return send(event);
			event.preventDefault();
			event.currentTarget.querySelector<HTMLInputElement>("input[type=number]")?.focus();
		},
		stateOf: (suppliedVariantId: number): AddingState => (rows.includes(String(suppliedVariantId)) ? state : "ready"),
	};
}

function typedIn(form: HTMLFormElement, variants: readonly Weighed[]): TypedTotal {
	const typed = new FormData(form);
	return typedTotal(variants, (id) => String(typed.get(amountName(id)) ?? ""));
}

function empty(form: HTMLFormElement, rows: readonly string[]) {
	for (const row of rows) {
		const field = form.elements.namedItem(`amount.${row}`);
		if (field instanceof HTMLInputElement) field.value = "";
	}
}
