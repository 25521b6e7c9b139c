/** Legal forms of companies of the countries that the shop sells to, small and without signs, and words that only join them. */
const legalForms = new Set([
	...["gmbh", "ggmbh", "mbh", "ug", "haftungsbeschrankt", "ag", "kg", "kgaa", "ohg", "gbr", "ek", "ev", "eg", "se", "co", "und", "and"],
	...["oy", "oyj", "ab", "abp", "ky", "ay", "tmi", "osk", "ou", "as", "uu", "tu", "fie", "osauhing", "aktsiaselts", "osakeyhtio"],
]);

/** Whether two names may be those of one company: by letters and digits alone, without legal forms ("Müller Oy" is "MUELLER, Oy Ab"). */
export function isSameName(one: string, other: string): boolean {
	const [first, second] = [coreOf(one), coreOf(other)];
	return first !== "" && first === second;
}

/** A name that is nothing but a legal form stays whole. */
function coreOf(name: string): string {
	const words = wordsOf(name);
	return (words.filter((word) => !legalForms.has(word)).join("") || words.join("")).replace(/([aou])e/g, "$1");
}

const wordsOf = (name: string): string[] =>
	name
		.toLowerCase()
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replaceAll("ß", "ss")
		// "e. K.", "A/S" and "O.Ü." are one word each.
		.replace(/(?<=\p{L})(?:\.(?: ?(?=\p{L}\.))?|\/)/gu, "")
		.split(/[^\p{L}\d]+/u)
		.filter(Boolean);
