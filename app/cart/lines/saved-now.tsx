import { useT } from "../../platform/i18n/i18n";

/** What a note says by now, beside what the reader has typed over what it said before. */
export function SavedNow({ text }: { text: string }) {
	const t = useT("cart");
	return text === "" ? t("present.empty") : t("present.text", { text });
}
