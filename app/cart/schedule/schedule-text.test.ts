import { expect, it } from "vitest";
import { earliestPart } from "./schedule-text";

const arrival = { first: "2026-12-30", last: "2027-01-04", approx: false };
const line = { arrival, at_once: { quantity: 10, rest_from: null }, quantity: 10 };

// Shows R62.8
it("no part comes before its goods, where their day is known and none of them is in stock", () => {
	const inStock = (quantity: number) => earliestPart({ ...line, at_once: { quantity, rest_from: null } });
	expect([earliestPart(line), inStock(0), inStock(4)]).toEqual(["2026-12-30", "2026-12-30", ""]);
	expect(earliestPart({ ...line, arrival: undefined })).toBe("");
});
