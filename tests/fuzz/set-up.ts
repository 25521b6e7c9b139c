import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { serving } from "../support/server";
import { brokenIn } from "./invariants";

declare module "vitest" {
	interface ProvidedContext {
		/** Runs SQL in the shop's database (tests/fuzz/serve.mjs). */
		rows: string;
		/** The process that serves the shop: the runtime is its child. */
		pid: number;
	}
}

/** The shop that all fuzz tests share. At the end the database must satisfy its invariants, and the log must contain no unexpected failure. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
	const state = mkdtempSync(join(tmpdir(), "crossbar-fuzz-"));
	const shop = await serving("tests/fuzz/serve.mjs", ["--state", state]);
	const rows = `http://127.0.0.1:${shop.port + 2}`;
	project.provide("shop", shop.address);
	project.provide("backend", shop.backend);
	project.provide("rows", rows);
	project.provide("pid", shop.pid ?? 0);
	return async () => {
		const broken = await brokenIn(rows).catch((error: unknown) => [String(error)]);
		await shop.stop();
		rmSync(state, { recursive: true, force: true });
		const told = [...broken.map((what) => `The database: ${what}`), ...failuresIn(shop.log())];
		for (const line of told) console.error(line);
		// Vitest only prints an error of teardown.
		if (told.length > 0) process.exitCode = 1;
		else console.log("The database satisfies its invariants, and no failure was logged.");
	};
}

/** Log lines of unexpected errors. */
function failuresIn(output: string): string[] {
	const lines = output
		.split("\n")
		.filter((line) => /"kind":"(?:unexpected|foreign_redirect|render)|uncaught|Error: |TypeError|RangeError/i.test(line));
	return [...new Set(lines.map((line) => line.replace(/"requestId":"[^"]*"/, "").slice(0, 600)))].slice(0, 20);
}
