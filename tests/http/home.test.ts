import { expect, it } from "vitest";
import { languages } from "../../contract/locale";
import { shared } from "../support/shared-shop";
import { knownAccount } from "../support/visiting-account";
import { type Page, Visitor } from "../support/visitor";

const where = { shop: shared.address, backend: shared.backend };

/** Links from the front page to orders, lists and quotations of the account. */
const ownLinks = ({ root }: Page) =>
	root.querySelectorAll('main a[href^="/users/"], main a[href^="/cart/"]').map((link) => link.getAttribute("href"));

// Shows R65.6
it.each(languages)("leads an account to its latest orders, lists and quotations, and nobody else: %s", async (locale) => {
	const { visitor } = await knownAccount({ ...where, locale }, "purchaser@demo.example", "Crossbar1");
	const latest = (await visitor.get("/users/orders")).root.querySelectorAll("main table tbody tr").slice(0, 3);
	const home = await visitor.get("/");
	const paths = latest.map((row) => row.querySelector("th a")?.getAttribute("href"));
	expect(ownLinks(home)).toEqual(expect.arrayContaining(["/users/orders", ...paths]));
	for (const row of latest) {
		const number = row.querySelector("th a")?.text ?? "?";
		const own = home.root.querySelectorAll("main section li").find(({ text }) => text.includes(number));
		expect(own?.text).toContain(row.querySelector("td")?.text ?? "?");
		// Each is bought again from here.
		const again = own?.querySelector('form[action$="/again"]');
		expect(again?.getAttribute("action")).toBe(`/orders/${row.querySelector("th a")?.getAttribute("href")?.split("/").at(-1)}/again`);
	}
	expect(home.root.querySelectorAll("main h1").length).toBe(1);
	expect(home.root.querySelector("main section")?.getAttribute("aria-labelledby")).toBe("own");
	expect(ownLinks(await new Visitor(where.shop, locale).get("/"))).toEqual([]);
});

// Shows R65.6
it("is everybody's page for a session that has ended elsewhere", async () => {
	const { visitor } = await knownAccount({ ...where, locale: "en" }, "purchaser@demo.example", "Crossbar1");
	const elsewhere = new Visitor(where.shop, "en");
	for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
	await elsewhere.post("/users/logout", {});
	const home = await visitor.get("/");
	expect(home.status).toBe(200);
	expect(ownLinks(home)).toEqual([]);
});
