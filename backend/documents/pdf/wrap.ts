type Measure = (text: string) => number;

/**
 * Wraps text to a width: at newlines and spaces, and within words that are longer than a line; addresses break before the @ or after a dot.
 */
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

/** The best break in a word: after the last separator in its second half, else at its end. */
function joint(piece: string): number {
	const at = Math.max(piece.lastIndexOf("@"), ...[".", "-", "_", "/"].map((sign) => piece.lastIndexOf(sign) + 1));
	return at > piece.length / 2 ? at : piece.length;
}
