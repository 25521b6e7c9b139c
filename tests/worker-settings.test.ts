import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const program = resolve("scripts/lib/worker-settings.mjs");

/** The folder of the shop's static files. */
function filesAsSeenIn(folder: string): string {
	const ask = `import(${JSON.stringify(program)}).then(({ settingsOf }) => console.log(settingsOf("wrangler.toml").options.assets.directory))`;
	return execFileSync(process.execPath, ["-e", ask], { cwd: folder, encoding: "utf8" }).trim();
}

it("a folder that was moved or copied with its cache serves its own files", () => {
	const home = mkdtempSync(join(tmpdir(), "settings-"));
	try {
		const [before, after] = [join(home, "before"), join(home, "after")];
		mkdirSync(join(before, "dist/client"), { recursive: true });
		for (const file of ["wrangler.toml", "package-lock.json", "package.json"]) copyFileSync(file, join(before, file));
		expect(filesAsSeenIn(before)).toContain(before);
		renameSync(before, after);
		expect(filesAsSeenIn(after)).toContain(after);
	} finally {
		rmSync(home, { recursive: true });
	}
});

it("every setting of the backend has a row in [vars], without which the environment cannot override it, and is explained", () => {
	const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = ""]) => name).sort();
	const [, vars = ""] = /^\[vars\]$([\s\S]*?)^\[/m.exec(readFileSync("backend/wrangler.toml", "utf8")) ?? [];
	const settings = namesIn(readFileSync("backend/env.ts", "utf8"), /^\t(\w+)\??: string;/gm);
	expect(namesIn(vars, /^(\w+) = /gm)).toEqual(settings);
	const explained = readFileSync("docs/configuration.md", "utf8");
	expect(settings.filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
});
