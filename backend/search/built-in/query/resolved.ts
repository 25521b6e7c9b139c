import type { Alternate, Figure } from "./word-terms";

/** A condition in terms of the index. */
export interface QueryTerm {
	/** A variant meets the condition with any of them. */
	terms: readonly Alternate[];
	/** Where no variant meets all conditions, the one with the lowest firmness is dropped first. */
	firmness: number;
	/** How much it counts compared with the others. */
	weight: number;
	/** How it was typed, or what it was replaced by. */
	shown: string;
	/** The terms by which it may name categories. */
	word: readonly Alternate[];
	/** What it measures; if it is dropped, the nearest measures come first. */
	figure?: Figure;
}
export interface Resolved {
	wanted: QueryTerm[];
	/** Whether something was taken for another than it was typed as. */
	isCorrected: boolean;
	/** Figures that no variant has. */
	unknown: Figure[];
	/** What was typed and no variant has. */
	missing: string[];
}

/** Names of goods are firmer than figures and grades: of "IPE 205" the IPE is kept, and of "Gitterrost 30x10" the gratings. */
export const firmness = { word: 1, cut: 1.5, norm: 2, length: 2, format: 2.5, number: 3, name: 4, size: 5, goods: 5.5, series: 6 } as const;

/** A condition that is not searched for and reported as missing. */
export const nothing = (typed: string, figure?: Figure): Resolved => ({
	wanted: [],
	isCorrected: false,
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
