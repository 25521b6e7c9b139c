import { globSync, readFileSync } from "node:fs";

const tests = "{app,backend,contract,scripts,tests,worker}/**/*.{test,spec,probe,faults,fuzz}.{ts,tsx}";
const tag = /^\s*\/\/ Shows ((?:[RH]\d+\.\d+(?:, )?)+)$/;

/** A test declares the requirements (R) or hazards (H) it covers in a comment above it: // Shows R4.2, H1.3 */
interface Shown {
	file: string;
	title: string;
}

/** @returns the tests that cover each number, by file */
export function shownBy(): Map<string, Shown[]> {
	const shown = new Map<string, Shown[]>();
	for (const file of globSync(tests, { exclude: ["**/node_modules/**"] }).sort()) {
		const lines = readFileSync(file, "utf8").split("\n");
		for (const [at, line] of lines.entries()) {
			const [, numbers = ""] = tag.exec(line) ?? [];
			const title = numbers && titleBelow(lines.slice(at + 1));
			for (const number of numbers.split(", ").filter(Boolean)) shown.set(number, [...(shown.get(number) ?? []), { file, title }]);
		}
	}
	return shown;
}

/** The title of the next test: in its first line, or after the rows of `each`. */
function titleBelow(lines: readonly string[]): string {
	const [first = "", ...rest] = lines.slice(lines.findIndex((line) => /^\s*(?:it|test|describe|asks|of)\b/.test(line)));
	const indent = first.search(/\S/);
	const inOneLine = /^\s*(?:it|test|describe|asks|of)(?:\.\w+(?:\(.*\))?)*\((["'`])(.+?)\1/.exec(first);
	if (inOneLine) return inOneLine[2] ?? "";
	for (const [at, line] of rest.entries()) {
		const [, , afterRows] = /^\s*[\])}].*?\((["'`])(.+?)\1/.exec(line) ?? [];
		if (afterRows && line.search(/\S/) === indent) return afterRows;
		const [, , ofItsOwn] = /^\s*(["'`])(.+?)\1,$/.exec(line) ?? [];
		const opened = at === 0 ? first : rest[at - 1];
		if (ofItsOwn && opened?.endsWith("(") && line.search(/\S/) === indent + 1) return ofItsOwn;
	}
	throw new Error(`A test without a title: ${first}`);
}

/** The numbered statements of a page of docs/: its lines "- **R4.2** A variant's code …". */
export const statementsOf = (page: string): { number: string; text: string }[] =>
	[...readFileSync(page, "utf8").matchAll(/^- \*\*([RH]\d+\.\d+)\*\* (.+)$/gm)].map(([, number = "", text = ""]) => ({ number, text }));
