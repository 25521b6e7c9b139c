import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { expect } from "vitest";
import type { Reader } from "./reader";

interface Settings {
	scripts: boolean;
	cookies?: boolean;
}

/** An unmodified Firefox over WebDriver BiDi: Playwright supports only its own build. */
export const startFirefox = ({ scripts, cookies = true }: Settings): Promise<Browser> =>
	puppeteer.launch({
		browser: "firefox",
		executablePath: process.env.FIREFOX,
		headless: true,
		// 2: blocks all cookies, and with them storage.
		extraPrefsFirefox: { "javascript.enabled": scripts, ...(cookies ? {} : { "network.cookie.cookieBehavior": 2 }) },
	});

/** Keyboard input: without the page's scripts Firefox cannot locate elements for clicks. */
export class FirefoxReader implements Reader {
	constructor(
		readonly page: Page,
		readonly scripts: boolean,
	) {}

	async goto(address: string): Promise<void> {
		await this.page.goto(address);
	}

	/** Focuses the first matching element, once it exists. */
	async #focus(selector: string): Promise<void> {
		await this.has(selector);
		await this.page.$eval(selector, (element) => {
			if (element instanceof HTMLElement) element.focus();
			if (element instanceof HTMLInputElement && element.type !== "checkbox" && element.type !== "radio") element.select();
		});
	}

	async fill(selector: string, text: string): Promise<void> {
		await this.#focus(selector);
		await this.page.keyboard.type(text);
	}

	async activate(selector: string): Promise<void> {
		await this.#focus(selector);
		await this.page.keyboard.press("Enter");
	}

	async tick(selector: string): Promise<void> {
		await this.#focus(selector);
		await this.page.keyboard.press(" ");
	}

	async has(selector: string): Promise<void> {
		await this.#poll(async () => String((await this.page.$(selector)) !== null)).toBe("true");
	}

	async shows(selector: string, text: string | RegExp): Promise<void> {
		await this.#poll(() => this.page.$eval(selector, (element) => element.textContent ?? "")).toMatch(text);
	}

	async isAt(path: RegExp): Promise<void> {
		await this.#poll(async () => this.page.url()).toMatch(path);
	}

	async isLive(): Promise<void> {
		if (this.scripts) await this.#poll(() => this.page.evaluate(() => document.cookie)).toContain("js=1");
	}

	/** Retries while the page is being unloaded. */
	#poll(asked: () => Promise<string>) {
		return expect.poll(() => asked().catch(() => ""), { timeout: 20_000 });
	}
}
