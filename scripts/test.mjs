// npm test, npm run test:all: run the steps below and list the failures at the end.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ordersSurvive } from "../tests/durability/orders-survive.mjs";
import { report } from "../tests/durability/report.mjs";
import { short } from "../tests/load/lengths.mjs";
import { loads } from "../tests/load/loads.mjs";
import { shortForms } from "../tests/short-forms.mjs";
import { ensureBrowser, findClient } from "./lib/browser.mjs";
import { commandLine } from "./lib/command-line.mjs";
import { freePorts } from "./lib/ports.mjs";
import { commandFile, node } from "./lib/process.mjs";
import { serveShop } from "./lib/shop.mjs";
import { checkBackend, reported, vitestProject } from "./lib/vitest.mjs";

const packages = { biome: "@biomejs/biome", depcruise: "dependency-cruiser", tsc: "typescript", playwright: "@playwright/test" };

/** The steps, in order. Each returns how many checks passed and failed, and if possible the failed ones (name, reason). */
const steps = {
	"Lint and types": lintAndTypes,
	"Unit tests": () => vitestProject("unit"),
	"HTTP tests": () => vitestProject("http"),
	"Contract of the backend": contract,
	"Browser tests": browserTests,
};

/** Checks that a change of the shop seldom breaks, and checks that repeat the steps above in other ways. */
const furtherSteps = {
	"Commands, deployments and restarts": () => vitestProject("platform"),
	"Orders while the server is killed": ordersAndKills,
	"A backend that fails": () => vitestProject("faults", { env: shortForms.faults }),
	"Hostile requests": () => vitestProject("fuzz", { env: shortForms.fuzz }),
	"Attacks from outside": () => vitestProject("security", { env: shortForms.security }),
	"Much and too much": muchAndTooMuch,
	"Firefox, WebKit and lynx": otherClients,
};

const {
	values: { all },
} = commandLine(
	"npm test: what every change has to pass. npm run test:all: everything, before a release. One file: npx vitest run --project unit PATH",
	{ all: { type: "boolean" } },
	0,
);
const begin = performance.now();
let passed = 0;
let failed = 0;
const failures = [];
const outcomes = [];
for (const [name, step] of Object.entries(all ? { ...steps, ...furtherSteps } : steps)) {
	const since = performance.now();
	console.log(`\n── ${name}`);
	const counted = await step().catch((error) => {
		console.error(error.message);
		return { passed: 0, failed: 1, failures: [{ name, reason: error.message }] };
	});
	const outcome = `${name}: ${counted.passed} passed, ${counted.failed} failed, ${seconds(since)}`;
	console.log(`── ${outcome}`);
	outcomes.push(outcome);
	passed += counted.passed;
	failed += counted.failed;
	if (counted.failed > 0) failures.push(...(counted.failures?.length ? counted.failures : [{ name }]));
}
if (failures.length > 0) console.log(`\nFailed:`);
for (const { name, reason = "" } of failures) console.log(`- ${name}\n  ${beginOf(reason)}`);
console.log(`\n${outcomes.join("\n")}`);
console.log(`All in ${seconds(begin)}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** The first lines of a failure's reason, without colours. */
function beginOf(reason) {
	return stripVTControlCharacters(reason).split("\n").slice(0, 4).join("\n  ");
}

function seconds(since) {
	return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

async function lintAndTypes() {
	const checks = [
		["biome", ["check", "--error-on-warnings", "."]],
		["tsc", ["-p", "."]],
		["tsc", ["-p", "worker"]],
		["tsc", ["-p", "backend"]],
		["tsc", ["-p", "tests"]],
		["depcruise", ["app", "worker", "backend", "contract"]],
	];
	const codes = await Promise.all(checks.map(([command, args]) => runTool(command, args)));
	const failed = codes.filter((code) => code !== 0).length;
	return { passed: checks.length - failed, failed };
}

/** The short form of `npm run test:orders`. */
function ordersAndKills() {
	return inNewState(async (state) => report(await ordersSurvive({ port: await freePorts(), state, orders: 8, duplicates: 10, kills: 2 })));
}

function contract() {
	return inNewState(async (state) => {
		const port = await freePorts();
		const shop = await serveShop({ port, state });
		return checkBackend(`http://127.0.0.1:${port + 1}`).finally(() => shop.stop());
	});
}

/** Reads memory from /proc, on Linux only. */
function muchAndTooMuch() {
	const names = Object.keys(short).filter((name) => name !== "memory" || process.platform === "linux");
	return inNewState((state) => loads({ state, names, settings: short, isShort: true }));
}

/** @param use receives a temporary state folder, which is deleted afterwards */
async function inNewState(use) {
	const state = mkdtempSync(join(tmpdir(), "crossbar-"));
	try {
		return await use(state);
	} finally {
		rmSync(state, { recursive: true, force: true });
	}
}

async function browserTests() {
	const args = ["test", "--reporter=list,json", "--pass-with-no-tests"];
	const env = {
		CHROMIUM: ensureBrowser(["chromium-headless-shell", "chromium"]),
		E2E_PORT: String(await freePorts()),
		E2E_SHORT: all ? "" : "1",
	};
	return reported(
		"browser",
		(file) => runTool("playwright", args, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
		({ stats, suites }) => ({
			passed: stats.expected + stats.flaky,
			failed: stats.unexpected,
			failures: suites.flatMap(specsOf).flatMap(failuresOf),
		}),
	);
}

/** Skips clients that are not available, with a message. */
function otherClients() {
	const { FIREFOX, LYNX, WEBKIT } = process.env;
	const found = {
		FIREFOX: FIREFOX || findClient("firefox-esr"),
		LYNX: LYNX || findClient("lynx"),
		// Its windows need a screen.
		WEBKIT: WEBKIT || findClient("WebKitWebDriver", ["webkit2gtk-driver", "xvfb"]),
	};
	for (const [name, file] of Object.entries(found))
		if (!file) console.log(`No ${name.toLowerCase()} found, and apt cannot be used: skipped.`);
	return vitestProject("clients", { env: Object.fromEntries(Object.entries(found).map(([name, file]) => [name, file ?? ""])) });
}

function specsOf({ specs = [], suites = [] }) {
	return [...specs, ...suites.flatMap(specsOf)];
}

/** A test in three projects may fail in each. */
function failuresOf({ file, title, tests }) {
	return tests
		.filter(({ status }) => status === "unexpected")
		.map(({ projectName, results }) => ({ name: `[${projectName}] ${file}: ${title}`, reason: results.at(-1)?.error?.message }));
}

async function runTool(command, args, env) {
	const { code } = await node([commandFile(packages[command], command), ...args], { env, isShown: true });
	return code;
}
