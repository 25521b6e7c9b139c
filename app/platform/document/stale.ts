import { createContext, useContext } from "react";

const Stale = createContext(false);

/** Provided on the server, from the page's record. */
export const StaleProvider = Stale.Provider;

/** Whether the page contains stale answers, since the backend does not respond. On the server alone. */
export const useIsStale = (): boolean => useContext(Stale);
