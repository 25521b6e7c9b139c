import { plain } from "../../plain";
import { firmness, type QueryTerm } from "../query/resolved";

/** The catalogue's word for round tubes of structural steel, which are all welded. */
export const roundTube = "rundrohr";
const round: QueryTerm = { terms: [{ term: roundTube, quality: 1 }], firmness: firmness.goods, weight: 1, shown: roundTube, word: [] };

const welding = /^(?:geschweisst\p{L}*|welded|hitsat\p{L}*|keevitat\p{L}*)$/u;
const tube = /^(?:ro|(?:stahl|leitungs)?rohre?n?|pipes?|tubes?|putk\p{L}{1,4}|(?:teras)?toru\p{L}{0,3})$/u;

const isSaid = ({ shown }: QueryTerm, pattern: RegExp): boolean => pattern.test(plain(shown).text.replace(/[^\p{L}]/gu, ""));

/** The round tubes of a size that no welded pipe has: "Rohr 60,3x2,9 geschweißt" is neither seamless nor an elbow. */
export function asRoundTube<F extends { matched: readonly QueryTerm[] }>(
	wanted: readonly QueryTerm[],
	find: (wanted: readonly QueryTerm[]) => F,
): F | null {
	if (!wanted.some((one) => isSaid(one, welding))) return null;
	const tubes = wanted.filter((one) => isSaid(one, tube));
	const others = wanted.filter((one) => !isSaid(one, welding) && !tubes.includes(one));
	const found = find([...others, round]);
	const hasSize = found.matched.includes(round) && found.matched.some(({ figure }) => (figure?.sizes.length ?? 0) > 1);
	return hasSize ? { ...found, matched: [...found.matched.filter((one) => one !== round), ...tubes] } : null;
}
