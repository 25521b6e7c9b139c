import { crc32 } from "node:zlib";

/** The polynomial of gzip's checksum (RFC 1952), bits reversed. */
const polynomial = 0xedb88320;
const one = 0x80000000;
const x8 = 0x00800000;

/** The product of two polynomials over GF(2), modulo gzip's. Each of 32 bits, reversed. */
export function multiply(left: number, right: number): number {
	let product = 0;
	let factor = right;
	for (let bit = one; bit !== 0; bit >>>= 1) {
		if (left & bit) product ^= factor;
		factor = factor & 1 ? (factor >>> 1) ^ polynomial : factor >>> 1;
	}
	return product >>> 0;
}

/** What a checksum is multiplied by when so many bytes follow: x to the power of 8 times their number. */
export function shiftOf(bytes: number): number {
	let power = one;
	let square = x8;
	for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
		if (left % 2 === 1) power = multiply(power, square);
		square = multiply(square, square);
	}
	return power >>> 0;
}

/** The share that a part has in the checksum of a whole: their sum (XOR) over all parts is the whole's. @param shift of what follows the part */
export const shareOf = (part: Uint8Array, shift: number): number => multiply(shift, crc32(part));

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
	let sum = byte;
	for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ polynomial : sum >>> 1;
	return sum;
});

/** The checksum of a few plain characters, without the way to the runtime's own. */
export function checksumOf(text: string): number {
	let sum = 0xffffffff;
	for (let index = 0; index < text.length; index += 1) sum = (sum >>> 8) ^ (table[(sum ^ text.charCodeAt(index)) & 0xff] ?? 0);
	return ~sum >>> 0;
}
