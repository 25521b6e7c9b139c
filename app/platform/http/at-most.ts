/**
 * Waits for work no longer than so many milliseconds; the work itself goes on.
 * @returns null where it was not done by then
 * @throws what the work throws by then; what it throws later is heard by nobody
 */
export async function atMost<T>(work: Promise<T>, ms: number): Promise<T | null> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<null>((resolve) => {
		timer = setTimeout(() => resolve(null), ms);
	});
	return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
