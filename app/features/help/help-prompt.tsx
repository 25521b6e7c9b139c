import { Suspense, useEffect, useState } from "react";
import { inactivityTime } from "../../constants";
import type { CartView } from "../../visitor";
import { HelpOffer } from "./help-offer";
import { noteOffered, wasOffered } from "./once-a-visit";
import { useInactivity } from "./use-inactivity";

interface HelpPromptProps {
	cart: CartView;
	/** Someone answers the phone now. */
	isOpen: boolean;
}

/** Offers help to whoever has filled a cart and then does nothing (spec section 4), once a visit. It takes no focus; a screen reader hears of it. */
export default function HelpPrompt(props: HelpPromptProps) {
	const [isOver, setOver] = useState(wasOffered);
	const isInactive = useInactivity(isOver ? null : inactivityTime);
	useEffect(() => {
		if (isInactive) noteOffered();
	}, [isInactive]);
	return (
		<div aria-live="polite">
			{isInactive && !isOver ? (
				<Suspense>
					<HelpOffer {...props} onClose={() => setOver(true)} />
				</Suspense>
			) : null}
		</div>
	);
}
