import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { cost } from "../platform/password-cost";
import { isPassword, passwordHash } from "./password-hash";

// Shows H5.12
it("differs each time, and contains salt and parameters", async () => {
	const [one, two] = [await passwordHash("Traeger200", cost), await passwordHash("Traeger200", cost)];
	expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
	expect(one).not.toBe(two);
	expect(await isPassword("Traeger200", one)).toBe(true);
	expect(await isPassword("Traeger201", one)).toBe(false);
});

// Shows H5.12
it("costs as much wherever the shop runs: these tests alone have another cost, by their configuration", async () => {
	expect(cost).toEqual({ n: 2 ** 14, r: 8, p: 5 });
	expect(await passwordHash("Traeger200")).toMatch(/^scrypt\$16\$8\$1\$/);
	const files = globSync(["*.{ts,toml,json}", "{app,backend,contract,scripts,vite,worker}/**/*.{ts,tsx,mjs,toml}"]);
	expect(files.filter((file) => readFileSync(file, "utf8").includes("password-cost")).sort()).toEqual([
		"backend/platform/password-hash.test.ts",
		"backend/platform/password-hash.ts",
		"vitest.config.ts",
	]);
});

it("is verified with its own parameters", async () => {
	const cheap = await passwordHash("Traeger200", { n: 1024, r: 8, p: 1 });
	expect(await isPassword("Traeger200", cheap)).toBe(true);
});

it.each([null, "", "scrypt", "plain:Traeger200"])("of %j matches no password", async (stored) => {
	expect(await isPassword("Traeger200", stored)).toBe(false);
	expect(await isPassword("", stored)).toBe(false);
});
