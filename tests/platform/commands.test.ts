import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const run = (command: string, option: string) =>
	promisify(execFile)(process.execPath, ["scripts/run.mjs", `scripts/${command}.mjs`, option]);

it.each(["desk", "import", "export"])("npm run %s tells how it is used, also of an option that there is not", async (command) => {
	const { stdout } = await run(command, "--help");
	expect(stdout).toMatch(new RegExp(`^npm run ${command} -- `));
	const refused = await run(command, "--wrong").then(
		() => "",
		({ stderr }: { stderr: string }) => stderr.trim(),
	);
	expect(refused).toMatch(/^Unknown option '--wrong'\.\n/);
	expect(refused).toContain(stdout.trim());
	expect(refused).not.toContain("    at ");
});

// Shows R49.7
it.each([
	["own-data", "buyer@company.example", "--seed"],
	["backup", "file.sql", ""],
	["start", "--port", ""],
	["brand", "now", ""],
])("npm run %s does nothing with %s %s", async (command, ...words) => {
	const refused = await promisify(execFile)(process.execPath, ["scripts/run.mjs", `scripts/${command}.mjs`, ...words.filter(Boolean)]).then(
		() => "",
		({ stderr }: { stderr: string }) => stderr.trim(),
	);
	expect(refused).toMatch(/^(?:Unknown option|Unexpected argument|A backup is written to)/);
});
