import type { AsideKind } from "./read-gaeb";

/** The head of a bill's list. Both the list and the search know its columns. */
export const billHead = "Pos\tMenge\tEinheit\tArtikel";

/** A line of a bill of quantities that is no goods: a part's title, or a position or text that nobody orders. */
export interface BillAside {
	kind: AsideKind | "title";
	/** "" for a text. */
	ordinal: string;
	text: string;
}
