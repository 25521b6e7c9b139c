import type { Locale } from "../platform/config/market";

interface Searched {
	topic: string;
	question: string;
	answer: string;
}

/** Folds accents and spelling variants in four languages: "Rückgabe", "rueckgabe" and "RUCKGABE" are equal. */
export const plain = (text: string): string =>
	text
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replaceAll("ß", "ss")
		.replace(/([aou])e/g, "$1");

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the letters that inflected forms share: "toimitukset" and "toimitus", "Lieferungen" and "Lieferung". */
const stemOf = (word: string): string => word.slice(0, Math.max(4, Math.ceil(word.length * 0.6)));

const weights = { question: 4, topic: 2, answer: 1 } as const;
type Part = keyof typeof weights;
const parts: readonly Part[] = ["question", "topic", "answer"];

type Fits = (text: string[], word: string) => boolean;

/** A search word, and the words that answers use for it. A match needs the word or all of `other`. */
interface Sought {
	word: string;
	other: string[];
}

/** Returns the score of one word in an entry, as typed or as its synonym. */
function worth(entry: Searched, { word, other }: Sought, fits: Fits): number {
	const texts = parts.map((part) => ({ weight: weights[part], words: wordsOf(entry[part]) }));
	const of = (wanted: string) => texts.reduce((sum, { weight, words: text }) => sum + (fits(text, wanted) ? weight : 0), 0);
	const instead = other.length === 0 ? 0 : Math.min(...other.map(of));
	return Math.max(of(word), instead);
}

const contains: Fits = (text, word) => text.some((other) => other.includes(word));
const sharesStem: Fits = (text, word) => text.some((other) => other.startsWith(stemOf(word)));

/**
 * Returns the entries that hold all search words, best first. If none does, it tries word stems without small words,
 * then entries with any word that is not everywhere. Case, accents and the spelling of umlauts do not matter.
 */
export function searchFaq<Entry extends Searched>(entries: readonly Entry[], query: string, locale: Locale): Entry[] {
	const words = soughtIn(query, locale);
	const long = words.filter(({ word, other }) => word.length > 3 || other.length > 0);
	for (const [sought, fits] of [[words, contains] as const, [long, sharesStem] as const]) {
		const found = ranked(entries, (entry) => ofAll(sought.map((each) => worth(entry, each, fits))));
		if (found.length > 0) return found;
	}
	const distinctive = long.filter((each) => entries.filter((entry) => worth(entry, each, sharesStem) > 0).length <= entries.length / 2);
	return ranked(entries, (entry) => sum(distinctive.map((each) => worth(entry, each, sharesStem))));
}

function soughtIn(query: string, locale: Locale): Sought[] {
	const synonyms = faqSynonyms[locale].map(([start, words]) => ({ start: plain(start), words: wordsOf(words) }));
	return wordsOf(query).map((word) => ({ word, other: synonyms.find(({ start }) => word.startsWith(start))?.words ?? [] }));
}

/** Returns the entries that hold all search words, one of them in the question or topic, best first. Small words do not count. */
export function searchTitles<Entry extends Searched>(entries: readonly Entry[], query: string, locale: Locale): Entry[] {
	const sought = soughtIn(query, locale).filter(({ word, other }) => word.length > 2 || other.length > 0);
	const isInTitle = (entry: Entry) => sought.some((each) => worth({ ...entry, answer: "" }, each, contains) > 0);
	return ranked(entries, (entry) => (isInTitle(entry) ? ofAll(sought.map((each) => worth(entry, each, contains))) : 0));
}

const sum = (scores: number[]): number => scores.reduce((total, score) => total + score, 0);
const ofAll = (scores: number[]): number => (scores.includes(0) ? 0 : sum(scores));

const ranked = <Entry extends Searched>(entries: readonly Entry[], scoreOf: (entry: Entry) => number): Entry[] =>
	entries
		.map((entry) => ({ entry, score: scoreOf(entry) }))
		.filter(({ score }) => score > 0)
		.sort((a, b) => b.score - a.score)
		.map(({ entry }) => entry);

/**
 * Maps readers' words to the answers' words, by language: the start of the reader's word, and the words that an entry
 * must hold. The first matching row applies, so longer starts come first. The catalogue's dictionary knows goods, and
 * this one knows buying.
 */
const faqSynonyms: Readonly<Record<Locale, readonly (readonly [start: string, words: string])[]>> = {
	de: [
		["storn", "zurückziehen"],
		["widerruf", "zurückziehen"],
		["versandkost", "kostet Lieferung"],
		["lieferkost", "kostet Lieferung"],
		["frachtkost", "kostet Lieferung"],
		["transportkost", "kostet Lieferung"],
		["porto", "kostet Lieferung"],
		["versand", "Lieferung"],
		["lieferzeit", "dauert Lieferung"],
		["lieferdauer", "dauert Lieferung"],
		["abladen", "entlädt"],
		["retour", "zurückgeben"],
		["rücksend", "zurückgeben"],
		["umtausch", "zurückgeben"],
		["erstatt", "zurückgeben"],
		["gutschrift", "zurückgeben"],
		["defekt", "beschädigt"],
		["kaputt", "beschädigt"],
		["skonto", "bezahle"],
		["zahlungsziel", "bezahle"],
		["umsatzsteuer", "Mehrwertsteuer"],
		["steuer", "Mehrwertsteuer"],
		["sägen", "schneiden"],
	],
	en: [
		["cancel", "order change"],
		["withdraw", "order change"],
		["shipping", "delivery"],
		["shipment", "delivery"],
		["postage", "delivery cost"],
		["refund", "return"],
		["exchange", "return"],
		["broken", "damaged"],
		["discount", "pay"],
		["tax", "VAT"],
		["truck", "lorry"],
		["offload", "unloads"],
		["quot", "offer"],
		["sawing", "cut"],
	],
	et: [
		["tühista", "tagasi võtta"],
		["tagane", "tagasi võtta"],
		["transpor", "tarne"],
		["saatmi", "tarne"],
		["saatekulu", "maksab tarne"],
		["veokulu", "maksab tarne"],
		["tarnekulu", "maksab tarne"],
		["tarneaeg", "kaua tarne"],
		["vahetus", "tagastada"],
		["hüvit", "tagastada"],
		["katki", "kahjustatud"],
		["km", "käibemaks"],
		["saagimi", "lõikamine"],
	],
	fi: [
		["peruut", "perua"],
		["palautusoike", "palauttaa"],
		["vaihto", "palauttaa"],
		["hyvity", "palauttaa"],
		["toimituskulu", "toimitus maksaa"],
		["toimitusmaksu", "toimitus maksaa"],
		["rahtikulu", "toimitus maksaa"],
		["postikulu", "toimitus maksaa"],
		["kuljetu", "toimitus"],
		["toimitusaika", "kauan toimitus"],
		["maksuaika", "maksan"],
		["rikki", "vaurioitunut"],
		["alv", "arvonlisävero"],
		["sahaus", "katkais"],
	],
};
