import { listAnchor } from "../../platform/http/list-query";
import { useHydrated } from "../../ui/browser/use-hydrated";

/**
 * Where another selection of a list begins to be read without scripts: at the list rather than at its page's top. "" with scripts,
 * which leave the page where it is.
 */
export const useListAnchor = (): string => (useHydrated() ? "" : `#${listAnchor}`);
