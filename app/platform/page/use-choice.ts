import { useLocation, useNavigate } from "@remix-run/react";
import { chosenIn, withChosen } from "./compare-ids";

/** What is ticked in lists, which their address says, and how scripts change it: the page stays as it is. */
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

/** Lets the address of another list keep the choice: any path with or without a search. */
export function useKeep(): (path: string) => string {
	const { compare } = useKeptChoice();
	return (path) => (compare ? `${path}${path.includes("?") ? "&" : "?"}compare=${compare}` : path);
}

/** The choice as a parameter that the links of a list keep; nothing where nothing is chosen. */
export function useKeptChoice(): Record<string, string> {
	const ids = chosenIn(useLocation().search);
	return ids.length > 0 ? { compare: ids.join(",") } : {};
}
