import { type MouseEvent, useEffect, useRef } from "react";

/**
 * Moves the focus when scripts remove an item of a list: to the remove button of the next item, or to the page's
 * heading if the list is empty.
 * @param count the number of items
 * @param buttons selects the remove buttons, in the order of the list
 * @returns the click handler of the list
 */
export function useRemovalFocus(count: number, buttons: string) {
	const pressed = useRef(-1);
	const known = useRef(count);
	useEffect(() => {
		const isFewer = count < known.current;
		known.current = count;
		if (!isFewer || pressed.current < 0) return;
		const left = document.querySelectorAll<HTMLElement>(buttons);
		const heading = document.querySelector<HTMLElement>("main h1");
		if (heading) heading.tabIndex = -1;
		(left[Math.min(pressed.current, left.length - 1)] ?? heading)?.focus();
		pressed.current = -1;
	}, [count, buttons]);
	useSinglePress(buttons);
	return ({ target }: MouseEvent) => {
		const button = target instanceof Element ? target.closest(buttons) : null;
		if (button) pressed.current = [...document.querySelectorAll(buttons)].indexOf(button);
	};
}

/** A held key presses these buttons once: it does not press the next one, which then has the focus. */
export function useSinglePress(buttons: string): void {
	useEffect(() => {
		const once = (event: KeyboardEvent) => {
			if (event.repeat && event.target instanceof Element && event.target.closest(buttons)) event.preventDefault();
		};
		window.addEventListener("keydown", once);
		return () => window.removeEventListener("keydown", once);
	}, [buttons]);
}
