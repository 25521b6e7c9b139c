import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Call } from "./call";
import { calls, listedCalls, tiers } from "./calls";

const groups = Object.entries(calls).map(([name, group]): [string, Call[]] => [name, Object.values<Call>(group)]);

// Shows H3.7
it("shared answers are reads of catalogue, content and search only", () => {
	const shared = groups.flatMap(([name, group]) => group.filter((call) => call.shared).map(({ method }) => `${name} ${method}`));
	expect([...new Set(shared)].sort()).toEqual(["catalogue GET", "content GET", "search GET"]);
});

it("docs/backend.md describes the tiers and the calls of the first two", () => {
	const page = readFileSync("docs/backend.md", "utf8");
	for (const [tier, { has, without }] of Object.entries(tiers)) expect(page).toContain(`| ${tier} | ${has} | ${without} |`);
	expect(page.match(/^\| `(?:GET|POST|PATCH|DELETE) .*/gm)).toEqual(
		(["browse", "order"] as const).flatMap((wanted) =>
			listedCalls
				.filter(({ tier }) => tier === wanted)
				.toSorted((a, b) => Number(b.isNeeded) - Number(a.isNeeded))
				.map(({ call, isNeeded, without }) => `| \`${call.method} ${call.path}\` | ${isNeeded ? "needed" : without} |`),
		),
	);
	expect(new Set(listedCalls.map(({ tier }) => tier))).toEqual(new Set(Object.keys(tiers)));
});
