import type { HeldIndex } from "../query/search-index";
import { type Alternate, type Figure, nearTerms } from "../query/word-terms";
import { nearGrades } from "../terms/grades";
import type { Judged } from "./judge";

const maxNear = 3;

/** The height of a gate or panel: "1,80", or the second side of "1000x1800". */
function asHeight({ sign, sizes: [size = 0, ...others] }: Figure): Figure[] {
	if (others.length > 0) return [];
	if (sign === "#" && !Number.isInteger(size)) return [{ sign, sizes: [Math.round(size * 1000)] }];
	return sign === "l=" ? [{ sign: "#", sizes: [size] }] : [];
}

/** Finds the closest terms for each figure that the catalogue or its goods lack. */
export function nearest({ meant, matched }: Judged, { dictionary }: HeldIndex, known: Map<string, Alternate[]>): Alternate[][] {
	const grades = [...meant.missing, ...meant.wanted.filter((one) => !matched.includes(one)).map(({ shown }) => shown)].flatMap((word) => {
		const terms = nearGrades(word, dictionary);
		return terms.length > 0 ? [terms] : [];
	});
	const figures = [...meant.unknown, ...meant.wanted.flatMap((one) => (one.figure && !matched.includes(one) ? one.figure : []))];
	const ofFigures = figures
		.slice(0, maxNear)
		.flatMap((figure) => [figure, ...asHeight(figure)])
		.map((figure) => {
			const key = `${figure.sign}${figure.sizes.join("x")}`;
			const terms = known.get(key) ?? nearTerms(figure, dictionary);
			known.set(key, terms);
			return terms;
		});
	return [...grades.slice(0, 1), ...ofFigures];
}
