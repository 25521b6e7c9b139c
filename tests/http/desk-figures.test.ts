import { beforeAll, describe, expect, it } from "vitest";
import { signedInAtDesk } from "../support/desk-visitor";
import { plainSpaces } from "../support/pdf-text";
import { shared } from "../support/shared-shop";
import { formOf, type Page, Visitor } from "../support/visitor";

let owner: Visitor;
let seller: Visitor;
beforeAll(async () => {
	owner = await signedInAtDesk(shared, "owner@desk.example");
	seller = await signedInAtDesk(shared, "orders@desk.example");
});

const main = (page: Page) => plainSpaces(page.root.querySelector("main")?.text ?? "");

describe("the figures at the desk", () => {
	// Shows R60.7
	it("show this week, and other days by their address, with a file of each table", async () => {
		const week = await seller.get("/desk/figures");
		expect(week.status).toBe(200);
		expect(week.root.querySelectorAll("#days-title ~ section tbody tr")).toHaveLength(7);
		const month = await seller.get("/desk/figures?since=2026-11-01&until=2026-11-30");
		expect(month.root.querySelectorAll("#days-title ~ section tbody tr")).toHaveLength(30);
		for (const name of ["days", "articles", "companies"]) {
			const link = month.root.querySelector(`a[href*="${name}.csv"]`)?.getAttribute("href") ?? "";
			const file = await seller.get(link);
			expect(file.status).toBe(200);
			expect(file.text.split("\r\n")[0]).toContain(";");
		}
		expect((await seller.get("/desk/figures/other.csv")).status).toBe(404);
		const wrong = await seller.get("/desk/figures?since=2026-11-30&until=nonsense");
		expect(wrong.status).toBe(200);
	});
});

describe("searches in vain at the desk", () => {
	// Shows R60.8
	it("become words that find a category, which the search knows, and can be taken back", async () => {
		const buyer = new Visitor(shared.address, "de");
		const words = "Quaxzwirl";
		expect((await buyer.get(`/new_search?search=${words}`)).root.querySelectorAll("#list tbody tr")).toHaveLength(0);
		const page = await owner.get(`/desk/searches?words=${words}&language=de`);
		const { fields } = formOf(page, "main form:has(#words)");
		expect(fields).toMatchObject({ words, language: "de" });
		const wrong = await owner.post("/desk/searches", { ...fields, words: "", intent: "add" });
		expect(wrong.status).toBe(422);
		expect(wrong.root.querySelector("#words-error")?.text).not.toBe("");
		const done = await owner.post("/desk/searches", { ...fields, category: "ipe-beams", intent: "add" });
		expect(main(done)).toContain("The search knows the words within a minute.");
		// Answers are kept for a minute, so each look asks something else.
		const sizes = [200, 220, 240, 270, 300, 330, 360, 400, 450, 500, 550, 600, 80, 100, 120, 140, 160, 180];
		await expect
			.poll(async () => (await buyer.get(`/new_search?search=${words}+${sizes.pop() ?? 0}`)).text, { timeout: 30_000, interval: 1500 })
			.toMatch(/IPE \d/);
		const id = done.root.querySelector('main input[name="id"]')?.getAttribute("value") ?? "";
		const removed = await owner.post("/desk/searches", { intent: "remove", id });
		expect(main(removed)).toContain("Within a minute the search no longer knows the words.");
		const again = await owner.post("/desk/searches", { intent: "remove", id });
		expect(again.status).toBe(404);
	});

	it("are for the people of the catalogue alone", async () => {
		expect((await seller.get("/desk/searches")).status).toBe(403);
		expect(main(await seller.get("/desk"))).not.toContain("Add a synonym");
	});
});
