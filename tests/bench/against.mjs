import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { runner } from "./served-shop.mjs";
import { tableOf } from "./table.mjs";
import { titleOf } from "./tables.mjs";

const execute = promisify(execFile);

/** The parts of the benchmark whose figures are compared. */
export const comparedParts = ["pages", "work", "slow", "seen"];

/**
 * Checks out a commit below .cache, installs its own packages and builds it.
 * @returns its folder
 * @throws where git knows no such commit, or it cannot be built
 */
export async function checkout(commit) {
	const hash = (await run("git", ["rev-parse", "--short", "--verify", `${commit}^{commit}`])).trim();
	const root = resolve(".cache/against", hash);
	if (!existsSync(root)) await run("git", ["worktree", "add", "--detach", root, hash]);
	if (!existsSync(join(root, "node_modules/.package-lock.json")))
		await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], root);
	await run(process.execPath, [...runner(root), "scripts/build.mjs"], root);
	return root;
}

/** Creates the seeded database of a checkout in the given folder. */
export async function prepareState(root, state) {
	const program = `const { ensureDatabase } = await import("./scripts/database.mjs"); await ensureDatabase(${JSON.stringify({ state })});`;
	await run(process.execPath, ["--input-type=module", "--eval", program], root);
}

/**
 * @param before figures of the older commit, by part
 * @param after figures of this one
 * @returns a Markdown table of both and of the second as a multiple of the first
 */
export function comparison(before, after) {
	const [then, now] = [before, after].map((figures) => new Map(compared(figures)));
	const rows = [...now].map(([label, value]) => {
		const old = then.get(label);
		return [label, write(old), write(value), old ? `${(value / old).toFixed(2)} ×` : "–"];
	});
	return tableOf([["what", "then", "now", "now : then"], ...rows]);
}

/** @returns a label with its unit, and the figure, of everything that is compared */
function compared({ pages, work, slow, seen }) {
	return [
		...(pages ? ofPages(pages) : []),
		...Object.entries(work ?? {}).flatMap(([name, { queries, read }]) => [
			[`${name}: queries`, queries],
			[`${name}: rows read`, read],
		]),
		...(slow ?? []).flatMap(({ name, hasScripts, paint, complete, requests, bytes }) => {
			const title = `bad line, ${name}, scripts ${hasScripts ? "on" : "off"}`;
			return [
				[`${title}: largest paint, s`, paint / 1000],
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

function ofPages({ rows, misses, orders, first, memory }) {
	return [
		...rows.map((row) => [`${titleOf(row)}: CPU, ms`, row.many.cpu]),
		["product, never asked for: CPU, ms", misses.many.cpu],
		["order of one line: CPU, ms", orders.cpu * 1000],
		["first page after a start, ms", first],
		["memory after load, MB", memory / 1e6],
		...rows.map((row) => [`${titleOf(row)}: p99 : p50 at 32`, row.many.p99 / row.many.p50]),
	];
}

const write = (value) => (value === undefined ? "–" : value.toFixed(Number.isInteger(value) || value >= 100 ? 0 : 2));

async function run(file, args, cwd = process.cwd()) {
	const { stdout } = await execute(file, args, { cwd, maxBuffer: 2 ** 24 });
	return stdout;
}
