import { type Filters, readFilters } from "../../contract/filters";
import { Refused } from "../platform/refused";

/** The filters of a call. @throws Refused invalid where `f` is broken */
export function askedFilters(f: string | undefined): Filters {
	const filters = readFilters(f);
	if (!filters) throw new Refused("invalid", "The filters do not fit the contract.", undefined, { f: ["f"] });
	return filters;
}
