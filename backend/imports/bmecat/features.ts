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

/** The features of the article's ETIM class, or of another system or none if the article has no ETIM class. */
export function featuresOf(product: XmlElement, usual: Language | null): { etimClass: string | null; features: Feature[] } {
	const systems = elementsAt(product, "PRODUCT_FEATURES");
	const etim = systems.filter((system) => /^ETIM/i.test(textAt(system, "REFERENCE_FEATURE_SYSTEM_NAME")));
	const seen = new Set<string>();
	const features = (etim.length > 0 ? etim : systems)
		.flatMap((system) => elementsAt(system, "FEATURE"))
		.flatMap((feature) => featureOf(feature, usual) ?? [])
		.filter(({ code }) => !seen.has(code) && seen.add(code));
	const etimClass = etim.map((system) => textAt(system, "REFERENCE_FEATURE_GROUP_ID")).find((id) => /^EC\w+$/.test(id)) ?? null;
	return { etimClass, features };
}

function featureOf(feature: XmlElement, usual: Language | null): Feature | null {
	const code = textAt(feature, "FNAME");
	// A dash stands for no value.
	const values = elementsAt(feature, "FVALUE").flatMap(({ text }) => (text === "" || text === "-" ? [] : [text]));
	if (code === "" || values.length === 0) return null;
	const unit = textAt(feature, "FUNIT");
	const isEtim = /^EF\w+$/.test(code);
	const name = isEtim ? code.toLowerCase() : `f_${wordOf(code, "_")}`;
	return {
		attribute: measureOf(code, unit)?.attribute ?? (unit === "" ? name : `${name}_${wordOf(unit, "_")}`).slice(0, 31),
		code,
		unit,
		values,
		titles: { ...(isEtim ? {} : textsOf(elementsAt(feature, "FNAME"), usual)), ...textsOf(elementsAt(feature, "FDESCR"), usual) },
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
