import type { VariantSpec } from "../../catalogue";
import { type FinishCode, finishes } from "../../finishes";
import { pieces, variantOf } from "../../variant";

/** A property class and finish of a size. */
export interface Make {
	grade?: string;
	finish: FinishCode;
}

/** Surcharge of a property class in euros per kilogram. */
const gradePrices: Readonly<Record<string, number>> = { "8": 0, "8.8": 0, "10": 0.4, "10.9": 0.9, "300 HV": 0.5 };

/** Surcharge of a finish in euros per kilogram: hot-dip galvanising of small parts costs more than plating. */
export const coatingPrice = (finish: FinishCode): number => (finish.startsWith("ral-") ? 2.4 : (coatings.get(finish) ?? 0));
const coatings: ReadonlyMap<FinishCode, number> = new Map([
	["zinc-plated", 0.5],
	["galvanised", 1.2],
	["zinc-flake", 1.5],
]);

/** Pieces per box by size: more of smaller pieces. */
const packsFor = (gramsEach: number): readonly number[] =>
	gramsEach < 8 ? [100, 500, 1000] : gramsEach < 25 ? [100, 250, 500] : gramsEach < 90 ? [50, 100] : gramsEach < 300 ? [25, 50] : [10, 25];

interface Packed {
	gramsEach: number;
	/** Price of the plainest version, in the largest box. */
	eurosPerKg: number;
	/** Cost of a piece besides its weight. */
	eurosEach: number;
	makes: readonly Make[];
	/** Pieces per box, smallest first. */
	packs?: readonly number[];
}

/** Every version in every box; the unit is the box. */
export const byPack = ({ gramsEach, eurosPerKg, eurosEach, makes, packs = packsFor(gramsEach) }: Packed): VariantSpec[] =>
	makes.flatMap(({ grade, finish }) =>
		packs.map((pack, index) => {
			const kgEach = gramsEach / 1000;
			const each = eurosEach + kgEach * (eurosPerKg + (grade === undefined ? 0 : (gradePrices[grade] ?? 0)) + coatingPrice(finish));
			return variantOf({
				title: [...(grade === undefined ? [] : [grade]), finishes[finish].title, pieces(pack)],
				attributes: { ...(grade === undefined ? {} : { grade }), finish, pack },
				kg: kgEach * pack,
				// Small boxes cost more per piece.
				euros: each * pack * (1 + (packs.length - 1 - index) * 0.09),
			});
		}),
	);
