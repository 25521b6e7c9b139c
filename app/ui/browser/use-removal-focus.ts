import { type MouseEvent, useEffect, useRef } from "react";

/**
 * Where something of a list is taken out by scripts, the focus goes to the button of what takes its place, and to the page's heading once
 * nothing is left.
 * @param count how many there are
 * @param buttons selects the buttons that take out, in the order of the list
 * @returns the handler of clicks in the list
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
	useEffect(() => {
		// A key that is held down takes out one, not what comes into its place.
		const once = (event: KeyboardEvent) => {
			if (event.repeat && event.target instanceof Element && event.target.closest(buttons)) event.preventDefault();
		};
		window.addEventListener("keydown", once);
		return () => window.removeEventListener("keydown", once);
	}, [buttons]);
	return ({ target }: MouseEvent) => {
		const button = target instanceof Element ? target.closest(buttons) : null;
		if (button) pressed.current = [...document.querySelectorAll(buttons)].indexOf(button);
	};
}
