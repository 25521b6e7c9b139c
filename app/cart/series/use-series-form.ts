import { useNavigation } from "@remix-run/react";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { amountPrefix } from "../../catalogue/table/typed-total";
import type { SeriesCell } from "./series-table";

/** A typed quantity. It stays while the page shows another grade or other sizes. */
export interface Held {
	text: string;
	title: string;
	cell: SeriesCell;
}

type Titles = ReadonlyMap<number, { title: string; cell: SeriesCell }>;
type HeldAll = ReadonlyMap<number, Held>;

/** The pause in ms before the sum changes. */
const pause = 300;

const isAmount = (target: EventTarget | Element): target is HTMLInputElement =>
	target instanceof HTMLInputElement && target.type === "text" && target.name.startsWith(amountPrefix);

/**
 * Keeps what is typed into the cells, and sums it up.
 * @param path of the page, which takes the form
 * @param typed the quantities of a form that was sent and not added
 * @param answer the answer to the last form; undefined once everything was added
 */
export function useSeriesForm(path: string, titles: Titles, typed: Readonly<Record<string, string>>, answer: unknown) {
	const form = useRef<HTMLFormElement>(null);
	const [held, setHeld] = useState<HeldAll>(() => heldIn(typed, titles));
	const latest = useRef<Map<number, Held>>(new Map(held));
	const timer = useRef<ReturnType<typeof setTimeout>>();
	const shown = useRef(titles);
	shown.current = titles;
	const { state, formMethod, formAction } = useNavigation();
	const isBusy = state !== "idle";
	const isSending = formMethod === "POST" && formAction?.split("?")[0] === path;

	const keep = useCallback((input: HTMLInputElement) => {
		const id = Number(input.name.slice(amountPrefix.length));
		const cell = shown.current.get(id);
		if (!cell) return;
		if (input.value.trim() === "") latest.current.delete(id);
		else latest.current.set(id, { ...cell, text: input.value });
	}, []);

	// Takes up what was typed before scripts ran.
	useEffect(() => {
		for (const input of form.current?.elements ?? []) if (isAmount(input)) keep(input);
		setHeld(new Map(latest.current));
		return () => clearTimeout(timer.current);
	}, [keep]);

	const wasSending = useRef(false);
	useEffect(() => {
		if (isSending) wasSending.current = true;
		if (isBusy || !wasSending.current) return;
		wasSending.current = false;
		if (answer) return;
		latest.current.clear();
		for (const input of form.current?.elements ?? []) if (isAmount(input)) input.value = "";
		setHeld(new Map());
	}, [isSending, isBusy, answer]);

	return {
		form,
		held,
		isBusy,
		handlers: {
			onInput({ target }: FormEvent<HTMLFormElement>) {
				if (!isAmount(target)) return;
				keep(target);
				clearTimeout(timer.current);
				timer.current = setTimeout(() => setHeld(new Map(latest.current)), pause);
			},
		},
		/** The text of a cell that appears again. */
		textOf: useCallback((id: number): string => latest.current.get(id)?.text ?? "", []),
		drop(id: number) {
			latest.current.delete(id);
			setHeld(new Map(latest.current));
		},
	};
}

const heldIn = (typed: Readonly<Record<string, string>>, titles: Titles): HeldAll =>
	new Map(
		Object.entries(typed).flatMap(([name, text]) => {
			const id = Number(name.slice(amountPrefix.length));
			const cell = titles.get(id);
			return cell ? [[id, { ...cell, text }] as const] : [];
		}),
	);
