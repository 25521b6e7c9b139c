import { escapeXml } from "./escape-xml";
import type { Texts } from "./i18n";
import { type PlainPage, plainPage, retryLink } from "./plain-page.server";
import type { SentForm } from "./sent-form";

/** By language. Pages that are made, and not what makes them: no request waits for the work of another. */
const made = new Map<string, PlainPage>();

/**
 * What stands in for a page while more are asked for than can be made: small, and cheap to make, one for each language.
 * @param form what was sent; none where a page was asked for. It is offered to be sent again as it was
 */
export async function busyPage(texts: Texts, form?: SentForm): Promise<PlainPage> {
	if (form) return formPage(texts, form);
	const page = made.get(texts.locale) ?? (await readingPage(texts));
	made.set(texts.locale, page);
	return page;
}

function readingPage(texts: Texts): Promise<PlainPage> {
	const t = texts.translator("outage");
	return plainPage(texts, t("busy.title"), t("busy.text"), retryLink(texts));
}

function formPage(texts: Texts, { action, fields }: SentForm): Promise<PlainPage> {
	const t = texts.translator("outage");
	if (!fields) return plainPage(texts, t("busy.title"), t("busy.goBack"), "");
	const hidden = fields.map(([name, value]) => `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`);
	const again = `<form method="post" action="${escapeXml(action)}">${hidden.join("")}<button class="again">${escapeXml(t("sendAgain"))}</button></form>`;
	return plainPage(texts, t("busy.title"), t("busy.notSent"), again);
}
