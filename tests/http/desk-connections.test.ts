import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { signedInAtDesk } from "../support/desk-visitor";
import { shared } from "../support/shared-shop";
import { formOf, type Page, type Visitor } from "../support/visitor";

let accounts: Visitor;
let list: string;
beforeAll(async () => {
	accounts = await signedInAtDesk(shared, "accounts@desk.example");
	const companies = await accounts.get("/desk/companies");
	// A company with a team has a member to buy with.
	for (const link of companies.root.querySelectorAll("main table a[href^='/desk/companies/']")) {
		const path = `${link.getAttribute("href")}/connections`;
		if ((await accounts.get(path)).root.querySelector("main a[href$='/connections/new']")) list = path;
	}
	expect(list).toMatch(/^\/desk\/companies\/\w+\/connections$/);
});

const login = () => `coupa-${crypto.randomUUID().slice(0, 8)}`;
const typed = (more: Record<string, string> = {}) => ({
	...{ kind: "oci", name: "Coupa", login: login(), returnUrls: "https://buyer.example/hook\r\nhttps://other.example/" },
	...{
		units: "H87=EA",
		groups: "ipe-beams=23040101",
		makers: "Stahl Nord GmbH=300100",
		categories: "https://en.example/categories/beams?view=list\r\n flat-bars ",
		vendor: "100200",
		isActive: "on",
		...more,
	},
});

async function added(more: Record<string, string> = {}): Promise<Page> {
	const { path, fields } = formOf(await accounts.get(`${list}/new`), "main form");
	return accounts.post(path, { ...fields, ...typed(more) });
}

const pathIn = (page: Page) => page.root.querySelector("main a[href^='/desk/connections/']")?.getAttribute("href") ?? "";

// Shows R71.7
describe("connections of a company at the desk", () => {
	it("are added, with a password that one answer shows, changed, tried and switched off", async () => {
		const page = await added();
		expect(page.status).toBe(200);
		const secret = page.root.querySelectorAll("main code").at(-1)?.text ?? "";
		expect(secret).toMatch(/^[a-z2-9]{28}$/);
		const path = pathIn(page);
		expect((await accounts.get(list)).root.querySelector("main table")?.text).toContain("Coupa");
		const connection = await accounts.get(path);
		expect(connection.text).not.toContain(secret);
		const settings = formOf(connection, "main form:has([name=returnUrls])");
		expect(settings.fields).toMatchObject({ name: "Coupa", units: "H87=EA", groups: "ipe-beams=23040101", vendor: "100200" });
		// Shows R82.5
		expect(settings.fields).toMatchObject({ makers: "Stahl Nord GmbH=300100", categories: "beams\nflat-bars" });
		const changed = await accounts.post(path, { ...settings.fields, name: "Coupa of Meyer", intent: "change" });
		expect([changed.status, changed.root.querySelector("h1")?.text]).toEqual([200, "Coupa of Meyer"]);
		// The page from before the change is stale.
		const stale = await accounts.post(path, { ...settings.fields, name: "Other", intent: "change" });
		expect([stale.status, stale.root.querySelector("main [role=alert]")?.text]).toEqual([409, expect.stringContaining("just changed")]);
		const tried = await accounts.get(`${path}?article=NOPE`);
		expect(tried.text).toContain("There is no such article");
		const renewal = formOf(await accounts.get(path), "main form:has([value=secret])");
		const renewed = await accounts.post(path, { ...renewal.fields, intent: "secret" });
		expect(renewed.root.querySelector("main code")?.text).not.toBe(secret);
	});

	it.each([
		["oci", "NEW_ITEM-VENDORMAT[1]", "NEW_ITEM-QUANTITY[1]"],
		["ids", "warenkorb", "<ArtNo>"],
	])("show what the system gets for an article by %s, and the log of it", async (kind, field, logged) => {
		const path = pathIn(await added({ kind }));
		const popular = await fetch(`${shared.backend}/productVariant/popular`, { headers: { Locale: "en" } });
		const [{ code }] = z
			.tuple([z.object({ code: z.string() })])
			.rest(z.unknown())
			.parse(await popular.json());
		const page = await accounts.get(`${path}?article=${encodeURIComponent(code)}&quantity=1`);
		expect(page.root.querySelector("main")?.text).toContain(field);
		const log = await accounts.get(path);
		const message = log.root.querySelector("main a[href*='message=']")?.getAttribute("href") ?? "";
		expect((await accounts.get(message.replaceAll("&amp;", "&"))).root.querySelector("pre")?.text).toContain(logged);
	});

	it.each([
		[{ returnUrls: "http://buyer.example/" }, "returnUrls", "https://"],
		[{ returnUrls: "javascript:alert(1)" }, "returnUrls", "https://"],
		[{ frameOrigins: "https://buyer.example/path" }, "frameOrigins", "https://"],
		[{ units: "piece=PCE" }, "units", "H87=PCE"],
		[{ makers: "Stahl Nord GmbH" }, "makers", "Stahl Nord GmbH="],
		[{ categories: "Not a slug" }, "categories", "no category"],
		[{ categories: Array.from({ length: 60 }, (_, at) => `category-${at}`).join("\n") }, "categories", "long"],
		[{ login: "a b" }, "login", "3 to 60"],
		[{ member: "nobody@nowhere.example" }, "member", "team"],
	])("refuse %j beside its field, and keep the rest", async (wrong, field, words) => {
		const page = await added(wrong);
		expect(page.status).toBe(422);
		expect(page.root.querySelector(`#connection-${field}-error`)?.text).toContain(words);
		expect(page.root.querySelector("[name=vendor]")?.getAttribute("value")).toBe("100200");
	});

	// Shows R82.5
	it("refuse a category that there is not beside its field, which stays as it was typed", async () => {
		const path = pathIn(await added());
		const { fields } = formOf(await accounts.get(path), "main form:has([name=returnUrls])");
		const page = await accounts.post(path, { ...fields, categories: "beams\nno-such", vendor: "7", intent: "change" });
		expect(page.status).toBe(422);
		expect(page.root.querySelector("#connection-categories-error")?.text).toContain("no category");
		expect(formOf(page, "main form:has([name=returnUrls])").fields).toMatchObject({ categories: "beams\nno-such", vendor: "7" });
		expect(formOf(await accounts.get(path), "main form:has([name=returnUrls])").fields.categories).toBe("beams\nflat-bars");
	});

	it("refuse a user name that another has", async () => {
		const name = login();
		expect((await added({ login: name })).status).toBe(200);
		const page = await added({ login: name.toUpperCase() });
		expect([page.status, page.root.querySelector("#connection-login-error")?.text]).toEqual([409, expect.stringContaining("Another")]);
	});

	it.each(["orders@desk.example", "content@desk.example"])("are not for %s", async (email) => {
		const other = await signedInAtDesk(shared, email);
		for (const path of [list, `${list}/new`, "/desk/connections/1"]) expect((await other.get(path)).status).toBe(403);
	});
});
