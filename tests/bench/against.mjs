import { execFile } from "node:child_process";
import { copyFileSync, existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { nextFive } from "./cold.mjs";
import { runner } from "./served-shop.mjs";
import { tableOf } from "./table.mjs";
import { titleOf, titleOfNew } from "./tables.mjs";

const execute = promisify(execFile);

export const comparedParts = ["pages", "cold", "work", "slow", "seen"];

/**
 * Checks out a commit below .cache, installs its packages and builds it.
 * @returns its folder
 * @throws if git does not know the commit, or it cannot be built
 */
export async function checkout(commit) {
	const hash = (await run("git", ["rev-parse", "--short", "--verify", `${commit}^{commit}`])).trim();
	const root = resolve(".cache/against", hash);
	if (!existsSync(root)) await run("git", ["worktree", "add", "--detach", root, hash]);
	if (!existsSync(join(root, "node_modules/.package-lock.json")))
		await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], root);
	await run(process.execPath, [...runner(root), "scripts/build.mjs"], root);
	// Both commits are counted by this commit's wrapper. All other measurements are taken from outside.
	copyFileSync("tests/bench/counting-backend.mjs", join(root, "tests/bench/counting-backend.mjs"));
	return root;
}

/** Creates the seeded database of a checkout in the given folder. */
export async function prepareState(root, state) {
	// CommonJS, since workers of the program inherit the kind of its text.
	const program = `import("./scripts/database.mjs").then(({ ensureDatabase }) => ensureDatabase(${JSON.stringify({ state })}))`;
	await run(process.execPath, ["--eval", program], root);
}

/** Goals: `part` is the target relative to commit 41e57a5b, `at` an absolute target. */
const goals = {
	"product, new: CPU, ms": { part: 0.5 },
	"category, new: CPU, ms": { part: 0.5 },
	"search, new words: CPU, ms": { part: 0.55 },
	"order of one line: CPU, ms": { part: 80 / 156 },
	"order, from the cart to the thanks: round trips": { at: 10 },
	"first page of a cold isolate, ms": { part: 90 / 174 },
	"each of its next five, ms": { part: 20 / 38 },
	"category, new: p99 : p50 at 32": { at: 2 },
	"search, new words: p99 : p50 at 32": { at: 2 },
	"category, cached: of the fixed page's rate": { at: 0.3 },
	"bad line, fixed page, scripts on: first paint, s": {},
	"bad line, category, scripts on: first paint, s": { at: 1.4 },
	"bad line, category, scripts off: first paint, s": { at: 1.4 },
	"bad line, category, scripts on: usable, s": { at: 3 },
	"bad line, category, scripts on: complete, s": { at: 4 },
	"bad line, category, scripts on: requests": { at: 20 },
	"bad line, category, scripts on: kB": { at: 200 },
	"home: Lighthouse performance": { at: 98 },
	"category: Lighthouse performance": { at: 98 },
	"product: Lighthouse performance": { at: 98 },
	"search: Lighthouse performance": { at: 98 },
	"cart: Lighthouse performance": { at: 98 },
};

/**
 * @param before figures of the older commit, by part
 * @param after figures of this one
 * @returns two Markdown tables of both, with the second as a multiple of the first: figures with a goal, and all figures
 */
export function comparison(before, after) {
	const [then, now] = [before, after].map((figures) => new Map(compared(figures)));
	const row = ([label, value], goal) => [label, write(then.get(label)), write(value), ...goal, times(value, then.get(label))];
	const goalOf = ({ part, at }) => (part === undefined ? write(at) : `${part.toFixed(2)} ×`);
	const few = Object.entries(goals).flatMap(([label, goal]) => (now.has(label) ? [row([label, now.get(label)], [goalOf(goal)])] : []));
	const all = [...now].map((figure) => row(figure, []));
	return {
		few: tableOf([["what", "then", "now", "goal", "now : then"], ...few]),
		all: tableOf([["what", "then", "now", "now : then"], ...all]),
	};
}

const times = (value, old) => (old ? `${(value / old).toFixed(2)} ×` : "–");

/** @returns label with unit, and value, of every compared figure */
function compared({ pages, cold, work, slow, seen }) {
	return [
		...(pages ? ofPages(pages) : []),
		...(cold ? ofCold(cold) : []),
		...Object.entries(work ?? {}).flatMap(([name, { trips, queries, read }]) => [
			[`${name}: round trips`, trips],
			[`${name}: statements`, queries],
			[`${name}: rows read`, read],
		]),
		...(slow ?? []).flatMap(({ name, line, hasScripts, first, paint, usable, complete, requests, bytes }) => {
			const title = `${line} line, ${name}, scripts ${hasScripts ? "on" : "off"}`;
			return [
				[`${title}: first paint, s`, first / 1000],
				[`${title}: largest paint, s`, paint / 1000],
				...(Number.isNaN(usable) ? [] : [[`${title}: usable, s`, usable / 1000]]),
				[`${title}: complete, s`, complete / 1000],
				[`${title}: requests`, requests],
				[`${title}: kB`, bytes / 1024],
			];
		}),
		...(seen ?? []).flatMap(({ name, scores, paint }) => [
			[`${name}: Lighthouse performance`, scores.performance],
			[`${name}: Lighthouse largest paint, s`, paint / 1000],
		]),
	];
}

function ofPages({ rows, limit, misses, carts, orders, memory, document }) {
	const cached = rows.filter(({ name }) => name !== "search");
	const search = rows.find(({ name }) => name === "search");
	return [
		...Object.entries(misses).flatMap(([kind, { one, many }]) => [
			[`${titleOfNew(kind)}: CPU, ms`, one.cpu],
			[`${titleOfNew(kind)}: p50, ms`, one.p50],
			[`${titleOfNew(kind)}: p99 : p50 at 32`, many.p99 / many.p50],
		]),
		["search, known words: CPU, ms", search.one.cpu],
		["first goods into a cart: CPU, ms", carts.add],
		["cart, made anew: CPU, ms", carts.anew],
		["order of one line: CPU, ms", orders.cpu],
		["category of ten rows: elements", document.nodes],
		["category of ten rows: kB of HTML", document.bytes / 1024],
		...cached.flatMap((row) => [
			[`${titleOf(row)}, cached: CPU, ms`, row.many.cpu],
			[`${titleOf(row)}, cached: p99 : p50 at 32`, row.many.p99 / row.many.p50],
			[`${titleOf(row)}, cached: of the fixed page's rate`, row.many.perSecond / limit.many.perSecond],
		]),
		["memory after load, MB", memory / 1e6],
	];
}

const ofCold = (pages) => [
	["first page of a cold isolate, ms", pages[0].ms],
	["first page of a cold isolate: CPU, ms", pages[0].cpu],
	["first page of a cold isolate, read in its location before: ms", pages[0].again.ms],
	["first page of a cold isolate, read in its location before: CPU, ms", pages[0].again.cpu],
	["each of its next five, ms", nextFive(pages, ({ ms }) => ms)],
	["each of its next five: CPU, ms", nextFive(pages, ({ cpu }) => cpu)],
	["its tenth, ms", pages.at(-1).ms],
	["its tenth: CPU, ms", pages.at(-1).cpu],
];

const write = (value) => (value === undefined ? "–" : value.toFixed(Number.isInteger(value) || value >= 100 ? 0 : 2));

async function run(file, args, cwd = process.cwd()) {
	const { stdout } = await execute(file, args, { cwd, maxBuffer: 2 ** 24 });
	return stdout;
}
