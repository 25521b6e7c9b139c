import { expect, it } from "vitest";
import { foldedCrumbs } from "./breadcrumb-fold";

const levels = (count: number) => Array.from({ length: count }, (_, level) => level + 1);

it.each([1, 4, 7])("%s items stand as they are", (count) => {
	expect(foldedCrumbs(levels(count))).toEqual({ shown: levels(count), folded: [] });
});

// Shows R3.8
it("eight items keep the first and the last two, and none is lost", () => {
	expect(foldedCrumbs(levels(8))).toEqual({ shown: [1, 7, 8], folded: [2, 3, 4, 5, 6] });
	const { shown, folded } = foldedCrumbs(levels(12));
	expect([...shown, ...folded].sort((a, b) => a - b)).toEqual(levels(12));
});
