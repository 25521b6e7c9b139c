import { countedWords } from "./words";

type Place = [from: number, to: number];

const pattern = (source: string): RegExp => new RegExp(source, "gu");

const number = String.raw`\d{1,5}(?:\.\d{1,3})?`;
const alone = String.raw`(?<![\p{L}\d.,/]|x ?)`;
const end = String.raw`(?![\p{L}\d])`;
/** Values that a line can correct, in plain form: names of sections, sizes of two or three figures, lengths, quantities. */
const values = {
	name: String.raw`(?<![\p{L}\d])(?:ipe|ipn|inp|hea|heb|hem|upn|upe|unp|[qrk]) ?\d{2,4}a?${end}(?! ?x ?\d)`,
	size: String.raw`${alone}${number} ?x ?${number}(?! ?x ?\d)${end}(?! m(?!\p{L}))`,
	section: `${alone}${number}(?: ?x ?${number}){2}${end}`,
	metres: `${alone}${number} ?m${end}`,
	millimetres: `${alone}${number} ?mm${end}`,
	pieces: String.raw`${alone}\d{1,5} ?(?:${countedWords}|x(?= [^\d]|$))${end}\.?`,
	grade: String.raw`(?<![\p{L}\d])s[2-4]\d\d[a-z0-9+]{0,4}${end}`,
} as const;
/** Finishes are struck only where others replace them: "nicht verzinkt" says how goods are wanted. */
const finish = String.raw`(?<!\p{L})(?:roh(?:e[mnrs]?)?|unbehandelt\p{L}{0,2}|(?:feuer|band|stuck)?verzinkt\p{L}{0,2}|grundiert\p{L}{0,2}|lackiert\p{L}{0,2}|gestrahlt\p{L}{0,2}|self[- ]colou?r|(?:hot-dip )?galvani[sz]ed|primed|painted|blasted|kasittelemat\p{L}{2,6}|(?:kuuma)?sinkit\p{L}{2,6}|(?:pohja)?maalat\p{L}{2,6}|tootlemata|(?:kuum)?tsingitud|krunditud)(?!\p{L})`;
const kinds = [...Object.values(values), finish].map(pattern);

/** "statt 5", "nicht 1000x2000", "instead of S235", "ersetzt IPE 140", "5 asemel": what is not wanted. */
const refused = (() => {
	const value = String.raw`(?:${Object.values(values).join("|")}|${alone}\d{1,5}(?::n)?(?![\p{L}\d.]| ?x))`;
	const former = String.raw`bisher\p{L}{0,3}|fruher|vorher|ursprunglich|zuvor|previously|formerly|originally|was|aiemmin|aikaisemmin|varem|enne|endise`;
	const instead = `(?:(?:an)?statt|anstelle(?: von)?|ersetzt|ersatz fur|instead of|in place of|rather than|replac(?:es|ing|ement for)|korvaa|asendab)(?: (?:${former}|der|die|das|den|des|the|previous|old|alte[nr]?|vanhan?|vana))?`;
	const before = `${instead}|${former}|nicht|not|ei|eika|mitte`;
	const phrase = String.raw`(?<!\p{L})(?:${before}):? ${value}(?!:?ll[ae]|-ga)|${value}(?::n)? (?:asemel|sijaan|sijasta)(?!\p{L})`;
	return { plain: pattern(phrase), bracketed: pattern(String.raw`\( ?(${phrase}) ?!{0,3} ?\)`) };
})();

const politely = "bitte|nur|noch|auf|in|to|please|palun|kiitos|lieber|jetzt|now|only|nyt|nuud|vain|enaa|ainult";
/** "nur noch 8", at the end: fewer goods than before. */
const onlyLast = String.raw`(?<!(?:davon|of which|joista|millest) )(?:nur(?: noch)?|only|vain|enaa|ainult)(?= \d{1,5}(?: ?(?:${countedWords})\.?)?(?: (?:now|jetzt|nyt|nuud|bitte|please))?[\s;).!]*$)`;
/** "->", "sondern", "muutetaan": what stands behind it is wanted instead of what stands before it. */
const correcting = pattern(
	String.raw`(?:(?:-{1,2}|=)>|[→⇒]|>>|(?<!\p{L})(?:sondern|doch|lieber|stattdessen|korrigiert|korrektur|(?:ge)?andern?t? auf|(?:erhoh|reduzier)(?:en|t) auf|neu|jetzt|nyt|nuud|${onlyLast}|make (?:it|that)|(?:changed?|corrected|increased?|reduced?) to|correction|now|muutetaan|muutettu|muutos|muuta|korja(?:us|taan)|(?:ach )?quatsch|vielmehr|sorry|ich meine|no wait|i mean|eiku|ei kun|tarkoitan|oota|vabandust|tahendab|vaan|sittenkin|vaid|hoopis|muuda|muudetud|parandus)(?!\p{L}))(?:[ :,]{1,2}(?:${politely})(?!\p{L})){0,3}`,
);
const figureFirst = /^[ ;:]*\d{1,5}(?![\p{L}\d.]| ?(?:x|mm|cm|m|kg|t)(?!\p{L}))/u;
const figureLast = /(?<![\p{L}\d.,/x-])\d{1,5}(?=[ ;]*$)/u;
const nameLast = new RegExp(`${values.name}[ ;]*$`, "u");
/** The figure of "IPE 140" in "IPE 140 -> 160". */
const sizeLast = /\d{2,4}a?[ ;]*$/u;
const countFirst = new RegExp(`^[ ;:]*${values.pieces}`, "u");

const placeOf = ({ index, 0: { length } }: RegExpExecArray): Place => [index, index + length];
/** The text with separators over these places. */
export const blanked = (text: string, places: readonly Place[]): string =>
	places.reduce((rest, [from, to]) => rest.slice(0, from) + ";".padEnd(to - from) + rest.slice(to), text);

/** More corrections are no order. */
const mostCorrections = 3;

/**
 * Blanks what a line takes back: "4 Stk -> 6 Stk", "1000x2000, nicht 1250x2500", "statt 5 doch 6". The latest value stands.
 * @param text in plain form
 * @returns the text and the places of what it takes back, and of the words that do
 */
export function withoutCorrected(text: string): { text: string; struck: Place[] } {
	const beside = [...text.matchAll(refused.bracketed)];
	// "15 (nicht 50!) Stück": the unit stays beside its figure.
	const open = beside.reduce(
		(line, { index, 0: { length } }) => line.slice(0, index) + " ".repeat(length) + line.slice(index + length),
		text,
	);
	const others = [...open.matchAll(refused.plain)].map(placeOf);
	const inside = beside.map(({ index, 0: whole, 1: said = "" }): Place => {
		const from = index + whole.indexOf(said);
		return [from, from + said.length];
	});
	const struck = [...inside, ...others];
	let rest = blanked(open, others);
	for (const mark of [...rest.matchAll(correcting)].slice(0, mostCorrections)) {
		const [before, behind] = [rest.slice(0, mark.index), rest.slice(mark.index + mark[0].length)];
		if (nameLast.test(before) && figureFirst.test(behind) && !countFirst.test(behind)) {
			const place: Place = [before.search(sizeLast), mark.index + mark[0].length];
			struck.push(place);
			rest = rest.slice(0, place[0]).padEnd(place[1]) + behind;
			continue;
		}
		const earlier = replacedBy(before, behind);
		const isBehindRefused = struck.some(([, to]) => to <= mark.index && /^[ ,;-]*$/.test(text.slice(to, mark.index)));
		if (earlier.length === 0 && !isBehindRefused) continue;
		struck.push(...earlier, placeOf(mark));
		rest = blanked(rest, [...earlier, placeOf(mark)]);
	}
	return { text: rest, struck };
}

/** The places of the values that later ones of the same kind replace. */
function replacedBy(before: string, behind: string): Place[] {
	const last = (kind: RegExp): Place[] => [...before.matchAll(kind)].slice(-1).map(placeOf);
	const found = kinds.flatMap((kind) => (behind.search(kind) >= 0 ? last(kind) : []));
	const pieces = pattern(values.pieces);
	const isCount = figureFirst.test(behind) || behind.search(pieces) >= 0;
	if (!isCount || nameLast.test(before)) return found;
	const bare = figureLast.exec(before);
	const counts = [...(bare ? [placeOf(bare)] : []), ...(figureFirst.test(behind) ? last(pieces) : [])];
	return [...found, ...counts];
}
