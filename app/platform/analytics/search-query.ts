/** The results of a search: the number of variants, and the corrected words, if any. */
interface Found {
	count: number;
	corrected: string | null;
}

/** Standards and material numbers: figures that are nobody's. */
const known = /\b(?:en|iso|din)(?: (?=en|iso))?[ -]?\d{1,5}(?:-\d{1,2})?(?![\d-])|\b1\.4\d{3}\b|\bcr-?\d{6}\b/g;
const letters = /^\p{L}+(?:-\p{L}+)*$/u;
const street = /(?:stra(?:ß|ss)e|str|gasse|allee|platz|katu|kuja|tänav|puiestee|street|road)$/;
/** A measure, a grade, a designation: 6000, 0,5, 100x100x5, s355j2+n, ø33,7, 2.5mm, 10025-2. */
const measure = /^(?=.*\d)[\p{L}\d][\p{L}\d.,+"/°-]{0,19}$/u;
/** Points that part no figures, and figures as of a post code, a telephone number, an account: a length has at most "24000". */
const notMeasured = /[.,](?!\d)|(?<!\d)[.,]|(?<!\d|\d[.,])0\d|(?!(?:1\d|2[0-4])000(?!\d))\d{5}|\d{6}/;

/**
 * The words of a search in a form that may be sent to analytics: only if the catalogue knows every word, so that they contain no names or numbers of
 * persons and companies; of those only letters, and figures as goods have them.
 * @returns "" otherwise
 */
export function reportableQuery(words: string, { count, corrected }: Found): string {
	return count > 0 && corrected === null && isOfGoods(words) ? words.slice(0, 100) : "";
}

/** Whether words look like a search for goods, whatever it finds. */
export function isOfGoods(words: string): boolean {
	const text = words.normalize("NFKC").toLowerCase().replace(known, " ");
	if (/[\da-f]{16}/.test(text.replace(/[^\p{L}\d]/gu, ""))) return false;
	const isReportable = (word: string) =>
		letters.test(word) ? word.length <= 40 && !street.test(word) : measure.test(word) && !notMeasured.test(word);
	const terms = text.replace(/[,;](?=\s|$)/g, "").split(/\s+/);
	return terms.every((word) => word === "" || isReportable(word)) && figuresOf(text).every(areMeasures);
}

/** Figures that only blanks and marks part, as of one number. */
const figuresOf = (text: string): string[] => text.match(/\d(?:[\d\s.,()/+-]*\d)?/g) ?? [];

/** Seven figures and more are one number of somebody, unless they are several round measures. */
function areMeasures(figures: string): boolean {
	if (figures.replace(/\D/g, "").length < 7) return true;
	return figures.split(/[^\d.,]+/).every((figure) => (figure.length < 3 || /[.,]/.test(figure) ? figure.length < 5 : figure.endsWith("0")));
}
