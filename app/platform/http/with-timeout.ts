/**
 * Limits the wait for work. The work itself continues.
 * @returns null on timeout
 * @throws what the work throws in time; ignores later failures
 */
export async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T | null> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const timeout = new Promise<null>((resolve) => {
		timer = setTimeout(() => resolve(null), ms);
	});
	return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
