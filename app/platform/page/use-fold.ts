import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

const closingEvents = ["pointerdown", "focusin", "keydown"];

/** A <details> that floats over the page. Scripts close it on Escape, on interaction elsewhere, and on navigation. */
export function useFold() {
	const details = useRef<HTMLDetailsElement>(null);
	const { key } = useLocation();
	useEffect(() => {
		if (key && details.current) details.current.open = false;
	}, [key]);
	useEffect(() => {
		const close = (event: Event) => {
			const fold = details.current;
			if (!fold?.open) return;
			if (event instanceof KeyboardEvent) {
				if (event.key !== "Escape") return;
				fold.querySelector("summary")?.focus();
			} else if (event.target instanceof Node && fold.contains(event.target)) return;
			fold.open = false;
		};
		for (const name of closingEvents) document.addEventListener(name, close);
		return () => {
			for (const name of closingEvents) document.removeEventListener(name, close);
		};
	}, []);
	return details;
}
