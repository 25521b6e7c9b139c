import type { Language } from "../../../contract/locale";
import { elementsAt, textAt, type XmlElement } from "../../platform/xml-elements";
import { inColumns, languageOf, textsOf } from "./texts";

/** A file of an article, as a row of a workbook's sheets. */
export interface Media {
	sheet: "pictures" | "documents";
	cells: Record<string, string>;
}

const purposes = new Map([
	["normal", "picture"],
	["detail", "picture"],
	["data_sheet", "data_sheet"],
	["safety_data_sheet", "safety_data_sheet"],
]);
/** Purposes of files in the ETIM guidelines. */
const codes = new Map([
	["MD01", "picture"],
	["MD14", "manual"],
	["MD21", "manual"],
	["MD22", "data_sheet"],
]);

/**
 * Files of an article in their order, without those for other purposes.
 * @param hasFile whether the catalogue comes with the file
 */
export function mediaOf(product: XmlElement, usual: Language | null, hasFile: (name: string) => boolean): Media[] {
	const found = [
		...elementsAt(product, "MIME_INFO/MIME").map((element) => ({
			element,
			prefix: "",
			kind: purposes.get(textAt(element, "MIME_PURPOSE")),
		})),
		...elementsAt(product, "USER_DEFINED_EXTENSIONS/UDX.EDXF.MIME_INFO/UDX.EDXF.MIME").map((element) => ({
			...{ element, prefix: "UDX.EDXF." },
			kind: codes.get(textAt(element, "UDX.EDXF.MIME_CODE")),
		})),
	];
	return found.flatMap(({ element, prefix, kind }) =>
		elementsAt(element, `${prefix}MIME_SOURCE`).flatMap(({ text: file, attributes }): Media[] => {
			if (kind === undefined || !hasFile(file)) return [];
			if (kind === "picture")
				return [{ sheet: "pictures", cells: { file, ...inColumns("alt", textsOf(elementsAt(element, "MIME_ALT"), usual)) } }];
			const titles = inColumns("title", textsOf(elementsAt(element, "MIME_DESCR"), usual));
			return [{ sheet: "documents", cells: { file, kind, language: languageOf(attributes.lang ?? "") ?? "", ...titles } }];
		}),
	);
}
