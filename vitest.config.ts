import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

const whole = ["tests/http/**", "tests/platform/**", "tests/contract/**", "tests/e2e/**", "tests/clients/**"];
const unseen = ["**/node_modules/**", "build/**", "dist/**", ".cache/**", ".wrangler/**"];

const support = (name: string): string => fileURLToPath(new URL(`tests/support/${name}`, import.meta.url));

/** A test that times out on a busy machine is retried and reported as flaky, like the browser tests. */
const retry = process.env.CI ? 1 : 0;

/** What rules are tested with instead of the runtime. */
const standIns = [
	{ find: "cloudflare:workers", replacement: support("cloudflare-workers.ts") },
	{ find: /^\.\/password-cost$/, replacement: support("password-cost.ts") },
];

export default defineConfig({
	test: {
		// Puppeteer asks for an element again that went with its page, and waits for no answer: the tests themselves ask the page that follows.
		onUnhandledError: ({ name, message }) => !(name === "ProtocolError" && message.includes("no such node")),
		projects: [
			{
				plugins: [vanillaExtractPlugin()],
				resolve: { alias: standIns },
				test: {
					name: "unit",
					setupFiles: ["tests/support/real-time.ts"],
					testTimeout: 40_000,
					hookTimeout: 60_000,
					include: ["**/*.test.{ts,tsx}"],
					exclude: [...unseen, ...whole],
					// Most of the time of a small file goes into its imports: files of one process share them.
					isolate: false,
					// Vitest leaves a core to others, of two as of eight.
					maxWorkers: availableParallelism(),
				},
			},
			{
				// The whole shop on a database of its own, started once for all files of a process.
				test: {
					name: "http",
					isolate: false,
					maxWorkers: availableParallelism(),
					include: ["tests/http/**/*.test.ts"],
					globalSetup: "tests/support/built.ts",
					setupFiles: ["tests/support/shared-shop-log.ts"],
					retry,
					testTimeout: 40_000,
					hookTimeout: 60_000,
				},
			},
			{
				// Commands, deployments and restarts, each with processes of its own: npm run test:all.
				resolve: { alias: standIns },
				test: {
					name: "platform",
					maxWorkers: availableParallelism(),
					include: ["tests/platform/**/*.test.ts"],
					globalSetup: "tests/support/shop-for-tests.ts",
					retry,
					testTimeout: 40_000,
					hookTimeout: 60_000,
				},
			},
			{
				// Hostile requests and arbitrary carts: npm run test:fuzz (tests/fuzz/run.mjs).
				test: { name: "fuzz", include: ["tests/fuzz/**/*.fuzz.ts"], globalSetup: "tests/fuzz/set-up.ts", hookTimeout: 120_000 },
			},
			{
				// What an attacker would try: npm run test:security (tests/security/run.mjs).
				test: {
					name: "security",
					include: ["tests/security/**/*.probe.ts"],
					globalSetup: "tests/support/shop-for-tests.ts",
					retry,
					testTimeout: 40_000,
					hookTimeout: 120_000,
				},
			},
			{
				// A backend that fails in all ways, under all parts of the shop: npm run test:faults (tests/faults/run.mjs).
				test: {
					name: "faults",
					include: ["tests/faults/**/*.faults.ts"],
					globalSetup: "tests/support/shop-for-tests.ts",
					retry,
					testTimeout: 40_000,
					hookTimeout: 120_000,
				},
			},
			{
				// Browsers that are no Chromium, where they are installed: npm test.
				test: {
					name: "clients",
					include: ["tests/clients/**/*.test.ts"],
					globalSetup: "tests/support/shop-for-tests.ts",
					retry,
					testTimeout: 120_000,
					hookTimeout: 120_000,
				},
			},
			{
				// Against any backend: BACKEND_URL, BACKEND_KEY.
				test: { name: "contract", include: ["tests/contract/**/*.test.ts"], testTimeout: 40_000 },
			},
		],
	},
});
