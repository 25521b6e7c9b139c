import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import type { Scripts } from "./tests/support/browser";
import { isShort } from "./tests/support/short";

const port = process.env.E2E_PORT ?? "9380";

/** A running shop, such as that of `npm run dev`, instead of one that is built and seeded for the tests. */
const running = process.env.E2E_URL;
const debian = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** Without one, Playwright takes the browser that it has installed itself. */
const executablePath = process.env.CHROMIUM || debian.find(existsSync);

/** Tests that repeat others in another language, at another width or in another scheme. */
const repeats = [/[(, ](?:en|et|fi)\)?(?:, (?:dark|light))?(?: @\w+)*$/, /@repeat/];

/** Journeys are tried in four languages without scripts. Their texts are the same with them, so there German is enough. */
const journeysInOtherLanguages = /(?<!\.js)\.spec\.ts .*[(, ](?:en|et|fi)\)?(?: @\w+)*$/;

/**
 * Three ways to read the shop. `x.spec.ts` runs in all three, `x.js.spec.ts` only with scripts, `x.nojs.spec.ts` only without:
 * switched off in the browser, or their files failing to load. `npm test` runs one journey of each kind without scripts (@plain): the HTTP
 * tests show the same pages and forms.
 */
export default defineConfig<Scripts>({
	testDir: "tests/e2e",
	outputDir: "test-results",
	workers: 2,
	fullyParallel: true,
	timeout: 45_000,
	// What comes late on a busy machine is waited for; what does not come costs nothing more than this.
	expect: { timeout: 10_000 },
	// On a busy machine a page may come late once. What passes the second time only is told as flaky.
	retries: process.env.CI ? 1 : 0,
	forbidOnly: Boolean(process.env.CI),
	webServer: running
		? undefined
		: {
				command: `node scripts/run.mjs scripts/serve.mjs --build --fresh --port ${port} --state .cache/e2e`,
				url: `http://127.0.0.1:${port}/healthz`,
				timeout: 180_000,
				gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
			},
	use: {
		baseURL: running ?? `http://en.localhost:${port}`,
		viewport: { width: 1280, height: 900 },
		// A test that takes requests over must see them all.
		serviceWorkers: "block",
		launchOptions: {
			executablePath,
			args: [
				"--headless",
				"--no-sandbox",
				"--disable-gpu",
				"--disable-quic",
				"--no-first-run",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
				// A page lives for seconds: its scripts run less often than compiling them would pay for, above all those of axe.
				"--js-flags=--no-opt,--no-maglev",
			],
		},
	},
	projects: [
		{
			name: "js",
			testIgnore: /\.nojs\.spec\.ts$/,
			grepInvert: isShort ? repeats : journeysInOtherLanguages,
			use: { scripts: "on" },
		},
		{
			name: "nojs",
			testIgnore: /\.js\.spec\.ts$/,
			...(isShort && { grep: /@plain/, grepInvert: repeats }),
			use: { scripts: "off", javaScriptEnabled: false },
		},
		{
			name: "broken",
			testIgnore: isShort ? /./ : /\.js\.spec\.ts$/,
			grepInvert: journeysInOtherLanguages,
			use: { scripts: "broken" },
		},
	],
});
