import type { SuppliedVariant } from "../pricing/supplied-variant";

/** Codes of UN/ECE recommendations 20 and 21, and words of tables, by what they count or measure. In lower case. */
const counted = {
	piece: "h87 c62 ea each nar pce pc pcs pce. st stk stk. stck stück st. piece pieces kpl kappale kappaletta tk tükk tükki pieza",
	pack: "xpk pk pa xpa nmp xct ct pack packs paket pakete bund pkt pkt. paketti pkt pakk pakki",
	roll: "xro ro roll rolls rolle rollen rulla rull",
	set: "set sets satz sarja komplekt",
} as const;

/** Grams, and millimetres. */
const masses: Readonly<Record<string, number>> = { kgm: 1_000, kg: 1_000, tne: 1_000_000, t: 1_000_000, to: 1_000_000, grm: 1, g: 1 };
const lengths: Readonly<Record<string, number>> = {
	mtr: 1_000,
	m: 1_000,
	lfm: 1_000,
	jm: 1_000,
	mmt: 1,
	mm: 1,
	cmt: 10,
	cm: 10,
	kmt: 1_000_000,
};

const countedBy = new Map(
	Object.entries(counted).flatMap(([unit, words]) => words.split(" ").map((word): [string, string] => [word, unit])),
);

export interface Factor {
	/** Units of sale in one unit of the order. */
	factor: number;
	/** mass: weights are rounded, so that a result near a whole number is one. */
	by: "count" | "length" | "mass";
}

/**
 * Units of sale of a variant in one unit of a buyer's order.
 * @param unit as the order writes it; "": the unit of sale
 * @returns null for a unit that the goods are not sold in
 */
export function unitFactor(unit: string, { variant }: Pick<SuppliedVariant, "variant">): Factor | null {
	const word = unit.normalize("NFKC").trim().toLowerCase();
	const sold = variant.products.unit;
	if (word === "") return { factor: 1, by: "count" };
	const kind = countedBy.get(word);
	if (kind === sold) return { factor: 1, by: "count" };
	if (kind === "piece") {
		const pieces = variant.attributes.find(({ code }) => code === "pack")?.value;
		if (sold === "pack") return typeof pieces === "number" && pieces > 0 ? { factor: 1 / pieces, by: "count" } : null;
		// One roll, one set.
		return { factor: 1, by: "count" };
	}
	const mass = masses[word];
	if (mass !== undefined) return variant.weight > 0 ? { factor: mass / variant.weight, by: "mass" } : null;
	const length = lengths[word];
	if (length !== undefined) return variant.length ? { factor: length / variant.length, by: "length" } : null;
	return null;
}

/** Pieces of a cut size in one unit of a buyer's order. @returns null for what does not count them */
export function pieceFactor(unit: string, { length, width }: { length: number; width: number }): Factor | null {
	const word = unit.normalize("NFKC").trim().toLowerCase();
	if (word === "" || countedBy.get(word) === "piece") return { factor: 1, by: "count" };
	const metres = lengths[word];
	return metres !== undefined && width === 0 && length > 0 ? { factor: metres / length, by: "length" } : null;
}

/** Weights differ by this part between the tables of buyer and seller. */
const massTolerance = 0.005;

export interface Amount {
	/** Whole units of sale; null if the quantity is none. */
	amount: number | null;
	/** The exact quotient. */
	exact: number;
}

/** A quantity in whole units of sale. A mass may differ by half a per cent, and by a quarter of a unit at most. */
export function amountOf(quantity: number, { factor, by }: Factor): Amount {
	const exact = quantity * factor;
	const whole = Math.round(exact);
	const difference = Math.abs(exact - whole);
	const allowed = by === "mass" ? Math.min(0.25, whole * massTolerance) : 1e-6 * Math.max(1, whole);
	return { amount: whole > 0 && difference <= allowed ? whole : null, exact };
}
