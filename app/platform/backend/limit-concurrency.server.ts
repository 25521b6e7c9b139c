/** @returns a function that limits concurrent work and queues the rest */
export function limitConcurrency(most: number): <T>(work: () => Promise<T>) => Promise<T> {
	const waiting: (() => void)[] = [];
	let running = 0;
	return async (work) => {
		if (running >= most) await new Promise<void>((go) => waiting.push(go));
		else running++;
		try {
			return await work();
		} finally {
			// Passes the slot directly to the next in the queue, so that no new call takes it first.
			const next = waiting.shift();
			if (next) next();
			else running--;
		}
	};
}
