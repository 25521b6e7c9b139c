import * as css from "./overlay.css";

interface MarkedTextProps {
	text: string;
	typed: string;
	/** The figure among the typed words that is understood as a quantity. */
	quantity?: number | null;
}

export function MarkedText({ text, typed, quantity = null }: MarkedTextProps) {
	let at = 0;
	return marked(text, typed, quantity).map(({ text: part, isMatch }) => {
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

interface Piece {
	text: string;
	isMatch: boolean;
}

/** Matches letters or a figure with decimals. Readers type "ipe200" as one word, but names have two. */
const token = /\p{L}+|\d+(?:[.,]\d+)?/gu;

/** Removes accents, so that "trager" marks "Träger". */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(",", ".");

/**
 * Splits a name to mark the typed words. A word marks every word that starts with it. A figure or a single letter
 * marks only itself: 20 does not start a measure of 200, and the s of "s355" does not mark every s. One digit of a
 * grade, such as the 2 of "S355J2", needs its letter. A quantity is no part of a name.
 * @returns pieces that together are the text
 */
export function marked(text: string, typed: string, quantity: number | null = null): Piece[] {
	const words = (typed.match(token) ?? []).map(plain);
	const amount = words.indexOf(String(quantity));
	if (amount >= 0) words.splice(amount, 1);
	const pieces: Piece[] = [];
	const add = (part: string, isMatch: boolean) => {
		const last = pieces.at(-1);
		if (part === "") return;
		if (last && last.isMatch === isMatch) last.text += part;
		else pieces.push({ text: part, isMatch });
	};
	let end = 0;
	let previous = "";
	for (const { 0: found, index } of text.matchAll(token)) {
		add(text.slice(end, index), false);
		const letters = /^\d$/.test(found) && index === end && index > 0 ? previous : "";
		const length = letters === "" || words.includes(plain(letters)) ? matchLength(found, words) : 0;
		add(found.slice(0, length), true);
		add(found.slice(length), false);
		end = index + found.length;
		previous = found;
	}
	add(text.slice(end), false);
	return pieces;
}

/** Returns how many characters of a name's word were typed. */
function matchLength(found: string, words: readonly string[]): number {
	const name = plain(found);
	if (words.includes(name)) return found.length;
	if (/\d/.test(name)) return 0;
	const begun = words.filter((word) => word.length > 1 && name.startsWith(word)).map(({ length }) => length);
	// If removing accents changes the length, the whole name is marked instead of a wrong part.
	return begun.length > 0 && name.length !== found.length ? found.length : Math.max(0, ...begun);
}
