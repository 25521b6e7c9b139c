import type { SearchResults } from "../../contract/search";
import type { Translate } from "../platform/i18n/i18n";

/** The part of a search that the range lacks. The page says it first, so that nobody takes similar goods for it. */
interface Missing {
	title: string;
	/** Names the goods shown instead, or is "" without any. */
	instead: string;
	/** Other searches that include the omitted words. */
	others: string[];
}

/** Words without any hit come before words that only do not occur together. */
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

/** Returns advice after a search without hits. Other words do not help if the range lacks a material. */
export const adviceFor = (words: string, missing: SearchResults["missing"]) => {
	if (missing?.material) return ["material.1", "material.2", "material.3"] as const;
	const hasFigure = /\d/.test(words);
	return [
		...(/^(?:cr\b|\d{4,}$)/i.test(words) ? (["advice.code"] as const) : []),
		...(/\S\s+\S/.test(words) ? (["advice.fewer"] as const) : []),
		hasFigure ? ("advice.size" as const) : ("advice.word" as const),
	];
};
