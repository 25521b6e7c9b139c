/** A search's result: the number of variants, and the corrected words, if any. */
interface Found {
	count: number;
	corrected: string | null;
}

/** Standards and material numbers. These digits identify nobody. */
const known = /\b(?:en|iso|din)(?: (?=en|iso))?[ -]?\d{1,5}(?:-\d{1,2})?(?![\d-])|\b1\.4\d{3}\b|\bcr-?\d{6}\b/g;
const letters = /^\p{L}+(?:-\p{L}+)*$/u;
const street = /(?:stra(?:ß|ss)e|str|gasse|allee|platz|katu|kuja|tänav|puiestee|street|road)$/;
/** A measure, a grade or a designation: 6000, 0,5, 100x100x5, s355j2+n, ø33,7, 2.5mm, 10025-2. */
const measure = /^(?=.*\d)[\p{L}\d][\p{L}\d.,+"/°-]{0,19}$/u;
/**
 * Dots that separate no digits, and digits that may be a post code, a telephone number or an account number. A length has at most "24000".
 */
const notMeasured = /[.,](?!\d)|(?<!\d)[.,]|(?<!\d|\d[.,])0\d|(?!(?:1\d|2[0-4])000(?!\d))\d{5}|\d{6}/;

/**
 * Reduces a search to words that analytics may receive. The catalogue must know every word, so that no word names a person or company. Only
 * letters and digits as in goods remain.
 * @returns "" otherwise
 */
export function reportableQuery(words: string, { count, corrected }: Found): string {
	return count > 0 && corrected === null && isOfGoods(words) ? words.slice(0, 100) : "";
}

/** Whether words look like a search for goods, with or without results. */
export function isOfGoods(words: string): boolean {
	const text = words.normalize("NFKC").toLowerCase().replace(known, " ");
	if (/[\da-f]{16}/.test(text.replace(/[^\p{L}\d]/gu, ""))) return false;
	const isReportable = (word: string) =>
		letters.test(word) ? word.length <= 40 && !street.test(word) : measure.test(word) && !notMeasured.test(word);
	const terms = text.replace(/[,;](?=\s|$)/g, "").split(/\s+/);
	return terms.every((word) => word === "" || isReportable(word)) && figuresOf(text).every(areMeasures);
}

/** Groups digits that only blanks and marks separate, as in one number. */
const figuresOf = (text: string): string[] => text.match(/\d(?:[\d\s.,()/+-]*\d)?/g) ?? [];

/** Seven or more digits form a personal number, unless they are several round measures. */
function areMeasures(figures: string): boolean {
	if (figures.replace(/\D/g, "").length < 7) return true;
	return figures.split(/[^\d.,]+/).every((figure) => (figure.length < 3 || /[.,]/.test(figure) ? figure.length < 5 : figure.endsWith("0")));
}
