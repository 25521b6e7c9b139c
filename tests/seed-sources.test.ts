import { globSync } from "node:fs";
import { resolve } from "node:path";
import { runnerImport } from "vite";
import { expect, it } from "vitest";
import { seedSources } from "../scripts/lib/seed.mjs";

it("seeds databases anew after a change of anything that the catalogue's rows are made of", async () => {
	const modules = globSync(["backend/seed/seed.ts", ...seedSources.filter((path) => path.endsWith(".ts"))], {
		exclude: ["**/*.test.ts"],
	});
	const imported = await Promise.all(
		modules.map(async (file) => (await runnerImport(resolve(file), { configFile: false, logLevel: "error" })).dependencies),
	);
	const missing = imported
		.flat()
		.map((file) => file.replace(`${process.cwd()}/`, ""))
		.filter((file) => !seedSources.some((source) => file === source || file.startsWith(`${source}/`)));
	expect([...new Set(missing)].sort()).toEqual([]);
});
