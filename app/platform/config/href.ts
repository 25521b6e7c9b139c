import type { RoutePattern } from "./route-table";

/** The names of a pattern's parameters: "uuid" | "file" for "users/orders/:uuid/:file". */
type ParamOf<Pattern extends string> = Pattern extends `${infer Part}/${infer Rest}`
	? ParamOf<Part> | ParamOf<Rest>
	: Pattern extends `:${infer Name}`
		? Name
		: never;

type Value = string | number;
type Query = Record<string, Value | null | undefined>;
type Arguments<Pattern extends string> = [ParamOf<Pattern>] extends [never]
	? [query?: Query]
	: [values: Query & Record<ParamOf<Pattern>, Value>];

type Path = Exclude<RoutePattern, "/"> extends infer Pattern extends string ? "/" | `/${Pattern}` : never;

/**
 * Builds a page's path: `href("/products/:slug", { slug, showVariant: 7 })` is "/products/ipe-200?showVariant=7". Values fill the pattern's
 * parameters. The rest becomes the query, without null and undefined.
 * @param pattern a route table pattern with a leading slash
 */
export function href<Pattern extends Path>(pattern: Pattern, ...[values = {}]: Arguments<Pattern>): string {
	const rest: Query = { ...values };
	const path = pattern.replace(/:(\w+)/g, (_, name) => {
		const value = rest[name];
		delete rest[name];
		return encodeURIComponent(String(value));
	});
	const query = Object.entries(rest).flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, String(value)]]));
	return query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
}
