import { type Cell, type Rows, rowsOf } from "../db/inserts";
import { setWords } from "./set-words";
import { categorySynonyms, formerNorms, valueSynonyms } from "./synonyms";

/** Trade names of categories, products, values and standards, in the format of the search. */
export function synonymRows(): Rows {
	const rows: [kind: string, key: string, language: string, words: string][] = [
		...Object.entries(categorySynonyms).flatMap(([slug, byLanguage]) =>
			Object.entries(byLanguage).map(([language, words]): [string, string, string, string] => ["category", slug, language, words]),
		),
		...setWords().map(({ product, language, words }): [string, string, string, string] => ["product", product, language, words]),
		...Object.entries(valueSynonyms).map(([value, words]): [string, string, string, string] => ["value", value, "", words]),
		...Object.entries(formerNorms).map(([norm, words]): [string, string, string, string] => ["norm", norm, "", words]),
	];
	return rowsOf(
		"search_words",
		["id", "kind", "key", "language", "words"],
		rows.map((row, index): Cell[] => [index + 1, ...row]),
	);
}
