/** @returns a function that runs at most so many pieces of work at once, and queues the others */
export function atOnce(most: number): <T>(work: () => Promise<T>) => Promise<T> {
	const waiting: (() => void)[] = [];
	let running = 0;
	return async (work) => {
		if (running >= most) await new Promise<void>((go) => waiting.push(go));
		else running++;
		try {
			return await work();
		} finally {
			// The slot passes directly to the next in the queue, so that no new call takes it first.
			const next = waiting.shift();
			if (next) next();
			else running--;
		}
	};
}
