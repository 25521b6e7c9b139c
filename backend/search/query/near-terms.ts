import type { Dictionary } from "../terms/dictionary";
import type { Alternate } from "./word-terms";

/** A figure or sizes as terms have them: "#" 205, "m" 14, "l=" 17000, "" 100 × 100 × 7. */
export interface Figure {
	sign: string;
	sizes: readonly number[];
}

/** So many terms are near enough: those on both sides that the goods in question have are among them. */
const most = 24;
/** Half of it or half as much again is not near any more. */
const farthest = 0.45;

/** Figures of the same kind that come nearest to one that there is not, the nearest the best; the same sizes are not among them. */
export function nearTerms({ sign, sizes }: Figure, dictionary: Dictionary): Alternate[] {
	const found: Alternate[] = [];
	for (const term of dictionary.terms()) {
		if (!term.startsWith(sign) || !/^\d/.test(term.slice(sign.length))) continue;
		const others = term.slice(sign.length).split("x").map(Number);
		if (others.length !== sizes.length) continue;
		const distance = sizes.reduce((sum, size, place) => sum + Math.abs(Math.log(size / (others[place] ?? 0))), 0);
		if (distance < farthest) found.push({ term, quality: 1 - distance });
	}
	// A section of another standard, 203x133x25, is near to what its first size is near to.
	const [first] = sizes;
	if (sizes.length > 2 && first !== undefined)
		found.push(...nearTerms({ sign: "#", sizes: [first] }, dictionary).map(({ term, quality }) => ({ term, quality: quality / 6 })));
	return found.sort((a, b) => b.quality - a.quality).slice(0, most);
}
