/** @returns what lets so many pieces of work run at once, and the others wait for their turn */
export function atOnce(most: number): <T>(work: () => Promise<T>) => Promise<T> {
	const waiting: (() => void)[] = [];
	let running = 0;
	return async (work) => {
		if (running >= most) await new Promise<void>((go) => waiting.push(go));
		else running++;
		try {
			return await work();
		} finally {
			// A place goes on to whoever waits, so that nobody comes between.
			const next = waiting.shift();
			if (next) next();
			else running--;
		}
	};
}
