import { expect } from "vitest";

/** The least CPU of three runs in milliseconds: whatever else the process does only adds to it. One that takes too long is not repeated. */
export function cpuOf(run: () => unknown): number {
	let least = Number.POSITIVE_INFINITY;
	for (let at = 0; at < 3; at++) {
		const begin = process.cpuUsage();
		run();
		const { user, system } = process.cpuUsage(begin);
		least = Math.min(least, (user + system) / 1000);
		if (least > 2 * limit) break;
	}
	return least;
}

/** CPU that no quarter of an input takes, in milliseconds: a run beyond it is not repeated with longer ones, which could take for ever. */
const limit = 300;

/**
 * Fails if work grows faster than its input: an input four times as long may cost eight times as much, not sixteen. Lengths grow step by step, so that
 * cubic work fails after a second rather than an hour.
 * @param shape makes an input of about that length
 * @param length of the longest input, as long as the work is let in
 */
export function expectLinear(work: (input: string) => unknown, shape: (length: number) => string, length = 64_000): void {
	let before = 0;
	for (let part = length / 256; part <= length; part *= 4) {
		const input = shape(Math.round(part));
		const cpu = cpuOf(() => work(input));
		const text = JSON.stringify(input.slice(0, 40));
		// 50 ms are the compiler's, and the collector's of garbage.
		expect(cpu, `${cpu} ms of CPU for ${input.length} characters ${text}, ${before} ms for a quarter`).toBeLessThan(8 * before + 50);
		expect(cpu, `ms of CPU for ${input.length} characters ${text}`).toBeLessThan(part < length ? limit : 4 * limit);
		before = cpu;
	}
}

/** Blanks, digits and what parts words and figures: what most patterns repeat. */
const usual = " \t\n1a,.;-\"'(/&=xé";

/**
 * Inputs on which a pattern that can match in several ways takes long: one letter or two in turn, repeated, between a beginning and an end that does not fit.
 * @param letters those of the patterns that are tested, and what they begin with
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

/** Whether a text takes more CPU than a linear pattern ever does, twice: the first time compiles, or collects garbage. */
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

/** What a pattern takes the square of, in words; null where it is linear. */
export function slowText(pattern: RegExp): string | null {
	const letters = pattern.source.replace(/\\[a-zA-Z]/g, "");
	// Shorter texts first: what is cubic would not end with a long one. A linear pattern takes a thousandth of the bound.
	for (const length of [200, 1600, 12_800])
		for (const [text, shape] of repeatedTexts(letters))
			if (isSlow(pattern, shape(length))) return `${pattern}: ${length} characters ${text}`;
	return null;
}
