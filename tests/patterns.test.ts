import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { slowText } from "./support/growth";

/** Patterns that only get text of bounded length, from the program itself. */
const bounded = new Map([
	["app/platform/forms/submission.ts", "names of at most 200 characters"],
	["app/platform/i18n/number-text.ts", "the figures of a number"],
]);

/** Sources of the servers' input. Lines of lists are bounded, and covered by their readers' growth tests. */
const sources = ["app", "backend", "contract", "worker"].flatMap((folder) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
		.filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/seed\/|\/gallery\/|^backend\/search\//.test(path) && !bounded.has(path)),
);

/** Regex literals: they do not follow a token that a division could follow. */
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

// Shows R52.4
it("no pattern takes the square of what it is given", { timeout: 120_000 }, () => {
	expect(patterns.size).toBeGreaterThan(300);
	const slow = [...patterns.values()].flatMap(([pattern, path]) => {
		const text = slowText(pattern);
		return text ? [`${path}: ${text}`] : [];
	});
	expect(slow).toEqual([]);
});
