import { useHydrated } from "../../use-hydrated";
import { listAnchor } from "./list-query";

/**
 * Where another selection of a list begins to be read without scripts: at the list rather than at its page's top. "" with scripts,
 * which leave the page where it is.
 */
export const useListAnchor = (): string => (useHydrated() ? "" : `#${listAnchor}`);

/** What says how much a list has, and is where the focus goes when what had it is gone. */
export const listCountId = "list-count";

export const focusListCount = (): void => document.getElementById(listCountId)?.focus({ preventScroll: true });
