import { expect, it } from "vitest";
import { titleLines } from "./picture-svg";

it.each([
	["IPE 200", 68, ["IPE 200"]],
	["Doppelstabmattenzaun 6/5/6", 43, ["Doppelstabmattenzaun", "6/5/6"]],
])("%s is set as large as its longest word lets it", (title, size, lines) => {
	expect(titleLines(title, 532)).toEqual({ lines, size });
});

it("a long compound breaks after its hyphen", () => {
	expect(titleLines("Konstruktionsverbindungs-Garnitur", 532).lines).toEqual(["Konstruktionsverbindungs-", "Garnitur"]);
});

it("a title that fits at no size is cut to four lines", () => {
	const { lines } = titleLines(`${"Wort".repeat(30)} ${"noch eines ".repeat(40)}`, 532);
	expect(lines).toHaveLength(4);
	expect(lines[0]).toMatch(/^Wort.*…$/);
});
