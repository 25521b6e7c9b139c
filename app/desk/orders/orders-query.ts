import { z } from "zod";
import { deskOrderStates, maxCounted, pageSize } from "../../../contract/desk/lists";
import { isoDayOf } from "../../../contract/values/days";
import { href } from "../../platform/config/href";
import { listHref, pageOf } from "../../platform/http/list-query";

/** The states of the filter. Open orders are the default, because they need work. */
export const stateChoices = [...deskOrderStates, "all"] as const;

export interface OrdersQuery {
	search: string;
	state: (typeof stateChoices)[number];
	/** First and last ISO day of sending; "" for none. */
	since: string;
	until: string;
	page: number;
}

/** Reads the filters of an address. Unknown values become the defaults. */
export function ordersQuery(params: URLSearchParams): OrdersQuery {
	const day = (name: string) =>
		z.iso
			.date()
			.catch("")
			.parse(isoDayOf(params.get(name) ?? ""));
	return {
		search: (params.get("search") ?? "").trim().slice(0, 100),
		state: stateChoices.find((state) => state === params.get("state")) ?? "open",
		since: day("since"),
		until: day("until"),
		page: Math.min(pageOf(params), maxCounted / pageSize),
	};
}

/** The list's address without default values. */
export const ordersHref = ({ search, state, since, until, page }: Partial<OrdersQuery>): string =>
	listHref(href("/desk/orders"), { search, state: state === "open" ? "" : state, since, until, page });

/** "10001" → "CB-10001"; null if somebody looks for words. */
export function orderNumberIn(search: string): string | null {
	const [, digits] = /^(?:CB-?)?(\d{1,9})$/i.exec(search) ?? [];
	return digits === undefined ? null : `CB-${digits}`;
}
