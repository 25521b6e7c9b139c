import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

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
