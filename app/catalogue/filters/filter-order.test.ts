import { expect, it } from "vitest";
import { inReadersOrder } from "./filter-order";

// Shows R65.1
it("begins with availability, grade and length, and keeps the order of the others", () => {
	const codes = (...given: string[]) => inReadersOrder(given.map((code) => ({ code }))).map(({ code }) => code);
	expect(codes("h", "b", "length", "grade", "availability", "norm")).toEqual(["availability", "grade", "length", "h", "b", "norm"]);
	expect(codes("d", "length", "supplier")).toEqual(["length", "d", "supplier"]);
});
