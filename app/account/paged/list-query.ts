import { z } from "zod";
import { isoDayOf } from "../../../contract/values/days";
import { type filterableStates, orderStates } from "../../../contract/values/order-states";
import { listHref } from "../../platform/http/list-query";

export interface SearchQuery {
	search: string;
	page: number;
}

export interface AccountListQuery<State extends string = string> extends SearchQuery {
	/** "company" includes the documents that the account's team role may read. */
	of: "self" | "company";
	/** A state or kind; "" for all. */
	state: State | "";
	/** First and last ISO day by the company's clock; "" for none. */
	since: string;
	until: string;
}

type OrderState = (typeof orderStates)[number];

export interface HistoryQuery extends AccountListQuery<OrderState> {
	/** The id of the colleague who sent the orders; "" for all. Only for company orders. */
	buyer: string;
	/** A cost centre code; "" for all. Only for company orders. */
	costCentre: string;
}

/** The API limits the length of a search. */
const maxSearch = 100;

export function searchQuery(params: URLSearchParams): SearchQuery {
	const page = params.get("page") ?? "";
	return { search: (params.get("search") ?? "").trim().slice(0, maxSearch), page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}

export function listQuery<State extends string>(params: URLSearchParams, states: readonly State[]): AccountListQuery<State> {
	const day = (name: string) =>
		z.iso
			.date()
			.catch("")
			.parse(isoDayOf(params.get(name) ?? ""));
	return {
		...searchQuery(params),
		of: params.get("of") === "company" ? "company" : "self",
		state: states.find((state) => state === params.get("state")) ?? "",
		since: day("since"),
		until: day("until"),
	};
}

export function historyQuery(params: URLSearchParams): HistoryQuery {
	const query = listQuery(params, orderStates);
	const isOfCompany = query.of === "company";
	const buyer = params.get("buyer") ?? "";
	return {
		...query,
		buyer: isOfCompany && /^[1-9]\d{0,8}$/.test(buyer) ? buyer : "",
		costCentre: isOfCompany ? (params.get("costCentre") ?? "").trim().slice(0, 20) : "",
	};
}

export const isNarrowed = ({ of, page, ...filters }: AccountListQuery): boolean => Object.values(filters).some((value) => value !== "");

/** The query parameters of the backend's calls. */
export const searchParameters = <State extends string>({ of, search, state, since, until }: AccountListQuery<State>) => ({
	of: of === "company" ? of : undefined,
	search: search || undefined,
	state: state || undefined,
	since: since || undefined,
	until: until || undefined,
});

/** Filters by `order_status`, because some backends lack `state`. */
const stateSought = (state: OrderState | ""): (typeof filterableStates)[number] | undefined =>
	state === "cancelled" ? "other" : state || undefined;

export const orderSearchParameters = (query: HistoryQuery) => ({
	...searchParameters(query),
	state: stateSought(query.state),
	buyer: query.buyer || undefined,
	cost_centre: query.costCentre || undefined,
});

interface Address extends AccountListQuery, Pick<HistoryQuery, "buyer" | "costCentre"> {
	/** The article whose own number the form changes. */
	article: string;
	/** A file with a row for each line; otherwise for each order. */
	rows: "lines";
}

/** The address of the list or its file without default values (R2.14, R2.22). */
export const accountListHref = (
	path: string,
	{ of, search, state, buyer, costCentre, since, until, page, article, rows }: Partial<Address>,
): string => listHref(path, { of: of === "self" ? "" : of, search, state, buyer, costCentre, since, until, page, article, rows });

/** Whether an address contains a default value. */
export const hasDefaultValue = (params: URLSearchParams): boolean =>
	[...params].some(([name, value]) => value === "" || (name === "page" && value === "1"));
