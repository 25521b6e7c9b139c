import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { inactivityTime } from "../../platform/config/constants";
import type { CartView, Flash } from "../../platform/session/visitor";
import { HelpOffer } from "./help-offer";

interface HelpPromptProps {
	cart: CartView;
	/** Someone answers the phone now. */
	isOpen: boolean;
	/** The shell's message: after an action no help is offered. */
	flash: Flash | null;
}

/** Offers help to visitors with a filled cart who are inactive (R3.13), once a visit. It takes no focus; screen readers announce it. */
export default function HelpPrompt({ cart, isOpen, flash }: HelpPromptProps): ReactNode {
	const [isOver, setOver] = useState(wasOffered);
	const isInactive = useInactivity(isOver ? null : inactivityTime);
	useEffect(() => {
		if (isInactive) rememberOffered();
	}, [isInactive]);
	const known = useRef(flash);
	useEffect(() => {
		if (isInactive && flash !== known.current) setOver(true);
		known.current = flash;
	}, [isInactive, flash]);
	return (
		<div aria-live="polite">
			{isInactive && !isOver ? (
				<Suspense>
					<HelpOffer cart={cart} isOpen={isOpen} onClose={() => setOver(true)} />
				</Suspense>
			) : null}
		</div>
	);
}

/** Nothing but that help was offered, for as long as the tab is open. */
const key = "help-offered";

/** Where the browser keeps nothing for the shop, help counts as offered: rather never than again and again. */
function wasOffered(): boolean {
	try {
		return sessionStorage.getItem(key) !== null;
	} catch {
		return true;
	}
}

function rememberOffered(): void {
	try {
		sessionStorage.setItem(key, "1");
	} catch {
		// Then it has not been offered either.
	}
}

const signs = ["pointermove", "pointerdown", "keydown", "wheel", "touchmove", "scroll", "visibilitychange"] as const;

/**
 * Whether the reader has been inactive on this page for so long; stays true then. Time in the background or behind a dialog does not count.
 * @param wait in ms; null: not needed
 */
function useInactivity(wait: number | null): boolean {
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
