import { soughtStates } from "../../../contract/values/order-states";
import * as list from "../paged/list-query";

/** What an order can be once it was sent: where the list can be narrowed to. */
export const sentStates = soughtStates.filter((state) => state !== "created");
export type SentState = (typeof sentStates)[number];

/** Which orders the list shows. */
export interface HistoryQuery extends list.ListQuery<SentState> {
	/** The id of the colleague who has sent them; "" for any. Only of the company. */
	buyer: string;
	/** The code of a cost centre; "" for any. Only of the company. */
	costCentre: string;
}

/** Reads the list's address; what it cannot mean is passed over. */
export function historyQuery(params: URLSearchParams): HistoryQuery {
	const query = list.listQuery(params, sentStates);
	const isOfCompany = query.of === "company";
	return {
		...query,
		buyer: isOfCompany && /^[1-9]\d{0,8}$/.test(params.get("buyer") ?? "") ? (params.get("buyer") ?? "") : "",
		costCentre: isOfCompany ? (params.get("costCentre") ?? "").trim().slice(0, 20) : "",
	};
}

/** Whether it leaves orders out that could be listed. */
export const isNarrowed = (query: HistoryQuery): boolean => list.isNarrowed(query) || query.buyer !== "" || query.costCentre !== "";

/** What the calls of the backend are asked. */
export const soughtOrders = (query: HistoryQuery) => ({
	...list.soughtOf(query),
	buyer: query.buyer || undefined,
	cost_centre: query.costCentre || undefined,
});

/** The list's address, or that of its file. */
export const historyAddress = ({ buyer, costCentre, ...query }: HistoryQuery, path = "/users/orders"): string =>
	list.listAddress(path, query, { buyer, costCentre });
