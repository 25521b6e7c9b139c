interface Limits {
	/** So many are let in at once. */
	most: number;
	/** So many wait to be let in; what is dear waits behind as many again. */
	waiting: number;
	/** Nobody waits longer. In ms. */
	patience: number;
	/** Who has not left after this never will: what cut the request off has cut off its leaving too. In ms. */
	longest: number;
}

/**
 * How often who waits looks for a place, in ms. He is not called by who leaves: a request that another one wakes runs as a part of that one, and is
 * stopped with it.
 */
const look = 20;

/** Called by who has been let in. */
type Leave = () => void;

/**
 * Bounds how many requests are being answered at once, so that those that are let in are answered soon, whatever else comes. The others wait for a
 * moment, and are turned away where even for that there are too many.
 */
export class Room {
	readonly #limits: Limits;
	/** When each that is within came in, in this order. */
	readonly #within = new Map<symbol, number>();
	/** Until when each waits, in the order in which they came. */
	readonly #waiting = new Map<symbol, number>();

	constructor(limits: Limits) {
		this.#limits = limits;
	}

	/**
	 * @param isDear it is turned away later: a form is somebody's work, and for a page that many ask for all of them wait
	 * @param run keeps this going though the reader has gone: others wait for his leaving
	 * @returns what the work gives; null where there was no room, and nothing has been done
	 */
	async within<T>(isDear: boolean, run: Pick<ExecutionContext, "waitUntil">, work: () => Promise<T>): Promise<T | null> {
		const done = this.#enter(isDear).then((leave) => leave && work().finally(leave));
		run.waitUntil(done.catch(() => {}));
		return done;
	}

	async #enter(isDear: boolean): Promise<Leave | null> {
		const { waiting, patience } = this.#limits;
		const own = Symbol();
		if (this.#isNext(own)) return this.#letIn(own);
		if (this.#waiting.size >= (isDear ? 2 * waiting : waiting)) return null;
		const until = Date.now() + patience;
		this.#waiting.set(own, until);
		try {
			while (Date.now() < until) {
				await new Promise((resolve) => setTimeout(resolve, look));
				if (this.#isNext(own)) return this.#letIn(own);
			}
			return null;
		} finally {
			this.#waiting.delete(own);
		}
	}

	#letIn(own: symbol): Leave {
		this.#within.set(own, Date.now());
		return () => void this.#within.delete(own);
	}

	/** Whether there is a place for whoever this is, once those are in who came before. */
	#isNext(own: symbol): boolean {
		const now = Date.now();
		drop(this.#within, (since) => since + this.#limits.longest <= now);
		drop(this.#waiting, (until) => until + 2 * look < now);
		const before = this.#waiting.has(own) ? [...this.#waiting.keys()].indexOf(own) : this.#waiting.size;
		return this.#within.size + before < this.#limits.most;
	}
}

/** Takes out the first ones, as long as they are such. */
function drop(times: Map<symbol, number>, isGone: (time: number) => boolean): void {
	for (const [one, time] of times) {
		if (!isGone(time)) return;
		times.delete(one);
	}
}
