import { beforeAll, describe, expect, it } from "vitest";
import { signedInAtDesk } from "../support/desk-visitor";
import { freshVat } from "../support/fresh-vat";
import { finnishBuyer, order, summaryForm } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { newAccount, registerCompany } from "../support/visiting-account";
import { formOf, type Page, Visitor } from "../support/visitor";

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
		expect(fact(page, "Credit used (open orders and invoices)")).toMatch(/^€/);
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

	// Shows R60.96
	it("keep a limit that somebody else has set while the form was open, and say it", async () => {
		const { fields } = formOf(await visitor.get(path), "main form:has([name=limit])");
		await visitor.post(path, { ...fields, limit: "1,000" });
		const stale = await visitor.post(path, { ...fields, limit: "2,000" });
		expect([stale.status, alertOf(stale), fact(stale, "Credit limit")]).toEqual([
			409,
			expect.stringContaining("it is €1,000.00 now"),
			"€1,000.00",
		]);
		const shown = formOf(stale, "main form:has([name=limit])").fields;
		expect(shown.limit).toBe("2,000");
		expect(fact(await visitor.post(path, shown), "Credit limit")).toBe("€2,000.00");
		await visitor.post(path, { ...shown, seen: "2,000", limit: "" });
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
		const unseen = await visitor.post(path, { intent: "verify", owner: first.email, replace: "on", seen: first.email });
		expect([unseen.status, fact(unseen, "Owners"), unseen.root.querySelector("#verify-owner-error")?.text]).toEqual([
			409,
			second.email,
			expect.stringContaining("owners have changed"),
		]);
	});

	// Shows R60.85
	it("are blocked: no order in their name is accepted until the block is lifted", { timeout: 60_000 }, async () => {
		const [other, otherName] = [freshVat(), `Turun Terästyö ${crypto.randomUUID().slice(0, 8)} Oy`];
		const international = `FI${other.replace("-", "")}`;
		await registerCompany(shared.backend, international, otherName);
		const page = `/desk/companies/${international.toLowerCase()}`;
		const blocked = await visitor.post(page, formOf(await visitor.get(page), "main form:has([name=blocked])").fields);
		expect([alertOf(blocked), fact(blocked, "Blocked since")]).toEqual(["The company is blocked.", expect.stringMatching(/\d{4}$/)]);
		const row = (await visitor.get(`/desk/companies?search=${international}`)).root.querySelector("main tbody th");
		expect(row?.text).toContain("blocked");
		const buyer = new Visitor(shared.address, "en");
		const billing = { ...finnishBuyer, vat: other, company: otherName };
		const refused = await order(buyer, billing);
		expect(refused.status).toBe(403);
		expect(alertOf(refused)).toContain("The order was not accepted");
		const lifted = await visitor.post(page, formOf(blocked, "main form:has([name=blocked])").fields);
		expect([alertOf(lifted), fact(lifted, "Blocked since")]).toEqual(["The block is lifted.", undefined]);
		const again = await summaryForm(buyer, refused.path.replace(/\/summary$/, ""));
		expect((await buyer.post(again.path, again.fields)).path).toMatch(/\/confirmation$/);
	});

	// Shows R60.86
	it("have a price list that staff change as a whole", async () => {
		const form = () => visitor.get(path).then((page) => formOf(page, "main form:has([name=version])").fields);
		const before = await form();
		const rows = {
			"kind.0": "all",
			"percent.0": "2.5",
			"kind.1": "product",
			"goods.1": "ipe-200",
			"percent.1": "7,5",
			"until.1": "2099-12-31",
		};
		const wrong = await visitor.post(path, { ...before, ...rows, "goods.1": "no-such-product", "percent.0": "120" });
		expect(wrong.status).toBe(422);
		expect(wrong.root.querySelector("#prices-percent-0-error")?.text).toContain("Enter per cent");
		expect(wrong.root.querySelector("#prices-goods-1-error")?.text).not.toBe(undefined);
		expect(wrong.root.querySelector("#prices-goods-1")?.getAttribute("value")).toBe("no-such-product");
		const saved = await visitor.post(path, { ...before, ...rows });
		expect([saved.status, alertOf(saved)]).toEqual([200, "The price list is saved."]);
		expect(await form()).toMatchObject({
			"percent.0": "2.5",
			"kind.1": "product",
			"goods.1": "ipe-200",
			"percent.1": "7.5",
			"until.1": "2099-12-31",
		});
		const stale = await visitor.post(path, { ...before, ...rows, "percent.0": "3" });
		expect([stale.status, alertOf(stale)]).toEqual([409, expect.stringContaining("Somebody has changed the price list")]);
		expect(stale.root.querySelector("#prices-percent-0")?.getAttribute("value")).toBe("3");
		const emptied = await visitor.post(path, {
			...(await form()),
			"percent.0": "",
			"kind.1": "all",
			"goods.1": "",
			"percent.1": "",
			"until.1": "",
		});
		expect(alertOf(emptied)).toBe("The price list is saved.");
	});

	it("are read with the role for orders, and changed without it", async () => {
		const seller = await signedInAtDesk(shared, "orders@desk.example");
		const page = await seller.get(path);
		expect([page.status, page.root.querySelector("main form")]).toEqual([200, null]);
		expect((await seller.get("/desk/companies")).status).toBe(200);
		const changes: Record<string, string>[] = [
			{ intent: "limit", limit: "1" },
			{ intent: "block", blocked: "true" },
			{ intent: "prices", version: "0" },
			{ intent: "verify", owner: "purchaser@demo.example" },
		];
		for (const fields of changes) expect((await seller.post(path, fields)).status).toBe(403);
		expect(fact(await seller.get(path), "Credit limit")).toBe("usual");
		expect((await visitor.post(path, { intent: "burn" })).status).toBe(400);
	});
});
