import { useFetcher } from "@remix-run/react";
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import type { CutAnswer } from "./cut-answer";

/** After the last key before the price is asked for. In ms. */
const pause = 300;

/**
 * The price of what is typed into a form with pieces and length. Mistakes are told once the reader has left the field or asked for the
 * price, not while typing.
 * @param first what the page came with
 */
export function useCutPrice(address: string, first: CutAnswer | null) {
	const fetcher = useFetcher<{ answer: CutAnswer }>();
	const waiting = useRef<ReturnType<typeof setTimeout>>();
	const [isTyping, setTyping] = useState(false);
	const [isWaiting, setWaiting] = useState(false);
	const { data, state, load } = fetcher;
	const answer = data?.answer ?? first;
	useEffect(() => () => clearTimeout(waiting.current), []);

	function ask(form: HTMLFormElement, isWhole: boolean) {
		clearTimeout(waiting.current);
		setWaiting(false);
		setTyping(!isWhole);
		const query = queryOf(form);
		if (!isWhole && (!query.get("pieces") || !query.get("length"))) return;
		load(`${address}?${query}`);
	}

	return {
		answer: answer && isTyping ? { ...answer, form: { ...answer.form, errors: {} } } : answer,
		isStale: state !== "idle" || isWaiting,
		handlers: {
			onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
				clearTimeout(waiting.current);
				waiting.current = setTimeout(() => ask(currentTarget, false), pause);
				setWaiting(true);
				setTyping(true);
			},
			onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
				if (currentTarget.contains(relatedTarget)) return;
				if (isWaiting) ask(currentTarget, true);
				else setTyping(false);
			},
			onSubmit(event: FormEvent<HTMLFormElement>) {
				event.preventDefault();
				ask(event.currentTarget, true);
			},
		},
	};
}

function queryOf(form: HTMLFormElement): URLSearchParams {
	const query = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === "string") query.set(name, value.trim());
	return query;
}
