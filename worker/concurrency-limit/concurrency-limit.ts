import { routeOf } from "../../app/platform/config/route-table";
import { pause } from "../../app/platform/http/pause";
import type { Middleware } from "../context/context";
import { wasCached } from "../edge-cache/cached-pages";
import { tooBusy } from "../refusals/too-busy";

interface Limits {
	/** Requests that run at once. */
	most: number;
	/** Requests that wait to run; preferred ones may be as many again. */
	waiting: number;
	/** None waits longer. In ms. */
	patience: number;
	/** One that has not ended after this never will: what cut the request off has cut off its end, too. In ms. */
	longest: number;
}

/**
 * How often one that waits looks whether it may run, in ms. It is not called by the one that ends: a request that another one wakes runs as a part of that
 * one, and is stopped with it.
 */
const look = 20;

/** Ends the run of a request. */
type End = () => void;

/**
 * Bounds how many requests run at once, so that those that run are answered soon, whatever else comes. The others wait for a moment, and are turned away
 * where even for that there are too many.
 */
export class ConcurrencyLimit {
	readonly #limits: Limits;
	/** When each that runs began, in this order. */
	readonly #running = new Map<symbol, number>();
	/** Until when each waits, in the order in which they came. */
	readonly #waiting = new Map<symbol, number>();

	constructor(limits: Limits) {
		this.#limits = limits;
	}

	/**
	 * @param isPreferred it is turned away later: a form is somebody's work, and for a page that many ask for all of them wait
	 * @param run keeps this going though the reader has gone: others wait for its end
	 * @returns what the work gives; null where there were too many, and nothing has been done
	 */
	async within<T>(isPreferred: boolean, run: Pick<ExecutionContext, "waitUntil">, work: () => Promise<T>): Promise<T | null> {
		const done = this.#begin(isPreferred).then((end) => end && work().finally(end));
		run.waitUntil(done.catch(() => {}));
		return done;
	}

	async #begin(isPreferred: boolean): Promise<End | null> {
		const { waiting, patience } = this.#limits;
		const own = Symbol();
		if (this.#isNext(own)) {
			const end = this.#start(own);
			// The requests that have come meanwhile are counted first: a page whose data is in memory is made in one go, and they would wait unseen.
			await pause(0);
			return end;
		}
		if (this.#waiting.size >= (isPreferred ? 2 * waiting : waiting)) return null;
		const until = Date.now() + patience;
		this.#waiting.set(own, until);
		try {
			while (Date.now() < until) {
				await pause(look);
				if (this.#isNext(own)) return this.#start(own);
			}
			return null;
		} finally {
			this.#waiting.delete(own);
		}
	}

	#start(own: symbol): End {
		this.#running.set(own, Date.now());
		return () => void this.#running.delete(own);
	}

	/** Whether this one may run, once those run that came before. */
	#isNext(own: symbol): boolean {
		const now = Date.now();
		drop(this.#running, (since) => since + this.#limits.longest <= now);
		drop(this.#waiting, (until) => until + 2 * look < now);
		const before = this.#waiting.has(own) ? [...this.#waiting.keys()].indexOf(own) : this.#waiting.size;
		return this.#running.size + before < this.#limits.most;
	}
}

/** Takes out the first ones, as long as they are such. */
function drop(times: Map<symbol, number>, isGone: (time: number) => boolean): void {
	for (const [one, time] of times) {
		if (!isGone(time)) return;
		times.delete(one);
	}
}

/** What a running Worker makes at once; docs/decisions/0057-overload.md says where the figures are from. */
const limit = new ConcurrencyLimit({ most: 24, waiting: 48, patience: 2000, longest: 20_000 });

/** Documents: one of a long order takes seconds, and holds up whatever else the Worker makes. */
const documents = new ConcurrencyLimit({ most: 2, waiting: 32, patience: 5000, longest: 20_000 });

/** Answers at once that the shop is busy where too many requests run already; nothing has been done for one that is turned away. */
export const limitConcurrency: Middleware = async (context, next) => {
	const { request, url, reader, cacheKey } = context.var;
	const isPreferred = request.method === "POST" || (cacheKey !== null && wasCached(cacheKey));
	const { readLimit } = routeOf(url.pathname);
	const isDone = await (readLimit === "DOCUMENTS" ? documents : limit).within(isPreferred, context.executionCtx, async () => {
		await next();
		return true;
	});
	if (isDone === null) return tooBusy(request, url, reader);
};
