interface Limits {
	/** So many are let in at once. */
	most: number;
	/** So many wait to be let in; forms wait behind as many again. */
	waiting: number;
	/** Nobody waits longer. In ms. */
	patience: number;
	/** Who has not left after this never will: what cut the request off has cut off its leaving too. In ms. */
	longest: number;
}

/** Called once, by who has been let in. */
type Leave = () => void;

/**
 * Bounds how many requests are being answered at once, so that those that are let in are answered soon, whatever else comes. The others wait for a
 * moment, and are turned away where even for that there are too many.
 */
export class Room {
	readonly #limits: Limits;
	/** When each that is within came in, in this order. */
	readonly #within = new Map<symbol, number>();
	/** Those who wait, in the order in which they came. */
	readonly #waiting = new Set<(leave: Leave) => void>();

	constructor(limits: Limits) {
		this.#limits = limits;
	}

	/**
	 * @param isForm a form is somebody's work: it is turned away later than a page
	 * @param run keeps this going though the reader has gone: who is called in his place would wait for his leaving
	 * @returns what the work gives; null where there was no room, and nothing has been done
	 */
	async within<T>(isForm: boolean, run: Pick<ExecutionContext, "waitUntil">, work: () => Promise<T>): Promise<T | null> {
		const done = this.#enter(isForm).then((leave) => leave && work().finally(leave));
		run.waitUntil(done.catch(() => {}));
		return done;
	}

	async #enter(isForm: boolean): Promise<Leave | null> {
		const { waiting, patience } = this.#limits;
		if (this.#hasPlace()) return this.#letIn();
		if (this.#waiting.size >= (isForm ? 2 * waiting : waiting)) return null;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const turn = new Promise<Leave | null>((resolve) => {
			this.#waiting.add(resolve);
			timer = setTimeout(() => {
				// Nobody is called any more where the last who were within were cut off.
				if (this.#waiting.delete(resolve)) resolve(this.#hasPlace() ? this.#letIn() : null);
			}, patience);
		});
		// Here and not by who leaves: a request may clear its own timers alone.
		return turn.finally(() => clearTimeout(timer));
	}

	#letIn(): Leave {
		const place = Symbol();
		this.#within.set(place, Date.now());
		return () => {
			if (this.#within.delete(place)) this.#callNext();
		};
	}

	#callNext(): void {
		const [next] = this.#waiting;
		if (!next || !this.#hasPlace()) return;
		this.#waiting.delete(next);
		// The place is taken before anybody else can come.
		next(this.#letIn());
	}

	#hasPlace(): boolean {
		const gone = Date.now() - this.#limits.longest;
		for (const [place, since] of this.#within) {
			if (since > gone) break;
			this.#within.delete(place);
		}
		return this.#within.size < this.#limits.most;
	}
}
