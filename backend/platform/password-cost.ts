/** Parameters of scrypt: blocks (a power of two), block size and parallelism. Uses 128 · n · r bytes of memory. */
export interface Cost {
	n: number;
	r: number;
	p: number;
}

/**
 * OWASP's recommendation for little memory: takes 16 of an isolate's 128 MB, and about 0.2 s. Unit tests have another one
 * (vitest.config.ts).
 */
export const cost: Cost = { n: 2 ** 14, r: 8, p: 5 };
