// npm run check:backend -- http://127.0.0.1:8788
import { Failure } from "./lib/process.mjs";
import { checkBackend } from "./lib/vitest.mjs";

const url = process.argv[2];
if (!url || !URL.canParse(url))
	throw new Failure("Which backend? npm run check:backend -- http://127.0.0.1:8788\n(BACKEND_KEY is sent as Backend-Key.)");
const { failed, files = [] } = await checkBackend(url);
console.log(`\n${tiers(files).join("\n")}`);
process.exitCode = failed > 0 ? 1 : 0;

/** What each tier has (tests/contract/tiers.test.ts), and where calls are missing, what the shop lacks. */
function tiers(files) {
	const tests = files.find(({ name }) => name.endsWith("tiers.test.ts"))?.tests ?? [];
	return Object.entries(Object.groupBy(tests, ({ ancestorTitles: [tier] }) => tier)).flatMap(([tier, calls]) => {
		const missing = calls.filter(({ status }) => status !== "passed" && status !== "failed");
		const wrong = calls.filter(({ status }) => status === "failed");
		return [
			`${tier}: ${calls.length - missing.length} of ${calls.length} calls`,
			...wrong.map(
				({ title, failureMessages: [message = ""] }) => `  wrong    ${title}: ${message.split(/\n\s+at /, 1)[0].replaceAll("\n", " ")}`,
			),
			...(missing.length === calls.length ? [`  ${calls[0].ancestorTitles[1]}`] : missing.map(({ title }) => `  missing  ${title}`)),
		];
	});
}
