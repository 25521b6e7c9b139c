import { describe, expect, it } from "vitest";
import { expectLinear, repeatedTexts } from "./growth";

describe("the growth test", () => {
	it("accepts linear work", () =>
		expectLinear(
			(text) => /^\s*\d+/.test(text),
			(length) => " ".repeat(length),
		));

	it.each([
		["quadratic", /\s+$/],
		["cubic", /\s*\s*x\s*$/],
	])("fails for a %s pattern", (_, pattern) => {
		expect(() =>
			expectLinear(
				(text) => pattern.test(text),
				(length) => `${" ".repeat(length)}\u0000`,
				32_000,
			),
		).toThrow(/ms of CPU/);
	});

	it("repeats the letters of a pattern, alone and with blanks and digits", () => {
		const texts = repeatedTexts("k", ["", "Stahl "]).map(([, shape]) => shape(4));
		expect(texts).toEqual(expect.arrayContaining(["kkkk\u0000", " k k\u0000", "Stahl 1k1k\u0000"]));
	});
});
