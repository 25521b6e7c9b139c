import { atMost } from "../../app/platform/http/at-most";

interface Limits {
	/** Of all bodies that are in hand, in bytes. */
	most: number;
	/** The next bytes of a body come within this time, in ms. */
	pause: number;
	/** A whole body comes within this time, in ms. */
	longest: number;
}

/** Bodies that are read into memory, counted by what of them has come: who connects and sends nothing takes no room from others. */
export class Arriving {
	readonly #limits: Limits;
	#inHand = 0;

	constructor(limits: Limits) {
		this.#limits = limits;
	}

	/** Gives a whole body to work. @returns null where it did not come in time, or where there is no room for it */
	async within<T>(body: ReadableStream<Uint8Array<ArrayBuffer>>, work: (body: Blob) => Promise<T | null>): Promise<T | null> {
		const { most, pause, longest } = this.#limits;
		const reader = body.getReader();
		const until = Date.now() + longest;
		const chunks: Uint8Array<ArrayBuffer>[] = [];
		let size = 0;
		try {
			for (;;) {
				const next = await atMost(reader.read(), pause);
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
