import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useState } from "react";
import type { OverlaySearch } from "./overlay-search";

/**
 * Handles events in and around the search bar: passes on what is typed, and decides whether the overlay is open. It is while the focus is in the bar
 * or the hits; Escape, interaction elsewhere, submitting and navigation close it.
 */
export function useOverlay(barRef: RefObject<HTMLElement>, search: OverlaySearch) {
	const [isWanted, setWanted] = useState(true);
	const { key } = useLocation();
	useEffect(() => {
		if (key) setWanted(false);
	}, [key]);
	useEffect(() => {
		const bar = barRef.current;
		const field = () => bar?.querySelector<HTMLInputElement>("input[type=search]") ?? null;
		const want = () => {
			search.type(field()?.value ?? "");
			setWanted(true);
		};
		const inBar: Record<string, (event: Event) => void> = {
			input: want,
			focusin: ({ target }) => target === field() && want(),
			pointerdown: ({ target }) => target === field() && want(),
			reset: () => {
				search.type("");
				setWanted(false);
			},
			keydown(event) {
				if (!(event instanceof KeyboardEvent) || !bar) return;
				if (event.key === "Escape" && bar.querySelector("section")) {
					event.preventDefault();
					field()?.focus();
					setWanted(false);
				} else moveByKey(event, field(), [...bar.querySelectorAll<HTMLElement>("[data-hit]")]);
			},
			// A finger on the hits is done with the keyboard, which hides half of them.
			touchmove: ({ target }) => target !== field() && field()?.blur(),
		};
		const elsewhere = ({ target }: Event) => {
			if (target instanceof Node && !bar?.contains(target)) setWanted(false);
		};
		for (const [name, listener] of Object.entries(inBar)) bar?.addEventListener(name, listener, { passive: name === "touchmove" });
		for (const name of ["pointerdown", "focusin"]) document.addEventListener(name, elsewhere);
		if (bar?.contains(document.activeElement)) want();
		return () => {
			for (const [name, listener] of Object.entries(inBar)) bar?.removeEventListener(name, listener);
			for (const name of ["pointerdown", "focusin"]) document.removeEventListener(name, elsewhere);
		};
	}, [barRef, search]);
	function close() {
		barRef.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus();
		setWanted(false);
	}
	return { isWanted, close };
}

/**
 * Down goes from the field to the first hit and on from hit to hit, up goes back, and from the first one to the field again. Elsewhere
 * in the bar, such as on its tabs, the keys are not touched.
 */
function moveByKey(event: KeyboardEvent, field: HTMLElement | null, hits: readonly HTMLElement[]): void {
	if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
	const { target } = event;
	const at = hits.findIndex((hit) => hit.isSameNode(target instanceof Node ? target : null));
	if (at < 0 && target !== field) return;
	if (target === field && event.key === "ArrowUp") return;
	const next = event.key === "ArrowDown" ? hits[at + 1] : at === 0 ? field : hits[at - 1];
	if (!next) return;
	event.preventDefault();
	next.focus();
}
