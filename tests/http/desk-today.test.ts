import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { lastMail, signedInAtDesk } from "../support/desk-visitor";
import { shared } from "../support/shared-shop";

// Shows R60.3
it.each([
	["owner@desk.example", 10],
	["orders@desk.example", 6],
	["accounts@desk.example", 2],
] as const)("shows %s what waits for their roles, and how sales go", async (email, count) => {
	const visitor = await signedInAtDesk(shared, email);
	const { root } = await visitor.get("/desk");
	const work = root.querySelectorAll("main > div > ul > li");
	expect(work).toHaveLength(count);
	expect(root.querySelectorAll("main table")[0]?.querySelectorAll("tbody tr")).toHaveLength(14);
	// Each link leads straight to a page that these roles have.
	const links = [...new Set(root.querySelectorAll("main a, nav a").map((link) => link.getAttribute("href") ?? ""))];
	for (const link of links) expect([link, (await visitor.send("GET", link)).status]).toEqual([link, 200]);
});

// Shows R60.1
it("npm run desk -- owner invites the first owner, and tells the mailed link", async () => {
	const command = [...process.execArgv, "scripts/desk.mjs", "owner", "first@desk.example", "--backend", shared.backend];
	const { stdout } = await promisify(execFile)(process.execPath, [...command, "--at", new URL("http://desk.localhost").origin]);
	expect(stdout).toMatch(/^first@desk\.example is invited\.\nhttp:\/\/desk\.localhost\/desk\/join\?token=[\w-]{43}\n$/);
	expect(await lastMail(shared, "first@desk.example")).toContain(stdout.split("\n")[1]);
});
