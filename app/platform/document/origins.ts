import { createContext, useContext } from "react";

/** Where the shop is found. */
export interface Origins {
	/** https://host of the canonical address of what is shown: the language's own domain, where it has one. */
	own: string;
	/** Language → https://host of its domain, where it has one. */
	all: Record<string, string>;
}

/** On the server alone, for static parts. */
const OriginsContext = createContext<Origins>({ own: "", all: {} });

export const OriginsProvider = OriginsContext.Provider;
export const useOrigins = (): Origins => useContext(OriginsContext);
