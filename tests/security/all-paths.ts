import { allRoutes } from "../support/all-routes";

/** Sample values of path parameters. */
export interface Filled {
	uuid?: string;
	slug?: string;
	id?: string;
	file?: string;
}

const somewhere: Required<Filled> = { uuid: "00000000-0000-4000-8000-000000000000", slug: "ipe-200", id: "1", file: "de" };

/** The patterns of all pages, from the route map, so that none is missed: /cart/:uuid/share. */
export const patterns: readonly string[] = allRoutes.map(({ path }) => `/${path ?? ""}`).filter((path) => path !== "/*");

/** A pattern with sample values. */
export const filled = (pattern: string, by: Filled = {}): string =>
	Object.entries({ ...somewhere, ...by }).reduce((path, [name, word]) => path.replace(`:${name}`, word), pattern);

/** The path of its data request. */
export const asData = (path: string): string => (path === "/" ? "/_root.data" : path.replace(/(\?|$)/, ".data$1"));
