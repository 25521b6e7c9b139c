import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

const ways = ["pointerdown", "focusin", "keydown"];

/** A <details> that floats over the page: with scripts it closes on Escape, when the reader goes elsewhere, and on another page. */
export function useFold() {
	const place = useRef<HTMLDetailsElement>(null);
	const { key } = useLocation();
	useEffect(() => {
		if (key && place.current) place.current.open = false;
	}, [key]);
	useEffect(() => {
		const close = (event: Event) => {
			const fold = place.current;
			if (!fold?.open) return;
			if (event instanceof KeyboardEvent) {
				if (event.key !== "Escape") return;
				fold.querySelector("summary")?.focus();
			} else if (event.target instanceof Node && fold.contains(event.target)) return;
			fold.open = false;
		};
		for (const way of ways) document.addEventListener(way, close);
		return () => {
			for (const way of ways) document.removeEventListener(way, close);
		};
	}, []);
	return place;
}
