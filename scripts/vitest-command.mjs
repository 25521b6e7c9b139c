import "./node-version.mjs";
import { parseArgs } from "node:util";
import { ensureDependencies } from "./dependencies.mjs";
import { run } from "./failure.mjs";

/**
 * A command that runs one project of vitest.config.ts against the last build, which it makes first (but with --built), tells what was found, and
 * ends with "N passed, M failed" and an exit code.
 * @param options options: those of the command beside --short and --built (parseArgs; --only is part of the names of files); env: what the tests are
 * given, by these; about: what is said of that, before and after; tell: prints what the report says of each file (vitest-project.mjs)
 */
export function vitestCommand(project, { options = {}, env, about = () => "", tell = tellTests }) {
	run(async () => {
		const { values } = parseArgs({ options: { short: { type: "boolean" }, built: { type: "boolean" }, ...options } });
		await ensureDependencies();
		const [{ build }, { vitestProject }] = await Promise.all([import("./build.mjs"), import("./vitest-project.mjs")]);
		if (!values.built) await build({ keepsOld: true });
		const given = env(values);
		const said = about(given);
		if (said) console.log(said);
		const begin = performance.now();
		const { passed, failed, files = [] } = await vitestProject(project, { env: given, only: values.only });
		const took = `${((performance.now() - begin) / 1000).toFixed(1)} s`;
		console.log("");
		tell(files);
		console.log(said ? `\n${said}, ${took}` : `\nAll in ${took}`);
		console.log(`${passed} passed, ${failed} failed`);
		process.exitCode = failed > 0 ? 1 : 0;
	});
}

/** Each test with its time. */
function tellTests(files) {
	console.log(`${"".padEnd(6)} ${"s".padStart(7)}  what`);
	const tests = files.flatMap((file) => file.tests).filter(({ status }) => status !== "skipped");
	for (const { status, duration = 0, fullName } of tests)
		console.log(`${status.padEnd(6)} ${(duration / 1000).toFixed(1).padStart(7)}  ${fullName}`);
}
