/** A line of JSON about what has failed; nothing in it may tell of anybody. */
export function logError(facts: Record<string, string>): void {
	console.error(JSON.stringify({ level: "error", ...facts }));
}
