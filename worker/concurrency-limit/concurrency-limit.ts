import { routeOf } from "../../app/platform/config/route-table";
import { pause } from "../../app/platform/http/pause";
import type { Middleware } from "../context/context";
import { wasEverCached } from "../edge-cache/cached-pages";
import { tooBusy } from "../refusals/too-busy";

interface Limits {
	/** Requests that run at once. */
	most: number;
	/** Requests that may wait. Twice as many where the new one is preferred. */
	waiting: number;
	/** Maximum wait, in ms. */
	patience: number;
	/** A request still listed as running after this many ms was cancelled, and its end was never recorded. */
	longest: number;
}

/**
 * Polling interval of waiting requests, in ms. A request that ends must not wake the next: the runtime would treat the woken one as part of
 * it and cancel both together.
 */
const look = 20;

/** Marks a request as ended. */
type End = () => void;

/**
 * Bounds how many requests run at once, so that running requests finish soon under any load. Others wait briefly; excess ones are
 * rejected at once.
 */
export class ConcurrencyLimit {
	readonly #limits: Limits;
	/** Start time of each running request, oldest first. */
	readonly #running = new Map<symbol, number>();
	/** Deadline of each waiting request, in order of arrival. */
	readonly #waiting = new Map<symbol, number>();

	constructor(limits: Limits) {
		this.#limits = limits;
	}

	/**
	 * @param isPreferred rejected later: forms hold somebody's work, and popular pages have many readers
	 * @param run keeps the work alive after its reader has left, since others wait for its end
	 * @returns the result of `work`; null if it was rejected and nothing was done
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
			// Yields once so that requests that arrived in the meantime are counted. A page whose data is in memory renders without
			// yielding.
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

	/** Whether this request may run after all that arrived before it. */
	#isNext(own: symbol): boolean {
		const now = Date.now();
		drop(this.#running, (since) => since + this.#limits.longest <= now);
		drop(this.#waiting, (until) => until + 2 * look < now);
		const before = this.#waiting.has(own) ? [...this.#waiting.keys()].indexOf(own) : this.#waiting.size;
		return this.#running.size + before < this.#limits.most;
	}
}

/** Removes entries from the start of the map while `isGone` holds. */
function drop(times: Map<symbol, number>, isGone: (time: number) => boolean): void {
	for (const [one, time] of times) {
		if (!isGone(time)) return;
		times.delete(one);
	}
}

/** Pages per isolate. docs/decisions/0057-overload.md explains the figures. */
const limit = new ConcurrencyLimit({ most: 24, waiting: 48, patience: 2000, longest: 20_000 });

/** Documents per isolate. A long order's document takes seconds and blocks everything else in the isolate. */
const documents = new ConcurrencyLimit({ most: 2, waiting: 32, patience: 5000, longest: 20_000 });

/** Answers "busy" where too many requests run. Nothing has been done for a rejected request. */
export const limitConcurrency: Middleware = async (context, next) => {
	const { request, url, reader, cacheKey } = context.var;
	const isPreferred = request.method === "POST" || (cacheKey !== null && wasEverCached(cacheKey));
	const { readLimit } = routeOf(url.pathname);
	const isDone = await (readLimit === "DOCUMENTS" ? documents : limit).within(isPreferred, context.executionCtx, async () => {
		await next();
		return true;
	});
	if (isDone === null) return tooBusy(request, url, reader);
};
