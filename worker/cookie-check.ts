import type { Locale } from "../app/platform/config/market";
import { plainPage } from "../app/platform/document/plain-page.server";
import { serverTexts } from "../app/platform/i18n/i18n.server";
import { leadsWithin } from "./headers";
import { link, pageAnswer } from "./page-answer";

/** Where a first change is redirected to: only a browser that sends a cookie goes on from there. */
const path = "/cookies/check";

/** What a change would be lost without (app/cookies.server.ts). Whoever writes a message needs none. */
const needed = /^(?:__Host-)?(?:cart|consent|locale)=/;

/**
 * Redirects the answer of a first change, which sets the first cookie, by way of a check that the browser keeps it. Whoever sends a cookie already is not
 * redirected: browsers that run scripts have one from their first page on (app/prove-scripts.ts).
 */
export function byCookieCheck(request: Request, url: URL, answer: Response): Response {
	const location = answer.headers.get("Location");
	if (request.method !== "POST" || request.headers.has("Cookie") || location === null) return answer;
	if (!answer.headers.getSetCookie().some((cookie) => needed.test(cookie))) return answer;
	const target = new URL(location, url);
	if (target.origin !== url.origin) return answer;
	const headers = new Headers(answer.headers);
	headers.set("Location", `${path}?${new URLSearchParams({ to: target.pathname + target.search })}`);
	return new Response(answer.body, { status: answer.status, headers });
}

export const isCookieCheck = ({ method }: Request, { pathname }: URL): boolean =>
	pathname === path && (method === "GET" || method === "HEAD");

/** Redirects to the page that was meant, or says that the browser keeps no cookies. */
export async function cookieCheck(request: Request, url: URL, { locale }: { locale: Locale }): Promise<Response> {
	const wanted = url.searchParams.get("to") ?? "";
	const target = wanted.startsWith("/") && leadsWithin(wanted, url, []) ? wanted : "/";
	if (request.headers.has("Cookie")) return new Response(null, { status: 303, headers: { Location: target, "Cache-Control": "no-store" } });
	const texts = serverTexts(locale);
	const t = texts.translator("outage");
	const ways = [link(target, t("refused.back"), true), link("/cookies", t("cookies.which"))].join(" ");
	return pageAnswer(request, locale, 403, await plainPage(texts, t("cookies.title"), t("cookies.text"), ways));
}
