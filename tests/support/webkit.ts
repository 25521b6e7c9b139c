import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { Builder, By, Key, type WebDriver } from "selenium-webdriver";
import { expect, vi } from "vitest";
import { freePorts } from "../../scripts/lib/ports.mjs";
import type { Reader } from "./reader";

export interface WebKit {
	/** A new window without cookies; the one before is closed. */
	visit(): Promise<WebKitReader>;
	close(): Promise<void>;
}

/** An unmodified WebKitGTK over WebDriver, on a virtual screen: Playwright supports only its own build. */
export async function startWebKit(): Promise<WebKit> {
	const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x900x24"], { stdio: ["ignore", "pipe", "ignore"] });
	const [number] = await once(createInterface(screen.stdout), "line");
	const port = await freePorts();
	const driver = spawn(process.env.WEBKIT || "WebKitWebDriver", [`--port=${port}`], {
		env: { ...process.env, DISPLAY: `:${number}` },
		stdio: "ignore",
	});
	const server = `http://127.0.0.1:${port}`;
	await vi.waitFor(() => fetch(`${server}/status`), { timeout: 20_000 });
	let session: WebDriver | undefined;
	return {
		async visit() {
			await session?.quit();
			session = await new Builder().usingServer(server).withCapabilities({ browserName: "MiniBrowser" }).build();
			// As the windows of the other browsers: the filters are in a fold.
			await session.manage().window().setRect({ x: 0, y: 0, width: 800, height: 700 });
			return new WebKitReader(session);
		},
		async close() {
			await session?.quit();
			await Promise.all([ended(driver), ended(screen)]);
		},
	};
}

async function ended(child: ChildProcess): Promise<void> {
	const exit = once(child, "exit");
	child.kill();
	await exit;
}

export class WebKitReader implements Reader {
	constructor(readonly driver: WebDriver) {}

	async goto(address: string): Promise<void> {
		await this.driver.get(address);
	}

	async #focus(selector: string): Promise<void> {
		await this.has(selector);
		await this.driver.executeScript("arguments[0].focus(); arguments[0].select?.();", await this.driver.findElement(By.css(selector)));
	}

	async #press(keys: string): Promise<void> {
		await this.driver.actions().sendKeys(keys).perform();
	}

	async fill(selector: string, text: string): Promise<void> {
		await this.#focus(selector);
		await this.#press(text);
	}

	async activate(selector: string): Promise<void> {
		await this.#focus(selector);
		await this.#press(Key.ENTER);
	}

	async tick(selector: string): Promise<void> {
		await this.#focus(selector);
		await this.#press(Key.SPACE);
	}

	async has(selector: string): Promise<void> {
		await this.#poll(async () => String((await this.driver.findElements(By.css(selector))).length > 0)).toBe("true");
	}

	async shows(selector: string, text: string | RegExp): Promise<void> {
		await this.#poll(() => this.driver.findElement(By.css(selector)).getText()).toMatch(text);
	}

	async isAt(path: RegExp): Promise<void> {
		await this.#poll(() => this.driver.getCurrentUrl()).toMatch(path);
	}

	async isLive(): Promise<void> {
		const isHydrated = 'return String(Object.keys(document.querySelector("main")).some((key) => key.startsWith("__react")))';
		await this.#poll(() => this.driver.executeScript<string>(isHydrated)).toBe("true");
	}

	/** Retries while the page is being replaced. */
	#poll(asked: () => Promise<string>) {
		return expect.poll(() => asked().catch(() => ""), { timeout: 20_000 });
	}
}
