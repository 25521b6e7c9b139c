import type { Texts } from "../i18n/i18n";
import { type PlainPage, plainPage, retryLink } from "./plain-page.server";

/** The service worker's offline page. It is a single file, because nothing else can be fetched offline. */
export function offlinePage(texts: Texts): Promise<PlainPage> {
	const t = texts.translator("common");
	return plainPage(texts, t("error.offline.title"), t("error.offline.text"), retryLink(texts));
}
