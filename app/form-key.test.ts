import { describe, expect, it } from "vitest";
import { uuid } from "../contract/fields";
import { isTooFast, newFormKey, renderedAt } from "./form-key";

describe("the key of a form", () => {
	it("is a UUID, another one each time, and says when it was made", () => {
		const moment = Date.UTC(2026, 10, 22, 9, 30);
		const keys = [newFormKey(moment), newFormKey(moment)];
		expect(new Set(keys).size).toBe(2);
		for (const key of keys) {
			expect(uuid.safeParse(key).success).toBe(true);
			expect(renderedAt(key)).toBe(moment);
		}
	});

	it.each(["", "x", crypto.randomUUID(), "019aabcd-0000-7000-1000-000000000000", "019aabcd-0000-7000-8000-000000000000x"])(
		"that is none says no moment: %j",
		(key) => {
			expect(renderedAt(key)).toBeNull();
		},
	);
});

describe("a form that comes back", () => {
	it.each([
		[0, true],
		[1999, true],
		[2000, false],
		[86_400_000, false],
		// As if it came from tomorrow.
		[-86_400_000, true],
	])("after %i ms is too fast: %s", (time, tooFast) => {
		expect(isTooFast(1_000_000_000, 1_000_000_000 + time)).toBe(tooFast);
	});

	it("without a moment is", () => {
		expect(isTooFast(null)).toBe(true);
	});
});
