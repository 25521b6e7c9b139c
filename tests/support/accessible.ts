import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { expect, type Scripts } from "./browser";

/** Smaller than `axe.source`, which a browser takes twice as long to read. */
const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Horizontal overflow in CSS pixels, once styles have loaded. */
export async function horizontalOverflow(page: Page): Promise<number> {
	await page.waitForLoadState("load");
	return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Violations that axe finds of WCAG 2.2 AA and best practices, one line each. Requires scripts.
 * @param part a selector that limits the check
 */
export async function violationsOf(page: Page, part = ":root", runOnly: RunOptions["runOnly"] = tags): Promise<string[]> {
	// A page keeps axe until another document replaces it.
	if (!(await page.evaluate("'axe' in window"))) await page.evaluate(source);
	// Passes are not reported: that takes longer than finding violations.
	const options: RunOptions = { runOnly, resultTypes: ["violations"] };
	const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})`);
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** Asserts that nothing overflows the window and, if axe can run, nothing is inaccessible. `state` names the page in a failure. */
export async function expectAccessible(page: Page, state: string, scripts: Scripts["scripts"] = "on"): Promise<void> {
	expect(await horizontalOverflow(page), `${state}: sideways scroll`).toBeLessThanOrEqual(0);
	if (scripts !== "on") return;
	// A target that the header's bar partly covers would be too small.
	const top = await page.evaluate(() => {
		const { scrollY } = window;
		window.scrollTo(0, 0);
		return scrollY;
	});
	expect(await violationsOf(page), state).toEqual([]);
	await page.evaluate((y) => window.scrollTo(0, y), top);
}
