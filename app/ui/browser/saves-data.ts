import { createContext, useContext } from "react";

const SavesData = createContext(false);

/** Provided on the server, from the request. */
export const SavesDataProvider = SavesData.Provider;

/** Whether the reader has switched on Save-Data. Such a page comes without scripts, so in the browser it is always false. */
export const useSavesData: () => boolean = import.meta.env.SSR ? () => useContext(SavesData) : () => false;
