import { plainPage, retryLink } from "../app/platform/document/plain-page.server";
import { logError } from "../app/platform/http/log-error.server";
import { serverTexts } from "../app/platform/i18n/i18n.server";
import type { Settings } from "./env";
import type { Reader } from "./reader";

/** What is answered where the settings must not be as they are (setting-problems.ts): a page in the reader's language, and in the log what is wrong. */
export async function outOfService(
	{ method }: Request,
	{ locale, requestId }: Reader,
	{ problems }: Pick<Settings, "problems">,
): Promise<Response> {
	logError({ requestId, kind: "settings", error: problems.join(" ") });
	const texts = serverTexts(locale);
	const t = texts.translator("common");
	const { html, policy } = await plainPage(texts, t("error.500.title"), t("error.500.text"), retryLink(texts));
	return new Response(method === "HEAD" ? null : html, {
		status: 503,
		headers: {
			"Content-Type": "text/html; charset=utf-8",
			"Content-Language": locale,
			"Content-Security-Policy": policy,
			"Cache-Control": "no-store",
			"Retry-After": "60",
			"X-Robots-Tag": "noindex",
		},
	});
}
