import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = "docs/decisions";
const decisions = globSync(`${folder}/[0-9]*.md`).sort();
const pages = globSync(["*.md", "docs/**/*.md", "backend/**/README.md"], { exclude: ["**/node_modules/**"] });

const textOf = (path: string): string => readFileSync(path, "utf8");
const nameOf = (path: string): string => path.slice(folder.length + 1);
const titleOf = (path: string): string => /^# (.+)$/m.exec(textOf(path))?.[1] ?? "";
/** The anchors that GitHub generates for headings. */
const anchorsOf = (path: string): string[] =>
	[...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
		heading
			.toLowerCase()
			.replace(/[^\p{L}\p{N} -]/gu, "")
			.replaceAll(" ", "-"),
	);
const headOf = (path: string) => /^Date: (\d{4}-\d{2}-\d{2})\. Status: (accepted|superseded by \[\d+\]\([\w-]+\.md\))/m.exec(textOf(path));

describe.each(decisions)("%s", (path) => {
	it("has a date and a status", () => expect(headOf(path)).not.toBeNull());

	it.each(["Context", "Decision", "Alternatives", "Consequences"])("has %s", (part) =>
		expect(textOf(path)).toMatch(new RegExp(`^\\*\\*${part}\\b`, "m")),
	);
});

describe("documents", () => {
	// After a new decision: npx vitest run --project unit tests/docs.test.ts -u
	it("list every decision", () => expect(index()).toMatchFileSnapshot(`../${folder}/README.md`));

	it.each(pages)("lead to files that exist: %s", (page) => {
		const links = [...textOf(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link = ""]) => link);
		expect(links.filter((link) => !existsSync(join(dirname(page), link)))).toEqual([]);
	});

	it.each(pages)("lead to headings that exist: %s", (page) => {
		const links = [...textOf(page).matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)];
		const broken = links.filter(
			([, file = "", anchor = ""]) => !anchorsOf(file === "" ? page : join(dirname(page), file)).includes(anchor),
		);
		expect(broken.map(([link]) => link)).toEqual([]);
	});

	it("exist if code refers to them", () => {
		const code = globSync("{app,backend,contract,scripts,worker}/**/*.{ts,tsx,mjs,sql,toml}", { exclude: ["**/node_modules/**"] });
		const named = code.flatMap((path) => [...textOf(path).matchAll(/docs\/[\w/-]+\.md/g)].map(([document]) => document));
		expect(named.filter((document) => !existsSync(document))).toEqual([]);
	});

	it("name paths of the code only if these are generated or guide through it", () => {
		const guides = /docs\/(architecture|contributing|licences)\.md$/;
		const path = /`(?:\.\/)?(?:app|backend|contract|scripts|tests|vite|worker)\/[^`]+\.(?:ts|tsx|mjs|sql)`/g;
		expect(pages.filter((page) => !guides.test(page)).flatMap((page) => textOf(page).match(path) ?? [])).toEqual([]);
	});
});

/** The page docs/decisions/README.md. */
function index(): string {
	const head = [
		"# Decisions",
		"",
		"Each page says what was decided, why, and what was turned down. A new decision takes the next number. `Includes` names older decisions that a page took over.",
		"`npx vitest run --project unit tests/docs.test.ts -u` writes this list.",
		"",
	];
	const rows = decisions.map((path) => {
		const [, , status] = headOf(path) ?? [];
		return `- ${nameOf(path).slice(0, 4)} [${titleOf(path)}](${nameOf(path)})${status === "accepted" ? "" : `, ${status}`}`;
	});
	return [...head, ...rows, ""].join("\n");
}
