import { describe, expect, it } from "vitest";
import { numberStyle } from "../../features/catalogue/filter-number";
import { markets } from "../../market";
import { readList } from "./read-list";

const style = numberStyle(markets.de.intl);

/** The least of five times, ms: what else the machine does only adds to it. */
function timeOf(text: string): number {
	const times = Array.from({ length: 5 }, () => {
		const begin = performance.now();
		readList(text, style);
		return performance.now() - begin;
	});
	return Math.min(...times);
}

const shapes: [string, (length: number) => string][] = [
	["brackets over the lines of a quote", (length) => `"a\n${"[".repeat(length)}\n";1`],
	["brackets over ten lines of a quote", (length) => `"a\n${`${"[".repeat(length / 9)}\n`.repeat(8)}";1`],
	["one line of brackets", (length) => "[".repeat(length)],
	["a quantity of spaces", (length) => `1;"\n${" ".repeat(length)}x\n"`],
	["a quantity of a minus and spaces", (length) => `1;"-\n-${" ".repeat(length)}x\n"`],
	["a quantity of digits", (length) => `1;"1\n${"1 ".repeat(length / 2)}x\n"`],
	["quotes that take one long line along", (length) => `"a;\n${"1,".repeat(length / 2)}`],
	["many lines as long as one may be", (length) => `1;"${"-  ".repeat(330)}\n`.repeat(length / 1000)],
];

describe("a list of 190 kB", () => {
	it.each(shapes)("takes four times as long as a quarter of it, not sixteen: %s", (_, shape) => {
		// A few ms are the clock's.
		expect(timeOf(shape(190_000))).toBeLessThan(8 * timeOf(shape(47_500)) + 15);
	});
});
