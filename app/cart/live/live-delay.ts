/** The shortest delay before the first reconnect; it doubles with each failure up to the longest. In ms. */
const first = 4000;
const longest = 15_000;

/**
 * The delay before a browser reconnects its socket. When many lose theirs at the same moment, the random part spreads them over four times the
 * shortest delay, so that at most a twelfth reconnects in the same second.
 * @param failures failed attempts in a row
 * @param random from 0 up to 1
 * @returns ms: 4 s to 16 s the first time, at most 15 s to 60 s
 */
export const delayAfter = (failures: number, random = Math.random()): number => Math.min(first * 2 ** failures, longest) * (1 + 3 * random);
