import { soughtStates } from "../../../contract/cart";

/** What an order can be once it was sent: where the list can be narrowed to. */
export const sentStates = soughtStates.filter((state) => state !== "created");
export type SentState = (typeof sentStates)[number];

/** Which orders the list shows. */
export interface HistoryQuery {
	/** "" for all. */
	search: string;
	state: SentState | "";
	/** From 1. */
	page: number;
}

/** Of the call. */
const longestSearch = 100;

/** Reads the list's address; what it cannot mean is passed over. */
export function historyQuery(params: URLSearchParams): HistoryQuery {
	const page = params.get("page") ?? "";
	return {
		search: (params.get("search") ?? "").trim().slice(0, longestSearch),
		state: sentStates.find((state) => state === params.get("state")) ?? "",
		page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
	};
}

/** The list's address: nothing that says nothing, and no first page (R2.14, R2.22). */
export function historyAddress({ search, state, page }: HistoryQuery): string {
	const params = new URLSearchParams();
	if (search !== "") params.set("search", search);
	if (state !== "") params.set("state", state);
	if (page > 1) params.set("page", String(page));
	return params.size > 0 ? `/users/orders?${params}` : "/users/orders";
}
