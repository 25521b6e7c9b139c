/** What the Worker answers before Remix, which knows no routes for it. */
const own = [
	"health",
	"healthz",
	"_purge",
	"__manifest",
	"payments/webhook",
	"cart/:uuid/live",
	"img/:width/*",
	"share/*",
	"drawings/*",
	"_dev/*",
];

/** A route's parts: text, ":" for what differs, "*" for all that follows. */
type Parts = readonly string[];

/** @returns the pattern of the route that answers a path */
export type PatternOf = (path: string) => string;

/**
 * Names paths by the pattern of their route, for the log: what stands in an address (a cart's uuid, a slug, whatever somebody typed) is left out.
 * @param routes as Remix has them: their paths without a slash at the start
 * @returns what gives /cart/:uuid.data for a script's call of a cart's page, and /* for an address that is none
 */
export function routePatterns(routes: readonly (string | undefined)[]): PatternOf {
	const fixed = new Set<string>(["/"]);
	const byLength = new Map<number, Parts[]>();
	const open: Parts[] = [];
	for (const path of [...own, ...routes]) {
		if (!path || path === "*") continue;
		const parts = path.split("/");
		if (parts.at(-1) === "*") open.push(parts.slice(0, -1));
		else if (!path.includes(":")) fixed.add(`/${path}`);
		else byLength.set(parts.length, [...(byLength.get(parts.length) ?? []), parts]);
	}
	const plain = (path: string): string => {
		if (fixed.has(path)) return path;
		const parts = path.slice(1).split("/");
		const found = byLength.get(parts.length)?.find((pattern) => fits(pattern, parts));
		if (found) return `/${found.join("/")}`;
		const begun = open.find((pattern) => pattern.length < parts.length && fits(pattern, parts));
		return begun ? `/${begun.join("/")}/*` : "/*";
	};
	return (path) => {
		if (path === "/_root.data") return "/.data";
		return path.endsWith(".data") ? `${plain(path.slice(0, -".data".length))}.data` : plain(path);
	};
}

const fits = (pattern: Parts, parts: Parts): boolean =>
	pattern.every((part, index) => part === parts[index] || (part.startsWith(":") && parts[index] !== ""));
