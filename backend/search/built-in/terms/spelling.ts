/** Shorter words have no typos: they are words of their own. */
export const shortestTypo = 4;
/** The most typos in a long word. Each changes at most two letters. */
export const maxTypos = 2;
/** How many typos a word of this length may have. */
const forgiven = (length: number): number => (length < shortestTypo ? 0 : length < 8 ? 1 : maxTypos);

/**
 * Returns the number of typos between two words.
 * @returns null for a different word: it has more typos than its length allows, or all in one place
 */
export function typosBetween(word: string, other: string): number | null {
	const most = forgiven(word.length);
	if (most === 0 || other.length < 4 || Math.abs(word.length - other.length) > most) return null;
	const typos = distance(word, other, most);
	if (typos > most || (word.length === shortestTypo && isOtherLetter(word, other))) return null;
	// Two adjacent typos make another word: Lochblech is not Dachblech.
	return typos > 1 && spanOf(word, other) <= typos ? null : typos;
}

/** Returns whether a word is the name of a series with one typo: ippe for ipe. */
export const isTypoOfSeries = (word: string, series: string): boolean =>
	word.length >= shortestTypo &&
	series.length >= shortestTypo - 1 &&
	Math.abs(word.length - series.length) <= 1 &&
	distance(word, series, 1) === 1;

/**
 * Returns whether two words for the same goods differ in the part that distinguishes them: Lochblech is not Flachblech, but viekantrohr is
 * Vierkantrohr.
 */
export function areOtherGoods(word: string, other: string, goods: string): boolean {
	if (!word.endsWith(goods) || !other.endsWith(goods)) return false;
	const typos = typosBetween(word.slice(0, -goods.length), other.slice(0, -goods.length));
	return typos === null;
}

/** The rows of a keyboard: people often hit a neighbouring key. */
const keys = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const keyOf = (letter: string): { row: number; place: number } | undefined => {
	const row = keys.findIndex((line) => line.includes(letter));
	return row < 0 ? undefined : { row, place: (keys[row] ?? "").indexOf(letter) };
};

/**
 * Returns whether two words differ in one letter that is not a neighbour on the keyboard. A short word is then another word: torx is not
 * toru.
 */
function isOtherLetter(word: string, other: string): boolean {
	const places = [...word].flatMap((letter, at) => (letter === other[at] ? [] : [at]));
	const [place, ...more] = places;
	if (word.length !== other.length || place === undefined || more.length > 0) return false;
	const [one, two] = [keyOf(word[place] ?? ""), keyOf(other[place] ?? "")];
	return !one || !two || Math.abs(one.row - two.row) > 1 || Math.abs(one.place - two.place) > 1;
}

function spanOf(a: string, b: string): number {
	const longest = Math.max(a.length, b.length);
	let from = 0;
	while (from < longest && a[from] === b[from]) from++;
	let same = 0;
	while (same < Math.min(a.length, b.length) - from && a.at(-1 - same) === b.at(-1 - same)) same++;
	return longest - from - same;
}

/** Optimal string alignment distance; a value above `most` only means that it is greater. */
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
