/** One trip to the database: it sends, and resolves to what came back. */
type Send<T> = () => Promise<T>;

/** Trips that are under way together. */
interface Step {
	/** Resolves once nothing of an earlier step is under way. */
	begun: Promise<void>;
	sent: Promise<unknown>[];
}

/**
 * Counts trips to a database in sequence. Trips that are under way together are one step; a trip that begins after another has come back is a further
 * one. The network's time is a count of steps.
 */
export class TripClock {
	steps = 0;
	#open: Step | null = null;
	#last: Promise<unknown> = Promise.resolve();

	async trip<T>(send: Send<T>): Promise<T> {
		const step = this.#open ?? this.#begin();
		const sent = step.begun.then(send);
		step.sent.push(sent);
		await step.begun;
		// Nobody is ahead of the others of the same step.
		await Promise.allSettled(step.sent);
		return sent;
	}

	#begin(): Step {
		const before = this.#last;
		const begin = async () => {
			await before;
			// Whatever is to be sent together has been by then.
			await new Promise((resolve) => setTimeout(resolve, 5));
			this.#open = null;
			this.steps++;
		};
		const step: Step = { begun: begin(), sent: [] };
		this.#open = step;
		this.#last = step.begun.then(() => Promise.allSettled(step.sent));
		return step;
	}
}
