import type { Locale } from "../platform/config/market";
import { unbroken } from "../platform/i18n/format";

/** Parts of long compound words, after the first part: "Gitter|rost|befestigungen". English has no such words. */
const parts: Record<Locale, readonly string[]> = {
	de: [
		...["befestigung", "beschicht", "blech", "braun", "bühne", "draht", "element", "flansch", "garnitur", "gitter", "kant", "klemme"],
		...["lamelle", "matte", "mittel", "mutter", "pfosten", "press", "profil", "rohr", "rost", "schenk", "schraube", "stab", "stahl"],
		...["stange", "stufe", "träger", "verbinder", "zaun", "zäune"],
	],
	en: [],
	et: ["aste", "astme", "kattega", "komplekt", "lamell", "puhastatud", "teras", "toru", "trepi", "tsingitud", "vahend", "valge", "varras"],
	fi: [
		...["element", "harmaa", "kaide", "kiinnik", "kokoonpano", "kärki", "lamelli", "lanka", "levy", "palki", "palkki", "pinnoite"],
		...["poimu", "puhdiste", "punai", "putke", "putki", "ruuvi", "sininen", "tango", "tanko", "tarvik", "teräs", "valkoi", "verkko"],
	],
};

/** Where a part begins, at least three letters into its word and four before its end. */
const seams: Partial<Record<Locale, RegExp>> = Object.fromEntries(
	Object.entries(parts).flatMap(([locale, words]) =>
		words.length > 0 ? [[locale, new RegExp(`(?<=\\p{L}{3})(?=(?:${words.join("|")}))(?=\\p{L}{4})`, "gu")]] : [],
	),
);

/**
 * A title as a withSoftHyphens shows it: figures stay with what they measure, and words of more than 14 letters carry soft hyphens where their
 * parts meet, for browsers without a dictionary. What is not shown on a page is told without them: titles of windows, data, labels.
 */
export function withSoftHyphens(title: string, locale: Locale): string {
	const seam = seams[locale];
	const text = unbroken(title);
	return seam ? text.replace(/\p{L}{15,}/gu, (word) => word.replace(seam, "\u00ad")) : text;
}
