import type { Alternate, Figure } from "./word-terms";

export interface QueryTerm {
	/** A variant needs one of these terms. */
	terms: readonly Alternate[];
	/** If no variant meets all conditions, the search drops the least firm one first. */
	firmness: number;
	weight: number;
	/** The typed text, or its replacement. */
	shown: string;
	/** The terms that may name categories. */
	word: readonly Alternate[];
	/** The measure; if the condition is dropped, the nearest measures come first. */
	figure?: Figure;
}
export interface Resolved {
	wanted: QueryTerm[];
	/** The search replaced something that was typed. */
	isCorrected: boolean;
	unknown: Figure[];
	/** Typed words that no variant has. */
	missing: string[];
}

/** Names of goods are firmer than figures and grades: "IPE 205" keeps IPE, and "Gitterrost 30x10" keeps the gratings. */
export const firmness = { word: 1, cut: 1.5, norm: 2, length: 2, format: 2.5, number: 3, name: 4, size: 5, goods: 5.5, series: 6 } as const;

/** A condition that is not searched for but reported as missing. */
export const nothing = (typed: string, figure?: Figure): Resolved => ({
	wanted: [],
	isCorrected: false,
	unknown: figure ? [figure] : [],
	missing: [typed],
});
export const only = (wanted: QueryTerm, isCorrected = false): Resolved => ({ wanted: [wanted], isCorrected, unknown: [], missing: [] });
export const combined = (parts: readonly Resolved[]): Resolved => ({
	wanted: parts.flatMap(({ wanted }) => wanted),
	isCorrected: parts.some(({ isCorrected }) => isCorrected),
	unknown: parts.flatMap(({ unknown }) => unknown),
	missing: parts.flatMap(({ missing }) => missing),
});
