import { languages } from "../../../contract/locale";
import type { EtimDictionary } from "./etim";
import { cellOf, type Feature, isRange, isSingleNumber } from "./features";
import { measureOf } from "./measures";
import { cut, inColumns, type Titles } from "./texts";

type Cells = Record<string, string>;

/** Yes and no, which features state as true and false. */
const answers: Record<string, Titles> = {
	true: { de: "ja", en: "yes", et: "jah", fi: "kyllä" },
	false: { de: "nein", en: "no", et: "ei", fi: "ei" },
};

const maxTitle = 200;
const maxValue = 80;
const maxUnit = 16;

interface Attribute {
	code: string;
	symbol: string;
	unit: string;
	kind: "number" | "text";
	titles: Titles;
}

/**
 * Converts the features of all articles to attributes of a workbook.
 * @param all the features of each article, in its order
 */
export function attributesOf(all: readonly (readonly Feature[])[], { titles: etim, units }: EtimDictionary) {
	const byName = new Map<string, Feature[]>();
	for (const feature of all.flat()) {
		const same = byName.get(feature.attribute);
		if (same) same.push(feature);
		else byName.set(feature.attribute, [feature]);
	}
	const untitled = new Set<string>();
	const attributes = new Map<string, Attribute>();
	const values = new Map<string, Cells>();
	for (const [attribute, features] of byName) {
		const [{ code, unit } = { code: attribute, unit: "" }] = features;
		const measure = measureOf(code, unit);
		const titles = measure?.titles ?? { ...joined(features.map((feature) => feature.titles)), ...etim.get(code) };
		if (!hasText(titles)) untitled.add(code);
		// A range becomes text, since the shop's numbers have no second end. A word among figures is reported as a mistake, unless there are
		// more words.
		const figures = features.filter(isSingleNumber).length;
		const kind = measure || (!features.some(isRange) && figures * 2 > features.length) ? "number" : "text";
		attributes.set(attribute, {
			code,
			kind,
			symbol: measure?.symbol ?? "",
			unit: (units.get(unit) ?? unit).slice(0, maxUnit),
			titles: hasText(titles) ? titles : { en: code },
		});
		if (kind === "number") continue;
		for (const feature of features) {
			if (isSingleNumber(feature) || isRange(feature)) continue;
			const value = cellOf(feature, kind, "");
			const parts = feature.values.map(
				(part) => etim.get(part) ?? (Object.hasOwn(answers, part) ? answers[part] : undefined) ?? feature.valueTitles,
			);
			const named = Object.fromEntries(
				languages.flatMap((language) => {
					const texts = parts.map((part) => part[language]);
					return texts.every((text) => text !== undefined) ? [[language, [...new Set(texts)].join(", ")]] : [];
				}),
			);
			// A longer value rejects its article.
			if (value.length > maxValue) continue;
			if (hasText(named)) values.set(`${attribute}\n${value}`, { attribute, value, ...inColumns("title", cut(named, maxTitle)) });
			else for (const part of feature.values) if (/^EV\w+$/.test(part)) untitled.add(part);
		}
	}
	return {
		untitled,
		codes: new Map([...attributes].map(([attribute, { code }]) => [attribute, code])),
		rows: [...attributes].map(([attribute, { kind, symbol, unit, titles }]) => ({
			...{ attribute, kind, symbol, unit: kind === "number" ? unit : "" },
			...inColumns("title", cut(titles, maxTitle)),
		})),
		valueRows: [...values.values()],
		cellsOf: (features: readonly Feature[]): Cells =>
			Object.fromEntries(
				features.flatMap((feature) => {
					const attribute = attributes.get(feature.attribute);
					return attribute ? [[feature.attribute, cellOf(feature, attribute.kind, attribute.unit)]] : [];
				}),
			),
	};
}

const hasText = (titles: Titles): boolean => Object.keys(titles).length > 0;

const joined = (all: readonly Titles[]): Titles => Object.assign({}, ...all.toReversed());
