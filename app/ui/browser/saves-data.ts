import { createContext, useContext } from "react";

const SavesData = createContext(false);

/** Given on the server, by what the request says. */
export const SavesDataProvider = SavesData.Provider;

/** Whether the reader asks to be sent little (Save-Data: on). Such a page comes without scripts, so that in the browser nobody does. */
export const useSavesData: () => boolean = import.meta.env.SSR ? () => useContext(SavesData) : () => false;
