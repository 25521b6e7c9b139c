import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { href } from "../config/href";

/**
 * Checks once for each document whether the session in its header is still valid (R13.13), since it may have ended on another device. If it has
 * ended, the shell is revalidated; without scripts, pages of the account show it.
 */
export function useSessionCheck(isSignedIn: boolean): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (!isSignedIn) return;
		const stop = new AbortController();
		// Where the check fails, the header stays as it is.
		fetch(href("/users/current"), { signal: stop.signal })
			.then(({ status }) => status === 401 && revalidate())
			.catch(() => {});
		return () => stop.abort();
	}, [isSignedIn, revalidate]);
}

/** Notifies the browser's other tabs of signing out, and listens for it. Its code is imported only where somebody has been signed in. */
export function useSignedOut(isSignedIn: boolean): void {
	const isKnown = useRef(false);
	useEffect(() => {
		isKnown.current ||= isSignedIn;
		// Without it, tabs stay as they are until they are used.
		if (isKnown.current) import("./signed-out").then(({ notifyTabs }) => notifyTabs(isSignedIn)).catch(() => {});
	}, [isSignedIn]);
}
