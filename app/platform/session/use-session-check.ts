import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { href } from "../config/href";

/**
 * Checks once per document whether the session in its header is still valid (R13.13), because another device may have ended it. If it has
 * ended, the shell is revalidated. Without scripts, the account's pages show it.
 */
export function useSessionCheck(isSignedIn: boolean): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (!isSignedIn) return;
		const stop = new AbortController();
		// If the check fails, the header stays unchanged.
		fetch(href("/users/current"), { signal: stop.signal })
			.then(({ status }) => status === 401 && revalidate())
			.catch(() => {});
		return () => stop.abort();
	}, [isSignedIn, revalidate]);
}

/** Notifies the browser's other tabs of a sign-out, and listens for one. Its code is imported only if somebody has been signed in. */
export function useSignedOut(isSignedIn: boolean): void {
	const isKnown = useRef(false);
	useEffect(() => {
		isKnown.current ||= isSignedIn;
		// Without the module, tabs stay unchanged until they are used.
		if (isKnown.current) import("./signed-out").then(({ notifyTabs }) => notifyTabs(isSignedIn)).catch(() => {});
	}, [isSignedIn]);
}
