const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * A text that is the same for all readers but for a few values. Kept as bytes, since that is what is sent, and half of what a string with a "–" in it
 * takes.
 */
export class PageTemplate {
	readonly #parts: readonly Uint8Array[];
	/** Which value stands behind each part but the last. */
	readonly #values: readonly number[];
	/** Of all parts together, in bytes. */
	readonly size: number;

	constructor(parts: readonly string[], values: readonly number[]) {
		this.#parts = parts.map((part) => encoder.encode(part));
		this.#values = values;
		this.size = this.#parts.reduce((sum, { length }) => sum + length, 0);
	}

	/**
	 * Cuts a text where these values stand: the page itself has rendered random ones, made for it alone, so that the places are found by them.
	 * @param values what differs; wherever one of them stands in the text another one will be filled in
	 */
	static of(text: string, values: readonly string[]): PageTemplate {
		let parts = [text];
		let between: number[] = [];
		values.forEach((value, index) => {
			const pieces = parts.map((part) => part.split(value));
			between = pieces.flatMap((piece, at) => [...piece.slice(1).map(() => index), ...between.slice(at, at + 1)]);
			parts = pieces.flat();
		});
		return new PageTemplate(parts, between);
	}

	/** What its constructor takes. */
	toJSON(): { parts: string[]; values: readonly number[] } {
		return { parts: this.#parts.map((part) => decoder.decode(part)), values: this.#values };
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
