import { cents, grams, stored, type VariantSpec } from "./catalogue";
import { type FinishCode, finishes } from "./finishes";
import { listed, measure } from "./text";

/** Surcharge of a grade in euros per kilogram. */
export const gradePrices = {
	S235JR: 0,
	S235JRH: 0,
	S355J2: 0.05,
	S355J2H: 0.06,
	S460M: 0.17,
	S420MH: 0.15,
	S195T: 0,
	P235GH: 0.06,
	P235TR1: 0,
	P265GH: 0.12,
	"16Mo3": 0.45,
	"11SMn30+C": 0.12,
	"C45+C": 0.2,
	"S355J2C+C": 0.14,
	"S235JRC+C": 0,
	"42CrMo4+QT": 0.75,
	B500B: 0,
	B500A: -0.02,
} as const;
export type Grade = keyof typeof gradePrices;

export interface Range {
	kgPerM: number;
	/** Price of the plainest grade, unfinished. */
	eurosPerKg: number;
	/** Metres. */
	lengths: readonly number[];
	grades: readonly Grade[];
	finishes: readonly FinishCode[];
}

/** Every length in every grade and finish, priced by weight. */
export const byLength = ({ kgPerM, eurosPerKg, lengths, grades, finishes: surfaces }: Range): VariantSpec[] =>
	lengths.flatMap((metres) =>
		grades.flatMap((grade) =>
			surfaces.map((finish): VariantSpec => {
				const kilograms = kgPerM * metres;
				const { title, perKg } = finishes[finish];
				return {
					title: listed(measure(metres, "m"), grade, title),
					attributes: stored({ length: metres * 1000, grade, finish }),
					weightG: grams(kilograms),
					lengthMm: metres * 1000,
					priceCents: cents(kilograms * (eurosPerKg + gradePrices[grade] + perKg)),
				};
			}),
		),
	);

/** Light sizes cost more to roll: the price per kilogram falls to its base at this mass per metre. */
export const rollingPrice = (base: number, kgPerM: number, settledAt: number): number =>
	base + 0.35 * Math.max(0, 1 - kgPerM / settledAt) ** 2;
