import { createContext, useContext } from "react";

const Stale = createContext(false);

/** The server provides it from the page's record. */
export const StaleProvider = Stale.Provider;

/** Whether the page contains stale answers, because the backend does not respond. Works only on the server. */
export const useIsStale = (): boolean => useContext(Stale);
