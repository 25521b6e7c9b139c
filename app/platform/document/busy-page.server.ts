import type { SentForm } from "../forms/sent-form";
import { escapeXml } from "../http/escape-xml";
import type { Texts } from "../i18n/i18n";
import { type PlainPage, plainPage, retryLink } from "./plain-page.server";

/** Why a page is not rendered: the Worker is overloaded, or one network sends too many requests. */
export type Reason = "busy" | "often";

const words = {
	busy: { title: "busy.title", text: "busy.text", notSent: "busy.notSent", goBack: "busy.goBack" },
	often: { title: "often.title", text: "often.text", notSent: "often.notSent", goBack: "often.goBack" },
} as const;

/** Caches finished pages by language and reason, not promises, because no request may wait for another's work. */
const made = new Map<string, PlainPage>();

/**
 * Replaces a page that cannot be rendered. It is small, cheap and cached per language.
 * @param form the submitted form, which the page offers to send again; none for a page request
 */
export async function busyPage(texts: Texts, form?: SentForm, reason: Reason = "busy"): Promise<PlainPage> {
	if (form) return formPage(texts, form, reason);
	const key = `${texts.locale} ${reason}`;
	const page = made.get(key) ?? (await readingPage(texts, reason));
	made.set(key, page);
	return page;
}

function readingPage(texts: Texts, reason: Reason): Promise<PlainPage> {
	const t = texts.translator("outage");
	const { title, text } = words[reason];
	return plainPage(texts, t(title), t(text), retryLink(texts));
}

function formPage(texts: Texts, { action, fields }: SentForm, reason: Reason): Promise<PlainPage> {
	const t = texts.translator("outage");
	const { title, notSent, goBack } = words[reason];
	if (!fields) return plainPage(texts, t(title), t(goBack), "");
	const hidden = fields.map(([name, value]) => `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`);
	const again = `<form method="post" action="${escapeXml(action)}">${hidden.join("")}<button class="again">${escapeXml(t("sendAgain"))}</button></form>`;
	return plainPage(texts, t(title), t(notSent), again);
}
