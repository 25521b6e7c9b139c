import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { done } from "./cart-command";
import { commands } from "./cart-commands";
import { expectStored, newWorld } from "./cart-world";
import { shelfOf } from "./goods";
import { brokenIn } from "./invariants";
import { isShort, parameters, runsOf } from "./settings";

const at = { shop: inject("shop"), backend: inject("backend"), rows: inject("rows") };
const shelf = await shelfOf(at.rows);

/** How often the whole database is checked. */
const looked = 20;

describe("a cart always matches a simple model", () => {
	const runs = runsOf(500);
	// Not every command is possible at any time: about fifty of them are run.
	const most = isShort ? 60 : 200;

	it(`${runs} × up to ${most} commands`, { timeout: 3_600_000 }, async () => {
		let count = 0;
		await fc.assert(
			fc.asyncProperty(fc.boolean(), fc.commands(commands, { maxCommands: most, size: "max" }), async (hasAccount, given) => {
				const world = await newWorld(shelf, at, hasAccount);
				await fc.asyncModelRun(() => world, given);
				await expectStored(world.model, world.real);
				if (++count % looked === 0) expect(await brokenIn(at.rows)).toEqual([]);
			}),
			parameters(runs),
		);
		console.log(`Commands: ${[...done].map((pair) => pair.join(" ")).join(", ")}`);
	});
});
