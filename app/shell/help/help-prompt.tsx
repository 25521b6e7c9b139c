import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { inactivityTime } from "../../platform/config/constants";
import type { CartView, Flash } from "../../platform/session/visitor";
import { HelpOffer } from "./help-offer";
import { noteOffered, wasOffered } from "./once-a-visit";
import { useInactivity } from "./use-inactivity";

interface HelpPromptProps {
	cart: CartView;
	/** Someone answers the phone now. */
	isOpen: boolean;
	/** The shell's message: whoever has done something needs no help. */
	flash: Flash | null;
}

/** Offers help to whoever has filled a cart and then does nothing (R3.13), once a visit. It takes no focus; a screen reader hears of it. */
export default function HelpPrompt({ cart, isOpen, flash }: HelpPromptProps): ReactNode {
	const [isOver, setOver] = useState(wasOffered);
	const isInactive = useInactivity(isOver ? null : inactivityTime);
	useEffect(() => {
		if (isInactive) noteOffered();
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
