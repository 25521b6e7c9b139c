import { useEffect, useState } from "react";

/** After the last change before a text is said. In ms. */
const pause = 800;

/** For live regions: what a text has come to, once it has stood for a moment; nothing for the one that it began with. */
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
