/** A slip is told from a word of its own from so many letters on. */
export const shortestSlip = 4;
/** How many slips are forgiven in a word. */
const forgiven = (length: number): number => (length < shortestSlip ? 0 : length < 8 ? 1 : 2);

/**
 * Whether a word is probably another one with slips in it: a sign too many, too few, wrong, or two that changed places.
 * @returns how many slips, or null where there are more than its length forgives
 */
export function isTypo(word: string, other: string): number | null {
	const most = forgiven(word.length);
	if (most === 0 || other.length < 4 || Math.abs(word.length - other.length) > most) return null;
	const slips = distance(word, other, most);
	if (slips > most || (word.length === shortestSlip && isOtherLetter(word, other))) return null;
	// Two slips side by side with nothing right between them are another word: Lochblech is no Dachblech.
	return slips > 1 && spanOf(word, other) <= slips ? null : slips;
}

/** Whether a word is the name of a series with a sign too many, wrong or in another's place: ippe for ipe. */
export const isSlipOfSeries = (word: string, series: string): boolean =>
	word.length >= shortestSlip &&
	series.length >= shortestSlip - 1 &&
	Math.abs(word.length - series.length) <= 1 &&
	distance(word, series, 1) === 1;

/**
 * Whether two words share the goods at their end and differ in what says which: Lochblech is no Flachblech, but viekantrohr is
 * Vierkantrohr.
 */
export function areOtherGoods(word: string, other: string, goods: string): boolean {
	if (!word.endsWith(goods) || !other.endsWith(goods)) return false;
	const slips = isTypo(word.slice(0, -goods.length), other.slice(0, -goods.length));
	return slips === null;
}

/** The rows of a keyboard: what lies side by side or one above the other is mistaken. */
const keys = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const keyOf = (letter: string): { row: number; place: number } | undefined => {
	const row = keys.findIndex((line) => line.includes(letter));
	return row < 0 ? undefined : { row, place: (keys[row] ?? "").indexOf(letter) };
};

/**
 * Whether all that differs is one letter, in the place of one that lies elsewhere on the keyboard: in a short word that is another word,
 * torx for toru.
 */
function isOtherLetter(word: string, other: string): boolean {
	const places = [...word].flatMap((letter, at) => (letter === other[at] ? [] : [at]));
	const [place, ...more] = places;
	if (word.length !== other.length || place === undefined || more.length > 0) return false;
	const [one, two] = [keyOf(word[place] ?? ""), keyOf(other[place] ?? "")];
	return !one || !two || Math.abs(one.row - two.row) > 1 || Math.abs(one.place - two.place) > 1;
}

/** How long the part is in which two words differ. */
function spanOf(a: string, b: string): number {
	const longest = Math.max(a.length, b.length);
	let from = 0;
	while (from < longest && a[from] === b[from]) from++;
	let same = 0;
	while (same < Math.min(a.length, b.length) - from && a.at(-1 - same) === b.at(-1 - same)) same++;
	return longest - from - same;
}

/** Optimal string alignment; beyond `most` it only says that it is more. */
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
