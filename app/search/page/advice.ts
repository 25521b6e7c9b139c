import type { SearchResults } from "../../../contract/search";

/** What helps after a search without hits. Of a material that no goods are made of, other words do not help. */
export const adviceFor = (words: string, missing: SearchResults["missing"]) => {
	if (missing?.material) return ["material.1", "material.2", "material.3"] as const;
	const hasFigure = /\d/.test(words);
	return [
		...(/^(?:cr\b|\d{4,}$)/i.test(words) ? (["advice.code"] as const) : []),
		...(/\S\s+\S/.test(words) ? (["advice.fewer"] as const) : []),
		hasFigure ? ("advice.size" as const) : ("advice.word" as const),
	];
};
