import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** A <details> that floats over the page: with scripts it closes on Escape, when the reader goes elsewhere, and on another page. */
export function useFold() {
	const fold = useRef<HTMLDetailsElement>(null);
	const { key } = useLocation();
	useEffect(() => {
		if (key && fold.current) fold.current.open = false;
	}, [key]);
	useEffect(() => {
		const closeOutside = ({ target }: Event) => {
			if (fold.current?.open && target instanceof Node && !fold.current.contains(target)) fold.current.open = false;
		};
		const closeOnEscape = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || !fold.current?.open) return;
			if (fold.current.contains(document.activeElement)) fold.current.querySelector("summary")?.focus();
			fold.current.open = false;
		};
		document.addEventListener("pointerdown", closeOutside);
		document.addEventListener("focusin", closeOutside);
		document.addEventListener("keydown", closeOnEscape);
		return () => {
			document.removeEventListener("pointerdown", closeOutside);
			document.removeEventListener("focusin", closeOutside);
			document.removeEventListener("keydown", closeOnEscape);
		};
	}, []);
	return fold;
}
