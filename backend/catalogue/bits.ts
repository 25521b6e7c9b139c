/**
 * A set of variants as a bitmap. Each variant has an ordinal, from 0 in the catalogue's default order (variant-index.ts), so products,
 * categories and the whole catalogue are ranges of ordinals, and a filter's value, a search term or a result is a set of ordinals. Bit b of
 * `words[w]` is the ordinal `start + 32 · w + b`; ordinals outside the words are not in the set. Sets of different ranges can be combined.
 * Only `add` and `addAll` change their arguments.
 */
export interface Bits {
	/** A multiple of 32. */
	readonly start: number;
	readonly words: Uint32Array;
}

/** The number of ordinals in one stored row of a bitmap or an order: a multiple of 32. */
export const chunkSize = 4096;

/** An empty set with space for the ordinals from `first` to before `end`. */
export function noBits(first: number, end: number): Bits {
	const start = first - (first % 32);
	return { start, words: new Uint32Array(Math.max(0, Math.ceil((end - start) / 32))) };
}

/** All ordinals from `first` to before `end`. */
export function run(first: number, end: number): Bits {
	const bits = noBits(first, end);
	const { start, words } = bits;
	if (words.length === 0 || end <= first) return { start, words: new Uint32Array(0) };
	words.fill(0xffffffff);
	words[0] = 0xffffffff << (first - start);
	const beyond = start + words.length * 32 - end;
	words[words.length - 1] = (words[words.length - 1] ?? 0) & (0xffffffff >>> beyond);
	return bits;
}

/** @returns the set of these ordinals, in any order */
export function bitsOf(ordinals: readonly number[]): Bits {
	let first = Number.POSITIVE_INFINITY;
	let last = -1;
	for (const ordinal of ordinals) {
		first = Math.min(first, ordinal);
		last = Math.max(last, ordinal);
	}
	const bits = last < 0 ? noBits(0, 0) : noBits(first, last + 1);
	for (const ordinal of ordinals) add(bits, ordinal);
	return bits;
}

export const has = ({ start, words }: Bits, ordinal: number): boolean =>
	(((words[(ordinal - start) >>> 5] ?? 0) >>> (ordinal - start)) & 1) === 1 && ordinal >= start;

/** Adds an ordinal to the set, which must have space for it. */
export function add({ start, words }: Bits, ordinal: number): void {
	const at = (ordinal - start) >>> 5;
	words[at] = (words[at] ?? 0) | (1 << (ordinal - start));
}

/** Adds the ordinals of another set that this set has space for. */
export function addAll(into: Bits, other: Bits): void {
	const { from, to, shift } = overlap(into, other);
	for (let at = from; at < to; at++) into.words[at] = (into.words[at] ?? 0) | (other.words[at - shift] ?? 0);
}

export function intersection(a: Bits, b: Bits): Bits {
	const { from, to, shift } = overlap(a, b);
	const words = a.words.slice(from, to);
	for (let at = 0; at < words.length; at++) words[at] = (words[at] ?? 0) & (b.words[at + from - shift] ?? 0);
	return { start: a.start + from * 32, words };
}

export function union(a: Bits, b: Bits): Bits {
	const start = Math.min(a.start, b.start);
	const both = noBits(start, Math.max(end(a), end(b)));
	addAll(both, a);
	addAll(both, b);
	return both;
}

export function difference(a: Bits, b: Bits): Bits {
	const words = a.words.slice();
	const { from, to, shift } = overlap(a, b);
	for (let at = from; at < to; at++) words[at] = (words[at] ?? 0) & ~(b.words[at - shift] ?? 0);
	return { start: a.start, words };
}

export function count({ words }: Bits): number {
	let sum = 0;
	for (let at = 0; at < words.length; at++) sum += ones(words[at] ?? 0);
	return sum;
}

/** `count(and(a, b))` without the intermediate set. */
export function countBoth(a: Bits, b: Bits): number {
	const { from, to, shift } = overlap(a, b);
	let sum = 0;
	for (let at = from; at < to; at++) sum += ones((a.words[at] ?? 0) & (b.words[at - shift] ?? 0));
	return sum;
}

export function intersects(a: Bits, b: Bits): boolean {
	const { from, to, shift } = overlap(a, b);
	for (let at = from; at < to; at++) if (((a.words[at] ?? 0) & (b.words[at - shift] ?? 0)) !== 0) return true;
	return false;
}

/** A range of the set's ordinals in ascending order; skipped words are only counted. */
export function ordinalsOf({ start, words }: Bits, skip = 0, take = Number.POSITIVE_INFINITY): number[] {
	const found: number[] = [];
	let passed = 0;
	for (let at = 0; at < words.length && found.length < take; at++) {
		let word = words[at] ?? 0;
		const here = ones(word);
		if (passed + here <= skip) {
			passed += here;
			continue;
		}
		while (word !== 0 && found.length < take) {
			if (passed++ >= skip) found.push(start + at * 32 + lowest(word));
			word &= word - 1;
		}
	}
	return found;
}

export function walk({ start, words }: Bits, visit: (ordinal: number) => void): void {
	for (let at = 0; at < words.length; at++)
		for (let word = words[at] ?? 0; word !== 0; word &= word - 1) visit(start + at * 32 + lowest(word));
}

/** The ordinal after the last one with space. */
export const end = ({ start, words }: Bits): number => start + words.length * 32;

/** The overlap of two sets' words, as places in the first; `at - shift` is the place in the second. */
function overlap(a: Bits, b: Bits): { from: number; to: number; shift: number } {
	const shift = (b.start - a.start) / 32;
	return { from: Math.max(0, shift), to: Math.min(a.words.length, b.words.length + shift), shift };
}

const lowest = (word: number): number => 31 - Math.clz32(word & -word);

function ones(word: number): number {
	const pairs = word - ((word >>> 1) & 0x55555555);
	const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
	return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * Encodes bitmaps and numbers as 32-bit words, lowest byte first, in base64. The column is TEXT because D1 returns a BLOB as an array of
 * numbers.
 */
export function encodeNumbers(numbers: Uint32Array): string {
	const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
	let text = "";
	for (let at = 0; at < bytes.length; at += piece) text += String.fromCharCode(...bytes.subarray(at, at + piece));
	return btoa(text);
}

/** The number of arguments in one function call. */
const piece = 4096;

export function decodeNumbers(base64: string): Uint32Array {
	const text = atob(base64);
	const bytes = new Uint8Array(text.length);
	for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
	return new Uint32Array(bytes.buffer, 0, text.length >>> 2);
}

/** "12:AQAAAA==": the index of the first non-empty word, counted from ordinal 0, and the words up to the last non-empty one. */
export function encodeBits({ start, words }: Bits): string {
	let from = 0;
	let to = words.length;
	while (from < to && words[from] === 0) from++;
	while (to > from && words[to - 1] === 0) to--;
	return `${start / 32 + from}:${encodeNumbers(words.slice(from, to))}`;
}

export function decodeBits(text: string): Bits {
	const colon = text.indexOf(":");
	return { start: Number(text.slice(0, colon)) * 32, words: decodeNumbers(text.slice(colon + 1)) };
}
