import type { AppLoadContext, ServerBuild } from "@remix-run/cloudflare";
import { isForVisits, isOfDesk, routePatternOf } from "../../app/platform/config/route-table";
import { logError } from "../../app/platform/http/log-error.server";
import { visitPage } from "../../app/procurement/visit-page.server";
import { deliverLater } from "../analytics/analytics";
import type { Middleware } from "../context/context";
import { limitReachedRequest } from "../rate-limits/rate-limits";
import { link, refusal } from "../refusals/refusal";
import { loggedRoute } from "../request-log/request-log";
import { setPageHeaders, staysInShop } from "../security-headers/security-headers";
import { loadContext } from "./load-context";
import { handlersByPattern } from "./route-handlers";
import { requireUsers } from "./user-routes";

/** Renders pages, their data and their forms: the end of the chain. */
export function renderPages(build: ServerBuild): Middleware {
	const handlerOf = handlersByPattern(requireUsers(build));
	return async (shop) => {
		const { request, url, reader, reached, isDesk } = shop.var;
		const { context, tracker } = await loadContext(request, reader, shop.env, shop.executionCtx, {
			isFlood: reached === "OPEN_FORMS",
			isDesk,
		});
		shop.set("record", context.record);
		const isClosed = reader.visitor.visit !== null && !isForVisits(routePatternOf(url.pathname));
		const asked = reached === "ACCOUNT_FORMS" ? limitReachedRequest(request, url) : request;
		const pattern = routePatternOf(new URL(asked.url).pathname);
		// At the shop's hosts an address of the desk is as unknown as any other.
		const handle = handlerOf(isDesk === isOfDesk(pattern) ? pattern : "*");
		const rendered = await (isClosed ? notForVisits(context) : handle(asked, context));
		const response = withinShop(rendered, url, context);
		setPageHeaders(response, url, context);
		deliverLater(shop, tracker);
		return response;
	};
}

/** The answer to a visit from a procurement system that asks for pages of accounts, or of the checkout. */
function notForVisits(context: AppLoadContext): Promise<Response> {
	const t = context.texts.translator("visit");
	const { visit } = context.visitor;
	const actions = link("/shop", t("closed.back"), true);
	return visitPage(context, {
		title: t("closed.title"),
		words: t("closed.text", { system: visit?.system ?? "" }),
		actions,
		status: 403,
		framedBy: [],
	});
}

/** Copies a response so that its headers can be set. A redirect out of the shop becomes an error. */
function withinShop(response: Response, url: URL, { requestId, locales }: AppLoadContext): Response {
	if (staysInShop(response.headers.get("Location"), url, Object.values(locales.origins))) return new Response(response.body, response);
	logError({ requestId, kind: "foreign_redirect", path: loggedRoute(url.pathname) });
	return refusal(500, "The redirect leads out of this shop.");
}
