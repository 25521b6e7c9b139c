import { expect, test } from "vitest";
import { type Cell, csv } from "./csv";

const cells = (row: Cell[], intl = "de-DE") => csv([row], intl).slice(1, -2);

test("begins with the mark of UTF-8 and ends its lines as spreadsheets do", () => {
	expect(csv([["a", "b"], ["ä"]], "de-DE")).toBe("\uFEFFa;b\r\nä\r\n");
});

test.each([
	["de-DE", "1234,5;0,125"],
	["fi-FI", "1234,5;0,125"],
	["et-EE", "1234,5;0,125"],
	["en-GB", "1234.5;0.125"],
])("numbers have the sign of %s and no groups", (intl, line) => {
	expect(cells([1234.5, 0.125], intl)).toBe(line);
});

test("money has its two decimals", () => {
	expect(cells([{ cents: 14960 }, { cents: 123400 }])).toBe("149,60;1234,00");
});

// Shows H8.2
test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx"])("%j is text", (text) => {
	expect(cells([text])).toBe(`'${text}`);
});

// Shows H8.2
test("signs that part cells are quoted", () => {
	expect(cells(['1" ; 2', "=a;b", "\r=a", null, ""])).toBe('"1"" ; 2";"\'=a;b";"\'\r=a";;');
});
