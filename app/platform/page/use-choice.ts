import { useLocation, useNavigate } from "@remix-run/react";
import { chosenIn, withChosen } from "./compare-ids";

/** The ids of the items selected in lists, from the address. */
export const useChosen = (): number[] => chosenIn(useLocation().search);

/** The items selected in lists. Scripts change the address without a navigation. */
export function useChoice() {
	const { search } = useLocation();
	const navigate = useNavigate();
	return {
		ids: chosenIn(search),
		/** The list without a choice. */
		none: { search: withChosen(search, []) },
		choose: (ids: readonly number[]) => navigate({ search: withChosen(search, ids) }, { replace: true, preventScrollReset: true }),
	};
}

/** Adds the choice to the address of another list: any path with or without a search. */
export function useKeep(): (path: string) => string {
	const { compare } = useChoiceParams();
	return (path) => (compare ? `${path}${path.includes("?") ? "&" : "?"}compare=${compare}` : path);
}

/** The choice as a parameter for list links; empty without a choice. */
export function useChoiceParams(): Record<string, string> {
	const ids = useChosen();
	return ids.length > 0 ? { compare: ids.join(",") } : {};
}
