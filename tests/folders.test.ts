import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const most = 25;

test.each(["app", "backend", "contract", "worker", "scripts", "vite"])(`no folder of %s has more than ${most} files of code`, (root) => {
	const counts = new Map<string, number>();
	for (const file of readdirSync(root, { encoding: "utf8", recursive: true })) {
		if (!/(?<!\.test)\.(?:tsx?|mjs)$/.test(file)) continue;
		const folder = dirname(join(root, file));
		counts.set(folder, (counts.get(folder) ?? 0) + 1);
	}
	expect(Math.max(...counts.values())).toBeGreaterThan(0);
	expect([...counts].filter(([, count]) => count > most)).toEqual([]);
});
