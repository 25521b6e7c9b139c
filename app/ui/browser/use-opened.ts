import { type SyntheticEvent, useEffect, useRef, useState } from "react";

/**
 * Renders the content of a <details> once it is opened, and then keeps it. Use it for content that a page should not
 * bring unasked.
 */
export function useOpened(isOpen: boolean) {
	const ref = useRef<HTMLDetailsElement>(null);
	// Keeps the initial state, because a fold that closed by itself would remove what the reader uses.
	const [isOpenAtFirst] = useState(isOpen);
	const [hasOpened, setOpened] = useState(isOpen);
	useEffect(() => {
		// The reader opened it before scripts ran.
		if (ref.current?.open) setOpened(true);
	}, []);
	const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
		if (currentTarget.open) setOpened(true);
	};
	return { hasOpened, fold: { ref, open: isOpenAtFirst, onToggle } };
}
