import { expect, it } from "vitest";
import { numberedRows } from "./read-table";

it("numbers the rows of a table by their lines, and tells of a quotation mark that is never closed", () => {
	const text = 'article;title\nA1;"two\nlines"\n\nA2;"12"" pipe\nA3;valve';
	expect(numberedRows(text).map(({ row, isOpen }) => [row, isOpen])).toEqual([
		[1, false],
		[2, false],
		[5, true],
	]);
});
