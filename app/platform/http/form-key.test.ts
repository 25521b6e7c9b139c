import { describe, expect, it } from "vitest";
import { uuid } from "../../../contract/fields";
import { formAgeProblem, newFormKey, renderedAt } from "./form-key";

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
		[0, "tooFast"],
		[1999, "tooFast"],
		[2000, null],
		[86_400_000, null],
		[86_400_001, "tooOld"],
		// Claims a time in the future.
		[-86_400_000, "tooFast"],
	])("after %i ms: %s", (time, why) => {
		expect(formAgeProblem(1_000_000_000, 1_000_000_000 + time)).toBe(why);
	});

	it("without a moment is too fast", () => {
		expect(formAgeProblem(null)).toBe("tooFast");
	});
});
