import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { repeatedTexts } from "./support/growth";

/** Patterns that nobody but the program gives a text of any length. */
const bounded = new Map([
	["app/platform/forms/submission.ts", "names of at most 200 characters"],
	["app/platform/i18n/number-text.ts", "the figures of a number"],
]);

/** Sources of what a server reads. The lines of lists are bounded, and tried by the growth tests of their readers. */
const sources = ["app", "backend", "contract", "worker"].flatMap((folder) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
		.filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/seed\/|\/gallery\/|^backend\/search\//.test(path) && !bounded.has(path)),
);

/** Patterns as they stand in a program: behind what no division stands behind. */
const literal =
	/(?<=(?:[(,=:[!&|?{};>]|\breturn|\n)\s*)\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)(?=[\s).,;:\]}])/g;

const patterns = new Map(
	sources.flatMap((path) =>
		[...readFileSync(path, "utf8").matchAll(literal)].flatMap(([, source = "", flags = ""]): [string, [RegExp, string]][] => {
			try {
				return [[`/${source}/${flags}`, [new RegExp(source, flags), path]]];
			} catch {
				return [];
			}
		}),
	),
);

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

// Shows R52.4
it("no pattern takes the square of what it is given", { timeout: 120_000 }, () => {
	expect(patterns.size).toBeGreaterThan(300);
	const slow: string[] = [];
	for (const [name, [pattern, path]] of patterns) {
		const letters = pattern.source.replace(/\\[a-zA-Z]/g, "");
		// Shorter texts first: what is cubic would not end with a long one. A linear pattern takes a thousandth of the bound.
		const tries = [200, 1600, 12_800].flatMap((length) => repeatedTexts(letters).map(([text, shape]) => ({ text, input: shape(length) })));
		const tooLong = tries.find(({ input }) => isSlow(pattern, input));
		if (tooLong) slow.push(`${name} of ${path}: ${tooLong.input.length} characters ${tooLong.text}`);
	}
	expect(slow).toEqual([]);
});
