import type { Alternate, Figure } from "./word-terms";

/** A condition as the index can answer it. */
export interface QueryTerm {
	/** Any of them will do. */
	terms: readonly Alternate[];
	/** What is given up first where no variant holds all: the lowest. */
	firmness: number;
	/** How it counts beside the others. */
	weight: number;
	/** How it was typed, or what was taken instead. */
	shown: string;
	/** By what categories may be named so. */
	word: readonly Alternate[];
	/** What it measures; where it is given up, what measures nearly so comes first. */
	figure?: Figure;
}
export interface Resolved {
	wanted: QueryTerm[];
	/** Whether something else is searched for than what was typed. */
	isCorrected: boolean;
	/** Figures that nothing has. */
	unknown: Figure[];
	/** What was typed and nothing has. */
	missing: string[];
}

/** Goods are firmer than figures and grades: of "IPE 205" the IPE is kept, and of "Gitterrost 30x10" the gratings. */
export const firmness = { word: 1, cut: 1.5, norm: 2, length: 2, format: 2.5, number: 3, name: 4, size: 5, goods: 5.5, series: 6 } as const;

/** What is not searched for, and said so. */
export const nothing = (typed: string, figure?: Figure): Resolved => ({
	wanted: [],
	isCorrected: true,
	unknown: figure ? [figure] : [],
	missing: [typed],
});
/** One condition. */
export const only = (wanted: QueryTerm, isCorrected = false): Resolved => ({ wanted: [wanted], isCorrected, unknown: [], missing: [] });
/** Conditions one after the other. */
export const together = (parts: readonly Resolved[]): Resolved => ({
	wanted: parts.flatMap(({ wanted }) => wanted),
	isCorrected: parts.some(({ isCorrected }) => isCorrected),
	unknown: parts.flatMap(({ unknown }) => unknown),
	missing: parts.flatMap(({ missing }) => missing),
});
