import { expect, it } from "vitest";
import { cpuOf } from "../../../../tests/support/growth";
import { plainLine, readingsOf } from "./readings";

/** The likeliest readings of a line as text: position, quantity, length of a piece, goods. */
const read = (line: string): string[] =>
	readingsOf(plainLine(line, "de").text).map(({ position, quantity, piece, goods }) =>
		[
			position && `#${position}`,
			quantity && `${quantity.value} ${quantity.unit}`,
			piece && `${piece} mm`,
			goods.replaceAll(";", " ").replace(/\s+/g, " ").trim(),
		]
			.filter(Boolean)
			.join(", "),
	);

it.each<[line: string, reading: string]>([
	["4 Stk. Rohr 48,3x3,2", "4 piece, rohr 48.3x3.2"],
	["HEA 160 12 m x 4", "4 any, hea 160 12 m"],
	["4x IPE 240", "4 any, ipe 240"],
	["qty 4 SHS 100x100x5", "4 any, shs 100x100x5"],
	["Menge: 12 IPE 200", "12 any, ipe 200"],
	["10 tk nelikanttoru 40x40x3", "10 piece, nelikanttoru 40x40x3"],
	["Lattateräs 40x5 12 kpl", "12 piece, lattateras 40x5"],
	["Rohr 48,3x3,2 St 37 6 m", "rohr 48.3x3.2 st 37 6 m"],
	["1 250 kg Betonstahl", "1250 kg, betonstahl"],
	["2.000 kg Betonstahl", "2000 kg, betonstahl"],
	["Betonstahl 1 250,5 kg", "1250.5 kg, betonstahl"],
	["Betonstahl 1.250,5 kg", "1250.5 kg, betonstahl"],
	["M16x50 2.000 Stk", "2000 piece, m16x50"],
	["Rohr 48,3x3,2 60,0 m", "60 m, rohr 48.3x3.2"],
	["2 Stg. 8 m HEA 160", "2 piece, 8 m hea 160"],
	["HEA 160 2 Stg. 8 m", "2 piece, hea 160 8 m"],
	["HEA 160 12 m 1 Stg", "1 piece, hea 160 12 m"],
	["HEA 160 12 m 3 Stange(n)", "3 piece, hea 160 12 m"],
	["HEA 160 12 m 4 tankoa", "4 piece, hea 160 12 m"],
	["HEA 160 12 m 4 latti", "4 piece, hea 160 12 m"],
	["1,5 t Betonstahl", "1500 kg, betonstahl"],
	["4 VPE à 50 St. M16x50", "4 pack, m16x50"],
	["UPN 120 3 x 2,35 m", "3 piece, 2350 mm, upn 120"],
	["UPN 120 3 Stk à 2350 mm", "3 piece, 2350 mm, upn 120"],
	["2350 mm x 3 UPN 120", "3 piece, 2350 mm, upn 120"],
	["Pos. 3: IPE 200", "#3, ipe 200"],
	["3) IPE 200", "#3, ipe 200"],
	["1.2.4 IPE 200", "#1.2.4, ipe 200"],
	["A-101\tIPE 200\t2 Stk", "#A-101, 2 piece, ipe 200"],
	["1\t4\tStk\tIPE 200", "#1, 4 piece, ipe 200"],
	["- 4 Stk IPE 200", "4 piece, ipe 200"],
	["8 100x50x4", "8 any, 100x50x4"],
	["10\tBlech 2000x1000 5 Tafeln", "#10, 5 piece, blech 2000x1000"],
	["10  Blech 2000x1000 5 Tafeln", "#10, 5 piece, blech 2000x1000"],
	["10 Blech 2000x1000 5 Tafeln", "5 piece, 10 blech 2000x1000"],
	["IPE 200 12 m 3 Stk à 439,89 €", "3 piece, ipe 200 12 m"],
	["IPE 200 12 m 3 Stk @ 1.321,90", "3 piece, ipe 200 12 m"],
	["IPE 200 12 m 3 Stk á 440,-", "3 piece, ipe 200 12 m"],
	["HEA 160 6 m Stk 3 kg 547", "3 piece, hea 160 6 m"],
	["IPE 200 -3 Stk", "ipe 200"],
	["Blech 10 mm 1000 x 2000 4 m²", "4 m2, blech 10 mm 1000 x 2000"],
	["Quadratrohr 60x60x4 6 m 60 m", "60 m, quadratrohr 60x60x4 6 m"],
	["Winkel 60x60x6 6 m, gesamt 12 m", "12 m, winkel 60x60x6 6 m,"],
	["Winkel 60x60x6 12 m zusammen", "12 m, winkel 60x60x6"],
	["Bl 10 S355 4x 250x400", "4 any, bl 10 s355 250x400"],
	["L 80x80x8 x 6m (10)", "10 any, l 80x80x8 x 6m"],
	["IPE 200 5.400 mm 2 Stk", "2 piece, ipe 200 5400 mm"],
])("%s may be read as %s", (line, reading) => {
	expect(read(line).map((one) => one.toLowerCase())).toContain(reading.toLowerCase());
});

it.each(["Blech 10 mm 1000 x 2000", "Blech 10 mm 1000 x 2000 3 Paar", "HEB 200 6 m 12 m"])(
	"no length or side of %s is its quantity",
	(line) => {
		const values = readingsOf(plainLine(line, "de").text).map(({ quantity }) => quantity?.value);
		for (const value of [2000, 12]) expect(values).not.toContain(value);
	},
);

it.each([
	["en", "rebar 2,000 kg", 2000],
	["en", "rebar 2.000 kg", 2],
	["en", "rebar 1,250.5 kg", 1250.5],
	["de", "Stahl 2,000 kg", 2],
	["fi", "teräs 2.000 kg", 2000],
	["et", "teras 2.000 kg", 2000],
] as const)("in %s %s are so many kilograms", (language, line, value) => {
	expect(readingsOf(plainLine(line, language).text).map(({ quantity }) => quantity)).toContainEqual({ value, unit: "kg" });
});

it.each([
	["HEA 200 S235JR 4 x 1.250 und 2 x 2.380", ["4 × 1250", "2 × 2380"]],
	["IPE 180 2/4,50 + 3/3,20", ["2 × 4500", "3 × 3200"]],
	["HEA 100 3x6m, 2x12m", ["3 × 6000", "2 × 12000"]],
	["UPN 120 2 Stk à 5,5 m, 4 Stk à 800 mm", ["2 × 5500", "4 × 800"]],
	["UPN 120 2 x 1.250 mm, 3 x 80 cm", ["2 × 1250", "3 × 800"]],
	["IPE 200 6 m 3 Stk, 4 m 2 Stk", ["3 × 6000", "2 × 4000"]],
	["IPE 200 0 x 6 m, 2 x 4 m", []],
	["4 Stk IPE 200, 2 Stk HEA 160", []],
])("%s names the pieces %j", (line, pieces) => {
	for (const { several } of readingsOf(plainLine(line, "de").text))
		expect(several?.map((one) => `${one.pieces} × ${one.length}`)).toEqual(pieces);
});

it("a line has few readings, however many figures it holds", () => {
	expect(readingsOf(plainLine("1 x 2 x 3 ".repeat(90), "de").text).length).toBeLessThanOrEqual(10);
});

it("a line takes no longer than a few ms, whatever is in it", () => {
	for (const line of [
		"1 ".repeat(500),
		"1x".repeat(500),
		"1.".repeat(500),
		"x 1 ".repeat(250),
		"4 m x ".repeat(160),
		"(".repeat(1000),
		"1,".repeat(500),
		'"a",'.repeat(250),
		'",'.repeat(500),
		"1.000".repeat(200),
		"hundert".repeat(140),
		"einundzwanzig ".repeat(70),
		"vierzig mal ".repeat(80),
		"drei komma ".repeat(90),
	]) {
		expect(cpuOf(() => readingsOf(plainLine(line, "de").text))).toBeLessThan(100);
	}
});
