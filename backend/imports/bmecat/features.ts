import type { Language } from "../../../contract/locale";
import { elementsAt, textAt, type XmlElement } from "../../platform/xml-elements";
import { measureOf } from "./measures";
import { numberOf, type Titles, textsOf, wordOf } from "./texts";

export interface Feature {
	/** The code of its attribute. It includes the unit: ETIM measures a length in mm in one class and in m in another. */
	attribute: string;
	/** The code in the file: EF000008. */
	code: string;
	unit: string;
	values: string[];
	/** The file's own name for it, and its value. */
	titles: Titles;
	valueTitles: Titles;
}

/** A class of ETIM by its code, or of ECLASS by its figures, and the file's own name for it. */
export interface GoodsClass {
	code: string;
	titles: Titles;
}

/** The features of the article's class of ETIM, else of ECLASS; of any other system or none if it has neither. */
export function featuresOf(product: XmlElement, usual: Language | null): { goodsClass: GoodsClass | null; features: Feature[] } {
	const systems = elementsAt(product, "PRODUCT_FEATURES");
	const of = (name: RegExp) => systems.filter((system) => name.test(textAt(system, "REFERENCE_FEATURE_SYSTEM_NAME")));
	const [etim, eclass] = [of(/^ETIM/i), of(/^e-?cl[@a]ss/i)];
	const taken = [etim, eclass, systems].find((found) => found.length > 0) ?? [];
	const seen = new Set<string>();
	const features = taken
		.flatMap((system) => elementsAt(system, "FEATURE"))
		.flatMap((feature) => featureOf(feature, usual) ?? [])
		.filter(({ attribute }) => !seen.has(attribute) && seen.add(attribute));
	return { goodsClass: etimClassOf(etim) ?? eclassOf(eclass, usual), features };
}

function etimClassOf(systems: readonly XmlElement[]): GoodsClass | null {
	const code = systems.map((system) => textAt(system, "REFERENCE_FEATURE_GROUP_ID")).find((id) => /^EC\w+$/.test(id));
	return code === undefined ? null : { code, titles: {} };
}

/** "23-11-01-01", "23110101", or the class's own number "0173-1#01-AKF225#017", whose version changes with each release. */
function eclassOf(systems: readonly XmlElement[], usual: Language | null): GoodsClass | null {
	for (const system of systems) {
		const id = textAt(system, "REFERENCE_FEATURE_GROUP_ID");
		const [, number] = /^0173-1[#-]01[#-]([A-Z]{3}\d{3})(?:[#-]\d{3})?$/.exec(id) ?? [];
		const figures = id.replace(/[-.\s]/g, "");
		const code = number ?? (/^\d{8}$/.test(figures) ? figures : null);
		if (code !== null) return { code: `ECLASS ${code}`, titles: textsOf(elementsAt(system, "REFERENCE_FEATURE_GROUP_NAME"), usual) };
	}
	return null;
}

/** The number of a property of ECLASS without its version: "0173-1#02-BAA020#012", in older files "BAA020012". */
const eclassProperty = /^(?:0173-1[#-]02[#-])?([A-Z]{3}\d{3})(?:[#-]?\d{3})?$/;

function featureOf(feature: XmlElement, usual: Language | null): Feature | null {
	const code = textAt(feature, "FNAME");
	// A dash stands for no value.
	const values = elementsAt(feature, "FVALUE").flatMap(({ text }) => (text === "" || text === "-" ? [] : [text]));
	if (code === "" || values.length === 0) return null;
	const unit = textAt(feature, "FUNIT");
	const isEtim = /^EF\w+$/.test(code);
	const property = eclassProperty.exec(code)?.[1];
	const name = isEtim ? code.toLowerCase() : property !== undefined ? `ec_${property.toLowerCase()}` : `f_${wordOf(code, "_")}`;
	return {
		attribute: measureOf(code, unit)?.attribute ?? (unit === "" ? name : `${name}_${wordOf(unit, "_")}`).slice(0, 31),
		code,
		unit,
		values,
		titles: {
			...(isEtim || property !== undefined ? {} : textsOf(elementsAt(feature, "FNAME"), usual)),
			...textsOf(elementsAt(feature, "FDESCR"), usual),
		},
		valueTitles: textsOf(elementsAt(feature, "FVALUE_DETAILS"), usual),
	};
}

/** Returns whether a feature is a single number, rather than yes or no, codes of values, or a range. */
export const isSingleNumber = ({ values }: Feature): boolean => values.length === 1 && numberOf(values[0] ?? "") !== null;

export const isRange = ({ values }: Feature): boolean => values.length === 2 && values.every((value) => numberOf(value) !== null);

/**
 * The cell of an attribute.
 * @param unit its symbol, for texts with figures
 */
export function cellOf(feature: Feature, kind: "number" | "text", unit: string): string {
	const [value = "", upper] = feature.values;
	const sign = unit === "" ? "" : ` ${unit}`;
	if (isSingleNumber(feature)) return kind === "number" ? String(numberOf(value)) : `${numberOf(value)}${sign}`;
	if (!isRange(feature)) return feature.values.join(", ");
	const [low, high] = [numberOf(value), numberOf(upper ?? "")];
	return low === high ? `${low}${sign}` : `${low} … ${high}${sign}`;
}
