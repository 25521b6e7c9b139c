/** Sends one trip to the database, and resolves with its result. */
type Send<T> = () => Promise<T>;

/** Trips that are under way at the same time. */
interface Step {
	/** Resolves once no trip of an earlier step is under way. */
	begun: Promise<void>;
	sent: Promise<unknown>[];
}

/**
 * Counts sequential trips to a database. Concurrent trips are one step; a trip that begins after another has returned is a further one.
 * Network time is proportional to the number of steps.
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
		// Trips of one step end together.
		await Promise.allSettled(step.sent);
		return sent;
	}

	#begin(): Step {
		const before = this.#last;
		const begin = async () => {
			await before;
			// Gives concurrent trips time to start.
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
