import type { Language } from "../../../../contract/locale";

/** Endings to cut off a word in plain form, longest first. */
const endings: Readonly<Record<Language, RegExp>> = {
	de: /(?:ern|en|er|es|em|e|s)$/,
	en: /(?:ings?|ed|es|s|e)$/,
	et: /(?:dega|idega|idest|idele|sid|ides|iks|ide|tega|te|de|id|ga|st|le|lt|ks|s|d|t)$/,
	fi: /(?:issa|ista|ille|illa|ilta|iksi|iden|itten|ien|ja|ssa|sta|lle|lla|lta|ksi|na|n|t|(?<=[^aeiouy])ta|a)$/,
};
const shortest = 3;
/** A double consonant at the end, as words have it: palkk, plekk, but not a typo such as zinktt. */
const doubled = /(?<=[aeiouylmnrhs])([^aeiouy])\1$/;

/**
 * Approximates the part that a word shares with its cases and plural: palk for palkki, palkit, palkkeja. Words with other meanings may
 * share it, so it is a weaker match than the word.
 * @param word in its plain form
 */
export function stemOf(word: string, language: Language): string {
	const cut = word.replace(endings[language], "");
	const base = cut.length < shortest ? word : cut;
	if (language === "de") return base;
	if (language === "en") return base.replace(/i$/, "y").replace(doubled, "$1");
	const bare = base.replace(/[aeiouy]+$/, "");
	const short = bare.length < shortest ? base : bare;
	// Consonants alternate between strong and weak: verkko, verkot; tanko, tangot; aita, aidat; võrk, võrgud.
	return short
		.replace(/ks$/, "s")
		.replace(/ng$/, "nk")
		.replace(/mm$/, "mp")
		.replace(doubled, "$1")
		.replace(/g$/, "k")
		.replace(/d$/, "t")
		.replace(/b$/, "p");
}

/**
 * The possible stems of a catalogue word. In Estonian the last consonant may be an ending, talad, or part of the word, nurkraud: nurkrauda,
 * teras: terase.
 */
export function stemsOf(word: string, language: Language): string[] {
	const stem = stemOf(word, language);
	if (language !== "et" || !/[aeiouy][dts]$/.test(word)) return [stem];
	return [...new Set([stem, stemOf(`${word}a`, language)])];
}
