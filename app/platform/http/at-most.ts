/**
 * Waits for work at most so many milliseconds; the work itself continues.
 * @returns null where it was not done in time
 * @throws what the work throws in time; a later failure is ignored
 */
export async function atMost<T>(work: Promise<T>, ms: number): Promise<T | null> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const timeout = new Promise<null>((resolve) => {
		timer = setTimeout(() => resolve(null), ms);
	});
	return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
