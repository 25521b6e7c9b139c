/**
 * Legal forms of companies in the shop's countries, in lower case without signs, each with one canonical name; "" for words that only join
 * them.
 */
const legalForms = new Map(
	Object.entries({
		...own("gmbh", "ggmbh", "ug", "ag", "kg", "kgaa", "ohg", "gbr", "ek", "ev", "eg", "se"),
		...own("oy", "oyj", "ky", "ay", "tmi", "osk", "ou", "as", "uu", "tu", "fie"),
		...{ mbh: "gmbh", haftungsbeschrankt: "ug", aktiengesellschaft: "ag", kommanditgesellschaft: "kg" },
		...{ ab: "oy", osakeyhtio: "oy", abp: "oyj", osauhing: "ou", aktsiaselts: "as" },
		...{ co: "", und: "", and: "" },
	}),
);

function own(...forms: string[]): Record<string, string> {
	return Object.fromEntries(forms.map((form) => [form, form]));
}

/**
 * Returns whether two names may belong to one company, compared by letters and digits only ("Müller Oy" is "MUELLER, Oy Ab"). A legal form
 * may be missing, but two different ones do not match: "Meyer GmbH" is not "Meyer GmbH & Co. KG".
 */
export function isSameName(one: string, other: string): boolean {
	const [first, second] = [partsOf(one), partsOf(other)];
	const fits = first.form === "" || second.form === "" || first.form === second.form;
	return first.core !== "" && first.core === second.core && fits;
}

/** A shorter name occurs in too many others. */
const shortestName = 5;

/** Digits and signs that resemble a letter. */
const readAs = new Map(Object.entries({ "0": "o", "1": "i", l: "i", "|": "i", "!": "i", "3": "e", "5": "s", $: "s", "@": "a" }));

/**
 * Returns whether readers could mistake a name for the company's. Words may surround it, and each symbol or letter outside the Latin
 * alphabet may stand for any letter, as long as most of the name is unchanged.
 */
export function canBeMistakenFor(company: string, name: string): boolean {
	const known = [...asDrawn(partsOf(company).core)];
	const drawn = [...asDrawn(withoutMarks(name))];
	if (known.length < shortestName) return false;
	return drawn.some((_, start) => {
		const part = drawn.slice(start, start + known.length);
		const same = part.filter((letter, index) => letter === known[index]).length;
		const isRead = part.length === known.length && part.every((letter, index) => letter === anyLetter || letter === known[index]);
		return isRead && same * 2 > known.length;
	});
}

const anyLetter = "?";

const asDrawn = (name: string): string =>
	[...name]
		.map((letter) => readAs.get(letter) ?? letter)
		.flatMap((letter) => (/[a-z\d]/.test(letter) ? [letter] : /[\p{L}\p{N}\p{S}]/u.test(letter) ? [anyLetter] : []))
		.join("")
		.replace(/([aou])e/g, "$1");

function partsOf(name: string): { core: string; form: string } {
	const words = wordsOf(name);
	const core = words.filter((word) => !legalForms.has(word)).join("") || words.join("");
	const forms = words.map((word) => legalForms.get(word) ?? "").filter(Boolean);
	return { core: core.replace(/([aou])e/g, "$1"), form: [...new Set(forms)].sort().join() };
}

const withoutMarks = (name: string): string => name.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");

/** Symbols are part of a word, since some resemble letters; symbols of registered names are not. */
const wordsOf = (name: string): string[] =>
	withoutMarks(name)
		// "e. K.", "A/S" and "O.Ü." are one word each.
		.replace(/(?<=\p{L})(?:\.(?: ?(?=\p{L}\.))?|\/)/gu, "")
		.split(/[^\p{L}\d\p{So}]+|[®©℗]/u)
		.filter(Boolean);
