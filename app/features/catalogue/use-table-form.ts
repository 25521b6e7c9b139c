import { useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Variant } from "../../../contract/catalogue";
import { amountName, type TypedTotal, typedTotal } from "./typed-total";

export type AddingState = "ready" | "adding" | "added";

const nothing: TypedTotal = { lines: 0, units: 0, cents: 0, grams: 0 };

/** What scripts add to a table's form: the sum of what is typed, how far each row is, and empty fields once it is in the cart. */
export function useTableForm(variants: readonly Variant[]) {
	const form = useRef<HTMLFormElement>(null);
	const [total, setTotal] = useState(nothing);
	const { formData } = useNavigation();
	const sent = formData ? sentRows(formData) : "";
	const [progress, setProgress] = useState({ sent: "", isDone: true });
	if (sent && sent !== progress.sent) setProgress({ sent, isDone: false });
	else if (sent && progress.isDone) setProgress({ sent, isDone: false });
	else if (!sent && !progress.isDone) setProgress({ ...progress, isDone: true });
	const rows = progress.sent.split(",");

	// The fields keep what the reader types, so they are emptied and counted where they are.
	useEffect(() => {
		if (!form.current) return;
		if (progress.isDone) empty(form.current, progress.sent);
		setTotal(typedIn(form.current, variants));
	}, [progress, variants]);

	return {
		form,
		total,
		count: (event: FormEvent<HTMLFormElement>) => setTotal(typedIn(event.currentTarget, variants)),
		/** Nothing typed is no reason to leave the page: the first field asks for it. */
		holdEmpty(event: FormEvent<HTMLFormElement>) {
			const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
			if (submitter?.getAttribute("name") === "only" || total.lines > 0) return;
			event.preventDefault();
			event.currentTarget.querySelector<HTMLInputElement>("input[type=number]")?.focus();
		},
		stateOf: (suppliedVariantId: number): AddingState =>
			!rows.includes(String(suppliedVariantId)) ? "ready" : progress.isDone ? "added" : "adding",
	};
}

/** The ids of the supplies that a form puts into the cart, parted by commas. */
function sentRows(data: FormData): string {
	const only = data.get("only");
	if (only) return String(only);
	return [...data]
		.filter(([name, value]) => name.startsWith("amount.") && value !== "")
		.map(([name]) => name.slice(7))
		.join();
}

function typedIn(form: HTMLFormElement, variants: readonly Variant[]): TypedTotal {
	const typed = new FormData(form);
	return typedTotal(variants, (id) => Number(typed.get(amountName(id)) ?? 0));
}

function empty(form: HTMLFormElement, rows: string) {
	for (const row of rows.split(",")) {
		const field = form.elements.namedItem(`amount.${row}`);
		if (field instanceof HTMLInputElement) field.value = "";
	}
}
