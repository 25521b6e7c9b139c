import { describe, expect, it } from "vitest";
import { languages } from "../../contract/locale";
import { cookieCheck } from "../support/cookies";
import { addBeam } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { formOf, type Page, Visitor } from "../support/visitor";

const shop = shared.address;

const banner = (page: Page) => page.root.querySelector("#consent section");
const answers = (page: Page) => banner(page)?.querySelectorAll("button[name=choice]") ?? [];
const inPlain = (path: string) => path.replaceAll("&amp;", "&");

describe("on a first visit", () => {
	it.each(languages)("is asked before everything else what may be kept, to allow and to reject alike: %s", async (locale) => {
		const page = await new Visitor(shop, locale).get("/");
		expect(answers(page).map((button) => button.getAttribute("value"))).toEqual(["all", "none"]);
		expect(new Set(answers(page).map((button) => button.getAttribute("class"))).size).toBe(1);
		expect(banner(page)?.querySelector('a[href="/cookies"]')).not.toBeNull();
		expect(page.text.indexOf('id="consent"')).toBeLessThan(page.text.indexOf("<header"));
		expect(page.headers["set-cookie"]).toBeUndefined();
	});

	// Shows R16.1
	it.each(["/shop", "/products/ipe-200?showVariant=1", "/contact", "/no-such-page"])("asks on %s, and leads back there", async (path) => {
		const visitor = new Visitor(shop, "en");
		const page = await visitor.get(path);
		const { path: action, fields } = formOf(page, "#consent form");
		expect(inPlain(fields.returnTo ?? "")).toBe(page.path);
		const answered = await visitor.postOnce(action, { ...fields, returnTo: inPlain(fields.returnTo ?? ""), choice: "none" });
		expect([answered.status, answered.headers.location]).toEqual([303, cookieCheck(page.path)]);
		expect(banner(await visitor.get(path))).toBeNull();
	});

	it("does not ask twice on the page of the settings", async () => {
		const page = await new Visitor(shop, "en").get("/cookies");
		expect(page.root.querySelector("[hidden] #consent")).not.toBeNull();
	});

	it.each(["all", "none", "chosen"])("asks no more once it is answered: %s", async (choice) => {
		const visitor = new Visitor(shop, "en");
		await visitor.post("/cookies", { choice });
		expect(banner(await visitor.get("/"))).toBeNull();
	});
});

describe("taking back", () => {
	it("removes what analytics and the account have kept, and leaves the cart", async () => {
		const visitor = new Visitor(shop, "en");
		await visitor.post("/cookies", { choice: "all" });
		await addBeam(visitor, "12");
		expect([...visitor.cookies.keys()]).toContain("device");
		await visitor.post("/cookies", { choice: "none" });
		expect([...visitor.cookies.keys()].sort()).toEqual(["cart", "consent", "session"]);
	});

	it("removes of a kind alone what is of that kind", async () => {
		const visitor = new Visitor(shop, "en");
		await visitor.post("/cookies", { choice: "all" });
		await visitor.get("/shop");
		await visitor.post("/cookies", { choice: "chosen", functional: "on" });
		expect([...visitor.cookies.keys()]).not.toContain("device");
		await visitor.get("/shop");
		expect([...visitor.cookies.keys()]).not.toContain("device");
	});
});
