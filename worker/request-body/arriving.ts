import { withTimeout } from "../../app/platform/http/with-timeout";

interface Limits {
	/** Total size of all bodies in memory, in bytes. */
	most: number;
	/** Maximum wait for the next bytes, in ms. */
	pause: number;
	/** Maximum time for a whole body, in ms. */
	longest: number;
}

/**
 * Reads bodies into memory and counts only the bytes received, so that a client that connects and sends nothing takes no room from
 * others.
 */
export class Arriving {
	readonly #limits: Limits;
	#inHand = 0;

	constructor(limits: Limits) {
		this.#limits = limits;
	}

	/** Passes the whole body to `work`. @returns null if the body was too slow, or did not fit in memory */
	async within<T>(body: ReadableStream<Uint8Array<ArrayBuffer>>, work: (body: Blob) => Promise<T | null>): Promise<T | null> {
		const { most, pause, longest } = this.#limits;
		const reader = body.getReader();
		const until = Date.now() + longest;
		const chunks: Uint8Array<ArrayBuffer>[] = [];
		let size = 0;
		try {
			for (;;) {
				const next = await withTimeout(reader.read(), pause);
				if (next?.done) return await work(new Blob(chunks.splice(0)));
				if (next === null || this.#inHand + next.value.byteLength > most || Date.now() > until) break;
				size += next.value.byteLength;
				this.#inHand += next.value.byteLength;
				chunks.push(next.value);
			}
			await reader.cancel();
			return null;
		} finally {
			this.#inHand -= size;
		}
	}
}
