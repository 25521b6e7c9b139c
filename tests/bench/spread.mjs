/** Percentiles of times in ms: half of them take at most p50, and so on; `none` if there are no times. */
export function spread(times, none = 0) {
	const sorted = [...times].sort((a, b) => a - b);
	const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? none;
	return { p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}
