import { createContext, useContext } from "react";

/** Where the shop is found. Known while the server renders; in the browser nothing asks. */
export interface Origins {
	/** https://host of the canonical address of what is shown: the language's own domain, where it has one. */
	own: string;
	/** Language → https://host of its domain, where it has one. */
	all: Record<string, string>;
}

const OriginsContext = createContext<Origins>({ own: "", all: {} });

export const OriginsProvider = OriginsContext.Provider;
export const useOrigins = (): Origins => useContext(OriginsContext);
