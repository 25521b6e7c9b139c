import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";
import { expect, type Scripts } from "./browser";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** How far the page reaches beyond the window, in CSS pixels, once its styles have arrived. */
export async function sidewaysScroll(page: Page): Promise<number> {
	await page.waitForLoadState("load");
	return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * What axe finds against WCAG 2.2 AA and good practice, one line each. It needs scripts.
 * @param part a selector: only what is in it
 */
export async function violationsOf(page: Page, part = ":root", runOnly: RunOptions["runOnly"] = tags): Promise<string[]> {
	await page.evaluate(axe.source);
	// What is right is not described: that takes longer than to find what is wrong.
	const options: RunOptions = { runOnly, resultTypes: ["violations"] };
	const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})`);
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** Nothing is wider than the window and, where axe can run, nothing is inaccessible. `state` names the page in a failure. */
export async function expectSound(page: Page, state: string, scripts: Scripts["scripts"] = "on"): Promise<void> {
	expect(await sidewaysScroll(page), `${state}: sideways scroll`).toBeLessThanOrEqual(0);
	if (scripts === "on") expect(await violationsOf(page), state).toEqual([]);
}
