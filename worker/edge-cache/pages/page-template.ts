const encoder = new TextEncoder();

/**
 * A text that is the same for all readers but for a few values: the page itself has rendered a random one in each of these places, made for it alone, so
 * that the places are found by these. Kept as bytes, since that is what is sent, and half of what a string with a "–" in it takes.
 */
export class PageTemplate {
	readonly #parts: readonly Uint8Array[];
	/** Which value stands behind each part but the last. */
	readonly #values: readonly number[];
	/** Of all parts together, in bytes. */
	readonly size: number;

	/** @param values what differs; wherever one of them stands in the text another one will be filled in */
	constructor(text: string, values: readonly string[]) {
		let texts = [text];
		let between: number[] = [];
		values.forEach((value, index) => {
			const pieces = texts.map((part) => part.split(value));
			between = pieces.flatMap((piece, at) => [...piece.slice(1).map(() => index), ...between.slice(at, at + 1)]);
			texts = pieces.flat();
		});
		this.#parts = texts.map((part) => encoder.encode(part));
		this.#values = between;
		this.size = this.#parts.reduce((sum, { length }) => sum + length, 0);
	}

	/** The text with other values, as UTF-8. @param values in the order of the first ones */
	filled(values: readonly string[]): Uint8Array<ArrayBuffer> {
		const fresh = values.map((value) => encoder.encode(value));
		const pieces = this.#parts.flatMap((part, index) => {
			const value = fresh[this.#values[index] ?? -1];
			return value ? [part, value] : [part];
		});
		const page = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
		let at = 0;
		for (const piece of pieces) {
			page.set(piece, at);
			at += piece.length;
		}
		return page;
	}
}
