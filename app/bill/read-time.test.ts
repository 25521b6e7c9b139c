import { describe, it } from "vitest";
import { expectLinear } from "../../tests/support/growth";
import { readList } from "./read-list";

const shapes: [string, (length: number) => string][] = [
	["brackets in one line of a quote", (length) => `1;"a\n${"[".repeat(length)}\nb"`],
	["brackets over ten lines of a quote", (length) => `1;"a\n${`${"[".repeat(length / 8)}\n`.repeat(8)}"`],
	["one line of brackets", (length) => "[".repeat(length)],
	["a quantity of a minus and spaces", (length) => `1;"-\n${" ".repeat(length)}x"`],
	["a quantity of digits and spaces", (length) => `1;"-1\n${"1 ".repeat(length / 2)}x"`],
	["a quote that takes one long line along", (length) => `1;"a\n${"1,".repeat(length / 2)}`],
	["lines of two quotes", (length) => `1;"a\n${'""\n'.repeat(length / 3)}`],
	["many lines as long as one may be", (length) => `1;"${"-  ".repeat(330)}\n`.repeat(length / 1000)],
	...["1", "1,", '"', '="', "a1 ", " ", "1 000 ", ";\t", "x1"].map((unit): [string, (length: number) => string] => [
		`lines of ${JSON.stringify(unit)}`,
		(length) => `${unit.repeat(900 / unit.length)}\n`.repeat(length / 900),
	]),
];

describe("the work for a list", () => {
	it.each(shapes)("grows as it does, up to 190 kB: %s", { timeout: 60_000 }, (_, shape) => expectLinear(readList, shape, 190_000));
});
