import { z } from "zod";
import { soughtStates } from "../../../contract/values/order-states";

/** What an order can be once it was sent: where the list can be narrowed to. */
export const sentStates = soughtStates.filter((state) => state !== "created");
export type SentState = (typeof sentStates)[number];

/** Which orders the list shows. */
export interface HistoryQuery {
	/** "" for all. */
	search: string;
	state: SentState | "";
	/** Those of the account itself, or of its company, as far as its role in the team lets it read them. */
	of: "self" | "company";
	/** The id of the colleague who has sent them; "" for any. Only of the company. */
	buyer: string;
	/** The code of a cost centre; "" for any. Only of the company. */
	costCentre: string;
	/** The first and the last day that they were sent on, ISO, in Finland; "" for none. */
	since: string;
	until: string;
	/** From 1. */
	page: number;
}

/** Of the call. */
const longestSearch = 100;

/** Reads the list's address; what it cannot mean is passed over. */
export function historyQuery(params: URLSearchParams): HistoryQuery {
	const page = params.get("page") ?? "";
	const of = params.get("of") === "company" ? "company" : "self";
	const day = (name: string) => z.iso.date().catch("").parse(params.get(name));
	return {
		search: (params.get("search") ?? "").trim().slice(0, longestSearch),
		state: sentStates.find((state) => state === params.get("state")) ?? "",
		of,
		buyer: of === "company" && /^[1-9]\d{0,8}$/.test(params.get("buyer") ?? "") ? (params.get("buyer") ?? "") : "",
		costCentre: of === "company" ? (params.get("costCentre") ?? "").trim().slice(0, 20) : "",
		since: day("since"),
		until: day("until"),
		page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
	};
}

/** Whether it leaves orders out that could be listed. */
export const isNarrowed = ({ search, state, buyer, costCentre, since, until }: HistoryQuery): boolean =>
	[search, state, buyer, costCentre, since, until].some((value) => value !== "");

/** What the calls of the backend are asked. */
export const soughtOrders = ({ search, state, of, buyer, costCentre, since, until }: HistoryQuery) => ({
	search: search || undefined,
	state: state || undefined,
	of: of === "company" ? of : undefined,
	buyer: buyer || undefined,
	cost_centre: costCentre || undefined,
	since: since || undefined,
	until: until || undefined,
});

/** The list's address, or that of its file: nothing that says nothing, and no first page (R2.14, R2.22). */
export function historyAddress(query: HistoryQuery, path = "/users/orders"): string {
	const params = new URLSearchParams();
	if (query.of !== "self") params.set("of", query.of);
	for (const name of ["search", "state", "buyer", "costCentre", "since", "until"] as const)
		if (query[name] !== "") params.set(name, query[name]);
	if (query.page > 1) params.set("page", String(query.page));
	return params.size > 0 ? `${path}?${params}` : path;
}
