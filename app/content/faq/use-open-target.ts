import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/** A browser opens the question that a new document's address names; where a script changed the address, this does. */
export function useOpenTarget(): void {
	const { hash } = useLocation();
	useEffect(() => {
		const target = hash ? document.getElementById(hash.slice(1)) : null;
		const question = target?.closest("details");
		if (!question || question.open) return;
		question.open = true;
		question.scrollIntoView();
	}, [hash]);
}
