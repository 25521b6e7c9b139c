import type { ActionFunction, LoaderFunction, ServerBuild } from "@remix-run/cloudflare";
import { needsUser } from "../../app/platform/config/route-table";

type Route = ServerBuild["routes"][string];

/**
 * Wraps the build so that routes that need a user (route table) run only for signed-in users. Remix runs loaders and actions independently,
 * so each awaits the user; the request reads the user once.
 */
export const requireUsers = (build: ServerBuild): ServerBuild => ({
	...build,
	routes: Object.fromEntries(Object.entries(build.routes).map(([id, route]) => [id, needsUser(route.path) ? forUser(route) : route])),
});

function forUser(route: Route): Route {
	const { loader, action } = route.module;
	const guardedLoader: LoaderFunction = async (args) => {
		await args.context.user();
		return loader?.(args);
	};
	const guardedAction: ActionFunction = async (args) => {
		await args.context.user();
		return action?.(args);
	};
	return { ...route, module: { ...route.module, ...(loader && { loader: guardedLoader }), ...(action && { action: guardedAction }) } };
}
