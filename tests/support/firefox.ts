import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { expect } from "vitest";

interface Settings {
	scripts: boolean;
	cookies?: boolean;
}

/** A stock Firefox, over WebDriver BiDi: Playwright drives only a Firefox of its own making. */
export const startFirefox = ({ scripts, cookies = true }: Settings): Promise<Browser> =>
	puppeteer.launch({
		browser: "firefox",
		executablePath: process.env.FIREFOX,
		headless: true,
		// 2: no cookies at all, and with them no storage.
		extraPrefsFirefox: { "javascript.enabled": scripts, ...(cookies ? {} : { "network.cookie.cookieBehavior": 2 }) },
	});

/** Somebody at the keyboard: without scripts of the page Firefox cannot tell where something to be clicked is. */
export class Reader {
	constructor(readonly page: Page) {}

	async goto(address: string): Promise<void> {
		await this.page.goto(address);
	}

	/** Puts the focus on the first element that fits, once it is there. */
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

	/** Presses a button, or follows a link. */
	async activate(selector: string): Promise<void> {
		await this.#focus(selector);
		await this.page.keyboard.press("Enter");
	}

	async tick(selector: string): Promise<void> {
		await this.#focus(selector);
		await this.page.keyboard.press(" ");
	}

	/** Waits until there is such an element. */
	async has(selector: string): Promise<void> {
		await this.#poll(async () => String((await this.page.$(selector)) !== null)).toBe("true");
	}

	/** Waits until an element says something. */
	async shows(selector: string, text: string | RegExp): Promise<void> {
		await this.#poll(() => this.page.$eval(selector, (element) => element.textContent ?? "")).toMatch(text);
	}

	/** Waits until the address is such a one. */
	async isAt(path: RegExp): Promise<void> {
		await this.#poll(async () => this.page.url()).toMatch(path);
	}

	/** A page that is being left answers nothing: it is asked again. */
	#poll(asked: () => Promise<string>) {
		return expect.poll(() => asked().catch(() => ""), { timeout: 20_000 });
	}
}
