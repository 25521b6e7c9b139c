import { describe, expect, it } from "vitest";
import { goodPassword, sendAuth, willing } from "../support/auth-forms";
import { sessionOf } from "../support/cookies";
import { failingShop } from "../support/failing-shop";
import { shared } from "../support/shared-shop";
import { knownAccount, newAccount } from "../support/visiting-account";
import { type Page, Visitor } from "../support/visitor";

const where = { shop: shared.address, backend: shared.backend };
const path = "/users/sessions";

const mainOf = (page: Page) => page.root.querySelector("main")?.text.replace(/\s+/g, " ") ?? "";
const rowsOf = (page: Page) => page.root.querySelectorAll("main li:not(nav li):has(strong)");
/** Session names in the forms of the list. */
const namesOf = (page: Page) => page.root.querySelectorAll('main input[name="session"]').map((input) => input.getAttribute("value") ?? "");
const isOpen = async (visitor: Visitor) => (await visitor.send("GET", "/users/profile")).status === 200;

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0";

/** One account, signed in on three devices. */
async function threeDevices() {
	const { visitor, email } = await newAccount(where, goodPassword);
	const [phone, home] = [
		(await knownAccount(where, email, goodPassword)).visitor,
		(await knownAccount(where, email, goodPassword)).visitor,
	];
	return { visitor, email, phone, home };
}

describe("the page of one's sessions", () => {
	// Shows R26.12
	it("is linked from the profile, lists this session first, and shows no id", async () => {
		const { visitor, phone } = await threeDevices();
		expect((await visitor.get("/users/profile")).root.querySelector(`main a[href="${path}"]`)).not.toBeNull();
		const page = await visitor.get(path);
		expect(page.status).toBe(200);
		expect(rowsOf(page)).toHaveLength(3);
		expect(rowsOf(page)[0]?.text).toContain("dieser Browser");
		expect(namesOf(page)).toHaveLength(2);
		for (const one of [visitor, phone]) expect(page.text).not.toContain(sessionOf(one));
		expect(mainOf(await (await newAccount(where)).visitor.get(path))).toContain("Sonst ist Ihr Konto nirgends angemeldet.");
	});

	it.each([
		["de", "Sprache: Deutsch", /Angemeldet am \d+\. \S+ \d{4}/, /Zuletzt benutzt: \d+\. \S+ \d{4}.* \d+ Uhr/],
		["en", "Language: English", /Signed in on \d+ \S+ \d{4}/, /Last used: \d+ \S+ \d{4}.* \d+/],
		["et", "Keel: Eesti", /Sisse logitud: \d+\. \S+ \d{4}/, /Viimati kasutatud: \d+\. \S+ \d{4}.* \d+/],
		["fi", "Kieli: Suomi", /Kirjauduttu \d+\. \S+ \d{4}/, /Viimeksi käytetty \d+\. \S+ \d{4}.* \d+/],
	] as const)("says with what, when and in which language, in words (%s)", async (locale, language, signedIn, used) => {
		const { email } = await newAccount(where, goodPassword);
		const visitor = await willing(where.shop, locale);
		expect((await sendAuth(visitor, "password", { email, password: goodPassword }, { "User-Agent": firefox })).status).toBe(303);
		const page = await visitor.get(path);
		const own = rowsOf(page)[0]?.text.replace(/\s+/g, " ") ?? "";
		expect(own).toContain("Firefox, Windows");
		expect(own).toContain(language);
		expect(own).toMatch(signedIn);
		expect(own).toMatch(used);
		expect(page.text).not.toContain("Gecko");
	});

	// Shows R26.14
	it("ends one by its form, with one message", async () => {
		const { visitor, phone, home } = await threeDevices();
		const [name = ""] = namesOf(await visitor.get(path));
		const done = await visitor.postOnce(path, { session: name });
		expect([done.status, done.headers.location]).toEqual([303, path]);
		const page = await visitor.get(path);
		expect(mainOf(page)).toContain("Das Gerät ist abgemeldet.");
		expect(rowsOf(page)).toHaveLength(2);
		expect([await isOpen(phone), await isOpen(home)].sort()).toEqual([false, true]);
		expect(await isOpen(visitor)).toBe(true);
		expect(mainOf(await visitor.get(path))).not.toContain("Das Gerät ist abgemeldet.");
		// Pressed twice, or too late.
		expect((await visitor.postOnce(path, { session: name })).status).toBe(303);
	});

	// Shows R26.15
	it("ends all others", async () => {
		const { visitor, phone, home } = await threeDevices();
		const page = await visitor.post(path, { intent: "others" });
		expect(mainOf(page)).toContain("Alle anderen Geräte sind abgemeldet.");
		expect(rowsOf(page)).toHaveLength(1);
		expect([await isOpen(phone), await isOpen(home), await isOpen(visitor)]).toEqual([false, false, true]);
	});

	// Shows H5.4
	it("is only for the account: others and other sites can neither read nor end sessions", async () => {
		const { visitor, phone } = await threeDevices();
		const names = namesOf(await visitor.get(path));
		const stranger = (await newAccount(where)).visitor;
		for (const name of names) {
			expect((await stranger.get(path)).text).not.toContain(name);
			expect((await stranger.postOnce(path, { session: name })).status).toBe(303);
		}
		await stranger.postOnce(path, { intent: "others" });
		const guest = new Visitor(where.shop);
		expect((await guest.postOnce(path, { intent: "others" })).headers.location).toBe(`/users/login?returnTo=${encodeURIComponent(path)}`);
		expect((await visitor.postOnce(path, { intent: "others" }, { Origin: "http://evil.example" })).status).toBe(403);
		await visitor.get(`${path}?intent=others`);
		expect([await isOpen(visitor), await isOpen(phone)]).toEqual([true, true]);
	});

	it.each<Record<string, string>>([{}, { session: "" }, { session: "x" }, { session: "A".repeat(43) }, { intent: "all" }])(
		"takes no form but its own: %j",
		async (fields) => {
			const { visitor } = await newAccount(where);
			expect((await visitor.postOnce(path, fields)).status).toBe(400);
		},
	);
});

describe("signing out", () => {
	// Shows H5.6
	it.each(["document", "data"] as const)("clears the browser's cache, and only that does: %s", async (kind) => {
		const { visitor } = await newAccount(where);
		const page = await visitor.get("/users/profile");
		expect(page.headers["clear-site-data"]).toBeUndefined();
		const out = await visitor.postOnce(kind === "data" ? "/users/logout.data" : "/users/logout", {});
		expect(out.headers["clear-site-data"]).toBe('"cache"');
		expect((await visitor.get("/")).headers["clear-site-data"]).toBeUndefined();
	});

	it("has the same effect as deletion, or ending the session elsewhere", async () => {
		const { visitor } = await newAccount(where);
		const { root } = await visitor.get("/users/profile/delete");
		const fields = Object.fromEntries(
			["idem", "userid"].map((name) => [name, root.querySelector(`main input[name="${name}"]`)?.getAttribute("value") ?? ""]),
		);
		expect((await visitor.postOnce("/users/profile/delete", fields)).headers["clear-site-data"]).toBe('"cache"');
		const devices = await threeDevices();
		await devices.phone.get("/users/profile");
		await devices.visitor.postOnce(path, { intent: "others" });
		expect((await devices.phone.send("GET", "/users/profile")).headers["clear-site-data"]).toBe('"cache"');
	});
});

describe("while the backend fails", async () => {
	const { shop, fail } = await failingShop(where.backend);

	it("the list stays, with a message that nothing was ended", async () => {
		const { visitor, email } = await newAccount({ shop: shop.address, backend: where.backend }, goodPassword);
		await knownAccount(where, email, goodPassword);
		const [name = ""] = namesOf(await visitor.get(path));
		await fail("error", `${path}/`);
		const page = await visitor.postOnce(path, { session: name });
		expect(page.status).toBe(502);
		expect(page.root.querySelector('main [role="alert"]')?.text).toContain("konnte nicht abgemeldet werden");
		expect(namesOf(page)).toEqual([name]);
	});
});
