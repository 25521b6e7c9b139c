import { useFetcher } from "@remix-run/react";
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import type { CutAnswer } from "./cut-answer";

/** Debounce after the last key: before the price is requested, and before errors are shown. In ms. */
const pause = { price: 300, mistakes: 900 } as const;

const names: readonly string[] = ["pieces", "length"];

/**
 * The price of the pieces and length typed into a form. An error is shown on blur, after a pause in typing, or when the price is requested, and only
 * while the field has the value that it is about.
 */
export function useCutPrice(address: string) {
	const fetcher = useFetcher<{ answer: CutAnswer }>();
	const asking = useRef<ReturnType<typeof setTimeout>>();
	const mistakeTimer = useRef<ReturnType<typeof setTimeout>>();
	/** The fields whose errors are shown. */
	const [shown, setShown] = useState(names);
	const [isWaiting, setWaiting] = useState(false);
	/** What the form holds since its first change. */
	const [typed, setTyped] = useState<URLSearchParams | null>(null);
	const { data, state, load } = fetcher;
	const answer = data?.answer;
	useEffect(
		() => () => {
			clearTimeout(asking.current);
			clearTimeout(mistakeTimer.current);
		},
		[],
	);

	function ask(form: HTMLFormElement) {
		clearTimeout(asking.current);
		setWaiting(false);
		const query = queryOf(form);
		// What is not finished is no refused form.
		query.set("typing", "1");
		load(`${address}?${query}`);
	}
	/** A delayed response is for an earlier value. */
	const isPresent = ({ values }: CutAnswer["form"], field: string) => typed === null || typed.get(field) === values[field]?.trim();
	const showMistake = (name: string) => setShown((before) => (before.includes(name) ? before : [...before, name]));

	return {
		answer: answer && {
			...answer,
			form: { ...answer.form, errors: only(answer.form.errors, (field) => shown.includes(field) && isPresent(answer.form, field)) },
		},
		isStale: state !== "idle" || isWaiting,
		handlers: {
			onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
				const name = nameOf(target);
				clearTimeout(asking.current);
				clearTimeout(mistakeTimer.current);
				asking.current = setTimeout(() => ask(currentTarget), pause.price);
				mistakeTimer.current = setTimeout(() => showMistake(name), pause.mistakes);
				setWaiting(true);
				setTyped(queryOf(currentTarget));
				// A field that was never filled in shows no error.
				setShown((before) => names.filter((one) => one !== name && before.includes(one) && hasText(currentTarget, one)));
			},
			onBlur({ currentTarget, target }: FocusEvent<HTMLFormElement>) {
				const name = nameOf(target);
				if (!hasText(currentTarget, name)) return;
				if (isWaiting) ask(currentTarget);
				showMistake(name);
			},
			onSubmit(event: FormEvent<HTMLFormElement>) {
				event.preventDefault();
				ask(event.currentTarget);
				setShown(names);
			},
		},
	};
}

const nameOf = (target: EventTarget): string => (target instanceof HTMLInputElement ? target.name : "");

const hasText = (form: HTMLFormElement, name: string): boolean => queryOf(form).get(name) !== "";

const only = (errors: CutAnswer["form"]["errors"], isShown: (field: string) => boolean): CutAnswer["form"]["errors"] =>
	Object.fromEntries(Object.entries(errors).filter(([field]) => isShown(field)));

function queryOf(form: HTMLFormElement): URLSearchParams {
	const query = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === "string") query.set(name, value.trim());
	return query;
}
