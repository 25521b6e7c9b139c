import { type Bits, count, has } from "../../../catalogue/bits";
import { firmness } from "../query/resolved";
import type { Judged } from "./judge";
import type { Understood } from "./line-answer";
import { isOfWholeList, type Notes } from "./notes/notes";

/** The goods that a certificate is of: "3.1-Zeugnis für alle Träger". Null if the line has other words. */
export function certifiedGoods(notes: Notes, judged: Judged | undefined): Bits | null {
	if (notes.certificate !== true || notes.open.length > 0 || !judged || !isOfWholeList(judged.left.join(" "))) return null;
	const areGoods = judged.matched.every(({ figure, firmness: firm }) => figure === undefined && firm >= firmness.goods);
	return areGoods && count(judged.set) > 0 ? judged.set : null;
}

/**
 * Returns whether all lines of a list are of these goods, so that a certificate of them is of the whole list.
 * @param places ordinals by the ids of variants
 */
export const areAllOf = (goods: Bits, lines: readonly Understood[], places: ReadonlyMap<number, number>): boolean =>
	lines.every(({ kind, variants }) => kind === "skipped" || variants.every((id) => has(goods, places.get(id) ?? -1)));
