import { describe, expect, it } from "vitest";
import { cookie } from "../support/cookies";
import { addBeam, cartPath } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { knownAccount, newAccount } from "../support/visiting-account";
import { formOf, type Page, Visitor } from "../support/visitor";

const where = { shop: shared.address, backend: shared.backend };

const informationOf = (page: Page) => formOf(page, 'main form:has(button[value="information"])');
const passwordOf = (page: Page) => formOf(page, 'main form:has(button[value="password"])');
const mainOf = (page: Page) => page.root.querySelector("main")?.text ?? "";
/** The message below a field. */
const errorOf = (page: Page, field: string) => page.root.querySelector(`[id$="-${field}-error"]`)?.text ?? "";

const information = {
	billingCountry: "DE",
	vatid: "de 136 695 976",
	company: "Stahlbau Reinhardt GmbH",
	billingaddress: "Industriestraße 12",
	billingaddress_additional_line: "Tor 3",
	billingpostcode: "28 195",
	billingcity: "Bremen",
	customername: "Özlem Müller",
	phonenumber: "0421 1234567",
};

/** The stored values that the profile shows. */
const stored = async (visitor: Visitor) => informationOf(await visitor.get("/users/profile")).fields;

/** The parts of the account's menu that the backend has. */
const ofBackend = { hasInvoices: true, hasPapers: true, hasAddresses: true, hasClaims: true };

describe("the profile", () => {
	// Shows R2.10, R13.12, R26.10
	it("is for who is signed in: visits, data and forms of all others lead to signing in and back", async () => {
		const noConsent = (await newAccount(where)).visitor;
		noConsent.cookies.set("consent", cookie({ functional: false, analytics: true, marketing: false }));
		const ended = (await newAccount(where)).visitor;
		ended.cookies.set("session", cookie("A".repeat(43)));
		for (const visitor of [new Visitor(where.shop), noConsent, ended]) {
			for (const [path, route] of [
				["/users/profile", "profile"],
				["/users/profile/delete", "profile-delete"],
				["/users/sessions", "sessions"],
			] as const) {
				const login = `/users/login?returnTo=${encodeURIComponent(path)}`;
				const visit = await visitor.send("GET", path);
				expect([visit.status, visit.headers.location]).toEqual([303, login]);
				const answer = await visitor.send("GET", `${path}.data?_routes=account%2F${route}`);
				expect(answer.text).toContain(encodeURIComponent(path));
				expect(answer.text).not.toContain("account.example");
				const fields = { ...information, intent: "information", idem: crypto.randomUUID(), userid: "1" };
				const posted = await visitor.postOnce(path, fields);
				expect([posted.status, posted.headers.location]).toEqual([303, login]);
			}
		}
	});

	// Shows R26.13
	it("gives out what is stored of the account as a file, by a plain link, until it was asked for often", async () => {
		const { visitor, email } = await newAccount(where);
		const link = (await visitor.get("/users/profile")).root.querySelector('main a[href="/users/profile/data.json"]');
		expect(link?.text).toBe("Daten herunterladen");
		const file = await visitor.send("GET", "/users/profile/data.json");
		expect(file.headers).toMatchObject({
			"content-type": "application/json",
			"content-disposition": 'attachment; filename="own-data.json"',
			"cache-control": "private, no-store",
		});
		expect(JSON.parse(file.text)).toMatchObject({ account: [{ email }] });
		for (let count = 1; count < 5; count++) expect((await visitor.send("GET", "/users/profile/data.json")).status).toBe(200);
		const often = await visitor.get("/users/profile/data.json");
		expect([often.status, often.root.querySelector("h1") === null]).toEqual([429, false]);
		const guest = await new Visitor(where.shop).send("GET", "/users/profile/data.json");
		expect([guest.status, guest.headers.location]).toEqual([
			303,
			`/users/login?returnTo=${encodeURIComponent("/users/profile/data.json")}`,
		]);
	});

	it("is stored nowhere, found by nobody, and tells other sites nothing", async () => {
		const { visitor } = await newAccount(where);
		for (const path of ["/users/profile", "/users/profile/delete", "/users/sessions", "/users/profile.data"]) {
			const { status, headers } = await visitor.send("GET", path);
			expect(status).toBe(200);
			expect(headers["cache-control"]).toBe("private, no-store");
			expect(headers["x-robots-tag"]).toBe("noindex");
			expect(headers["referrer-policy"]).toBe("same-origin");
		}
	});

	// Shows R13.1, R13.11, R13.13
	it("says who is signed in, and corrects what the header shows of the account", async () => {
		const { visitor, email } = await newAccount(where);
		expect(mainOf(await visitor.get("/users/profile"))).toContain(email);
		const account = decodeURIComponent(visitor.cookies.get("account") ?? "");
		expect(JSON.parse(Buffer.from(account, "base64").toString())).toEqual({ initial: email[0]?.toUpperCase(), ...ofBackend });
	});

	it("forgets in the header whoever is signed in no more", async () => {
		const { visitor } = await newAccount(where);
		await visitor.get("/users/profile");
		visitor.cookies.set("session", cookie("B".repeat(43)));
		await visitor.send("GET", "/users/profile");
		expect(visitor.cookies.has("account")).toBe(false);
	});

	// Shows R12.4
	it.each([
		["de", "Ihr Kundenrabatt", "Gültig bis 31.\u00a0Dezember 2027", "Noch nicht gültig"],
		["en", "Your customer discount", "Valid until 31\u00a0December 2027", "Not valid yet"],
		["et", "Teie kliendisoodustus", "Kehtib kuni 31.\u00a0detsember 2027", "Veel ei kehti"],
		["fi", "Asiakasalennuksesi", "Voimassa 31.\u00a0joulukuuta 2027 asti", "Ei vielä voimassa"],
	] as const)("shows personal discounts with their validity (%s)", async (locale, title, until, upcoming) => {
		const { visitor } = await knownAccount({ ...where, locale }, "purchaser@demo.example", "Crossbar1");
		const section = (await visitor.get("/users/profile")).root.querySelector('section[aria-labelledby="discounts"]')?.text ?? "";
		expect(section).toContain(title);
		expect(section).toContain(until);
		expect(section).toContain(upcoming);
	});
});

describe("account information", () => {
	// Shows R14.1, R14.2
	it("is saved as orders have it, told once, and fills in the billing details of the next order", async () => {
		const { visitor, email } = await newAccount(where);
		const { path, fields } = informationOf(await visitor.get("/users/profile"));
		const saved = await visitor.post(path, { ...fields, ...information });
		expect(saved.path).toBe("/users/profile");
		expect(saved.root.querySelector('main [role="alert"]')?.text).toContain("Ihre Angaben sind gespeichert.");
		const expected = { ...information, vatid: "DE136695976", billingpostcode: "28195", phonenumber: "+49 421 1234567" };
		expect(informationOf(saved).fields).toMatchObject(expected);
		const account = decodeURIComponent(visitor.cookies.get("account") ?? "");
		expect(JSON.parse(Buffer.from(account, "base64").toString())).toEqual({ initial: "Ö", ...ofBackend });
		expect(mainOf(await visitor.get("/users/profile"))).not.toContain("Ihre Angaben sind gespeichert.");

		await addBeam(visitor, "2");
		const billing = await visitor.get(`${await cartPath(visitor)}/payment-info`);
		expect(formOf(billing, 'main form:has(input[name="vat"])').fields).toMatchObject({
			country: "DE",
			vat: "DE136695976",
			company: "Stahlbau Reinhardt GmbH",
			streetAddress: "Industriestraße 12",
			addressAdditionalLine: "Tor 3",
			postCode: "28195",
			city: "Bremen",
			name: "Özlem Müller",
			phone: "+49 421 1234567",
			email,
		});
		expect(billing.root.querySelector('[name="createAccount"]')).toBeNull();
	});

	it("of a guest fills nothing in, and an account can be asked for", async () => {
		const visitor = new Visitor(where.shop);
		await addBeam(visitor, "2");
		const cart = await cartPath(visitor);
		const billing = await visitor.get(`${cart}/payment-info`);
		expect(billing.root.querySelector('[name="createAccount"]')).not.toBeNull();
		expect(billing.root.querySelector(`main a[href^="/users/login"]`)?.getAttribute("href")).toContain(encodeURIComponent(cart));
	});

	it("may be incomplete", async () => {
		const { visitor } = await newAccount({ ...where, locale: "fi" });
		const { path, fields } = informationOf(await visitor.get("/users/profile"));
		expect(fields.billingCountry).toBe("FI");
		expect((await visitor.postOnce(path, { ...fields, customername: "Aino" })).status).toBe(303);
		expect(await stored(visitor)).toMatchObject({ customername: "Aino", company: "", vatid: "" });
	});

	it.each([
		["vatid", { vatid: "136695976" }, "DE und neun Ziffern"],
		["vatid", { billingCountry: "FI", vatid: "123" }, "1234567-8"],
		["vatid", { billingCountry: "EE", vatid: "12" }, "neun Ziffern"],
		["billingpostcode", { billingpostcode: "2819" }, "fünf Ziffern"],
		["phonenumber", { phonenumber: "12" }, "Telefonnummer"],
		["billingCountry", { billingCountry: "SE" }, "Land"],
		["company", { company: "x".repeat(121) }, "zu lang"],
	])("with a wrong %s is shown again with all that was typed (%j)", async (field, changes, message) => {
		const { visitor } = await newAccount(where);
		const { path, fields } = informationOf(await visitor.get("/users/profile"));
		const typed = { ...fields, ...information, phonenumber: field === "phonenumber" ? "" : "+49 421 1234567", ...changes };
		const page = await visitor.post(path, typed);
		expect(page.status).toBe(422);
		expect(errorOf(page, field)).toContain(message);
		expect(page.root.querySelector('main form [role="alert"]')?.querySelector(`a[href$="-${field}"]`)).not.toBeNull();
		const shown = informationOf(page).fields;
		// The list has no other country as an option.
		for (const [name, value] of Object.entries(typed)) if (value !== "SE") expect(shown[name], name).toBe(value);
		expect((await stored(visitor)).company).toBe("");
	});

	it("takes a VAT id with a wrong check digit, and says what it means", async () => {
		const { visitor } = await newAccount(where);
		const { path, fields } = informationOf(await visitor.get("/users/profile"));
		const page = await visitor.post(path, { ...fields, ...information, vatid: "DE136695977" });
		expect(page.status).toBe(200);
		expect(page.root.querySelector("#account-vatid-warning")?.text).toContain("Prüfziffer");
	});

	it("is no other account's, whatever the form names", async () => {
		const other = await newAccount(where);
		const { visitor } = await newAccount(where);
		const { path, fields } = informationOf(await visitor.get("/users/profile"));
		await visitor.post(path, { ...fields, ...information, userid: String(other.userid), email: other.email });
		expect((await stored(other.visitor)).company).toBe("");
	});

	it("is shown as text, not as markup", async () => {
		const { visitor } = await newAccount(where);
		const { path, fields } = informationOf(await visitor.get("/users/profile"));
		const page = await visitor.post(path, { ...fields, company: `"><script>alert(1)</script>` });
		expect(page.text).not.toContain("<script>alert(1)");
		expect(page.root.querySelector("#account-company")?.getAttribute("value")).toContain("script");
	});
});

describe("the password", () => {
	it("is set where there is none, and asks for no present one", async () => {
		const { visitor, email } = await newAccount(where);
		const page = await visitor.get("/users/profile");
		expect(page.root.querySelector("#set-password-currentPassword")).toBeNull();
		const { path, fields } = passwordOf(page);
		const set = await visitor.post(path, { ...fields, password: "Traeger200", confirmPassword: "Traeger200" });
		expect(mainOf(set)).toContain("Ihr Passwort ist festgelegt.");
		expect(set.root.querySelector("#set-password-currentPassword")).not.toBeNull();
		expect((await knownAccount(where, email, "Traeger200")).email).toBe(email);
	});

	it("is changed by who knows the present one; the session has another id, and all others have ended", async () => {
		const { visitor, email } = await newAccount(where, "Traeger200");
		const phone = (await knownAccount(where, email, "Traeger200")).visitor;
		const before = visitor.cookies.get("session");
		const { path, fields } = passwordOf(await visitor.get("/users/profile"));
		const typed = { ...fields, currentPassword: "Traeger200", password: "Stuetze300", confirmPassword: "Stuetze300" };
		const changed = await visitor.post(path, typed);
		expect(mainOf(changed)).toContain("Ihr Passwort ist geändert.");
		expect(visitor.cookies.get("session")).not.toBe(before);
		expect((await phone.get("/users/profile")).path).toMatch(/^\/users\/login/);
		await expect(knownAccount(where, email, "Traeger200")).rejects.toThrow("422");
		expect((await knownAccount(where, email, "Stuetze300")).email).toBe(email);
	});

	// Shows R19.10, R20.4
	it.each([
		["currentPassword", { currentPassword: "" }, "bisheriges Passwort"],
		["currentPassword", { currentPassword: "Falsch200" }, "Das Passwort stimmt nicht"],
		["password", { password: "", confirmPassword: "" }, "Geben Sie ein Passwort ein"],
		["password", { password: "Kurz1", confirmPassword: "Kurz1" }, "8 Zeichen"],
		["password", { password: "klein2000", confirmPassword: "klein2000" }, "Großbuchstaben"],
		["password", { password: "GROSS2000", confirmPassword: "GROSS2000" }, "Kleinbuchstaben"],
		["password", { password: "OhneZiffer", confirmPassword: "OhneZiffer" }, "Ziffer"],
		["confirmPassword", { confirmPassword: "" }, "noch einmal"],
		["confirmPassword", { confirmPassword: "Stuetze301" }, "stimmen nicht überein"],
	])("with a wrong %s is refused, and nothing typed comes back (%j)", async (field, changes, message) => {
		const { visitor, email } = await newAccount(where, "Traeger200");
		const { path, fields } = passwordOf(await visitor.get("/users/profile"));
		const typed = { currentPassword: "Traeger200", password: "Stuetze300", confirmPassword: "Stuetze300", ...changes };
		const page = await visitor.post(path, { ...fields, ...typed });
		expect(page.status).toBe(422);
		expect(errorOf(page, field)).toContain(message);
		for (const value of Object.values(typed)) if (value) expect(page.text).not.toContain(value);
		expect((await knownAccount(where, email, "Traeger200")).email).toBe(email);
	});

	it("cannot be guessed: after five tries none is looked at, by document and data alike", async () => {
		const { visitor } = await newAccount(where, "Traeger200");
		const { path, fields } = passwordOf(await visitor.get("/users/profile"));
		const typed = { ...fields, currentPassword: "Falsch200", password: "Stuetze300", confirmPassword: "Stuetze300" };
		for (let tries = 1; tries <= 5; tries++) {
			const target = tries % 2 ? path : `${path}.data`;
			expect((await visitor.postOnce(target, typed)).text).not.toContain("Zu viele Versuche");
		}
		const refused = await visitor.postOnce(path, { ...typed, currentPassword: "Traeger200" });
		expect(refused.status).toBe(429);
		expect(errorOf(refused, "currentPassword")).toContain("Zu viele Versuche");
		expect((await visitor.postOnce(`${path}.data`, typed)).status).toBe(429);
	});

	it("is changed once by a form that is sent twice", async () => {
		const { visitor, email } = await newAccount(where, "Traeger200");
		const { path, fields } = passwordOf(await visitor.get("/users/profile"));
		const typed = { ...fields, currentPassword: "Traeger200", password: "Stuetze300", confirmPassword: "Stuetze300" };
		const second = new Visitor(where.shop);
		for (const [name, value] of visitor.cookies) second.cookies.set(name, value);
		await visitor.postOnce(path, typed);
		const again = await second.postOnce(path, typed);
		expect([again.status, again.headers.location]).toEqual([303, "/users/login?returnTo=%2Fusers%2Fprofile"]);
		expect((await visitor.get("/users/profile")).status).toBe(200);
		expect((await knownAccount(where, email, "Stuetze300")).email).toBe(email);
	});

	it("tells password managers what is what", async () => {
		const { visitor, email } = await newAccount(where, "Traeger200");
		const form = (await visitor.get("/users/profile")).root.querySelector('main form:has(button[value="password"])');
		const kinds = form
			?.querySelectorAll("input[autocomplete]")
			.map((input) => [input.getAttribute("autocomplete"), input.getAttribute("value")]);
		expect(kinds).toEqual([
			["username", email],
			["current-password", undefined],
			["new-password", undefined],
			["new-password", undefined],
		]);
	});
});
