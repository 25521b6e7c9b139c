import type { Bits } from "./bits";

/**
 * How bitmaps and numbers are stored: 32-bit words, lowest byte first, as base64. TEXT, since D1 hands a BLOB over as an array of numbers.
 */
export function encodeNumbers(numbers: Uint32Array): string {
	const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
	let text = "";
	for (let at = 0; at < bytes.length; at += piece) text += String.fromCharCode(...bytes.subarray(at, at + piece));
	return btoa(text);
}

/** As many as are handed to one call of a function. */
const piece = 4096;

export function decodeNumbers(base64: string): Uint32Array {
	const text = atob(base64);
	const bytes = new Uint8Array(text.length);
	for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
	return new Uint32Array(bytes.buffer, 0, text.length >>> 2);
}

/** "12:AQAAAA==": the place of the first word that is not empty, counted in words from ordinal 0, and the words up to the last such one. */
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
