import { orderStates, type soughtStates } from "../../../contract/values/order-states";
import * as list from "../paged/list-query";

type State = (typeof orderStates)[number];

/** Which orders the list shows. */
export interface HistoryQuery extends list.ListQuery<State> {
	/** The id of the colleague who has sent them; "" for any. Only of the company. */
	buyer: string;
	/** The code of a cost centre; "" for any. Only of the company. */
	costCentre: string;
}

/** Reads the list's address; what it cannot mean is passed over. */
export function historyQuery(params: URLSearchParams): HistoryQuery {
	const query = list.listQuery(params, orderStates);
	const isOfCompany = query.of === "company";
	return {
		...query,
		buyer: isOfCompany && /^[1-9]\d{0,8}$/.test(params.get("buyer") ?? "") ? (params.get("buyer") ?? "") : "",
		costCentre: isOfCompany ? (params.get("costCentre") ?? "").trim().slice(0, 20) : "",
	};
}

/** Whether it leaves orders out that could be listed. */
export const isNarrowed = (query: HistoryQuery): boolean => list.isNarrowed(query) || query.buyer !== "" || query.costCentre !== "";

/** By its word of `order_status`, which backends know that say nothing of `state`. */
const stateSought = (state: State | ""): (typeof soughtStates)[number] | undefined =>
	state === "cancelled" ? "other" : state || undefined;

/** What the calls of the backend are asked. */
export const soughtOrders = (query: HistoryQuery) => ({
	...list.soughtOf(query),
	state: stateSought(query.state),
	buyer: query.buyer || undefined,
	cost_centre: query.costCentre || undefined,
});

/** The list's address, or that of its file. */
export const historyAddress = ({ buyer, costCentre, ...query }: HistoryQuery, path = "/users/orders"): string =>
	list.listAddress(path, query, { buyer, costCentre });
