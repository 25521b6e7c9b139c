import type { Dictionary } from "../terms/dictionary";
import type { Condition } from "../terms/parse";
import { isTypoOfSeries, shortestTypo } from "../terms/spelling";
import { wordTerms } from "./word-terms";

/**
 * Corrects a name of letters and figures: "ippe 200" becomes IPE 200. Undefined if the letters are a word in any language, or resemble
 * several series.
 */
function meantName(letters: string, figures: string, dictionary: Dictionary): { series: string; name: string } | undefined {
	if (letters.length < shortestTypo || dictionary.has(letters) || wordTerms(letters, dictionary, "de").length > 0) return undefined;
	const [series, ...others] = dictionary.seriesWith(figures).filter((one) => isTypoOfSeries(letters, one));
	return series === undefined || others.length > 0 ? undefined : { series, name: `${series}${figures}` };
}

/** Corrects typos in names of series; other conditions stay the same objects. */
export function withSeries(conditions: readonly Condition[], dictionary: Dictionary): Condition[] {
	return conditions.map((condition, at) => {
		const next = conditions[at + 1];
		if (condition.kind === "word" && next?.kind === "number" && !next.isMm) {
			const meant = meantName(condition.word, String(next.value), dictionary);
			return meant ? { kind: "word", word: meant.series, parts: [], typed: meant.series } : condition;
		}
		if (condition.kind !== "designation") return condition;
		const [, letters = "", figures = ""] = /^(\p{L}+)(\d+)$/u.exec(condition.name) ?? [];
		const meant = figures === "" ? undefined : meantName(letters, figures, dictionary);
		return meant ? { kind: "designation", name: meant.name, typed: `${meant.series} ${figures}` } : condition;
	});
}
