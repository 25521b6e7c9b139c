import type { SearchResults } from "../../../contract/search";
import type { Translate } from "../../platform/i18n/i18n";

/** What a search asked for that is not in the range: shown first, so that similar goods are not mistaken for it. */
export interface Missing {
	title: string;
	/** What is shown instead; "" where there is nothing. */
	instead: string;
	/** Other searches with what was left out. */
	others: string[];
}

/** Words that nothing has come before words that only do not occur together. */
export function missingOf(
	words: string,
	{ missing, apart, corrected }: Pick<SearchResults, "missing" | "apart" | "corrected">,
	t: Translate<"search">,
): Missing | null {
	const others = apart?.others ?? [];
	if (missing?.material)
		return { title: t(`missing.${missing.material}`), instead: corrected ? t("missing.likeIt", { words: corrected }) : "", others };
	if (missing)
		return {
			title: t("none.heading", { words }),
			instead: corrected ? t("missing.closest", { missing: missing.words, words: corrected }) : "",
			others,
		};
	if (!apart || !corrected) return null;
	return {
		title: t("missing.combination", { words }),
		instead: t("missing.without", { words: corrected, left: apart.words }),
		others,
	};
}
