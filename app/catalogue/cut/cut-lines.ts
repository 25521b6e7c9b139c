export interface TypedCut {
	pieces: string;
	length: string;
}

const figure = String.raw`\d[\d.,]*(?:[ \u00a0\u202f]\d{3})*`;
const unit = "(?:mm|cm|m)";
const piece = String.raw`(?:stk?|stück|stck|nos?|ea|pcs?|pieces?|kpl|tk|tükki?)\.?`;
const between = String.raw`\s*(?:[x×*;:,@à]|je|each|of|l\s*=)?\s*`;

/** Matches pieces first: "4 x 1250", "12 Stk. 800 mm", "2×3,40 m". */
const piecesFirst = new RegExp(`^(\\d+)(?:\\s*${piece}${between}|\\s+|\\s*[x×*;:@]\\s*)(${figure}\\s*${unit}?)$`, "i");
/** Matches the length first, known by its unit or by the word after the pieces: "800 mm x 12", "1250 4 Stk". */
const lengthFirst = [
	new RegExp(`^(${figure}\\s*${unit})(?:${between})(\\d+)(?:\\s*${piece})?$`, "i"),
	new RegExp(`^(\\d[\\d.,]*)(?:\\s+|\\s*[x×*;:@]\\s*)(\\d+)\\s*${piece}$`, "i"),
];

/**
 * Reads lines that name pieces and their length. The headings of a table decide the order of its columns. Without
 * headings the pieces come first, and a line whose first number may be the length is unclear. The form checks figures and bounds.
 * @returns `unclear`: lines that could not be read
 */
export function readCutLines(text: string): { cuts: TypedCut[]; unclear: string[] } {
	const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
	const [head = "", ...below] = lines;
	const columns = columnsOf(cellsOf(head));
	const cuts: TypedCut[] = [];
	const unclear: string[] = [];
	for (const line of columns ? below : lines) {
		const cut = columns ? cellsIn(columns, cellsOf(line)) : cutOf(cellsOf(line).filter(Boolean).join(" x "));
		if (cut) cuts.push(cut);
		else unclear.push(line.trim());
	}
	return { cuts, unclear };
}

function cutOf(line: string): TypedCut | null {
	for (const pattern of lengthFirst) {
		const [, length, pieces] = pattern.exec(line) ?? [];
		if (length && pieces) return { pieces, length };
	}
	const [, pieces, length] = piecesFirst.exec(line) ?? [];
	return pieces && length && !mayBeTurned(line, pieces, length) ? { pieces, length } : null;
}

/** In mm. A lower first number is pieces. */
const shortestLength = 100;

/** Returns whether numbers without words may name the length first: "1250 x 120". */
const mayBeTurned = (line: string, pieces: string, length: string): boolean =>
	/^[\d\s.,x×*;:@]+$/i.test(line) && Number(pieces) >= shortestLength && Number(length.replace(/\D/g, "")) < Number(pieces);

const cellsOf = (line: string): string[] => line.split(/[\t;|]/).map((cell) => cell.trim());

interface Columns {
	pieces: number;
	length: number;
	/** The unit of the lengths, if the heading of their column names one. */
	unit: string;
}

const heads = {
	pieces: /^(?:stk|stück|anzahl|menge|pcs|pieces|qty|quantity|kpl|kappale|määrä|tk|tükk|arv|kogus)/i,
	length: /^(?:l$|l\P{L}|länge|length|pituus|pikkus)/iu,
};

function columnsOf(cells: readonly string[]): Columns | null {
	const pieces = cells.findIndex((cell) => heads.pieces.test(cell));
	const length = cells.findIndex((cell) => heads.length.test(cell));
	if (pieces < 0 || length < 0) return null;
	const [, unit = ""] = /\b(mm|cm|m)\b/i.exec(cells[length] ?? "") ?? [];
	return { pieces, length, unit };
}

function cellsIn({ pieces, length, unit }: Columns, cells: readonly string[]): TypedCut | null {
	const [count, measure] = [cells[pieces], cells[length]];
	if (!count || !measure) return null;
	return { pieces: count, length: /[a-z]/i.test(measure) ? measure : `${measure} ${unit}`.trim() };
}
