/** This many failures within this time, without a success, open the circuit for the pause. In ms. */
const most = 5;
const within = 10_000;
const pause = 5000;

export interface Pass {
	succeeded(): void;
	failed(): void;
}

/**
 * Permission for an optional call. Its failures open only its own circuit and never block needed calls, unless this one is the trial call.
 */
export function optionalPass(main: Breaker, own: Breaker): Pass | null {
	const isTrial = main.opensAt > 0;
	const ownPass = own.enter();
	const mainPass = ownPass && main.enter();
	return (
		mainPass && {
			succeeded() {
				ownPass.succeeded();
				mainPass.succeeded();
			},
			failed() {
				ownPass.failed();
				if (isTrial) mainPass.failed();
			},
		}
	);
}

/**
 * A circuit breaker for a backend that does not respond. Otherwise each call would take its whole timeout, and all calls together would
 * keep the backend down. After the pause a single trial call decides whether the circuit closes. Each running Worker has one per backend. A
 * refusal counts as a success.
 */
export class Breaker {
	#now: () => number;
	#failures: number[] = [];
	/** No call is sent until then; null while the circuit is closed. */
	#openUntil: number | null = null;
	#triedAt: number | null = null;

	constructor(now: () => number = Date.now) {
		this.#now = now;
	}

	/** @returns null while no call may be sent */
	enter(): Pass | null {
		if (this.#openUntil === null) return { succeeded: () => this.reset(), failed: () => this.#failed() };
		const now = this.#now();
		// The trial call may have been cancelled without a report.
		const isTrying = this.#triedAt !== null && now < this.#triedAt + pause;
		if (now < this.#openUntil || isTrying) return null;
		this.#triedAt = now;
		return { succeeded: () => this.reset(), failed: () => this.#open() };
	}

	/** The time in ms since 1970 when calls are allowed again; 0 while the circuit is closed. */
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
