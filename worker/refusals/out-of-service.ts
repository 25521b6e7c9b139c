import { plainPage, retryLink } from "../../app/platform/document/plain-page.server";
import { logError } from "../../app/platform/http/log-error.server";
import { serverTexts } from "../../app/platform/i18n/i18n.server";
import type { Middleware } from "../context/context";
import { isHealthCheck } from "../health/health";
import { readerOf } from "../reader/reader";
import { pageAnswer } from "./refusal";

/** Answers every page with an error if the settings are unsafe (settings/), and logs the problems. */
export const checkSettings: Middleware = async (context, next) => {
	const { url, settings, requestId } = context.var;
	if (settings.problems.length === 0 || isHealthCheck(url)) return next();
	logError({ requestId, kind: "settings", error: settings.problems.join(" ") });
	const { locale } = await readerOf(context.req.raw, url, settings, requestId);
	const texts = serverTexts(locale);
	const t = texts.translator("common");
	const page = await plainPage(texts, t("error.500.title"), t("error.500.text"), retryLink(texts));
	const response = pageAnswer(context.req.raw, locale, 503, page);
	response.headers.set("Retry-After", "60");
	return response;
};
