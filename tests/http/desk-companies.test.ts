import { beforeAll, describe, expect, it } from "vitest";
import { signedInAtDesk } from "../support/desk-visitor";
import { freshVat } from "../support/fresh-vat";
import { shared } from "../support/shared-shop";
import { newAccount, registerCompany } from "../support/visiting-account";
import { formOf, type Page, type Visitor } from "../support/visitor";

const national = freshVat();
const vat = `FI${national.replace("-", "")}`;
const name = `Kirkkonummen Konepaja ${crypto.randomUUID().slice(0, 8)} Oy`;
const path = `/desk/companies/${vat.toLowerCase()}`;
let visitor: Visitor;
beforeAll(async () => {
	visitor = await signedInAtDesk(shared, "accounts@desk.example");
	await registerCompany(shared.backend, vat, name);
});

const alertOf = (page: Page): string => page.root.querySelector("main [role=alert]")?.text ?? "";
const fact = (page: Page, term: string): string | undefined =>
	page.root
		.querySelectorAll("main dl > div")
		.find((one) => one.querySelector("dt")?.text === term)
		?.querySelector("dd")?.text;

describe("companies at the desk", () => {
	it("are the verified ones, and others by name or VAT id", async () => {
		const verified = await visitor.get("/desk/companies");
		expect(verified.text).toContain("Uudenmaan Pihakivi ja Aita Oy");
		expect(verified.text).not.toContain(name);
		for (const search of [name.toLowerCase(), vat, `${vat.slice(0, 6)} ${vat.slice(6)}`, national]) {
			const page = await visitor.get(`/desk/companies?search=${encodeURIComponent(search)}`);
			expect(page.root.querySelectorAll("main tbody th a").map((link) => link.getAttribute("href"))).toEqual([path]);
		}
	});

	it("show their team, limit, open sum and prices", async () => {
		const list = await visitor.get("/desk/companies?search=Uudenmaan");
		const page = await visitor.get(list.root.querySelector("main tbody th a")?.getAttribute("href") ?? "");
		expect(page.root.querySelector("h1")?.text).toBe("Uudenmaan Pihakivi ja Aita Oy");
		expect(fact(page, "Owners")).toContain("purchaser@demo.example");
		expect(Number(fact(page, "Team members"))).toBeGreaterThanOrEqual(3);
		expect(fact(page, "Open invoices")).toMatch(/^€/);
		expect(page.root.querySelector("#prices-title")).not.toBeNull();
		expect((await visitor.get("/desk/companies/fi00000000")).status).toBe(404);
	});

	it("get a limit of their own, and the usual one again", async () => {
		const bad = await visitor.post(path, { intent: "limit", limit: "a lot" });
		expect([bad.status, bad.root.querySelector("#limit-limit-error")?.text]).toEqual([
			422,
			expect.stringContaining("Enter an amount in euros"),
		]);
		expect(bad.root.querySelector("#limit-limit")?.getAttribute("value")).toBe("a lot");
		expect(fact(bad, "Credit limit")).toBe("usual");
		for (const _ of ["press", "double press"]) {
			const page = await visitor.post(path, { intent: "limit", limit: "25,000.50" });
			expect([page.status, page.path, alertOf(page), fact(page, "Credit limit")]).toEqual([
				200,
				path,
				"The credit limit is saved.",
				"€25,000.50",
			]);
		}
		const form = formOf(await visitor.get(path), "main form:has([name=limit])");
		expect(form.fields.limit).toBe("25,000.50");
		expect(fact(await visitor.post(path, { ...form.fields, limit: "" }), "Credit limit")).toBe("usual");
	});

	it("are verified with an account that speaks for them", async () => {
		const nobody = await visitor.post(path, { intent: "verify", owner: "nobody@account.example" });
		expect([nobody.status, nobody.root.querySelector("#verify-owner-error")?.text]).toEqual([
			409,
			expect.stringContaining("Nothing has been changed."),
		]);
		expect(nobody.root.querySelector("#verify-owner")?.getAttribute("value")).toBe("nobody@account.example");
		expect(fact(nobody, "Verified since")).toBe("not verified");
		const bad = await visitor.post(path, { intent: "verify", owner: "nobody" });
		expect([bad.status, bad.root.querySelector("#verify-owner")?.getAttribute("value")]).toEqual([422, "nobody"]);
		const [first, second] = [
			await newAccount({ shop: shared.address, backend: shared.backend }),
			await newAccount({ shop: shared.address, backend: shared.backend }),
		];
		for (const _ of ["press", "double press"]) {
			const page = await visitor.post(path, { intent: "verify", owner: first.email });
			expect([page.status, alertOf(page), fact(page, "Owners")]).toEqual([200, "The company is verified.", first.email]);
			expect(fact(page, "Verified since")).toMatch(/\d{4}$/);
		}
		const replaced = await visitor.post(path, { intent: "verify", owner: second.email, replace: "on" });
		expect(fact(replaced, "Owners")).toBe(second.email);
	});

	it("are read with the role for orders, and changed without it", async () => {
		const seller = await signedInAtDesk(shared, "orders@desk.example");
		const page = await seller.get(path);
		expect([page.status, page.root.querySelector("main form")]).toEqual([200, null]);
		expect((await seller.get("/desk/companies")).status).toBe(200);
		const changes: Record<string, string>[] = [
			{ intent: "limit", limit: "1" },
			{ intent: "verify", owner: "purchaser@demo.example" },
		];
		for (const fields of changes) expect((await seller.post(path, fields)).status).toBe(403);
		expect(fact(await seller.get(path), "Credit limit")).toBe("usual");
		expect((await visitor.post(path, { intent: "burn" })).status).toBe(400);
	});
});
