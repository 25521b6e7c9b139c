import { maxCounted, missingTexts, pageSize } from "../../../contract/desk/lists";
import { href } from "../../platform/config/href";
import { listHref, pageOf } from "../../platform/http/list-query";

export const visibilities = ["yes", "no"] as const;

/** The filters of the list; "" for none. */
export interface GoodsQuery {
	search: string;
	/** Slug of a category, and code of a supplier. */
	category: string;
	supplier: string;
	hidden: (typeof visibilities)[number] | "";
	texts: (typeof missingTexts)[number] | "";
	pictures: "none" | "";
	stock: "out" | "";
	page: number;
}

/** Reads the filters of an address. Unknown values become the defaults. */
export function goodsQuery(params: URLSearchParams): GoodsQuery {
	const text = (name: string, most: number) => (params.get(name) ?? "").trim().slice(0, most);
	const oneOf = <const Choice extends string>(name: string, choices: readonly Choice[]): Choice | "" =>
		choices.find((choice) => choice === params.get(name)) ?? "";
	return {
		search: text("search", 100),
		category: text("category", 120),
		supplier: text("supplier", 60),
		hidden: oneOf("hidden", visibilities),
		texts: oneOf("texts", missingTexts),
		pictures: oneOf("pictures", ["none"]),
		stock: oneOf("stock", ["out"]),
		page: Math.min(pageOf(params), maxCounted / pageSize),
	};
}

/** The list's address without default values. */
export const goodsHref = (query: Partial<GoodsQuery>): string => listHref(href("/desk/goods"), { ...query });
