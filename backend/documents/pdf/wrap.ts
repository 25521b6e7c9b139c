/** How wide a text is. */
type Measure = (text: string) => number;

/** Breaks text into lines of at most this width: at its own line ends, at spaces, and within a word that is longer than a line: of an address before its @ or behind a point. */
export function wrap(text: string, width: number, measure: Measure): string[] {
	return text.split("\n").flatMap((paragraph) => {
		const lines: string[] = [];
		let line = "";
		for (const word of paragraph.split(" ").flatMap((whole) => pieces(whole, width, measure))) {
			const longer = line === "" ? word : `${line} ${word}`;
			if (measure(longer) <= width) line = longer;
			else {
				lines.push(line);
				line = word;
			}
		}
		return [...lines, line];
	});
}

function pieces(word: string, width: number, measure: Measure): string[] {
	if (measure(word) <= width) return [word];
	const cut: string[] = [];
	let piece = "";
	for (const letter of word) {
		if (piece !== "" && measure(piece + letter) > width) {
			const end = joint(piece);
			cut.push(piece.slice(0, end));
			piece = piece.slice(end);
		}
		piece += letter;
	}
	return [...cut, piece];
}

/** Where a piece of a word is best cut: at the last sign of an address in its second half, or else at its end. */
function joint(piece: string): number {
	const at = Math.max(piece.lastIndexOf("@"), ...[".", "-", "_", "/"].map((sign) => piece.lastIndexOf(sign) + 1));
	return at > piece.length / 2 ? at : piece.length;
}
