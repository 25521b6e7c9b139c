import fc from "fast-check";
import { expect, it } from "vitest";
import { delayAfter } from "./live-carts";

// Shows R18.2, H7.6
it.each([
	[0, 4, 16],
	[1, 8, 32],
	[2, 15, 60],
	[30, 15, 60],
])("after %i failures the delay is %i s to %i s", (failures, least, most) => {
	expect(delayAfter(failures, 0)).toBe(least * 1000);
	expect(delayAfter(failures, 1)).toBe(most * 1000);
});

// Shows H7.6
it("reconnects at most 15 % of the browsers that lost their socket at the same moment in any second", () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 60 }), (failures, second) => {
			const all = Array.from({ length: 2000 }, (_, index) => delayAfter(failures, index / 2000));
			const together = all.filter((delay) => delay >= second * 1000 && delay < (second + 1) * 1000);
			expect(together.length / all.length).toBeLessThan(0.15);
			expect(Math.max(...all)).toBeLessThanOrEqual(60_000);
		}),
	);
});
