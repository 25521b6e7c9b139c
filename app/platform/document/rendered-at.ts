import { createContext, useContext } from "react";

/** When this answer was written: ms since 1970. On the server alone; a page that is kept says to each reader when it was written for him. */
const RenderedAtContext = createContext(0);

export const RenderedAtProvider = RenderedAtContext.Provider;
export const useRenderedAt = (): number => useContext(RenderedAtContext);
