import type { Locale } from "../../app/platform/config/market";
import { plainPage } from "../../app/platform/document/plain-page.server";
import { localPath } from "../../app/platform/http/redirect.server";
import { serverTexts } from "../../app/platform/i18n/i18n.server";
import { type Middleware, replaceResponse } from "../context/context";
import { link, pageAnswer } from "../refusals/refusal";

/** A first change redirects here. Only a browser that returned a cookie is sent on. */
const path = "/cookies/check";

/** Cookies without which a change is lost (app/platform/session/cookies.server.ts). A flash message alone needs no check. */
const needed = /^(?:__Host-)?(?:cart|consent|locale)=/;

/** Runs outside the middleware that writes cookies, because it checks which cookies the response sets. */
export const checkFirstCookies: Middleware = async (context, next) => {
	await next();
	// The desk has no page that explains cookies: signing in does.
	if (context.get("isDesk")) return;
	const response = redirectToCookieCheck(context.req.raw, context.get("url"), context.res);
	if (response !== context.res) replaceResponse(context, response);
};

export const answerCookieCheck: Middleware = async (context, next) => {
	const { request, url, reader } = context.var;
	return isCookieCheck(request, url) ? cookieCheck(request, url, reader) : next();
};

/**
 * Redirects the response that sets a browser's first cookie through a check that the browser keeps cookies.
 * Browsers that already send a cookie skip it; with scripts they have one from their first page (app/platform/document/prove-scripts.ts).
 */
export function redirectToCookieCheck(request: Request, url: URL, answer: Response): Response {
	const location = answer.headers.get("Location");
	if (request.method !== "POST" || request.headers.has("Cookie") || location === null) return answer;
	if (!answer.headers.getSetCookie().some((cookie) => needed.test(cookie))) return answer;
	const target = new URL(location, url);
	if (target.origin !== url.origin) return answer;
	const headers = new Headers(answer.headers);
	headers.set("Location", `${path}?${new URLSearchParams({ to: target.pathname + target.search })}`);
	return new Response(answer.body, { status: answer.status, headers });
}

const isCookieCheck = ({ method }: Request, { pathname }: URL): boolean => pathname === path && (method === "GET" || method === "HEAD");

/** Redirects to the intended page, or explains that the browser keeps no cookies. */
export async function cookieCheck(request: Request, url: URL, { locale }: { locale: Locale }): Promise<Response> {
	const target = localPath(url.searchParams.get("to"), url.href);
	if (request.headers.has("Cookie")) return new Response(null, { status: 303, headers: { Location: target, "Cache-Control": "no-store" } });
	const texts = serverTexts(locale);
	const t = texts.translator("outage");
	const links = [link(target, t("refused.back"), true), link("/cookies", t("cookies.which"))].join(" ");
	return pageAnswer(request, locale, 403, await plainPage(texts, t("cookies.title"), t("cookies.text"), links));
}
