// npm run test:security [-- --short] [-- --built] [-- --only sign-in]: what an attacker would try over HTTP, against a shop of its own.
import { basename } from "node:path";
import { vitestCommand } from "../../scripts/lib/vitest.mjs";
import { shortForms } from "../short-forms.mjs";

await vitestCommand("security", {
	options: { only: { type: "string" } },
	env: ({ short }) => (short ? shortForms.security : { SECURITY_SHORT: "" }),
	tell: tellChapters,
});

/** How many probes of each file were tried, and the names of those that failed. */
function tellChapters(files) {
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
