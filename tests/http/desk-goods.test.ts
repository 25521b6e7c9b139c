import type { HTMLElement } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { signedInAtDesk } from "../support/desk-visitor";
import { purge } from "../support/purge";
import { shared } from "../support/shared-shop";
import { type Page, Visitor } from "../support/visitor";

/** No other test buys it. */
const product = "threaded-rod-m36";
const path = `/desk/goods/${product}`;
let visitor: Visitor;
beforeAll(async () => {
	visitor = await signedInAtDesk(shared, "catalogue@desk.example");
});

const rowsOf = ({ root }: Page): HTMLElement[] => root.querySelectorAll("main tbody tr");
const cell = (row: HTMLElement | undefined, label: string): string => row?.querySelector(`td[data-label="${label}"]`)?.text.trim() ?? "";
const alertOf = ({ root }: Page): string => root.querySelector("main [role=alert]")?.text ?? "";
const codesOf = (page: Page): string[] => rowsOf(page).map((row) => row.querySelector("th")?.text.trim() ?? "");

/** The fields of the form in the order of the page, with changes by field and row. */
function filled({ root }: Page, changes: Record<string, string | boolean> = {}): [string, string][] {
	const fields = root.querySelectorAll("main form:has([name=shown]) input[name]").flatMap((field): [string, string][] => {
		const name = field.getAttribute("name") ?? "";
		const change = changes[field.getAttribute("id") ?? ""] ?? changes[`${name} ${field.getAttribute("value")}`];
		if (field.getAttribute("type") === "checkbox") {
			const isTicked = typeof change === "boolean" ? change : field.hasAttribute("checked");
			return isTicked ? [[name, field.getAttribute("value") ?? ""]] : [];
		}
		return [[name, typeof change === "string" ? change : (field.getAttribute("value") ?? "")]];
	});
	return [...fields, ["intent", "supplies"]];
}
const inputOf = ({ root }: Page, id: string): string => root.querySelector(`#${id}`)?.getAttribute("value") ?? "";
const errorOf = ({ root }: Page, id: string): string | undefined => root.querySelector(`#${id}-error`)?.text;
async function inShop(): Promise<string> {
	await purge(shared);
	return (await new Visitor(shared.address, "en").get(`/products/${product}`)).text;
}

// Shows R60.51
describe("the list of items", () => {
	it("has fifty rows of all items, and further pages", async () => {
		const page = await visitor.get("/desk/goods");
		expect([page.status, rowsOf(page).length]).toEqual([200, 50]);
		expect(page.root.querySelector("main h1 ~ p")?.text).toBe("More than 10,000 items");
		const second = await visitor.get("/desk/goods?page=2");
		expect(codesOf(second).filter((code) => codesOf(page).includes(code))).toEqual([]);
		expect((await visitor.get("/desk/goods?category=threaded-rods&page=200")).path).toMatch(/page=\d{1,2}$/);
	});

	it("is searched in the reader's language, and narrowed", async () => {
		const page = await visitor.get("/desk/goods?search=threaded+rod+m36");
		expect(rowsOf(page).length).toBeGreaterThan(0);
		for (const row of rowsOf(page)) expect(cell(row, "Description")).toMatch(/^Threaded rod M36, /);
		const [code = ""] = codesOf(page);
		expect(codesOf(await visitor.get(`/desk/goods?search=${code.toLowerCase()}`))).toEqual([code]);
		for (const row of rowsOf(await visitor.get("/desk/goods?category=threaded-rods&stock=out")))
			expect(cell(row, "Stock")).toMatch(/^(0|out of stock)$/);
		for (const row of rowsOf(await visitor.get("/desk/goods?pictures=none"))) expect(cell(row, "Photographs")).toBe("–");
		expect(rowsOf(await visitor.get("/desk/goods?search=Gewindestange"))).toEqual([]);
	});

	it("is of those who keep the goods, and of owners", async () => {
		for (const email of ["orders@desk.example", "accounts@desk.example"]) {
			const other = await signedInAtDesk(shared, email);
			expect([(await other.get("/desk/goods")).status, (await other.get(path)).status]).toEqual([403, 403]);
			expect((await other.get("/desk")).text).not.toContain('href="/desk/goods"');
			expect((await other.post(path, { intent: "supplies" })).status).toBe(403);
		}
		expect((await (await signedInAtDesk(shared, "owner@desk.example")).get("/desk/goods")).status).toBe(200);
	});
});

// Shows R60.52
describe("the prices of a product", () => {
	it("change together, in the shop too, and are in the log", async () => {
		const before = await visitor.get(path);
		expect(before.root.querySelector("h1")?.text).toBe("Threaded rod M36");
		const changes = {
			"row-0-price": "1,234.56",
			"row-0-tiers": "10: 1200; 25: 1,199.90",
			"row-1-price": "3,37",
			"row-1-tiers": "",
			"row-1-stock": "7",
		};
		const page = await visitor.post(path, filled(before, changes));
		expect([page.status, alertOf(page)]).toEqual([200, "The changes are saved."]);
		expect([inputOf(page, "row-0-price"), inputOf(page, "row-0-tiers")]).toEqual(["1,234.56", "10: 1,200.00; 25: 1,199.90"]);
		expect([inputOf(page, "row-1-price"), inputOf(page, "row-1-stock")]).toEqual(["3.37", "7"]);
		const owner = await signedInAtDesk(shared, "owner@desk.example");
		const [entry] = rowsOf(await owner.get("/desk/log"));
		expect(entry?.text).toContain("changed prices, stock or visibility");
		expect(entry?.querySelector("a")?.getAttribute("href")).toBe(path);
		await expect.poll(async () => (await inShop()).includes("3.37"), { timeout: 20_000, interval: 500 }).toBe(true);
		const back = Object.fromEntries(
			["row-0-price", "row-0-tiers", "row-1-price", "row-1-tiers", "row-1-stock"].map((id) => [id, inputOf(before, id)]),
		);
		expect((await visitor.post(path, filled(page, back))).status).toBe(200);
	});

	it("keep bad input, each wrong cell with its message, and store nothing", async () => {
		const before = await visitor.get(path);
		const changes = {
			...{ "row-0-price": "0", "row-0-tiers": "ten: 5", "row-0-stock": "1.5", "row-1-price": "500.555", "row-2-price": "4" },
			...{ "row-2-tiers": "10: 3; 10: 2", "row-3-price": "4", "row-3-tiers": "10: 3; 20: 3", "row-4-price": "5", "row-4-tiers": "10: 5" },
		};
		const page = await visitor.post(path, filled(before, changes));
		expect(page.status).toBe(422);
		for (const [id, text] of Object.entries(changes)) expect(inputOf(page, id)).toBe(text);
		expect(errorOf(page, "row-0-price")).toContain("Enter a price above 0");
		expect(errorOf(page, "row-0-tiers")).toContain("quantity: price");
		expect(errorOf(page, "row-0-stock")).toContain("whole number");
		expect(errorOf(page, "row-1-price")).toContain("Enter a price above 0");
		expect(errorOf(page, "row-2-tiers")).toContain("must be greater");
		expect(errorOf(page, "row-3-tiers")).toContain("must be lower");
		expect(errorOf(page, "row-4-tiers")).toContain("below the price of one unit");
		expect(page.root.querySelectorAll("main [role=alert] a")).toHaveLength(7);
		expect(filled(await visitor.get(path))).toEqual(filled(before));
	});

	it("of a stale page change nothing, and the page says what is there now", async () => {
		const stale = await visitor.get(path);
		const meanwhile = await visitor.post(path, filled(stale, { "row-0-stock": "41" }));
		expect(alertOf(meanwhile)).toBe("The changes are saved.");
		const page = await visitor.post(path, filled(stale, { "row-0-stock": "42", "row-1-stock": "43" }));
		expect([page.status, alertOf(page)]).toEqual([409, expect.stringContaining("Somebody has changed these values")]);
		expect([inputOf(page, "row-0-stock"), errorOf(page, "row-0-stock")]).toEqual(["42", "The present value is: 41"]);
		expect(inputOf(await visitor.get(path), "row-1-stock")).toBe(inputOf(stale, "row-1-stock"));
		// Sent again, it replaces what the page has just shown.
		const again = await visitor.post(path, filled(page));
		expect([again.status, inputOf(again, "row-0-stock"), inputOf(again, "row-1-stock")]).toEqual([200, "42", "43"]);
		await visitor.post(path, filled(again, { "row-0-stock": inputOf(stale, "row-0-stock"), "row-1-stock": inputOf(stale, "row-1-stock") }));
	});

	it("are hidden with their item, and shown again", async () => {
		const page = await visitor.get(path);
		const [code = ""] = codesOf(page);
		const hidden = await visitor.post(path, filled(page, { [`hidden ${code}`]: true }));
		expect(hidden.root.querySelector(`input[name=hidden][value="${code}"]`)?.hasAttribute("checked")).toBe(true);
		expect(cell(rowsOf(await visitor.get(`/desk/goods?search=${code}`))[0], "Visibility")).toBe("hidden");
		const shown = await visitor.post(path, filled(hidden, { [`hidden ${code}`]: false }));
		expect(shown.root.querySelector(`input[name=hidden][value="${code}"]`)?.hasAttribute("checked")).toBe(false);
	});

	it("take no pasted list of thousands, and say so", async () => {
		const before = await visitor.get(path);
		const lines = Array.from({ length: 5000 }, (_, at) => `CR-${at + 100_000};${at + 1},50`).join("\n");
		const pasted = await visitor.post(path, filled(before, { "row-0-price": lines }));
		expect([pasted.status, errorOf(pasted, "row-0-price")]).toEqual([422, expect.stringContaining("Enter a price above 0")]);
		const long = await visitor.post(path, filled(before, { "row-0-price": lines.repeat(3) }));
		expect([long.status, alertOf(long)]).toEqual([422, expect.stringContaining("Nothing was saved")]);
		expect(filled(await visitor.get(path))).toEqual(filled(before));
	});

	it("are a form of the page: anything else is refused", async () => {
		expect((await visitor.post(path, { intent: "burn" })).status).toBe(400);
		expect((await visitor.post(path, { intent: "supplies", shown: "nothing" })).status).toBe(400);
		expect((await visitor.get("/desk/goods/nothing-of-that-name")).status).toBe(404);
	});
});
