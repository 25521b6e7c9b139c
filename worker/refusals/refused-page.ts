import { cameFrom } from "../../app/platform/analytics/came-from.server";
import { type PlainPage, plainPage } from "../../app/platform/document/plain-page.server";
import type { Texts } from "../../app/platform/i18n/i18n";
import { serverTexts } from "../../app/platform/i18n/i18n.server";
import type { ShopContext } from "../context/context";
import type { Reader } from "../reader/reader";
import { logRefusal } from "../security-log/security-log";
import { localeOrigins, type Settings } from "../settings/settings";
import { link, pageAnswer, type Refused, refusal } from "./refusal";

/** Refuses a request and writes a line in the security log. */
export function refuse(context: ShopContext, status: Refused): Promise<Response> {
	logRefusal(context.get("logSecurity"), status);
	return refusedPage(context.req.raw, context.get("url"), context.get("reader"), context.get("settings"), status);
}

/**
 * A page in the reader's language that says why the request was refused, with links back and home. Requests of scripts get the title as
 * text.
 */
async function refusedPage(
	request: Request,
	url: URL,
	{ locale }: Pick<Reader, "locale">,
	{ localeDomains }: Pick<Settings, "localeDomains">,
	status: Refused,
): Promise<Response> {
	const texts = serverTexts(locale);
	const { title, text } = words(texts, status);
	if (url.pathname.endsWith(".data")) return refusal(status, title);
	const home = status === 421 ? localeOrigins(url, localeDomains)[locale] : "";
	const back = status === 421 ? null : cameFrom(request);
	return pageAnswer(request, locale, status, await page(texts, title, text, home === undefined ? null : `${home}/`, back));
}

function page(texts: Texts, title: string, text: string, home: string | null, from: URL | null): Promise<PlainPage> {
	const back = from && link(from.pathname + from.search, texts.translator("outage")("refused.back"), true);
	const homeward = home && link(home, texts.translator("common")("error.home"), back === null);
	return plainPage(texts, title, text, [back, homeward].filter((one) => one !== null).join(" "));
}

function words({ translator }: Texts, status: Refused): { title: string; text: string } {
	const t = translator("outage");
	const common = translator("common");
	switch (status) {
		case 403:
			return { title: t("refused.origin.title"), text: t("refused.origin.text") };
		case 404:
			return { title: common("error.404.title"), text: common("error.404.text") };
		case 413:
			return { title: t("refused.size.title"), text: t("refused.size.text") };
		case 414:
			return { title: t("refused.address.title"), text: t("refused.address.text") };
		case 421:
			return { title: t("refused.host.title"), text: t("refused.host.text") };
		case 415:
		case 422:
			return { title: t("refused.encoding.title"), text: t("refused.encoding.text") };
		default:
			return { title: common("error.400.title"), text: common("error.400.text") };
	}
}
