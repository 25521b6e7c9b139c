/** A figure, or letters that stand together. */
const word = /\d+(?:\.\d+)?|\p{L}+/gu;

/**
 * The words by which goods are found, the same for what is stored and for what is typed: lower case without accents, letters and
 * digits apart ("ipe200" is ipe 200, "100x100x5" three figures), a decimal comma as a point, no zeros at the end of a decimal.
 */
export function searchWords(text: string): string[] {
	const plain = text
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replaceAll("ß", "ss")
		// The diameter sign and the crosses between sizes are no words.
		.replace(/ø(?=\s*\d)/g, " ")
		.replace(/(?<=\d)\s*[x×*]\s*(?=\d)/g, " ")
		.replace(/(?<=\d),(?=\d)/g, ".");
	return (plain.match(word) ?? []).map((found) => (found.includes(".") ? found.replace(/\.?0+$/, "") : found));
}
