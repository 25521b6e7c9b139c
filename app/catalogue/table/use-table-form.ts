import { type FormEvent, useEffect, useRef, useState } from "react";
import { amountName, type TypedTotal, typedTotal, type Weighed } from "./typed-total";
import { useAddToCart } from "./use-add-to-cart";

const nothing: TypedTotal = { lines: 0, units: 0, cents: 0, grams: 0, problem: null };

/** Debounce after the last key before the total is announced. In ms. */
const pause = 400;

/** What scripts add to a table's form: the sum of what is typed, and the state of each row. */
export function useTableForm(variants: readonly Weighed[]) {
	const form = useRef<HTMLFormElement>(null);
	const [total, setTotal] = useState(nothing);
	const typing = useRef<ReturnType<typeof setTimeout>>();
	const { states, stateOf, send } = useAddToCart();

	// The fields keep what the reader types, so they are counted where they are: also once those of added rows are empty.
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new state may have emptied fields
	useEffect(() => {
		if (form.current) setTotal(typedIn(form.current, variants));
	}, [states, variants]);

	return {
		form,
		total,
		isFailed: Object.values(states).includes("failed"),
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
		stateOf,
	};
}

function typedIn(form: HTMLFormElement, variants: readonly Weighed[]): TypedTotal {
	const typed = new FormData(form);
	return typedTotal(variants, (id) => String(typed.get(amountName(id)) ?? ""));
}
