import type { Texts } from "../i18n/i18n";
import { type PlainPage, plainPage, retryLink } from "./plain-page.server";

/** What a browser shows where a page of the shop cannot be reached: all in one file, since nothing else can be fetched then. */
export function offlinePage(texts: Texts): Promise<PlainPage> {
	const t = texts.translator("common");
	return plainPage(texts, t("error.offline.title"), t("error.offline.text"), retryLink(texts));
}
