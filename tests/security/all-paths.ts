import routes from "../../app/routes";

/** What stands for the parts of a path that differ. */
export interface Filled {
	uuid?: string;
	slug?: string;
	id?: string;
	file?: string;
}

const somewhere: Required<Filled> = { uuid: "00000000-0000-4000-8000-000000000000", slug: "ipe-200", id: "1", file: "de" };

/** The patterns of all pages, from the route map itself, so that none is forgotten: /cart/:uuid/share. */
export const patterns: readonly string[] = await routesOf();

async function routesOf(): Promise<string[]> {
	const found = await routes;
	return found.map(({ path }) => `/${path ?? ""}`).filter((path) => path !== "/*");
}

/** A pattern as an address. */
export const filled = (pattern: string, by: Filled = {}): string =>
	pattern.replace(/:(uuid|slug|id|file)/g, (_, name: string) => wordFor(name, { ...somewhere, ...by }));

function wordFor(name: string, values: Required<Filled>): string {
	const found = Object.entries(values).find(([key]) => key === name)?.[1];
	if (found === undefined) throw new Error(`Nothing stands for :${name}.`);
	return found;
}

/** The same as data for a script. */
export const asData = (path: string): string => (path === "/" ? "/_root.data" : path.replace(/(\?|$)/, ".data$1"));
