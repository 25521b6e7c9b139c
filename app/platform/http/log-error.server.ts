/** Logs a failure as a line of JSON, without personal data. */
export function logError(facts: Record<string, string>): void {
	console.error(JSON.stringify({ level: "error", ...facts }));
}
