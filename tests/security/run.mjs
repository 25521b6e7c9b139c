// npm run test:security [-- --short] [-- --built] [-- --only sign-in]: attacks over HTTP against a private shop.
import { basename } from "node:path";
import { vitestCommand } from "../../scripts/lib/vitest.mjs";
import { shortForms } from "../short-forms.mjs";

await vitestCommand("security", {
	options: { only: { type: "string" } },
	env: ({ short }) => (short ? shortForms.security : { SECURITY_SHORT: "" }),
	report: printChapters,
});

/** The number of probes of each file, and the names of the failed ones. */
function printChapters(files) {
	console.log(row("chapter", "probes", "failed", "s"));
	for (const { name, tests } of files.sort((one, other) => one.name.localeCompare(other.name))) {
		const tried = tests.filter(({ status }) => status === "passed" || status === "failed");
		const failed = tried.filter(({ status }) => status === "failed");
		const ms = tests.reduce((sum, { duration = 0 }) => sum + duration, 0);
		console.log(row(basename(name, ".probe.ts"), tried.length, failed.length, (ms / 1000).toFixed(1)));
		for (const { fullName } of failed) console.log(`  failed: ${fullName}`);
	}
}

function row(chapter, ...cells) {
	return [chapter.padEnd(14), ...cells.map((cell) => String(cell).padStart(6))].join(" ");
}
