import { useEffect, useState } from "react";

/** Debounce after the last change of a text, in ms. */
const pause = 800;

/**
 * Returns a debounced text for live regions. It is empty for the initial text, so that screen readers announce only
 * changes.
 */
export function useSettled(text: string): string {
	const [first] = useState(text);
	const [settled, setSettled] = useState("");
	useEffect(() => {
		if (text === first && settled === "") return;
		const waiting = setTimeout(() => setSettled(text), pause);
		return () => clearTimeout(waiting);
	}, [text, first, settled]);
	return settled;
}
