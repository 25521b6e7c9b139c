import type { Texts } from "../i18n/i18n";
import { type PlainPage, plainPage, retryLink } from "./plain-page.server";

/** The page that the service worker shows offline: a single file, since nothing else can be fetched then. */
export function offlinePage(texts: Texts): Promise<PlainPage> {
	const t = texts.translator("common");
	return plainPage(texts, t("error.offline.title"), t("error.offline.text"), retryLink(texts));
}
