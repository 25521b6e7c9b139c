import type { Titles } from "./texts";

interface Measure {
	/** The attribute that drawings and the search for sizes use. */
	attribute: string;
	symbol: string;
	titles: Titles;
}

/** ETIM measures that every shop has, in all its languages; a workbook has the same ones, in millimetres. */
const measures = new Map<string, Measure>([
	["EF000008", { attribute: "b", symbol: "b", titles: { de: "Breite", en: "Width", et: "Laius", fi: "Leveys" } }],
	["EF000040", { attribute: "h", symbol: "h", titles: { de: "Höhe", en: "Height", et: "Kõrgus", fi: "Korkeus" } }],
	["EF000125", { attribute: "t", symbol: "t", titles: { de: "Dicke", en: "Thickness", et: "Paksus", fi: "Paksuus" } }],
	["EF000551", { attribute: "d", symbol: "d", titles: { de: "Durchmesser", en: "Diameter", et: "Läbimõõt", fi: "Halkaisija" } }],
	["EF001438", { attribute: "length", symbol: "L", titles: { de: "Länge", en: "Length", et: "Pikkus", fi: "Pituus" } }],
]);
const millimetre = "EU570448";

export const measureOf = (code: string, unit: string): Measure | undefined => (unit === millimetre ? measures.get(code) : undefined);
