import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import type { RoutePattern } from "../../app/platform/config/route-table";

/**
 * Makes a request handler for each route, from the build with that route and the root alone. Remix matches a page against all routes of its
 * build three times, and builds them anew to render it.
 * @returns the handler for a pattern of the route table
 */
export function handlersByPattern(build: ServerBuild): (pattern: RoutePattern) => RequestHandler {
	const handlers = new Map<RoutePattern, RequestHandler>();
	return (pattern) => {
		const handler = handlers.get(pattern) ?? createRequestHandler(buildOf(build, pattern), import.meta.env.MODE);
		handlers.set(pattern, handler);
		return handler;
	};
}

/** A route with the layouts around it. */
function withParents({ routes }: Pick<ServerBuild, "routes">, id: string | undefined): string[] {
	return id === undefined ? [] : [id, ...withParents({ routes }, routes[id]?.parentId)];
}

function buildOf(build: ServerBuild, pattern: RoutePattern): ServerBuild {
	const leaf = Object.values(build.routes).find(({ path, index }) => (index ? "/" : path) === pattern);
	const ids = ["root", ...withParents(build, leaf?.id)];
	const own = <Route>(routes: Readonly<Record<string, Route>>) =>
		Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
	return { ...build, routes: own(build.routes), assets: { ...build.assets, routes: own(build.assets.routes) } };
}
