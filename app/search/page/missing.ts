import type { SearchResults } from "../../../contract/search";
import type { Translate } from "../../platform/i18n/i18n";

/** What a search asked for and nothing has: said first, so that goods that are only like it are not taken for it. */
export interface Missing {
	title: string;
	/** What is shown instead; "" where there is nothing. */
	instead: string;
}

export function missingOf(
	words: string,
	{ missing, corrected }: Pick<SearchResults, "missing" | "corrected">,
	t: Translate<"search">,
): Missing | null {
	if (!missing) return null;
	if (missing.material)
		return { title: t(`missing.${missing.material}`), instead: corrected ? t("missing.likeIt", { words: corrected }) : "" };
	return {
		title: t("none.heading", { words }),
		instead: corrected ? t("missing.closest", { missing: missing.words, words: corrected }) : "",
	};
}
