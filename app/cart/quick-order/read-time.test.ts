import { describe, expect, it } from "vitest";
import { readList } from "./read-list";

/** The least of five times, ms: what else the machine does only adds to it. */
function timeOf(text: string): number {
	const times = Array.from({ length: 5 }, () => {
		const begin = performance.now();
		readList(text);
		return performance.now() - begin;
	});
	return Math.min(...times);
}

const shapes: [string, (length: number) => string][] = [
	["brackets in one line of a quote", (length) => `1;"a\n${"[".repeat(length)}\nb"`],
	["brackets over ten lines of a quote", (length) => `1;"a\n${`${"[".repeat(length / 8)}\n`.repeat(8)}"`],
	["one line of brackets", (length) => "[".repeat(length)],
	["a quantity of a minus and spaces", (length) => `1;"-\n${" ".repeat(length)}x"`],
	["a quantity of digits and spaces", (length) => `1;"-1\n${"1 ".repeat(length / 2)}x"`],
	["a quote that takes one long line along", (length) => `1;"a\n${"1,".repeat(length / 2)}`],
	["many lines as long as one may be", (length) => `1;"${"-  ".repeat(330)}\n`.repeat(length / 1000)],
];

describe("a list of 190 kB", () => {
	it.each(shapes)("takes four times as long as a quarter of it, not sixteen: %s", (_, shape) => {
		// A few ms are the clock's.
		expect(timeOf(shape(190_000))).toBeLessThan(8 * timeOf(shape(47_500)) + 15);
	});
});
