import { createContext, useContext } from "react";

/** The keys of columns that this person has hidden ("orders.place"). */
export const HiddenColumns = createContext<readonly string[]>([]);

export const useHiddenColumns = () => useContext(HiddenColumns);
