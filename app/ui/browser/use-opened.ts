import { type SyntheticEvent, useEffect, useRef, useState } from "react";

/** For a <details> with more in it than a page should bring unasked: it is rendered once the fold was opened, and then stays. */
export function useOpened(isOpen: boolean) {
	const ref = useRef<HTMLDetailsElement>(null);
	// As it is at first: a fold that closed by itself would take away what the reader is at.
	const [isOpenAtFirst] = useState(isOpen);
	const [hasOpened, setOpened] = useState(isOpen);
	useEffect(() => {
		// Opened before scripts ran.
		if (ref.current?.open) setOpened(true);
	}, []);
	const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
		if (currentTarget.open) setOpened(true);
	};
	return { hasOpened, fold: { ref, open: isOpenAtFirst, onToggle } };
}
