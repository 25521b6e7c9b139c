import { cents, grams, stored, type VariantSpec } from "./catalogue";
import { type FinishCode, finishes } from "./finishes";
import { type Grade, gradePrices } from "./long-products";
import { type Fact, fill, listed, measure, type Text } from "./text";

interface Parts {
	/** Distinguishing facts in display order. */
	title: readonly Fact[];
	attributes: Readonly<Record<string, number | string>>;
	kg: number;
	euros: number;
	lengthMm?: number;
}

export const variantOf = ({ title, attributes, kg, euros, lengthMm }: Parts): VariantSpec => ({
	title: listed(...title),
	attributes: stored(attributes),
	weightG: grams(kg),
	lengthMm: lengthMm ?? null,
	priceCents: cents(euros),
});

/** 1500 × 3000 mm. */
export const sheetSize = (b: number, l: number): string => `${b} × ${l} mm`;

interface SheetRange {
	kgPerM2: number;
	/** Price of the plainest grade, unfinished. */
	eurosPerKg: number;
	/** Width and length in mm. */
	sizes: readonly (readonly [b: number, l: number])[];
	grades: readonly (readonly [grade: string, perKg: number])[];
	finishes: readonly FinishCode[];
}

/** Every sheet size in every grade and finish, priced by weight. */
export const bySheet = ({ kgPerM2, eurosPerKg, sizes, grades, finishes: surfaces }: SheetRange): VariantSpec[] =>
	sizes.flatMap(([b, l]) =>
		grades.flatMap(([grade, more]) =>
			surfaces.map((finish) => {
				const kg = (kgPerM2 * b * l) / 1e6;
				return variantOf({
					title: [sheetSize(b, l), grade, finishes[finish].title],
					attributes: { b, length: l, grade, finish },
					kg,
					euros: kg * (eurosPerKg + more + finishes[finish].perKg),
				});
			}),
		),
	);

export const gradesOf = (...grades: readonly Grade[]): [Grade, number][] => grades.map((grade) => [grade, gradePrices[grade]]);

/** 100 Stück. */
export const pieces = (count: number): Text =>
	fill({ de: "{count} Stück", en: "{count} pcs", et: "{count} tk", fi: "{count} kpl" }, { count });

export const metres = (value: number): Text => measure(value, "m");
