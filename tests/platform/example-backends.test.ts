import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { afterAll, describe, expect, it } from "vitest";
import { freePorts } from "../../scripts/lib/ports.mjs";
import { cartPath, choosePayment, fillPaymentInfo, finnishBuyer, summaryForm } from "../support/guest-order";
import { type RunningShop, startShop } from "../support/server";
import { rowForm, Visitor } from "../support/visitor";

const hasPython = spawnSync("python3", ["--version"]).status === 0;
const examples = [
	{ name: "backend-node", command: [process.execPath, "examples/backend-node/server.mjs"], isThere: true },
	{ name: "backend-python", command: ["python3", "examples/backend-python/server.py"], isThere: hasPython },
];

/** Starts an example. @returns its process, and its address once it responds */
async function started([program = "", ...args]: string[]): Promise<{ child: ChildProcess; address: string }> {
	const port = String(await freePorts());
	const child = spawn(program, [...args, port], { stdio: ["ignore", "pipe", "inherit"] });
	await new Promise((resolve, reject) => {
		child.stdout.once("data", resolve);
		child.once("close", () => reject(new Error(`${args[0]} does not start.`)));
	});
	return { child, address: `http://127.0.0.1:${port}` };
}

const shops: RunningShop[] = [];
const children: ChildProcess[] = [];
afterAll(async () => {
	await Promise.all(shops.map((shop) => shop.stop()));
	for (const child of children) child.kill();
});

// Shows R21.1, R21.5, R21.6
describe.each(examples)("a shop of $name, which has the tiers browse and order", ({ command, isThere }) => {
	it.skipIf(!isThere)("sells timber to a guest, and its log names what the backend lacks", { timeout: 150_000 }, async () => {
		const { child, address } = await started(command);
		children.push(child);
		const shop = await startShop({ BACKEND_URL: address });
		shops.push(shop);
		const visitor = new Visitor(shop.address, "en");

		const home = await visitor.get("/");
		expect([home.status, home.root.querySelector("main")?.text]).toEqual([200, expect.stringContaining("Sawn timber")]);
		const found = await visitor.get("/new_search?search=48x148");
		expect(found.root.querySelector("main")?.text).toContain("C24-48-148-3000");
		const asked = await visitor.get("/contact?variant=c24-48-98-3000");
		expect(asked.root.querySelector("main")?.text).toContain("C24-48-98-3000 Spruce C24");

		const product = await visitor.get("/products/spruce-c24");
		expect(product.root.querySelector("main table")?.text).toMatch(/Thickness.*Width.*Length/s);
		const row = rowForm(product, "12");
		const refused = await visitor.post(row.path, row.fields);
		expect([refused.status, refused.root.querySelector("main")?.text]).toEqual([422, expect.stringContaining("5")]);
		await visitor.post(row.path, { ...row.fields, [Object.keys(row.fields).find((name) => name.startsWith("amount.")) ?? "amount"]: "20" });

		const cart = await cartPath(visitor);
		expect((await visitor.get(`${cart}/payment-info`)).root.querySelector("main form")?.text).not.toMatch(/confirmation|customer account/i);
		expect((await fillPaymentInfo(visitor, cart, finnishBuyer)).path).toBe(`${cart}/payment-method`);
		expect((await choosePayment(visitor, cart)).path).toBe(`${cart}/summary`);
		const { path, fields } = await summaryForm(visitor, cart);
		const thanks = await visitor.post(path, fields);
		expect([thanks.path, thanks.root.querySelector("main")?.text]).toEqual([`${cart}/confirmation`, expect.stringMatching(/T-10\d\d/)]);
		expect(thanks.root.querySelector("main")?.text).not.toMatch(/by email|on its way to/);
		expect((await visitor.post(path, fields)).path).toBe(`${cart}/confirmation`);
		const other = await new Visitor(shop.address, "en").get(cart);
		expect(other.text).not.toContain(finnishBuyer.email);

		expect((await visitor.get("/users/login")).status).toBe(200);
		await expect.poll(() => shop.log()).toMatch(/"kind":"MISSING_CALL","call":"GET \/orders\/by-user","tier":"account"/);
		expect(shop.log().match(/"call":"GET \/orders\/by-user"/g)).toHaveLength(1);
		expect(shop.log()).not.toMatch(/PARSING_ERROR|HTTP_ERROR|FETCH_ERROR/);
	});
});
