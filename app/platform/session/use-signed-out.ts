import { useEffect, useRef } from "react";

/** Tells the browser's other tabs when this one is signed out, and hears it from them: what does so is fetched for who has been signed in alone. */
export function useSignedOut(isSignedIn: boolean): void {
	const isKnown = useRef(false);
	useEffect(() => {
		isKnown.current ||= isSignedIn;
		// Without it tabs stay as they are until they are used.
		if (isKnown.current) import("./signed-out").then(({ tellTabs }) => tellTabs(isSignedIn)).catch(() => {});
	}, [isSignedIn]);
}
