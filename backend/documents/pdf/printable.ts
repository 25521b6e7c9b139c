import { joined } from "../letter";

/** Characters that the font has in another form. */
const likeness: Readonly<Record<string, string>> = {
	"\u2011": "-",
	"\u2010": "-",
	"\u2009": "\u00a0",
	"\u202f": "\u00a0",
	"\u2205": "Ø",
	"\u2300": "Ø",
};

/**
 * Transliterates Greek and Cyrillic (ISO 843, and the transcription of passports): a readable name is better than question
 * marks.
 */
const latinOf = new Map(
	(
		"α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o " +
		"а a б b в v г g д d е e ж zh з z и i й i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ы y э e ю iu я ia " +
		"і i ї i є ie ґ g ў u ђ đ ј j љ lj њ nj ћ ć џ dž ѓ g ќ k ѕ dz"
	)
		.split(" ")
		.flatMap((letter, index, all) => (index % 2 === 0 ? [[letter, all[index + 1] ?? ""] as const] : [])),
);
const asSpelt = (text: string): string =>
	text
		.replace(/[ъьЪЬ]/g, "")
		.replace(/(?<=[οόΟΌ])[υύ]/g, "u")
		.replace(/(?<=[ΟΌ])[ΥΎ]/g, "U");

function transliterated(letter: string): string | undefined {
	const small = letter.toLowerCase();
	const latin = latinOf.get(small);
	return latin === undefined || small === letter ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
}

/** Maximum length; longer text is cut off. No field of an order is longer. */
const maxCharacters = 4000;

/**
 * Text that the font can render, from any input: without control characters, direction marks and pictographs; Greek and Cyrillic in Latin letters,
 * unsupported accents removed; other characters become a question mark.
 * @param covers whether the font has a code point
 */
export function printable(text: string, covers: (code: number) => boolean): string {
	const plain = text
		.slice(0, maxCharacters)
		.normalize("NFC")
		.replace(/\r\n?|[\u2028\u2029]/g, "\n")
		.replace(/[^\P{Cc}\n]+/gu, " ")
		.replace(/\p{Cf}|\p{Extended_Pictographic}(?<![©®™↔-↙])|[\u{1f1e6}-\u{1f1ff}\ufe0e\ufe0f]/gu, "");
	const known = Array.from(asSpelt(plain), (character) => likeness[character] ?? printed(character, covers)).join("");
	return joined(known.replace(/ {2,}/g, " "));
}

function printed(character: string, covers: (code: number) => boolean): string {
	if (character === "\n" || isCovered(character, covers)) return character;
	const base = character.normalize("NFKD").replace(/\p{M}/gu, "");
	if (base !== "" && isCovered(base, covers)) return base;
	const latin = transliterated(character) ?? transliterated(base);
	if (latin !== undefined) return latin;
	return /\p{M}/u.test(character) ? "" : "?";
}

const isCovered = (text: string, covers: (code: number) => boolean): boolean =>
	Array.from(text).every((character) => covers(character.codePointAt(0) ?? 0));
