const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * A text with placeholders for a few values. Stored as UTF-8: that is what is sent, and a JavaScript string with one "–" takes twice the
 * memory.
 */
export class PageTemplate {
	readonly #parts: readonly Uint8Array[];
	/** Index of the value after each part except the last. */
	readonly #values: readonly number[];
	/** Total size of the parts, in bytes. */
	readonly size: number;

	constructor(parts: readonly string[], values: readonly number[]) {
		this.#parts = parts.map((part) => encoder.encode(part));
		this.#values = values;
		this.size = this.#parts.reduce((sum, { length }) => sum + length, 0);
	}

	/**
	 * Splits a text at these values. The page was rendered with random values made for it alone, so every occurrence is a placeholder.
	 * @param values occurrences to replace when the template is filled
	 */
	static of(text: string, values: readonly string[]): PageTemplate {
		let parts = [text];
		let placeholders: number[] = [];
		values.forEach((value, index) => {
			const pieces = parts.map((part) => part.split(value));
			placeholders = pieces.flatMap((piece, at) => [...piece.slice(1).map(() => index), ...placeholders.slice(at, at + 1)]);
			parts = pieces.flat();
		});
		return new PageTemplate(parts, placeholders);
	}

	/** The constructor's arguments. */
	toJSON(): { parts: string[]; values: readonly number[] } {
		return { parts: this.#parts.map((part) => decoder.decode(part)), values: this.#values };
	}

	/** The text with new values, as UTF-8. @param values in the order given to `of` */
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
