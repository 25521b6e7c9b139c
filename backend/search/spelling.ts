/** How many slips are forgiven in a word. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Whether a word is probably another one with slips in it: a sign too many, too few, wrong, or two that changed places.
 * @returns how many slips, or null where there are more than its length forgives
 */
export function isTypo(word: string, other: string): number | null {
	const most = forgiven(word.length);
	if (most === 0 || other.length < 4 || Math.abs(word.length - other.length) > most) return null;
	const slips = distance(word, other, most);
	if (slips > most) return null;
	// Two slips side by side with nothing right between them are another word: Lochblech is no Dachblech.
	return slips > 1 && spanOf(word, other) <= slips ? null : slips;
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
