/** Random numbers from 0 to 1, the same each time, so that page and cart show the same plan. */
export function repeatable(): () => number {
	let state = 61;
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 2 ** 32;
	};
}
