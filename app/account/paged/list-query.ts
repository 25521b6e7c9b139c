import { z } from "zod";
import { isoDayOf } from "../../../contract/values/days";

/** Which part of a list of the account is shown. */
export interface ListQuery<State extends string = string> {
	/** What is of the account itself, or of its company, as far as its role in the team lets it read that. */
	of: "self" | "company";
	/** Words; "" for all. */
	search: string;
	/** Where something stands, or of which kind it is; "" for all. */
	state: State | "";
	/** The first and the last day, ISO, by the company's clock; "" for none. */
	since: string;
	until: string;
	/** From 1. */
	page: number;
}

/** Of the calls. */
const longestSearch = 100;

/** Reads the list's address; what it cannot mean is passed over. @param states that the list can be narrowed to */
export function listQuery<State extends string>(params: URLSearchParams, states: readonly State[]): ListQuery<State> {
	const page = params.get("page") ?? "";
	const day = (name: string) =>
		z.iso
			.date()
			.catch("")
			.parse(isoDayOf(params.get(name) ?? ""));
	return {
		of: params.get("of") === "company" ? "company" : "self",
		search: (params.get("search") ?? "").trim().slice(0, longestSearch),
		state: states.find((state) => state === params.get("state")) ?? "",
		since: day("since"),
		until: day("until"),
		page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
	};
}

/** Whether it leaves something out that could be listed. */
export const isNarrowed = ({ search, state, since, until }: ListQuery): boolean =>
	[search, state, since, until].some((value) => value !== "");

/** What the calls of the backend are asked. */
export const soughtOf = <State extends string>({ of, search, state, since, until }: ListQuery<State>) => ({
	of: of === "company" ? of : undefined,
	search: search || undefined,
	state: state || undefined,
	since: since || undefined,
	until: until || undefined,
});

/** The list's address: nothing that says nothing, and no first page (R2.14, R2.22). @param more what else narrows it */
export function listAddress(path: string, query: Partial<ListQuery>, more: Record<string, string> = {}): string {
	const { of = "self", search = "", state = "", since = "", until = "", page = 1 } = query;
	const params = new URLSearchParams();
	if (of !== "self") params.set("of", of);
	for (const [name, value] of Object.entries({ search, state, ...more, since, until })) if (value !== "") params.set(name, value);
	if (page > 1) params.set("page", String(page));
	return params.size > 0 ? `${path}?${params}` : path;
}

/** Whether an address says something that is said by leaving it out. */
export const isNeedless = (params: URLSearchParams): boolean =>
	[...params].some(([name, value]) => value === "" || (name === "page" && value === "1"));
