import type { ActionFunction, AppLoadContext, LoaderFunction, ServerBuild } from "@remix-run/cloudflare";
import { requireRole } from "../../app/platform/backend/desk.server";
import { type RouteRow, rowOf } from "../../app/platform/config/route-table";

type Route = ServerBuild["routes"][string];

/**
 * Wraps the build so that routes that need a user or a person at the desk (route table) run for them alone. Remix runs loaders and actions
 * independently, so each awaits the user; the request reads the user once.
 */
export const requireUsers = (build: ServerBuild): ServerBuild => ({
	...build,
	routes: Object.fromEntries(
		Object.entries(build.routes).map(([id, route]) => {
			const row = rowOf(route.path);
			return [id, row.needs ? guarded(route, row) : route];
		}),
	),
});

function guarded(route: Route, { needs, roles }: RouteRow): Route {
	const { loader, action } = route.module;
	const admit = ({ user, desk }: AppLoadContext): Promise<unknown> => (needs === "staff" ? requireRole(desk(), roles) : user());
	const guardedLoader: LoaderFunction = async (args) => {
		await admit(args.context);
		return loader?.(args);
	};
	const guardedAction: ActionFunction = async (args) => {
		await admit(args.context);
		return action?.(args);
	};
	return { ...route, module: { ...route.module, ...(loader && { loader: guardedLoader }), ...(action && { action: guardedAction }) } };
}
