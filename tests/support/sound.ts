import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, type Scripts } from "./browser";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** How far the page reaches beyond the window, in CSS pixels, once its styles have arrived. */
export async function sidewaysScroll(page: Page): Promise<number> {
	await page.waitForLoadState("load");
	return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What axe finds against WCAG 2.2 AA and good practice, one line each. It needs scripts. */
export async function violationsOf(page: Page): Promise<string[]> {
	const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** Nothing is wider than the window and, where axe can run, nothing is inaccessible. `state` names the page in a failure. */
export async function expectSound(page: Page, state: string, scripts: Scripts["scripts"] = "on"): Promise<void> {
	expect(await sidewaysScroll(page), `${state}: sideways scroll`).toBeLessThanOrEqual(0);
	if (scripts === "on") expect(await violationsOf(page), state).toEqual([]);
}
