import { constants, deflateRawSync } from "node:zlib";
import { checksumOf, multiply, shareOf, shiftOf } from "./crc32";

interface Hole {
	/** Which of the values stands there. */
	value: number;
	/** Where its bytes begin in the compressed page. */
	at: number;
}

const header = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
/** The last block: an empty one. */
const end = [0x03, 0x00];
/** How far back a match may reach. In bytes. */
const windowSize = 32_768;

const encoder = new TextEncoder();

/**
 * A text that is compressed once and differs in a few places from reader to reader. What is the same for all stands there as finished blocks of
 * DEFLATE (RFC 1951), each value between them as a block of its own that is not compressed; gzip's checksum is put together from those of the parts.
 * So a page for one more reader costs a copy of its compressed bytes.
 */
export class GzipTemplate {
	readonly #page: Uint8Array;
	readonly #holes: readonly Hole[];
	readonly #checksum: number;
	/** For the checksum: what follows each value, over all its holes. */
	readonly #shifts: readonly number[];
	readonly #lengths: readonly number[];

	/**
	 * @param text without the character NUL
	 * @param values what differs: plain letters and digits, each as long whatever it is; wherever one of them stands in the text is a hole
	 */
	constructor(text: string, values: readonly string[]) {
		const parts = partsOf(text, values);
		const total = parts.reduce((sum, { bytes }) => sum + bytes.length, 0);
		const page = new Bytes();
		const window = new Window();
		const holes: Hole[] = [];
		const shifts = values.map(() => 0);
		let checksum = 0;
		let follows = total;
		page.add(header);
		for (const { bytes, value } of parts) {
			follows -= bytes.length;
			const shift = shiftOf(follows);
			if (value === null) {
				checksum ^= shareOf(bytes, shift);
				page.add(deflateRawSync(bytes, { dictionary: window.bytes, finishFlush: constants.Z_SYNC_FLUSH, level: 6 }));
				window.push(bytes);
			} else {
				page.add(storedHeader(bytes.length));
				holes.push({ value, at: page.length });
				shifts[value] = (shifts[value] ?? 0) ^ shift;
				page.add(bytes);
				// No match may lead into what will be another value.
				window.push(new Uint8Array(bytes.length));
			}
		}
		page.add(end);
		page.add(littleEndian(0));
		page.add(littleEndian(total));
		this.#page = page.joined();
		this.#holes = holes;
		this.#checksum = checksum;
		this.#shifts = shifts.map((shift) => shift >>> 0);
		this.#lengths = values.map((value) => value.length);
	}

	/** In bytes. */
	get size(): number {
		return this.#page.length;
	}

	/** The compressed page with other values. @param values in the order of the first ones */
	filled(values: readonly string[]): Uint8Array<ArrayBuffer> {
		const page = new Uint8Array(this.#page);
		let checksum = this.#checksum;
		values.forEach((value, index) => {
			if (value.length !== this.#lengths[index])
				throw new Error(`A value has ${value.length} characters instead of ${this.#lengths[index]}.`);
			// The checksum is linear: what a value adds in all its holes is one product.
			const shift = this.#shifts[index] ?? 0;
			if (shift !== 0) checksum ^= multiply(shift, checksumOf(value));
		});
		for (const { value, at } of this.#holes) {
			const text = values[value] ?? "";
			for (let index = 0; index < text.length; index += 1) page[at + index] = text.charCodeAt(index);
		}
		page.set(littleEndian(checksum >>> 0), page.length - 8);
		return page;
	}
}

interface Part {
	bytes: Uint8Array;
	/** null: it is the same for all. */
	value: number | null;
}

function partsOf(text: string, values: readonly string[]): Part[] {
	if (values.length === 0) return [{ bytes: encoder.encode(text), value: null }];
	// Values stand between the parts of a split by a group.
	const between = new RegExp(`(${values.map((value) => value.replace(/[^\w-]/g, "\\$&")).join("|")})`);
	const indexes = new Map(values.map((value, index) => [value, index]));
	return text
		.split(between)
		.map((part, index) => ({ bytes: encoder.encode(part), value: index % 2 === 1 ? (indexes.get(part) ?? null) : null }))
		.filter(({ bytes }) => bytes.length > 0);
}

/** Of a block that is not compressed and not the last. */
const storedHeader = (length: number): number[] => [0, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff];

const littleEndian = (number: number): number[] => [number & 0xff, (number >>> 8) & 0xff, (number >>> 16) & 0xff, (number >>> 24) & 0xff];

/** Bytes that grow at their end. */
class Bytes {
	length = 0;
	readonly #parts: Uint8Array[] = [];

	add(part: ArrayLike<number>): void {
		this.#parts.push(Uint8Array.from(part));
		this.length += part.length;
	}

	joined(): Uint8Array {
		const all = new Uint8Array(this.length);
		let at = 0;
		for (const part of this.#parts) {
			all.set(part, at);
			at += part.length;
		}
		return all;
	}
}

/** The end of what was written. */
class Window {
	bytes = new Uint8Array(0);

	push(more: Uint8Array): void {
		const all = new Uint8Array(this.bytes.length + more.length);
		all.set(this.bytes);
		all.set(more, this.bytes.length);
		this.bytes = all.slice(-windowSize);
	}
}
