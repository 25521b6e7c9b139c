import { type PlainText, plain } from "../../plain";
import type { Reading } from "./readings";

/** Returns whether a text is a whole word or figure: the T of "T50x50x6" and the "+N" of "S355J2+N" are not. */
function standsAlone(goods: string, at: number, text: string): boolean {
	const [before = "", behind = ""] = [goods[at - 1], goods[at + text.length]];
	const begins = /^[\p{L}\d]/u.test(text) && /[\p{L}\d]/u.test(before);
	return !begins && !(/^\d/.test(text) ? /[\p{L}\d]/u : /\p{L}/u).test(behind);
}

/** A word of the goods as the line has it. */
export function asTyped(word: string, { goods }: Reading, { typed }: PlainText): string {
	const text = word.toLowerCase().trim();
	const at = goods.indexOf(text);
	return at < 0 ? word : typed(at, at + text.length);
}

/** A shorter part of a compound may be in any word. */
const shortestPart = 4;

/** The whole compound that a word is part of, or the whole size of a figure: "2000x3000" for 2000. */
function placeOfPart(word: string, goods: string): [number, number][] {
	const part = plain(word).text.trim();
	if (/^\d+(?:\.\d+)?$/.test(part)) {
		const sizes = [...goods.matchAll(/[^\s;]+/g)].find(([size]) => size.match(/\d+(?:\.\d+)?/g)?.some((figure) => figure === part));
		return sizes ? [[sizes.index, sizes.index + sizes[0].length]] : [];
	}
	const found = part.length < shortestPart ? -1 : goods.indexOf(part);
	if (found < 0 || !/^\p{L}+$/u.test(part)) return [];
	const [before = ""] = /[\p{L}-]*$/u.exec(goods.slice(0, found)) ?? [];
	const [behind = ""] = /^[\p{L}-]*/u.exec(goods.slice(found)) ?? [];
	return [[found - before.length, found + behind.length]];
}

/** Finds the words that were not understood in the line. */
export function placesOf(
	left: readonly string[],
	{ goods, open }: Reading,
	line: { plain: PlainText; open: Reading["open"] },
): [number, number][] {
	const { place } = line.plain;
	const places = [...line.open, ...open.map(([from, to]): [number, number] => [place(from), place(to)])];
	for (const typed of left) {
		const text = typed.toLowerCase().trim();
		let at = text === "" ? -1 : goods.indexOf(text);
		while (at >= 0 && !standsAlone(goods, at, text)) at = goods.indexOf(text, at + 1);
		if (at >= 0) places.push([place(at), place(at + text.length)]);
		else places.push(...placeOfPart(typed, goods).map(([from, to]): [number, number] => [place(from), place(to)]));
	}
	return places
		.sort(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd)
		.filter(([from], at, all) => at === 0 || from >= (all[at - 1]?.[1] ?? 0));
}
