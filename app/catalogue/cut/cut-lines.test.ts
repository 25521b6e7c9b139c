import { describe, expect, it } from "vitest";
import { amountField } from "../../platform/forms/amount-field";
import { lengthField } from "../../platform/forms/length-field";
import { readCutLines } from "./cut-lines";

/** Reads lines as the form does. */
const read = (text: string) => {
	const { cuts, unclear } = readCutLines(text);
	return { cuts: cuts.map(({ pieces, length }) => [amountField.parse(pieces), lengthField.parse(length)]), unclear };
};

// Shows R36.4
describe("lines of a cutting list", () => {
	it.each([
		["4 x 1250", 4, 1250],
		["4x1250", 4, 1250],
		["4 × 1.250 mm", 4, 1250],
		["4 * 1 250 mm", 4, 1250],
		["12 Stk 800 mm", 12, 800],
		["8 St 1250", 8, 1250],
		["8 Stck. 1250 mm", 8, 1250],
		["12 Stk. à 800", 12, 800],
		["12 Stück je 80 cm", 12, 800],
		["2×3,40 m", 2, 3400],
		["2 pcs @ 3.4 m", 2, 3400],
		["6 pcs of 950", 6, 950],
		["3 kpl 2500 mm", 3, 2500],
		["3 tk 2500 mm", 3, 2500],
		["4\t1250", 4, 1250],
		["4;1250", 4, 1250],
		["4 1250", 4, 1250],
		["4: 1250", 4, 1250],
		["800 mm x 12", 12, 800],
		["3,4 m 2 Stk", 2, 3400],
		["1250 x 4 Stk", 4, 1250],
		["1250\t4 kpl", 4, 1250],
		["1250 Stk x 120", 1250, 120],
		["120 x 1250", 120, 1250],
	])("%j is pieces and a length", (line, pieces, length) => {
		expect(read(line)).toEqual({ cuts: [[pieces, length]], unclear: [] });
	});

	it.each(["41250", "4 x", "1250 x 120", "1250;120", "Pos. 1: Kopfplatte", "4 x 1250 x 20", "1\t4\t1250", "4 x 1250 mit Gehrung"])(
		"%j is not guessed",
		(line) => {
			expect(read(line)).toEqual({ cuts: [], unclear: [line] });
		},
	);

	it("are read by the words above their columns", () => {
		const table = "Pos\tLänge [m]\tStück\n1\t1,25\t4\n\t0,80\t12\n\n3\t\t4";
		expect(read(table)).toEqual({
			cuts: [
				[4, 1250],
				[12, 800],
			],
			unclear: ["3\t\t4"],
		});
		expect(read("Pituus;Kpl\r\n1250;4").cuts).toEqual([[4, 1250]]);
	});
});
