import { createContext, useContext } from "react";

export interface Origins {
	/** The canonical origin of the page: the language's own domain, if it has one. */
	own: string;
	/** Language → https://host of its domain, if it has one. */
	all: Record<string, string>;
}

/** Works only on the server, for static parts. */
const OriginsContext = createContext<Origins>({ own: "", all: {} });

export const OriginsProvider = OriginsContext.Provider;
export const useOrigins = (): Origins => useContext(OriginsContext);
