import { expect, it } from "vitest";
import { decimalsOf } from "./figures";

it("gives a column as many decimals as its finest value needs", () => {
	expect(decimalsOf([80, 100, 200])).toBe(0);
	expect(decimalsOf([3.8, 5])).toBe(1);
	expect(decimalsOf([0.75, 1.5])).toBe(2);
	expect(decimalsOf([1 / 3])).toBe(3);
	expect(decimalsOf([])).toBe(0);
});
