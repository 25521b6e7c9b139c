import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from "react";

const Hydrated = createContext(false);

/** Rerenders the page after hydration, in a transition: React splits it into short tasks, and first hydrates what Suspense has left out. */
export function HydratedProvider({ children }: { children: ReactNode }) {
	const [isHydrated, setHydrated] = useState(false);
	useEffect(() => startTransition(() => setHydrated(true)), []);
	return <Hydrated.Provider value={isHydrated}>{children}</Hydrated.Provider>;
}

/** Returns whether scripts run this page. It is false on the server and for the first render, so that both agree. */
export const useHydrated = (): boolean => useContext(Hydrated);
