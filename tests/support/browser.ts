import { test as base, expect, type Page } from "@playwright/test";
import type { Language } from "../../contract/locale";

export interface Scripts {
	/** on; off: disabled in the browser; broken: the page loads, its scripts do not. */
	scripts: "on" | "off" | "broken";
}

interface Watched {
	/** Console errors and uncaught exceptions of the page. */
	consoleErrors: string[];
}

/** Scripts of a built shop, and of `npm run dev`. */
const scriptFiles = /\/assets\/[^?]*\.js$|\/@vite|\/app\/[^?]*\.tsx?(?:\?|$)|\/node_modules\//;

/** Playwright's test in its project's mode. */
export const test = base.extend<Scripts & Watched>({
	scripts: ["on", { option: true }],
	context: async ({ context, scripts }, use) => {
		if (scripts === "on") context.on("page", waitsUntilLive);
		if (scripts === "broken") await context.route(scriptFiles, (route) => route.abort());
		await use(context);
	},
	consoleErrors: async ({ page }, use) => {
		const errors: string[] = [];
		page.on("console", (message) => {
			if (message.type() === "error") errors.push(message.text());
		});
		page.on("pageerror", (error) => errors.push(String(error)));
		await use(errors);
	},
});

export { expect };

/**
 * A page can be loaded and the network idle before hydration: both load states wait for it. A test that needs the page earlier uses
 * `waitUntil: "commit"` or `"domcontentloaded"`; if scripts fail to load, the wait ends after five seconds.
 */
function waitsUntilLive(page: Page): void {
	const { goto, waitForLoadState } = { goto: page.goto.bind(page), waitForLoadState: page.waitForLoadState.bind(page) };
	const live = () => page.waitForFunction(isLive, undefined, { timeout: 5000 }).catch(() => {});
	page.goto = async (url, { waitUntil = "load", ...options } = {}) => {
		const response = await goto(url, { ...options, waitUntil: waitUntil === "networkidle" ? "load" : waitUntil });
		if (waitUntil === "load" || waitUntil === "networkidle") await live();
		if (waitUntil === "networkidle") await waitForLoadState(waitUntil);
		return response;
	};
	page.waitForLoadState = async (state, options) => {
		if (state === "networkidle") await live();
		await waitForLoadState(state, options);
	};
}

/** The router manages scrolling as soon as it runs. */
const isLive = () => history.scrollRestoration === "manual" || !document.querySelector("script[type=module], script[type=later]");

/** The URL of a path on a locale's host. */
export function on(locale: Language, path: string, baseURL: string | undefined): string {
	const url = new URL(path, baseURL);
	url.hostname = `${locale}.localhost`;
	return url.href;
}

/** Holds requests back: by default those for scripts, so that the page is used before hydration. @returns a function that releases them */
export async function holdRequests(page: Page, urls = "**/assets/*.js"): Promise<() => void> {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(urls, async (route) => {
		await held;
		await route.continue();
	});
	return release;
}
