import { createContext, useContext } from "react";

const SavesData = createContext(false);

/** The server provides the value from the request. */
export const SavesDataProvider = SavesData.Provider;

/**
 * Returns whether the reader has switched on Save-Data. Such a page has no scripts, so the value is always false in
 * the browser.
 */
export const useSavesData: () => boolean = import.meta.env.SSR ? () => useContext(SavesData) : () => false;
