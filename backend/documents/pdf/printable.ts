import { joined } from "../letter";

/** Letters without a Unicode decomposition. */
const likeness: Readonly<Record<string, string>> = {
	ł: "l",
	Ł: "L",
	đ: "d",
	Đ: "D",
	ħ: "h",
	ı: "i",
	œ: "oe",
	Œ: "OE",
	þ: "th",
	Þ: "Th",
	ð: "d",
	Ð: "D",
	"\u2011": "-",
	"\u2010": "-",
	"\u2009": "\u00a0",
	"\u202f": "\u00a0",
	"\u2205": "Ø",
	"\u2300": "Ø",
};

/** Maximum length; longer text is cut off. No field of an order is longer. */
const mostCharacters = 4000;

/**
 * Text that the font can render, from any input: without control characters, direction marks and pictographs; unsupported accents are removed,
 * and other
 * characters become a question mark.
 * @param covers whether the font has a code point
 */
export function printable(text: string, covers: (code: number) => boolean): string {
	const plain = text
		.slice(0, mostCharacters)
		.normalize("NFC")
		.replace(/\r\n?|[\u2028\u2029]/g, "\n")
		.replace(/[^\P{Cc}\n]+/gu, " ")
		.replace(/\p{Cf}|\p{Extended_Pictographic}(?<![©®™↔-↙])|[\u{1f1e6}-\u{1f1ff}\ufe0e\ufe0f]/gu, "");
	const known = Array.from(plain, (character) => likeness[character] ?? printed(character, covers)).join("");
	return joined(known.replace(/ {2,}/g, " "));
}

function printed(character: string, covers: (code: number) => boolean): string {
	if (character === "\n" || isCovered(character, covers)) return character;
	const base = character.normalize("NFKD").replace(/\p{M}/gu, "");
	if (base !== "" && isCovered(base, covers)) return base;
	return /\p{M}/u.test(character) ? "" : "?";
}

const isCovered = (text: string, covers: (code: number) => boolean): boolean =>
	Array.from(text).every((character) => covers(character.codePointAt(0) ?? 0));
