import { describe, expect, it } from "vitest";
import { amountField } from "../../platform/forms/amount-field";
import { lengthField } from "../../platform/forms/length-field";
import { readPlateLines } from "./plate-lines";

/** Reads lines as the form does. */
const read = (text: string) => {
	const { pieces, unclear } = readPlateLines(text);
	return {
		pieces: pieces.map((one) => [amountField.parse(one.pieces), lengthField.parse(one.length), lengthField.parse(one.width)]),
		unclear,
	};
};

// Shows R61.1
describe("lines of pieces of a plate", () => {
	it.each([
		["4 x 600 x 400", 4, 600, 400],
		["4x600x400", 4, 600, 400],
		["4 × 1.250 × 400 mm", 4, 1250, 400],
		["12 Stk 600 x 400", 12, 600, 400],
		["8 St 600x400", 8, 600, 400],
		["8 Stck. 600 x 400", 8, 600, 400],
		["12 Stück je 0,6 x 0,4 m", 12, 600, 400],
		["2 pcs @ 60 x 40 cm", 2, 600, 400],
		["3 kpl 600*400 mm", 3, 600, 400],
		["3 tk 600 × 400", 3, 600, 400],
		["4\t600\t400", 4, 600, 400],
		["4;600;400", 4, 600, 400],
		["600 x 400 mm 4 Stk.", 4, 600, 400],
		["300x200 60", 60, 300, 200],
		["300 × 200;60", 60, 300, 200],
		["4 600x400", 4, 600, 400],
		["300 Stk 200 x 60", 300, 200, 60],
	])("%j is pieces and two sides", (line, pieces, length, width) => {
		expect(read(line)).toEqual({ pieces: [[pieces, length, width]], unclear: [] });
	});

	it.each([
		"4 x 600",
		"4 x 600 x 400 x 12",
		"4 x 600 x 400 rund",
		"Pos. 1: Kopfplatte",
		"1 4 600 400",
		"300 x 200 x 60",
		"300;200;60",
		"4x600 400",
	])("%j is not guessed", (line) => {
		expect(read(line)).toEqual({ pieces: [], unclear: [line] });
	});

	it("may have a heading and empty lines", () => {
		expect(read("Stk;a;b\n\n4;600;400\r\n2;300;300").pieces).toEqual([
			[4, 600, 400],
			[2, 300, 300],
		]);
	});
});
