import * as css from "./overlay.css";

/** A name with the typed words marked. */
export function MarkedText({ text, typed }: { text: string; typed: string }) {
	let at = 0;
	return marked(text, typed).map(({ text: part, isMatch }) => {
		const key = at;
		at += part.length;
		return isMatch ? (
			<mark key={key} className={css.mark}>
				{part}
			</mark>
		) : (
			part
		);
	});
}

/** A piece of a text, and whether it is one of the words that were typed. */
interface Piece {
	text: string;
	isMatch: boolean;
}

/** Letters, or a figure with its decimals: "ipe200" is typed as one word, but is two in names. */
const token = /\p{L}+|\d+(?:[.,]\d+)?/gu;

/** Removes accents, so that "trager" marks "Träger". */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(",", ".");

/**
 * Parts a name so that what was typed can be marked in it. A word marks what starts with it, a figure only itself: 20 is not the
 * beginning of a measure of 200, and a single letter too: the s of "s355" is not in every name with an s.
 * @returns pieces that together are the text
 */
export function marked(text: string, typed: string): Piece[] {
	const words = (typed.match(token) ?? []).map(plain);
	const pieces: Piece[] = [];
	const add = (part: string, isMatch: boolean) => {
		const last = pieces.at(-1);
		if (part === "") return;
		if (last && last.isMatch === isMatch) last.text += part;
		else pieces.push({ text: part, isMatch });
	};
	let end = 0;
	for (const { 0: found, index } of text.matchAll(token)) {
		add(text.slice(end, index), false);
		const length = matchLength(found, words);
		add(found.slice(0, length), true);
		add(found.slice(length), false);
		end = index + found.length;
	}
	add(text.slice(end), false);
	return pieces;
}

/** How many characters of a word of the name were typed. */
function matchLength(found: string, words: readonly string[]): number {
	const name = plain(found);
	if (words.includes(name)) return found.length;
	if (/\d/.test(name)) return 0;
	const begun = words.filter((word) => word.length > 1 && name.startsWith(word)).map(({ length }) => length);
	// If the name has another length without accents, all of it is marked instead of a wrong part.
	return begun.length > 0 && name.length !== found.length ? found.length : Math.max(0, ...begun);
}
