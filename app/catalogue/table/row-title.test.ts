import { expect, it } from "vitest";
import { commonFamily, isInSizes, sizeApart, withoutHeading } from "./row-title";

it.each([
	["Quadratisches Hohlprofil 40×40×3", "Quadratische Hohlprofile", "40×40×3"],
	["Neliöputki 40×40×3", "Neliöputket", "40×40×3"],
	["Kuuskantpolt ISO 4017 M5×10", "Kuuskantpoldid", "ISO 4017 M5×10"],
	["Hex bolt ISO 4017 M5×10", "Hexagon bolts", "Hex bolt ISO 4017 M5×10"],
	["IPE 200", "IPE-Träger, warmgewalzt", "IPE 200"],
	["Sechskantschraube M8", "Verbindungsmittel", "Sechskantschraube M8"],
	["Bewehrungsmatte", "Bewehrungsmatten", "Bewehrungsmatte"],
])("calls %s among %s %s", (title, heading, name) => {
	const [repeated, rest] = withoutHeading(title, heading);
	expect(rest).toBe(name);
	expect(repeated + rest).toBe(title);
});

it("tells the size of a thread apart from its standard", () => {
	expect(sizeApart("Sechskantschraube ISO 4017 (DIN 933) M5×10")).toEqual(["Sechskantschraube ISO 4017 (DIN 933)", "M5×10"]);
	expect(sizeApart("ISO 4017 M5×10")).toEqual(["ISO 4017", "M5×10"]);
	expect(sizeApart("Sechskantschraube M8")).toEqual(["", "Sechskantschraube M8"]);
	expect(sizeApart("Rohr EN 10255 DN 50")).toEqual(["", "Rohr EN 10255 DN 50"]);
});

it("says words once that all sizes begin with", () => {
	expect(commonFamily(["Schraube ISO 4017 M5×10", "Schraube ISO 4017 M6×10"])).toBe("Schraube ISO 4017");
	expect(commonFamily(["Schraube ISO 4017 M5×10", "Schraube ISO 4014 M5×10"])).toBe("");
	expect(commonFamily(["IPE 80", "IPE 100"])).toBe("");
});

it("knows the measures that the sizes of all rows say", () => {
	const row = (title: string, d: number, length: number) => ({ values: { d, length, finish: "roh" }, products: { title } });
	const bolts = [row("Schraube ISO 4017 M5×10", 5, 10), row("Schraube ISO 4017 M6×12", 6, 12)];
	expect(["d", "length", "finish", "pack"].filter((code) => isInSizes(code, bolts))).toEqual(["d", "length"]);
	expect(isInSizes("length", [...bolts, row("Schraube ISO 4017 M8×16", 8, 20)])).toBe(false);
});
