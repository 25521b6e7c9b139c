import { type Bits, has } from "../../../catalogue/bits";
import type { VariantIndex } from "../../../catalogue/variant-index";
import { plain as plainOf } from "../../plain";
import { firmness, type QueryTerm } from "../query/resolved";
import { isFinish } from "./above/rules";
import { placesOfIds } from "./codes";
import { cancelsLinesBelow } from "./doubts";
import { isLength, type Judged } from "./judge";
import type { Understood } from "./line-answer";

/** The effect of a heading on the lines below it. */
export interface Heading {
	/** The lines below are not ordered as written. */
	isWithheld: boolean;
	/** Grades and finishes of the goods below. */
	terms: readonly QueryTerm[];
}
export const noHeading: Heading = { isWithheld: false, terms: [] };

/** Whether words name a grade or a finish. */
export const isProperty = ({ figure, firmness: firm, shown }: QueryTerm): boolean =>
	figure === undefined && (firm === firmness.name || isFinish(plainOf(shown).text));

/** Words without goods may say how those below are, so that these come first: "sofern nicht anders vermerkt S355J2 roh, Länge 12 m:". */
export const preferredBy = (judged: Judged | undefined): QueryTerm[] =>
	(judged?.meant.wanted ?? []).filter((one) => isProperty(one) || isLength(one));

/** @param isWithheld the lines below are not ordered as written in any case */
export function headingOf(text: string, judged: Judged | undefined, isWithheld: boolean): Heading {
	return {
		isWithheld: isWithheld || cancelsLinesBelow(text) || (judged?.meant.material ?? null) !== null,
		terms: (judged?.meant.wanted ?? []).filter(isProperty),
	};
}

/** Asks about clear lines whose goods contradict their heading. */
export async function asHeaded(
	lines: readonly Understood[],
	headingsOf: (at: number) => readonly Heading[],
	{ variants, meeting }: { variants: VariantIndex; meeting: (one: QueryTerm) => Bits },
): Promise<Understood[]> {
	const isHeaded = (at: number): boolean => headingsOf(at).some(({ isWithheld, terms }) => isWithheld || terms.length > 0);
	const headed = new Set(lines.flatMap(({ kind }, at) => (kind === "clear" && isHeaded(at) ? [at] : [])));
	const places = await placesOfIds(
		variants,
		[...headed].flatMap((at) => lines[at]?.variants ?? []),
	);
	return lines.map((line, at) => {
		const ordinals = line.variants.flatMap((id) => places.get(id) ?? []);
		const isMet = ({ isWithheld, terms }: Heading): boolean =>
			!isWithheld && terms.every((one) => ordinals.every((ordinal) => has(meeting(one), ordinal)));
		return headed.has(at) && !headingsOf(at).every(isMet) ? { ...line, kind: "candidates", disagrees: true } : line;
	});
}
