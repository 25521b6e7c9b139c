import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const versions = z.record(z.string(), z.string());
const manifest = z
	.object({ dependencies: versions, devDependencies: versions, optionalDependencies: versions })
	.parse(JSON.parse(readFileSync("package.json", "utf8")));
const entry = z.object({
	version: z.string().optional(),
	resolved: z.string().optional(),
	integrity: z.string().optional(),
	hasInstallScript: z.boolean().default(false),
});
const { packages } = z
	.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), entry) })
	.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
const installed = Object.entries(packages).filter(([folder]) => folder !== "");

/** Their scripts download or test a separately packaged program. Everything works without them (docs/reliability.md). */
const withInstallScript = ["@swc/core", "esbuild", "workerd"];

describe("installed packages", () => {
	it("have exact versions that match the lock file", () => {
		for (const [name, wanted] of Object.entries({
			...manifest.dependencies,
			...manifest.devDependencies,
			...manifest.optionalDependencies,
		})) {
			expect(wanted, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
			expect(packages[`node_modules/${name}`]?.version, name).toBe(wanted);
		}
	});

	it("come from npm's configured registry, with checksums", () => {
		// Packages without a URL in the lock file are looked up there by name and version.
		const registry = "https://registry.npmjs.org/";
		expect(installed.length).toBeGreaterThan(500);
		const others = installed.filter(
			([, { resolved, integrity }]) => (resolved !== undefined && !resolved.startsWith(registry)) || !integrity?.startsWith("sha512-"),
		);
		expect(others.map(([folder]) => folder)).toEqual([]);
	});

	it("run no install scripts", () => {
		const found = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([folder]) => folder.split("node_modules/").at(-1));
		expect([...new Set(found)].sort()).toEqual(withInstallScript);
		expect(readFileSync("scripts/run.mjs", "utf8")).toContain('["ci", "--include=dev", "--ignore-scripts",');
	});
});
