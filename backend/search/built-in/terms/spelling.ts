/** The shortest word that may have a typo: shorter ones are words of their own. */
export const shortestTypo = 4;
/** How many typos a long word may have. Each changes two letters at most. */
export const maxTypos = 2;
/** How many typos a word may have. */
const forgiven = (length: number): number => (length < shortestTypo ? 0 : length < 8 ? 1 : maxTypos);

/**
 * Whether a word is probably another one with typos: a letter too many, too few, wrong, or two swapped.
 * @returns how many typos, or null if it is another word: there are more than a word of its length may have, or all in one place
 */
export function typosBetween(word: string, other: string): number | null {
	const most = forgiven(word.length);
	if (most === 0 || other.length < 4 || Math.abs(word.length - other.length) > most) return null;
	const typos = distance(word, other, most);
	if (typos > most || (word.length === shortestTypo && isOtherLetter(word, other))) return null;
	// Two typos next to each other make another word: Lochblech is not Dachblech.
	return typos > 1 && spanOf(word, other) <= typos ? null : typos;
}

/** Whether a word is the name of a series with one typo: ippe for ipe. */
export const isTypoOfSeries = (word: string, series: string): boolean =>
	word.length >= shortestTypo &&
	series.length >= shortestTypo - 1 &&
	Math.abs(word.length - series.length) <= 1 &&
	distance(word, series, 1) === 1;

/**
 * Whether two words that end with the same goods differ in the part that says which: Lochblech is not Flachblech, but viekantrohr is
 * Vierkantrohr.
 */
export function areOtherGoods(word: string, other: string, goods: string): boolean {
	if (!word.endsWith(goods) || !other.endsWith(goods)) return false;
	const typos = typosBetween(word.slice(0, -goods.length), other.slice(0, -goods.length));
	return typos === null;
}

/** The rows of a keyboard: neighbouring keys are often hit by mistake. */
const keys = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const keyOf = (letter: string): { row: number; place: number } | undefined => {
	const row = keys.findIndex((line) => line.includes(letter));
	return row < 0 ? undefined : { row, place: (keys[row] ?? "").indexOf(letter) };
};

/**
 * Whether only one letter differs, and the two letters are not neighbours on the keyboard: then a short word is another word, torx is not toru.
 */
function isOtherLetter(word: string, other: string): boolean {
	const places = [...word].flatMap((letter, at) => (letter === other[at] ? [] : [at]));
	const [place, ...more] = places;
	if (word.length !== other.length || place === undefined || more.length > 0) return false;
	const [one, two] = [keyOf(word[place] ?? ""), keyOf(other[place] ?? "")];
	return !one || !two || Math.abs(one.row - two.row) > 1 || Math.abs(one.place - two.place) > 1;
}

/** The length of the part in which two words differ. */
function spanOf(a: string, b: string): number {
	const longest = Math.max(a.length, b.length);
	let from = 0;
	while (from < longest && a[from] === b[from]) from++;
	let same = 0;
	while (same < Math.min(a.length, b.length) - from && a.at(-1 - same) === b.at(-1 - same)) same++;
	return longest - from - same;
}

/** Optimal string alignment distance; any value above `most` only means that it is greater. */
function distance(a: string, b: string, most: number): number {
	let [before, last] = [new Array<number>(b.length + 1).fill(0), Array.from({ length: b.length + 1 }, (_, index) => index)];
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		let least = i;
		for (let j = 1; j <= b.length; j++) {
			const same = a[i - 1] === b[j - 1] ? 0 : 1;
			let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
			row.push(cost);
			least = Math.min(least, cost);
		}
		if (least > most) return most + 1;
		[before, last] = [last, row];
	}
	return last[b.length] ?? most + 1;
}
