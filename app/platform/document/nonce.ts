import { createContext, useContext } from "react";

/** The nonce of this response's scripts; undefined in the browser, which hides it. */
const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;
export const useNonce = (): string | undefined => useContext(NonceContext);
