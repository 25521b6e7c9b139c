import { useState } from "react";
import { useHydrated } from "../../ui/browser/use-hydrated";

type Authenticator = typeof import("./authenticator");

/** Loaded for the first press: most pages end without one. */
const authenticator = () => import("./authenticator");

/**
 * Asks the person's authenticator.
 * @returns `isThere`: scripts run, and the browser has passkeys
 */
export function usePasskeys() {
	const isHydrated = useHydrated();
	const [state, setState] = useState<"still" | "asking" | "failed">("still");
	return {
		isThere: isHydrated && "PublicKeyCredential" in window,
		isAsking: state === "asking",
		hasFailed: state === "failed",
		/** @returns null if the person has turned away, or nothing has answered */
		async ask<T>(work: (by: Authenticator) => Promise<T>): Promise<T | null> {
			setState("asking");
			try {
				const answer = await work(await authenticator());
				setState("still");
				return answer;
			} catch {
				setState("failed");
				return null;
			}
		},
	};
}
