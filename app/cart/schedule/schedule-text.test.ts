import { expect, it } from "vitest";
import { earliestPart, tooEarly } from "./schedule-text";

const arrival = { first: "2026-12-30", last: "2027-01-04", approx: false };
const line = { arrival, at_once: { quantity: 10, rest_from: null }, quantity: 10 };

// Shows R62.8
it("a part that is wanted before its goods can arrive is found, in its row", () => {
	expect(tooEarly(["2026-12-30", "", "2026-12-29"], line)).toBe(3);
	expect(tooEarly(["2026-12-30", "2027-01-11", ""], line)).toBe(0);
});

// Shows R62.8
it("no day is too early where none is known, or a part of the line is in stock", () => {
	expect(earliestPart({ ...line, arrival: undefined })).toBe("");
	expect(tooEarly(["2026-12-01"], { ...line, at_once: { quantity: 4, rest_from: null } })).toBe(0);
	expect(tooEarly(["2026-12-01"], { ...line, at_once: { quantity: 0, rest_from: null } })).toBe(1);
});
