import { useT } from "../../platform/i18n/i18n";

/** The present text of a note, beside what the reader typed over an earlier one. */
export function SavedNow({ text }: { text: string }) {
	const t = useT("cart");
	return text === "" ? t("present.empty") : t("present.text", { text });
}
