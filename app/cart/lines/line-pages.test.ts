import { expect, it } from "vitest";
import { sampleItem, sampleOrder, sampleSet } from "../../../tests/support/sample-order";
import { firstLines, linesAPage, maxLinesPerPage } from "./line-pages";

const cartOf = (lines: number) => sampleOrder(Array.from({ length: lines }, (_, at) => sampleItem(at + 1)));

// Shows R52.3
it("a page never has more lines than can be shown at once, also of a cart that was read as a whole", () => {
	const short = cartOf(maxLinesPerPage);
	expect(firstLines(short)).toBe(short);
	const long = cartOf(maxLinesPerPage + 1);
	expect(firstLines(long).items).toEqual(long.items.slice(0, linesAPage));
	expect(firstLines(long).length).toBe(long.length);
	const sets = Array.from({ length: maxLinesPerPage }, (_, at) => sampleSet(at + 1));
	const bounded = firstLines({ ...cartOf(20), orders_to_sets: sets });
	expect([bounded.items.length, bounded.orders_to_sets.length]).toEqual([20, linesAPage - 20]);
});
