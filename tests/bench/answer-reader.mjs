const end = Buffer.from("\r\n\r\n");

/** Parses the responses of one connection in sequence: the relevant headers, and where the body ends. */
export class AnswerReader {
	#told;
	#held = Buffer.alloc(0);
	#head = null;
	/** Remaining bytes of the body, or of its current chunk. */
	#left = 0;
	#size = 0;

	/** @param told receives status, cache (from Server-Timing) and size of each complete response */
	constructor(told) {
		this.#told = told;
	}

	/** Whether a response is incomplete. */
	get isAmid() {
		return this.#size > 0;
	}

	/** @param bytes received bytes; they are not retained */
	take(bytes) {
		let rest = this.#held.length > 0 ? Buffer.concat([this.#held, bytes]) : bytes;
		this.#size += bytes.length;
		while (rest.length > 0) {
			const after = this.#head === null ? this.#readHead(rest) : this.#readBody(rest);
			if (after === null) break;
			rest = after;
		}
		this.#held = Buffer.from(rest);
	}

	/** @returns the next token; null if more bytes are needed */
	#readHead(bytes) {
		const index = bytes.indexOf(end);
		if (index < 0) return null;
		const text = bytes.latin1Slice(0, index);
		const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
		this.#head = {
			status: Number(text.slice(9, 12)),
			cache: /\r\nserver-timing: [^\r]*?cache;desc="?(\w+)/i.exec(text)?.[1],
			isChunked: !length,
		};
		this.#left = Number(length ?? 0);
		if (length === "0" || this.#head.status === 304) return this.#whole(bytes.subarray(index + 4));
		return bytes.subarray(index + 4);
	}

	#readBody(bytes) {
		if (this.#left > 0) {
			const part = Math.min(this.#left, bytes.length);
			this.#left -= part;
			const after = bytes.subarray(part);
			return this.#left === 0 && !this.#head.isChunked ? this.#whole(after) : after;
		}
		const line = bytes.indexOf("\r\n");
		if (line < 0) return null;
		const size = Number.parseInt(bytes.latin1Slice(0, line), 16);
		if (size === 0) return bytes.length < line + 4 ? null : this.#whole(bytes.subarray(line + 4));
		// Including the line end after the chunk.
		this.#left = size + 2;
		return bytes.subarray(line + 2);
	}

	#whole(after) {
		const { status, cache } = this.#head;
		const size = this.#size - after.length;
		this.#head = null;
		this.#size = after.length;
		this.#told({ status, cache, size });
		return after;
	}
}
