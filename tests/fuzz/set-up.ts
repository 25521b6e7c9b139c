import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { brokenIn } from "./invariants";

declare module "vitest" {
	interface ProvidedContext {
		/** Runs SQL in the shop's database (tests/fuzz/serve.mjs). */
		rows: string;
	}
}

/** The shop that all fuzzing shares. At the end its database still holds what must hold, and its messages tell of no failure. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
	const state = mkdtempSync(join(tmpdir(), "crossbar-fuzz-"));
	const child = spawn(process.execPath, ["tests/fuzz/serve.mjs", "--state", state], {
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr])
		stream.on("data", (part) => {
			output += String(part);
		});
	const port = await new Promise<number>((resolve, reject) => {
		child.stdout.on("data", () => {
			const ready = /^ready on (\d+)/m.exec(output);
			if (ready) resolve(Number(ready[1]));
		});
		child.once("close", () => reject(new Error(`The shop did not start:\n${output}`)));
	});
	const rows = `http://127.0.0.1:${port + 2}`;
	project.provide("shop", `http://127.0.0.1:${port}`);
	project.provide("backend", `http://127.0.0.1:${port + 1}`);
	project.provide("rows", rows);
	return async () => {
		const broken = await brokenIn(rows).catch((error: unknown) => [String(error)]);
		const isOver = new Promise((resolve) => child.once("close", resolve));
		child.kill("SIGTERM");
		await isOver;
		rmSync(state, { recursive: true, force: true });
		const told = [...broken.map((what) => `The database: ${what}`), ...failuresIn(output)];
		for (const line of told) console.error(line);
		// Vitest prints what fails here, and is content.
		if (told.length > 0) process.exitCode = 1;
		else console.log("The database holds what must hold, and no failure was logged.");
	};
}

/** Lines of the log that tell of what nobody has thought of. */
function failuresIn(output: string): string[] {
	const lines = output
		.split("\n")
		.filter((line) => /"kind":"(?:unexpected|foreign_redirect|render)|uncaught|Error: |TypeError|RangeError/i.test(line));
	return [...new Set(lines.map((line) => line.replace(/"requestId":"[^"]*"/, "").slice(0, 600)))].slice(0, 20);
}
