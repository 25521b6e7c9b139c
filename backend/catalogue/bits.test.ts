import fc from "fast-check";
import { expect, it } from "vitest";
import {
	add,
	bitsOf,
	count,
	countBoth,
	decodeBits,
	decodeNumbers,
	difference,
	encodeBits,
	encodeNumbers,
	has,
	intersection,
	intersects,
	noBits,
	ordinalsOf,
	run,
	union,
	walk,
} from "./bits";

const set = fc.uniqueArray(fc.nat(300)).map((ordinals) => ordinals.sort((a, b) => a - b));

it("combines sets as sets are combined", () => {
	fc.assert(
		fc.property(set, set, (left, right) => {
			const [a, b] = [bitsOf(left), bitsOf(right)];
			const both = left.filter((ordinal) => right.includes(ordinal));
			expect(ordinalsOf(intersection(a, b))).toEqual(both);
			expect(ordinalsOf(difference(a, b))).toEqual(left.filter((ordinal) => !right.includes(ordinal)));
			expect(ordinalsOf(union(a, b))).toEqual([...new Set([...left, ...right])].sort((x, y) => x - y));
			expect(countBoth(a, b)).toBe(both.length);
			expect(intersects(a, b)).toBe(both.length > 0);
			expect(count(a)).toBe(left.length);
		}),
	);
});

it("gives ranges of a set, and all of it", () => {
	fc.assert(
		fc.property(set, fc.nat(40), fc.nat(40), (ordinals, skip, take) => {
			const bits = bitsOf(ordinals);
			expect(ordinalsOf(bits, skip, take)).toEqual(ordinals.slice(skip, skip + take));
			const walked: number[] = [];
			walk(bits, (ordinal) => walked.push(ordinal));
			expect(walked).toEqual(ordinals);
			for (let ordinal = 0; ordinal < 310; ordinal++) expect(has(bits, ordinal)).toBe(ordinals.includes(ordinal));
		}),
	);
});

it("makes runs, however they lie to the words", () => {
	fc.assert(
		fc.property(fc.nat(200), fc.nat(100), (first, length) => {
			expect(ordinalsOf(run(first, first + length))).toEqual(Array.from({ length }, (_, index) => first + index));
		}),
	);
});

it("takes back what was stored", () => {
	fc.assert(
		fc.property(set, (ordinals) => {
			expect(ordinalsOf(decodeBits(encodeBits(bitsOf(ordinals))))).toEqual(ordinals);
			expect([...decodeNumbers(encodeNumbers(Uint32Array.from(ordinals)))]).toEqual(ordinals);
		}),
	);
	expect([...decodeNumbers(encodeNumbers(Uint32Array.from({ length: 9000 }, (_, index) => index * 400_000)))]).toHaveLength(9000);
});

it("stores the words that hold something alone", () => {
	const bits = noBits(4096, 8192);
	add(bits, 5000);
	expect(encodeBits(bits)).toBe(`${Math.floor(5000 / 32)}:${encodeNumbers(Uint32Array.of(1 << (5000 % 32)))}`);
	expect(has(bits, 1)).toBe(false);
});
