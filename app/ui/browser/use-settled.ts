import { useEffect, useState } from "react";

/** Debounce after the last change of a text. In ms. */
const pause = 800;

/** A debounced text for live regions; empty for the initial one, so that only changes are announced. */
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
