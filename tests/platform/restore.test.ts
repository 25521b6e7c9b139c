import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goodPassword, initialIn, sendAuth, signUp, willing } from "../support/auth-forms";
import { addBeam, cartPath, finnishBuyer, order } from "../support/guest-order";
import { type RunningShop, startShop } from "../support/server";
import { Visitor } from "../support/visitor";

const folder = mkdtempSync(join(tmpdir(), "crossbar-restore-"));
const backup = join(folder, "backup.sql");
const [before, after] = [join(folder, "before"), join(folder, "after")];
let shop: RunningShop;
let buyer: Visitor;
let collector: Visitor;
let orderNumber: string;
let confirmation: string;
let cart: string;
let email: string;
let said: string;

const command = async (...args: string[]): Promise<string> =>
	(await promisify(execFile)(process.execPath, ["scripts/run.mjs", "scripts/backup.mjs", ...args])).stdout;

/** The same browser, connected to another machine. */
function moved(visitor: Visitor): Visitor {
	const there = new Visitor(shop.address, "en");
	for (const [name, value] of visitor.cookies) there.cookies.set(name, value);
	return there;
}

beforeAll(async () => {
	shop = await startShop({}, { state: before });
	buyer = new Visitor(shop.address, "en");
	const thanks = await order(buyer, finnishBuyer);
	confirmation = thanks.path;
	orderNumber = /CB-\d+/.exec(thanks.text)?.[0] ?? "";
	collector = new Visitor(shop.address, "en");
	email = await signUp(collector, shop.backend);
	await addBeam(collector, "24");
	cart = await cartPath(collector);
	await shop.stop();
	await command("--state", before, "--out", backup);
	said = await command("--restore", backup, "--state", after);
	shop = await startShop({}, { state: after });
}, 180_000);

afterAll(async () => {
	await shop.stop();
	rmSync(folder, { recursive: true, force: true });
});

describe("from a backup, on another machine", () => {
	it("every table is there, whole", () => {
		expect(said).toMatch(/^\d+ tables with \d+ rows are there again/);
	});

	it("a buyer sees their order by its number", async () => {
		expect(orderNumber).toMatch(/^CB-\d+$/);
		const page = await moved(buyer).get(confirmation);
		expect(page.status).toBe(200);
		expect(page.text).toContain(orderNumber);
	});

	it("a cart holds what was put into it, and takes more", async () => {
		const page = await moved(collector).get(cart);
		expect(page.status).toBe(200);
		expect(page.root.querySelector("main")?.text).toContain("IPE 200");
		const visitor = moved(collector);
		await addBeam(visitor, "12", "6 m S235JR");
		expect(await cartPath(visitor)).toBe(cart);
	});

	it("an account is signed in to with its password", async () => {
		const visitor = await willing(shop.address);
		expect((await sendAuth(visitor, "password", { email, password: goodPassword })).status).toBe(303);
		expect(initialIn(await visitor.get("/shop"))).not.toBeNull();
	});

	it("the next order has the next number", async () => {
		const next = /CB-(\d+)/.exec((await order(new Visitor(shop.address, "en"), finnishBuyer)).text)?.[1];
		expect(Number(next)).toBe(Number(orderNumber.slice(3)) + 1);
	});

	it("goods are found as before", async () => {
		expect(
			(await new Visitor(shop.address, "en").get("/new_search?search=IPE+200")).root.querySelectorAll("main tbody tr").length,
		).toBeGreaterThan(3);
	});
});

describe("a backup", () => {
	it("is not restored over a database", async () => {
		await expect(command("--restore", backup, "--state", after)).rejects.toThrow(/There is a database/);
	});

	it("that was cut off is not restored at all", async () => {
		const cut = join(folder, "cut.sql");
		writeFileSync(cut, readFileSync(backup, "utf8").slice(0, -100_001));
		const state = join(folder, "third");
		await expect(command("--restore", cut, "--state", state)).rejects.toThrow(/The backup is incomplete/);
		await expect(command("--state", state, "--out", join(folder, "third.sql"))).rejects.toThrow(/There is no database/);
	});
});
