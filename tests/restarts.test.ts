import { expect, it } from "vitest";
import { isRestarted } from "../scripts/lib/shop.mjs";

// Shows R52.8
it("a runtime that hangs again and again is given up, and one that hangs now and then is not", () => {
	const minute = 60_000;
	const often: number[] = [];
	expect([0, 1, 2, 3].map((at) => isRestarted(often, at * minute))).toEqual([true, true, true, false]);
	const seldom: number[] = [];
	expect(Array.from({ length: 20 }, (_, at) => isRestarted(seldom, at * 5 * minute)).every(Boolean)).toBe(true);
});
