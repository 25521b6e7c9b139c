import { useEffect, useState } from "react";

const signs = ["pointermove", "pointerdown", "keydown", "wheel", "touchmove", "scroll", "visibilitychange"] as const;

/**
 * Whether the page has been looked at for so long without anything being done; once true it stays so. A page in the background waits, and
 * one behind a dialog, too.
 * @param wait in ms; null: nobody wants to know
 */
export function useInactivity(wait: number | null): boolean {
	const [isInactive, setInactive] = useState(false);
	useEffect(() => {
		if (wait === null || isInactive) return;
		let timer = 0;
		const begin = () => {
			clearTimeout(timer);
			timer = window.setTimeout(() => (document.hidden || document.querySelector("dialog:modal") ? begin() : setInactive(true)), wait);
		};
		begin();
		for (const sign of signs) document.addEventListener(sign, begin, { passive: true, capture: true });
		return () => {
			clearTimeout(timer);
			for (const sign of signs) document.removeEventListener(sign, begin, { capture: true });
		};
	}, [wait, isInactive]);
	return isInactive;
}
