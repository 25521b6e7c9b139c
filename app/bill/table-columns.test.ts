import { describe, expect, it } from "vitest";
import { describedLines } from "./bill";
import { readList } from "./read-list";
import { type NamedTable, unnamedTable, writtenHead } from "./table-columns";

const text = "Bauteil;Wieviel;Lang;Farbe\nHEA 160 S355J2;4;12000;roh\nIPE 200 S235JR;3;6000;roh\n\nCR-001127;2";
const table: NamedTable = { head: "Bauteil;Wieviel;Lang;Farbe", columns: ["goods", "quantity", "length", ""] };

const unnamed = (list: string, known: number[] = [], named: NamedTable | null = null, isOpen = true) =>
	unnamedTable(list.split("\n"), { isKnown: (place) => known.includes(place), isOpen: () => isOpen, named });

describe("a table whose head is not known", () => {
	it.each([
		["is asked about", text, 2],
		["of one row is asked about, too", "Bauteil;Wieviel;Lang\nHEA 160;4;12000", 1],
		["of rows without a head is none", "HEA 160;4;12000\nIPE 200;3;6000\nIPE 220;3;6000", null],
		["of two columns is none", "Bauteil;Wieviel\nHEA 160;4\nIPE 200;3", null],
	] as const)("%s", (_, list, rows) => {
		expect(unnamed(list)?.rows.length ?? null).toBe(rows);
	});

	it("is none where the head is known, or nothing is open", () => {
		expect(unnamed(text, [0])).toBeNull();
		expect(unnamed(text, [], null, false)).toBeNull();
	});

	it("keeps what was said of its columns", () => {
		const kinds = unnamed(text, [0], table, false)?.columns.map(({ kind }) => kind);
		expect(kinds).toEqual(["goods", "quantity", "length", ""]);
	});

	it("is read by what was said of its columns, the text being as it was; what follows is not its own", () => {
		const list = readList(text, table);
		expect([...describedLines(list, list.ordered, writtenHead(table)).values()]).toEqual([
			"Artikel;Menge;Länge;",
			"HEA 160 S355J2;4;12000;roh",
			"IPE 200 S235JR;3;6000;roh",
			"CR-001127;2",
		]);
		expect(list.lines.join("\n")).toBe(text);
		expect(list.ordered.at(-1)).toMatchObject({ code: "CR-001127", amount: 2 });
	});
});
