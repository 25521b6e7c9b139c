import { useNavigation } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { mostUnits } from "../../../contract/values/order-bounds";
import { sentPart } from "../order/sent-part";
import { countOf } from "./unsaved-quantities";

interface Bounds {
	/** The saved quantity. */
	saved: number;
	least: number;
	/** One press. */
	step: number;
}

/** Delay after the last press before the quantity is sent. In ms. */
const pause = 400;

/** Steps the quantity of a line in the browser: presses count at once and are sent together, after the previous submission has finished. */
export function useQuantity({ saved, least, step }: Bounds) {
	const field = useRef<HTMLInputElement>(null);
	const update = useRef<HTMLButtonElement>(null);
	const isIdle = useNavigation().state === "idle";
	const [wanted, setWanted] = useState<number | null>(null);
	const sent = useRef<string>();

	useEffect(() => {
		if (!isIdle || wanted === null) return;
		// Saved or refused: in both cases the page shows it.
		if (wanted === saved || sent.current === String(wanted)) return setWanted(null);
		const waiting = setTimeout(() => field.current?.form?.requestSubmit(update.current), pause);
		return () => clearTimeout(waiting);
	}, [isIdle, wanted, saved]);

	useEffect(() => {
		const form = field.current?.form;
		const note = (event: SubmitEvent) => {
			const part = sentPart(event);
			if (!part || part.contains(field.current)) sent.current = field.current?.value;
		};
		form?.addEventListener("submit", note);
		return () => form?.removeEventListener("submit", note);
	}, []);

	// The field keeps what is typed, and the submitted quantity becomes the saved one.
	const known = useRef(saved);
	useEffect(() => {
		if (known.current === saved) return;
		const before = String(known.current);
		known.current = saved;
		if (!field.current || (wanted !== null && wanted !== saved)) return;
		// A submitted quantity that was not saved stays, whatever else has changed the line.
		const { value } = field.current;
		const isSaved = value === sent.current && countOf(value) === saved;
		if (value === before || isSaved) field.current.value = String(saved);
	}, [saved, wanted]);

	return {
		field,
		/** The button that sends it. */
		update,
		/** Sets a value as if it were the field's default, not typed by the reader. */
		shown: wanted ?? saved,
		isLeast: (wanted ?? saved) - step < least,
		press: (direction: -1 | 1) => (event: MouseEvent) => {
			const { current } = field;
			if (!current) return;
			event.preventDefault();
			const typed = countOf(current.value);
			const next = (Number.isInteger(typed) ? typed : saved) + direction * step;
			if (next < least || next > mostUnits) return;
			current.value = String(next);
			sent.current = undefined;
			setWanted(next);
		},
	};
}
