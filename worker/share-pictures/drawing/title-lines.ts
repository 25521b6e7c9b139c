/** Tried from the largest on. In pixels. */
const sizes = [68, 58, 50, 43, 37, 32];
const mostLines = 4;

/**
 * Breaks a title into lines that fit beside each other's end.
 * @param room the width of a line, in pixels
 * @returns the lines, and how large they may be set; what fits at no size is cut
 */
export function titleLines(title: string, room: number): { lines: string[]; size: number } {
	for (const size of sizes) {
		const lines = broken(title, room / size);
		if (lines.length <= mostLines && lines.every((words) => roughWidth(words) <= room / size)) return { lines, size };
	}
	const size = sizes.at(-1) ?? 0;
	const lines = broken(title, room / size).slice(0, mostLines);
	const longest = Math.floor(room / size / 0.6) - 1;
	return { lines: lines.map((words) => (roughWidth(words) > room / size ? `${words.slice(0, longest)}…` : words)), size };
}

/** @param room in widths of the type's size */
function broken(title: string, room: number): string[] {
	const lines: string[] = [];
	// A long compound may break after its hyphen.
	for (const word of title.split(/ |(?<=\p{L}-)(?=\p{L})/u)) {
		const last = lines.at(-1);
		const joined = last === undefined ? word : last.endsWith("-") ? last + word : `${last} ${word}`;
		if (last !== undefined && roughWidth(joined) <= room) lines[lines.length - 1] = joined;
		else lines.push(word);
	}
	return lines;
}

/** How wide bold letters run, against their size: near enough to break lines, a little on the safe side. */
function roughWidth(words: string): number {
	let width = 0;
	for (const letter of words)
		width += /[iljtfrI.,:;'|!() /-]/.test(letter) ? 0.34 : /[mwMW@%—]/.test(letter) ? 0.9 : /\p{Lu}/u.test(letter) ? 0.7 : 0.6;
	return width;
}
