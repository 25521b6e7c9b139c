import { isOfDesk, routePatternOf } from "../../app/platform/config/route-table";
import type { Middleware } from "../context/context";
import { isHealthCheck } from "../health/health";
import { refuse } from "../refusals/refused-page";

/** Files that pages of the desk need. */
const file = /^\/(?:assets|fonts)\/|^\/(?:favicon\.svg|apple-touch-icon\.png)$/;

/** Serves the desk, its files and nothing else at the desk's host. At every other host no page of it exists (remix/remix.ts). */
export const separateDesk: Middleware = async (context, next) => {
	const { url, settings } = context.var;
	const isDesk = url.hostname === settings.deskHost;
	context.set("isDesk", isDesk);
	if (!isDesk || file.test(url.pathname) || isHealthCheck(url) || isOfDesk(routePatternOf(url.pathname))) return next();
	if (url.pathname === "/") return new Response(null, { status: 302, headers: { Location: "/desk" } });
	return refuse(context, 404);
};
