import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * What a test runner says of itself. One that ends badly has failed at least once, whatever it has counted, and so has one that says nothing.
 * @param start runs it; is given the file that it writes its report to, as JSON, and returns its exit code
 * @param read the report: passed, failed, and whatever else is wanted of it
 */
export async function reported(name, start, read) {
	const file = join(".cache", "reports", `${name}.json`);
	rmSync(file, { force: true });
	const code = await start(file);
	if (!existsSync(file)) return { passed: 0, failed: 1 };
	const found = read(JSON.parse(readFileSync(file, "utf8")));
	return { ...found, failed: code === 0 ? found.failed : Math.max(1, found.failed) };
}
