/** Before a socket that was lost is opened again for the first time, at the earliest; it doubles up to the longest. In ms. */
const first = 4000;
const longest = 15_000;

/**
 * How long a browser waits before it opens its socket again. Many lose theirs at the same moment: they come back over four times the least wait,
 * so that no second has more than a twelfth of them. At the latest it is a minute.
 * @param failures tries in a row that have failed before
 * @param random from 0 up to 1
 * @returns ms: 4 s to 16 s the first time, in the end 15 s to 60 s
 */
export const delayAfter = (failures: number, random = Math.random()): number => Math.min(first * 2 ** failures, longest) * (1 + 3 * random);
