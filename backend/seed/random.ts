/** Deterministic random numbers for a seed word, in [0, 1) (mulberry32 over an FNV-1a hash). */
export function randomOf(word: string): () => number {
	let state = 0x811c9dc5;
	for (let index = 0; index < word.length; index++) state = Math.imul(state ^ word.charCodeAt(index), 0x01000193);
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}
