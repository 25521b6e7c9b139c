import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, it } from "vitest";
import { plainSpaces } from "../support/pdf-text";
import { shared } from "../support/shared-shop";
import { knownAccount } from "../support/visiting-account";
import type { Page, Visitor } from "../support/visitor";

const where = { shop: shared.address, backend: shared.backend, locale: "en" as const };

/** Runs `npm run desk` against the running backend. @returns its output, or the message of a failure */
async function desk(...args: string[]): Promise<string> {
	const command = [...process.execArgv, "scripts/desk.mjs", ...args, "--backend", where.backend];
	const { stdout } = await promisify(execFile)(process.execPath, command).catch((error: { stderr: string }) => ({ stdout: error.stderr }));
	return stdout.trim();
}

const main = (page: Page) => plainSpaces(page.root.querySelector("main")?.text ?? "");

/** A company in the register without a team. */
const unverified = "DE291470353";

let visitor: Visitor;
/** Path and number of a confirmed order. */
let path: string;
let number: string;
beforeAll(async () => {
	({ visitor } = await knownAccount(where, "ostja@demo.example", "Crossbar1"));
	const link = (await visitor.get("/users/orders?state=confirmed")).root.querySelector("main tbody th a");
	path = link?.getAttribute("href") ?? "";
	number = link?.text ?? "";
});

// Shows R30.1, R30.2, R31.1
it("an order is confirmed, sent, invoiced, credited and done by npm run desk, and its buyer sees each", { timeout: 120_000 }, async () => {
	await desk("confirm", number, "2027-02-01");
	expect(main(await visitor.get(path))).toContain("1 February 2027");

	expect(await desk("ship", number, "--carrier", "Veod", "--tracking", "V-17", "--on", "2026-11-25", "--heats-later")).toBe(`${number}-1`);
	const sent = main(await visitor.get(path));
	for (const said of [`${number}-1`, "Veod V-17", "In delivery"]) expect(sent).toContain(said);
	expect(await desk("ship", number)).toContain("Everything of the order was sent already.");

	const invoice = await desk("invoice", number);
	expect(invoice).toMatch(/^INV-\d+$/);
	expect(await desk("invoice", number)).not.toMatch(/^INV-/);
	const credit = await desk("credit", invoice, "Damaged in transit");
	expect(credit).not.toBe(invoice);
	const invoiced = main(await visitor.get(path));
	for (const said of [invoice, credit]) expect(invoiced).toContain(said);
	expect(main(await visitor.get("/users/invoices"))).toContain(invoice);

	// ZIP files contain names uncompressed.
	expect((await visitor.get("/users/papers.zip")).text).toMatch(new RegExp(`${number}/[\\w.-]*${number}-1\\.xml`));

	await desk("done", number);
	expect(main(await visitor.get(path))).not.toContain("Shipped, on its way");
	expect((await visitor.get(`/users/orders?state=done&search=${number}`)).root.querySelectorAll("main tbody tr")).toHaveLength(1);
});

// Shows R35.3, R49.2
it("a request is answered by npm run desk with a quotation, once", async () => {
	const quoted = await desk(
		"quote",
		"RQ-10002",
		"As drawn.",
		"--line",
		"CR-001237=100@1250",
		"--line",
		"CR-001127=14x1250@10500+400",
		"--days",
		"30",
	);
	expect(quoted).toMatch(/^AN-\d+$/);
	expect(await desk("quote", "RQ-10002", "--line", "CR-001237=100@1250")).toContain(`was answered with ${quoted}`);
	expect(await desk("close", "RQ-10002")).toContain("is answered");

	// The requesting account can accept it; others only see for whom it is.
	const asker = await knownAccount(where, "purchaser@demo.example", "Crossbar1");
	const link = (await asker.visitor.get(`/users/offers?search=${quoted}`)).root.querySelector("main tbody a[href^='/cart/']");
	const path = link?.getAttribute("href") ?? "";
	const accepting = `form[action="${path}/accept"]`;
	expect((await asker.visitor.get(path)).root.querySelectorAll(accepting)).toHaveLength(2);
	const read = (await visitor.get(path)).root;
	expect(read.querySelectorAll(accepting)).toHaveLength(0);
	expect(read.querySelector("main")?.text).toContain("This quotation is for the company that asked for it");
	expect(read.querySelector(`main a[href="/users/login?returnTo=${encodeURIComponent(path)}"]`)).not.toBeNull();
	const refused = await visitor.post(`${path}/accept`, { part: "whole", idem: crypto.randomUUID() });
	expect([refused.status, refused.path]).toEqual([403, `${path}/accept`]);
});

// Shows R46.2, R46.3, R49.7
it("prices of a company are set by a table, which says what is wrong in it, and are told as that table", async () => {
	const folder = mkdtempSync(join(tmpdir(), "prices-"));
	const file = join(folder, "prices.csv");
	const prices = async (text: string, ...more: string[]) => {
		writeFileSync(file, `category;product;article;percent;until\n${text}`);
		return desk("prices", "FI20774740", file, ...more);
	};
	expect(await prices(";;;5;\nno-such-goods;;;101;\n")).toContain("Nothing is set.");
	const table = ";;;5;\nreinforcing-mesh;;;7.5;2029-12-31\n;;CR-001237;10;";
	expect(await prices(table, "--dry-run")).toContain("It would be 3 rows instead of 0.");
	expect(await prices(table)).toBe(
		"3 rows are set instead of 0.\nNobody pays them yet: FI20774740 is not verified (npm run desk -- verify).",
	);
	expect(await desk("prices", "FI20774740")).toBe(`category;product;article;percent;until\n${table}`);
	expect(await prices("")).toBe("0 rows are set instead of 3.");
	writeFileSync(file, "category;percent\n;5\n");
	expect(await desk("prices", unverified, file)).toBe(
		`1 rows are set instead of 0.\nNobody pays them yet: ${unverified} is not verified (npm run desk -- verify).`,
	);
	writeFileSync(file, "category;percent\n");
	await desk("prices", unverified, file);
	rmSync(folder, { recursive: true });
});

// Shows R49.7 Shows R57.8
it("tells which mails have failed, and that there is none by a number", async () => {
	expect(await desk("mail", "failed")).toMatch(/^Neither SMTP_URL nor SEND_EMAIL is set: mail waits in the outbox\.\n(?:.+\n)*\d+ mails$/);
	expect(await desk("mail", "resend", "999999")).toContain("There is no such mail.");
});

it("does nothing where something was said that it does not take", async () => {
	for (const [said, refusal] of [
		[["paid", "INV-10001", "2026-11-28", "--carrier", "Veod"], "paid takes no --carrier. Nothing is done."],
		[["paid", "INV-10001", "2026-11-28", "100"], "paid does nothing with 100. Nothing is done."],
		[["paid", "INV-10001", "2026-11-28", "--amount", "1.000,50"], "1.000,50 is no amount in euros"],
		[["done", number, "--all"], "done takes no --all."],
		[["order", number, "twice"], "order does nothing with twice."],
		[["ship", number, "--line", "2"], "2 says nothing of a line"],
		[["ship", number, "--line", "1=1", "--heat", "2=A1"], "its heat A1 would be lost"],
		[["limit", "FI20774740", ""], " is no amount in euros"],
	] as const)
		expect([said, await desk(...said)]).toEqual([said, expect.stringContaining(refusal)]);
});

it("says what is wrong", async () => {
	expect(await desk("ship", "CB-1")).toContain("There is no order CB-1.");
	expect(await desk("confirm", number, "tomorrow")).toContain("date");
	for (const line of ["CR-001127=14x1250@10500+", "CR-001237=10@1250+400"])
		expect(await desk("quote", "RQ-10002", "--line", line)).toContain(`${line} is no line of a quotation`);
	expect(await desk("fly", number)).toContain("npm run desk -- confirm");
});
