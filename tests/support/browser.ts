import { test as base, expect } from "@playwright/test";

export interface Scripts {
	/** on; off: switched off in the browser; broken: the page arrives, its script files do not. */
	scripts: "on" | "off" | "broken";
}

interface Watched {
	/** What the page wrote to the console as an error, and what it threw. */
	consoleErrors: string[];
}

/** Playwright's test, in the mode of its project. */
export const test = base.extend<Scripts & Watched>({
	scripts: ["on", { option: true }],
	context: async ({ context, scripts }, use) => {
		if (scripts === "broken") await context.route("**/assets/*.js", (route) => route.abort());
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

/** The address of a path on a language's own host. */
export function on(locale: "de" | "en" | "et" | "fi", path: string, baseURL: string | undefined): string {
	const url = new URL(path, baseURL);
	url.hostname = `${locale}.localhost`;
	return url.href;
}
