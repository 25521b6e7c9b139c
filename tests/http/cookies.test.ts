import { describe, expect, it } from "vitest";
import { knownCookies } from "../../app/shell/known-cookies";
import { languages } from "../../contract/locale";
import { authForm, goodPassword, initialIn, sendAuth, signUp, someone } from "../support/auth-forms";
import { cookieCheck } from "../support/cookies";
import { addBeam } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { formOf, type Page, rowForm, Visitor } from "../support/visitor";

const shop = shared.address;
const backend = shared.backend;

const known = Object.values(knownCookies).flatMap((cookies) => cookies.map(({ name }) => name));

const isAllowed = (page: Page, name: string) => page.root.querySelector(`main input[name=${name}]`)?.hasAttribute("checked");
const allowed = (page: Page) => ["functional", "analytics", "marketing"].filter((name) => isAllowed(page, name));

describe("a visitor's consent", () => {
	it("is empty until given", async () => {
		const visitor = new Visitor(shop, "en");
		expect(allowed(await visitor.get("/cookies"))).toEqual([]);
		expect(visitor.cookies.size).toBe(0);
	});

	// Shows R16.1, R16.2
	it.each([
		["all", {}, ["functional", "analytics", "marketing"]],
		["none", { analytics: "on" }, []],
		["chosen", { analytics: "on" }, ["analytics"]],
	])("is kept: %s with %j", async (choice, boxes, expected) => {
		const visitor = new Visitor(shop, "en");
		expect(allowed(await visitor.post("/cookies", { ...boxes, choice }))).toEqual(expected);
	});

	it("ignores unknown purposes", async () => {
		const visitor = new Visitor(shop, "en");
		expect((await visitor.postOnce("/cookies", { choice: "everything" })).status).toBe(400);
		const { headers } = await visitor.postOnce("/cookies", { choice: "none", returnTo: "//evil.example" });
		expect(headers.location).toBe(cookieCheck("/"));
	});

	// Shows R3.9
	it.each(languages)("is linked on every page, and explained: %s", async (locale) => {
		const visitor = new Visitor(shop, locale);
		expect((await visitor.get("/")).root.querySelector('footer a[href="/cookies"]')).not.toBeNull();
		const page = await visitor.get("/cookies");
		const names = page.root.querySelectorAll("main dt").map(({ text }) => text);
		expect(names).toEqual(known);
	});
});

describe("a browser without cookies", () => {
	it.each(languages)("gets an explanation after its first change, with a way back: %s", async (locale) => {
		const visitor = new Visitor(shop, locale);
		visitor.cookies.keep = () => undefined;
		const form = rowForm(await visitor.get("/products/ipe-200"), "2");
		const told = await visitor.post(form.path, form.fields);
		expect([told.status, told.root.querySelector("html")?.getAttribute("lang")]).toEqual([403, locale]);
		expect(told.root.querySelector("h1")?.text).toMatch(/cookie|küpsis|eväst/i);
		const back = told.root.querySelector("main a.again")?.getAttribute("href") ?? "";
		expect((await visitor.get(back)).path).toBe("/products/ipe-200");
	});

	it("is one that sends none: any cookie skips the check", async () => {
		const visitor = new Visitor(shop, "de");
		const form = rowForm(await visitor.get("/products/ipe-200"), "2");
		visitor.cookies.set("js", "1");
		expect((await visitor.postOnce(form.path, form.fields)).headers.location).toBe("/products/ipe-200");
	});
});

describe("signing in without functional cookies", () => {
	// Shows R13.12
	it.each(languages)("is disabled with a reason, and one button allows them and signs in: %s", async (locale) => {
		const email = await signUp(new Visitor(shop, locale), backend);
		const visitor = new Visitor(shop, locale);
		await visitor.post("/cookies", { choice: "none" });
		const page = await visitor.get("/shop?login=true&view=password");
		const form = 'dialog form[action^="/users/login"]';
		// The button that Enter presses.
		const button = page.root.querySelector(`${form} button`);
		expect(button?.hasAttribute("disabled")).toBe(true);
		expect(button?.getAttribute("title")).toMatch(/./);
		expect(page.root.querySelector(`#${button?.getAttribute("aria-describedby")}`)?.text.length).toBeGreaterThan(20);
		const { path, fields } = formOf(page, form);
		const allow = { allow: page.root.querySelector(`${form} button[name=allow]`)?.getAttribute("value") ?? "" };
		// The typed values stay, and the consent is stored.
		const refused = await visitor.post(path, { ...fields, email, password: "Falsch2000", ...allow });
		expect(formOf(refused, "main form:has([name=view])").fields.email).toBe(email);
		expect(refused.root.querySelector("main form:has([name=view]) button")?.hasAttribute("disabled")).toBe(false);
		expect(allowed(await visitor.get("/cookies"))).toEqual(["functional"]);

		await visitor.post("/cookies", { choice: "chosen", analytics: "on" });
		expect((await visitor.postOnce(path, { ...fields, email, password: goodPassword, ...allow })).headers.location).toBe("/users/profile");
		expect(allowed(await visitor.get("/cookies"))).toEqual(["functional", "analytics"]);
	});

	// Shows R13.12, R16.2
	it.each(["passwordless", "password", "passwordReset", "signup"] as const)("is refused by the server: %s", async (view) => {
		const visitor = new Visitor(shop, "en");
		const typed = { email: someone(), password: "Traeger200", confirmPassword: "Traeger200" };
		const page = await sendAuth(visitor, view, typed);
		expect(page.status).toBe(422);
		expect(page.root.querySelector("main [role=alert]")?.text).toContain("functional cookies are not allowed");
		expect([...visitor.cookies.keys()]).toEqual([]);
	});

	it("ends when consent is withdrawn", async () => {
		const visitor = new Visitor(shop, "en");
		await signUp(visitor, backend);
		const session = visitor.cookies.get("session") ?? "";
		const page = await visitor.post("/cookies", { choice: "none" });
		expect(initialIn(page)).toBeNull();
		expect(visitor.cookies.has("session")).toBe(false);
		// The withdrawal also ends the session on the server.
		await visitor.post("/cookies", { choice: "chosen", functional: "on" });
		visitor.cookies.set("session", session);
		expect((await visitor.send("GET", "/users/profile")).status).toBe(303);
	});

	it("keeps a guest's cart when consent is withdrawn", async () => {
		const visitor = new Visitor(shop, "en");
		await addBeam(visitor, "12");
		const before = visitor.cookies.get("cart");
		await visitor.post("/cookies", { choice: "none" });
		expect(visitor.cookies.get("cart")).toBe(before);
	});
});

// Shows R16.2
it("sets only cookies that its page names", async () => {
	const visitor = new Visitor(shop, null);
	const seen = new Set<string>();
	const note = (page: Page) => {
		for (const line of page.headers["set-cookie"] ?? []) seen.add(line.split("=")[0] ?? "");
		return page;
	};
	note(await visitor.postOnce("/locale", { locale: "en", returnTo: "/" }));
	note(await visitor.postOnce("/cookies", { choice: "all" }));
	note(await visitor.get("/categories/ipe-beams?rows=50"));
	note(await visitor.postOnce("/deliver-to", { country: "FI", postCode: "00100", back: "/" }));
	await addBeam(visitor, "12");
	for (const name of visitor.cookies.keys()) seen.add(name);
	const { path, fields } = await authForm(visitor, "passwordless", "/users/orders");
	note(await visitor.postOnce(path, { ...fields, email: someone() }));
	await signUp(visitor, backend);
	for (const name of visitor.cookies.keys()) seen.add(name);
	// Scripts set it (app/platform/document/prove-scripts.ts), and the shop removes it.
	note(await visitor.send("GET", "/whole-page?to=/"));
	// Visits from procurement systems are played in punchout.test.ts.
	expect([...seen, "visit-info"].sort()).toEqual([...known].sort());
});
