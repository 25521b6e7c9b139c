import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Asks once for each document whether the session that its header shows still holds (R13.13), since it may have ended on another device. Where it has, the shell is read anew; without scripts pages of the account say so.
 */
export function useSessionCheck(isSignedIn: boolean): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (!isSignedIn) return;
		const stop = new AbortController();
		// Where nobody answers, the header stays as it is.
		fetch("/users/current", { signal: stop.signal })
			.then(({ status }) => status === 401 && revalidate())
			.catch(() => {});
		return () => stop.abort();
	}, [isSignedIn, revalidate]);
}

/** Tells the browser's other tabs when this one is signed out, and hears it from them: what does so is fetched for who has been signed in alone. */
export function useSignedOut(isSignedIn: boolean): void {
	const isKnown = useRef(false);
	useEffect(() => {
		isKnown.current ||= isSignedIn;
		// Without it tabs stay as they are until they are used.
		if (isKnown.current) import("./signed-out").then(({ tellTabs }) => tellTabs(isSignedIn)).catch(() => {});
	}, [isSignedIn]);
}
