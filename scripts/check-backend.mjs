// npm run check:backend -- http://127.0.0.1:8788
import { commandLine } from "./lib/command-line.mjs";
import { Failure } from "./lib/process.mjs";
import { checkBackend } from "./lib/vitest.mjs";

const usage =
	"Which backend? npm run check:backend -- http://127.0.0.1:8788\n(BACKEND_KEY is sent as Backend-Key; BACKEND_EMAIL and BACKEND_PASSWORD are those of an account.)";
const [url] = commandLine(usage, {}, 1).positionals;
if (!url || !URL.canParse(url)) throw new Failure(usage);
const { failed, failures = [], files = [] } = await checkBackend(url, { isQuiet: true });
const tests = files.flatMap((file) => file.tests);
const wrong = tests.filter(({ status }) => status === "failed");
const different = Object.values(Object.groupBy(wrong, alike));
const unloaded = wrong.length === 0 ? failures : [];
const skipped = tests.filter(({ meta }) => meta?.skipped);
const sections = [
	...different.map(finding),
	...unloaded.map(({ name, reason }) => [`WRONG  ${name}`, `  ${sentence(reason)}`]),
	...Object.entries(Object.groupBy(skipped, ({ meta }) => meta.skipped)).map(([reason, not]) => [
		`Not tried, since it ${reason}:`,
		...new Set(not.map(({ title }) => `  ${title.split(": ", 1)}`)),
	]),
	tiers(),
	[
		different.length + unloaded.length === 0
			? "Nothing is wrong."
			: `${different.length + unloaded.length} wrong: what to do is in docs/backend.md.`,
	],
];
console.log(sections.map((lines) => lines.join("\n")).join("\n\n"));
process.exitCode = failed > 0 ? 1 : 0;

/** Merges findings that differ only in their language. */
function alike({ title, failureMessages: [message = ""], meta: { exchange } = {} }) {
	return [title, exchange?.asked.replace(/ \(Locale: \w+\)/, ""), sentence(message)].join("\n");
}

/** A finding: the request, the response, the problem, and where the contract states it. */
function finding([
	{
		ancestorTitles,
		title,
		failureMessages: [message = ""],
		meta: { exchange } = {},
	},
	...others
]) {
	const isOfTier = ancestorTitles.length === 2;
	return [
		`WRONG  ${isOfTier ? title : [...ancestorTitles, title].join(": ")}${others.length > 0 ? ` (and in ${others.length} other languages)` : ""}`,
		...(exchange
			? [
					`  asked     ${exchange.asked}`,
					`  came      ${exchange.came}`,
					`  wrong     ${sentence(message)}`,
					`  contract  ${exchange.contract}`,
				]
			: [`  wrong     ${sentence(message)}`]),
		`  guide     docs/backend.md, "${guide(exchange?.came ?? "", message)}"`,
	];
}

/** The part of a test runner's message that concerns the backend. */
function sentence(message) {
	const [said] = message.split(/\n\s+at /, 1);
	return said
		.replace(/^(?:Assertion)?Error: /, "")
		.replace(/ \/\/ Object\.is equality/, "")
		.replace(/\n+/g, "\n            ");
}

function guide(came, message) {
	if (/^401 /.test(came) || /sign in/.test(message)) return "Checking";
	return /^[45]\d\d /.test(came) ? "Refusals" : "A call";
}

/** The calls of each tier that the backend has (tests/contract/tiers.test.ts), and what the shop lacks without the missing ones. */
function tiers() {
	const listed = tests.filter(({ ancestorTitles }) => ancestorTitles.length === 2);
	return Object.entries(Object.groupBy(listed, ({ ancestorTitles: [tier] }) => tier)).flatMap(([tier, calls]) => {
		const failing = calls.filter(({ status }) => status === "failed");
		const untried = calls.filter(({ meta }) => meta?.skipped);
		const missing = calls.filter(({ status, meta }) => status !== "passed" && status !== "failed" && !meta?.skipped);
		const has = calls.length - missing.length - untried.length - failing.length;
		return [
			`${tier}: ${has} of ${calls.length} calls${failing.length > 0 ? `, ${failing.length} wrong` : ""}${untried.length > 0 ? `, ${untried.length} not tried` : ""}`,
			...(missing.length === calls.length
				? [`  ${calls[0].ancestorTitles[1]}`]
				: missing.map(({ title, meta }) => `  missing  ${title}${meta.without ? `. Without it: ${meta.without}` : ""}`)),
		];
	});
}
