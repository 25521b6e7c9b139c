import type { Language } from "../../../contract/locale";
import type { Sheet } from "../read-sheets";
import type { Titles } from "./texts";

/** Names of ETIM codes in the languages of the given dictionaries. */
export interface EtimDictionary {
	titles: ReadonlyMap<string, Titles>;
	/** Units after a figure, equal in all languages. */
	units: ReadonlyMap<string, string>;
	groups: ReadonlyMap<string, string>;
}

/** The published ETIM model: CSV files in one language. */
export interface EtimExport {
	language: Language;
	tables: readonly Sheet[];
}

/** The files of the ETIM export that the import reads: the columns of the code and of its name. */
const files: Record<string, [code: string, title: string]> = {
	etimartgroup: ["ARTGROUPID", "GROUPDESC"],
	etimartclass: ["ARTCLASSID", "ARTCLASSDESC"],
	etimfeature: ["FEATUREID", "FEATUREDESC"],
	etimvalue: ["VALUEID", "VALUEDESC"],
};

/** @returns the names from all exports, or an explanation of what is missing */
export function readEtim(exports: readonly EtimExport[]): EtimDictionary | string {
	const titles = new Map<string, Titles>();
	const units = new Map(commonUnits);
	const groups = new Map<string, string>();
	for (const { language, tables } of exports) {
		const columnsOf = (name: string, columns: readonly string[]): string[][] | null => {
			const [head, ...rows] = tables.find((table) => table.name === name)?.rows ?? [];
			const places = columns.map((column) => head?.cells.indexOf(column) ?? -1);
			return places.includes(-1) ? null : rows.map(({ cells }) => places.map((place) => cells[place] ?? ""));
		};
		for (const [name, columns] of Object.entries(files)) {
			const rows = columnsOf(name, columns);
			if (!rows) return `ETIM's export lacks ${name.toUpperCase()}.csv with the columns ${columns.join(" and ")}.`;
			for (const [code = "", title = ""] of rows) if (title !== "") titles.set(code, { ...titles.get(code), [language]: title });
		}
		for (const [code = "", unit = ""] of columnsOf("etimunit", ["UNITOFMEASID", "UNITDESC"]) ?? []) units.set(code, unit);
		for (const [code = "", group = ""] of columnsOf("etimartclass", ["ARTCLASSID", "ARTGROUPID"]) ?? []) groups.set(code, group);
	}
	return { titles, units, groups };
}

/** Units of ETIM 10.0 (ETIM International, ODC-By 1.0), limited to those that cover most files. */
const commonUnits: ReadonlyMap<string, string> = new Map(
	Object.entries({
		EU000022: "VA",
		EU570006: "kg/m³",
		EU570020: "N",
		EU570028: "Hz",
		EU570036: "m",
		EU570039: "kg",
		EU570054: "W",
		EU570056: "bar",
		EU570073: "°C",
		EU570076: "K",
		EU570079: "V",
		EU570097: "m²",
		EU570108: "lm",
		EU570126: "mm²",
		EU570170: "kA",
		EU570174: "mA",
		EU570245: "Nm",
		EU570254: "kg/m",
		EU570382: "%",
		EU570383: "°",
		EU570399: "cm",
		EU570403: "l",
		EU570408: "g",
		EU570418: "kW",
		EU570448: "mm",
		EU570451: "m³/h",
		EU570459: "A",
		EU570480: "dB",
		EU570499: "µm",
		EU570508: "kN",
		EU571044: "N/mm²",
		EU571046: "kg/m²",
		EU571166: "kg/km",
		EU571177: "N/m",
	}),
);
