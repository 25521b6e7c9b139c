import { expect } from "vitest";

/** The minimum CPU of three runs in ms: other work of the process can only add to it. A run beyond every limit is not repeated. */
export function cpuOf(run: () => unknown): number {
	let least = Number.POSITIVE_INFINITY;
	for (let at = 0; at < 3; at++) {
		const begin = process.cpuUsage();
		run();
		const { user, system } = process.cpuUsage(begin);
		least = Math.min(least, (user + system) / 1000);
		if (least > 4 * limit) break;
	}
	return least;
}

/** CPU limit for a quarter of the longest input, in ms. Beyond it no longer input is tried, which could take for ever. */
const limit = 600;

/**
 * Fails if work grows faster than its input: an input four times as long may cost eight times as much, not sixteen. Lengths grow step by
 * step, so that cubic work fails within a second instead of an hour.
 * @param shape makes an input of about that length
 * @param length of the longest input that the code accepts
 */
export function expectLinear(work: (input: string) => unknown, shape: (length: number) => string, length = 64_000): void {
	let before = 0;
	for (let part = length / 256; part <= length; part *= 4) {
		const input = shape(Math.round(part));
		const cpu = cpuOf(() => work(input));
		const text = JSON.stringify(input.slice(0, 40));
		// 50 ms allow for the compiler and the garbage collector.
		expect(cpu, `${cpu} ms of CPU for ${input.length} characters ${text}, ${before} ms for a quarter`).toBeLessThan(8 * before + 50);
		if (part < length) expect(cpu, `ms of CPU for ${input.length} characters ${text}`).toBeLessThan(limit);
		before = cpu;
	}
}

/** Blanks, digits and separators, which most patterns repeat. */
const usual = " \t\n1a,.;-\"'(/&=xé";

/**
 * Inputs that make an ambiguous pattern slow: one or two letters, repeated, between a beginning and an end that does not match.
 * @param letters letters and beginnings of the tested patterns
 */
export function repeatedTexts(letters = "", beginnings: readonly string[] = [""]): [string, (length: number) => string][] {
	const single = [...new Set([...usual, ...letters])];
	const units = [...single, ...single.flatMap((one) => [` ${one}`, `1${one}`])];
	return beginnings.flatMap((begin) =>
		units.map((unit): [string, (length: number) => string] => [
			JSON.stringify(`${begin}${unit}…`),
			(length) => `${begin}${unit.repeat(length / unit.length)}\u0000`,
		]),
	);
}

/** Whether a text takes more CPU than any linear pattern, twice: the first run may compile or collect garbage. */
function isSlow(pattern: RegExp, text: string): boolean {
	return [0, 1].every(() => {
		const begin = process.cpuUsage();
		pattern.lastIndex = 0;
		if (pattern.global) text.replace(pattern, "");
		else pattern.test(text);
		const { user, system } = process.cpuUsage(begin);
		return user + system > 60_000;
	});
}

/** The input on which a pattern is at least quadratic, in words; null if it is linear. */
export function slowText(pattern: RegExp): string | null {
	const letters = pattern.source.replace(/\\[a-zA-Z]/g, "");
	// Shorter texts first: a cubic pattern would never finish a long one. A linear pattern takes a thousandth of the limit.
	for (const length of [200, 1600, 12_800])
		for (const [text, shape] of repeatedTexts(letters))
			if (isSlow(pattern, shape(length))) return `${pattern}: ${length} characters ${text}`;
	return null;
}
