import { expect, it } from "vitest";
import { expectLinear } from "../../../tests/support/growth";
import { numberedRows } from "./read-table";

it("numbers the rows of a table by their lines, and tells of a quotation mark that is never closed", () => {
	const text = 'article;title\nA1;"two\nlines"\n\nA2;"12"" pipe\nA3;valve';
	expect(numberedRows(text).map(({ row, isOpen }) => [row, isOpen])).toEqual([
		[1, false],
		[2, false],
		[5, true],
	]);
});

// Shows R52.1
it("a quotation mark that is never closed costs no more than its lines", () => {
	expectLinear(numberedRows, (length) => `sku;text\n1;"${"a\n".repeat(length / 2)}`, 64_000);
	expect(numberedRows(`sku;text\n1;"a\nb"\n2;"c`)).toEqual([
		{ row: 1, cells: ["sku", "text"], isOpen: false },
		{ row: 2, cells: ["1", "a\nb"], isOpen: false },
		{ row: 4, cells: ["2", '"c'], isOpen: true },
	]);
});
