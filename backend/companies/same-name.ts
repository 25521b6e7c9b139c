/** Legal forms of companies of the countries that the shop sells to, small and without signs, each under one name; "" for words that only join them. */
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
 * Whether two names may be those of one company: by letters and digits alone ("Müller Oy" is "MUELLER, Oy Ab"). A legal form may be missing; two that
 * are given are the same one: "Meyer GmbH" is not "Meyer GmbH & Co. KG".
 */
export function isSameName(one: string, other: string): boolean {
	const [first, second] = [partsOf(one), partsOf(other)];
	const fits = first.form === "" || second.form === "" || first.form === second.form;
	return first.core !== "" && first.core === second.core && fits;
}

/** Letters of other scripts, and digits, that look like a letter. */
const lookalikes = {
	...{ a: "аα", b: "вβ", c: "с", e: "еε3", h: "н", i: "іιl1", j: "ј", k: "кκ", m: "м", o: "оο0", p: "рρ" },
	...{ s: "ѕ5", t: "тτ", v: "ν", x: "х", y: "уυ" },
};
const readAs = new Map(Object.entries(lookalikes).flatMap(([letter, drawn]) => [...drawn].map((one) => [one, letter] as const)));

/** A shorter one is in too many others. */
const shortestName = 5;

/** Whether a name could be taken for the company's by whoever reads it: letters that look alike are one, and words may stand around it. */
export function couldBeTakenFor(company: string, name: string): boolean {
	const known = asDrawn(company);
	return known.length >= shortestName && asDrawn(name).includes(known);
}

const asDrawn = (name: string): string => [...partsOf(name).core].map((letter) => readAs.get(letter) ?? letter).join("");

/** A name that is nothing but a legal form stays whole. */
function partsOf(name: string): { core: string; form: string } {
	const words = wordsOf(name);
	const core = words.filter((word) => !legalForms.has(word)).join("") || words.join("");
	const forms = words.map((word) => legalForms.get(word) ?? "").filter(Boolean);
	return { core: core.replace(/([aou])e/g, "$1"), form: [...new Set(forms)].sort().join() };
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
