/** So many failures within so long, with no answer between them: the backend is left alone for a while. In ms. */
const most = 5;
const within = 10_000;
const pause = 5000;

/** One call's leave to go: it says how it went, once. */
export interface Pass {
	succeeded(): void;
	failed(): void;
}

/**
 * Keeps calls from a backend that does not answer: each would take its whole time, and all of them together keep the backend down. After the pause
 * one call tries the way; as it goes, so does the rest. One for a backend in each running Worker; a call that a backend answers with "no" went well.
 */
export class Breaker {
	#now: () => number;
	/** When calls failed, since the last one that did not. */
	#failures: number[] = [];
	/** Until when nothing is sent; null where the way is free. */
	#openUntil: number | null = null;
	/** When the call left that tries the way. */
	#triedAt: number | null = null;

	constructor(now: () => number = Date.now) {
		this.#now = now;
	}

	/** @returns null where nothing may be sent now */
	enter(): Pass | null {
		if (this.#openUntil === null) return { succeeded: () => this.reset(), failed: () => this.#failed() };
		const now = this.#now();
		// Whoever tried may have gone away without a word.
		const isTrying = this.#triedAt !== null && now < this.#triedAt + pause;
		if (now < this.#openUntil || isTrying) return null;
		this.#triedAt = now;
		return { succeeded: () => this.reset(), failed: () => this.#open() };
	}

	/** ms since 1970: before this a call makes no sense. 0 where the way is free. */
	get opensAt(): number {
		return this.#openUntil ?? 0;
	}

	reset(): void {
		this.#failures = [];
		this.#openUntil = null;
		this.#triedAt = null;
	}

	#failed(): void {
		const now = this.#now();
		this.#failures = [...this.#failures.filter((at) => now - at < within), now];
		if (this.#failures.length >= most && this.#openUntil === null) this.#open();
	}

	#open(): void {
		this.#failures = [];
		this.#triedAt = null;
		this.#openUntil = this.#now() + pause;
	}
}
