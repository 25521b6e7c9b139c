import { expect, it } from "vitest";
import { withoutHeading } from "./short-name";

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
