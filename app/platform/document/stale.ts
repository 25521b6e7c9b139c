import { createContext, useContext } from "react";

const Stale = createContext(false);

/** Given on the server, by what went into the page. */
export const StaleProvider = Stale.Provider;

/** Whether the page is made of answers that are older than they should be, since the backend does not answer. On the server alone. */
export const useIsStale = (): boolean => useContext(Stale);
