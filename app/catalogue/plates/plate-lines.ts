import type { TypedPiece } from "./plate-answer";

const pieceWords = /^(?:stk?|stück|stck|nos?|ea|pcs?|pieces?|kpl|kappaletta|tk|tükki?)\.?$/i;
const unitWords = /^(?:mm|cm|m)$/i;
const joints = /^(?:x|à|je|each|of|a|b)$/i;
const token = /\d[\d.,]*|\p{L}+\.?/gu;

/**
 * Reads lines that name pieces and two sides: "4 x 600 x 400", "12 Stk 0,6 x 0,4 m", "600 x 400 mm 4 kpl", "600x400 4". The pieces come
 * first, unless their word follows the last number or a sign joins the first two as sides. A line whose first number may be pieces or a
 * side is unclear. A line without digits is a heading. The form checks figures and bounds.
 * @returns `unclear`: lines that could not be read
 */
export function readPlateLines(text: string): { pieces: TypedPiece[]; unclear: string[] } {
	const pieces: TypedPiece[] = [];
	const unclear: string[] = [];
	for (const line of text.split(/\r?\n/).filter((one) => /\d/.test(one))) {
		const read = pieceOf(line);
		if (read) pieces.push(read);
		else unclear.push(line.trim());
	}
	return { pieces, unclear };
}

function pieceOf(line: string): TypedPiece | null {
	const tokens = line.match(token) ?? [];
	const figures = tokens.filter((one) => /^\d/.test(one));
	const words = tokens.filter((one) => !/^\d/.test(one));
	if (figures.length !== 3 || words.some((word) => ![pieceWords, unitWords, joints].some((known) => known.test(word)))) return null;
	const unit = words.findLast((word) => unitWords.test(word)) ?? "";
	const order = words.some((word) => pieceWords.test(word)) ? null : orderOf(line, figures);
	if (order === "unclear") return null;
	const isLast = pieceWords.test(tokens.at(-1) ?? "") || order === "sidesFirst";
	const [count, one, other] = isLast ? [figures[2], figures[0], figures[1]] : figures;
	const sized = (figure = "") => [figure.replace(/[.,]$/, ""), unit].filter(Boolean).join(" ");
	return { pieces: (count ?? "").replace(/[.,]$/, ""), length: sized(one), width: sized(other) };
}

/** In mm. A higher first number may be a side, and a lower last number may be pieces. */
const shortestSide = 100;

/** The order of three numbers without a word for pieces: "300x200 60" begins with sides, "300 x 200 x 60" may begin with either. */
function orderOf(line: string, figures: readonly string[]): "piecesFirst" | "sidesFirst" | "unclear" {
	const [first = 0, , last = 0] = figures.map((figure) => Number(figure.replace(/[.,]/g, "")));
	const [, one = "", other = ""] = /\d([^\d.,]+)\d[\d.,]*([^\d]+)\d/.exec(line) ?? [];
	const isSign = (between: string): boolean => /^\s*[x×*]\s*$/i.test(between);
	const isSpace = (between: string): boolean => /^[\s;|]+$/.test(between);
	if (isSign(one) && isSpace(other)) return first >= shortestSide ? "sidesFirst" : "unclear";
	const isAlike = (isSign(one) && isSign(other)) || (isSpace(one) && isSpace(other));
	return isAlike && first >= shortestSide && last < shortestSide ? "unclear" : "piecesFirst";
}
