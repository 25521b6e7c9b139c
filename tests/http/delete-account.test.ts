import { describe, expect, it } from "vitest";
import type { Mode } from "../support/failing-backend";
import { failingShop } from "../support/failing-shop";
import { addBeam, cartPath } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { knownAccount, newAccount } from "../support/visiting-account";
import { formOf, type Page, Visitor } from "../support/visitor";

const where = { shop: shared.address, backend: shared.backend };

const deletionOf = (page: Page) => formOf(page, 'main form[action="/users/profile/delete"]');
const mainOf = (page: Page) => page.root.querySelector("main")?.text ?? "";

describe("deleting an account", () => {
	// Shows R14.7
	it("is confirmed on a page of its own, signs out everywhere, and cannot be signed in to again", async () => {
		const { visitor, email } = await newAccount(where, "Traeger200");
		const phone = (await knownAccount(where, email, "Traeger200")).visitor;
		await addBeam(visitor, "1");
		const profile = await visitor.get("/users/profile");
		expect(profile.root.querySelector('main a[href="/users/profile/delete"]')).not.toBeNull();
		const confirmation = await visitor.get("/users/profile/delete");
		expect(mainOf(confirmation)).toContain(email);
		const { path, fields } = deletionOf(confirmation);
		const done = await visitor.post(path, { ...fields, password: "Traeger200" });
		expect(done.status).toBe(200);
		expect(done.root.querySelector("h1")?.text).toBe("Ihr Konto ist gelöscht");
		for (const name of ["session", "account", "cart"]) expect(visitor.cookies.has(name), name).toBe(false);
		expect((await phone.get("/users/profile")).path).toMatch(/^\/users\/login/);
		await expect(knownAccount(where, email, "Traeger200")).rejects.toThrow();
	});

	it("needs no password where there is none", async () => {
		const { visitor } = await newAccount({ ...where, locale: "fi" });
		const { path, fields } = deletionOf(await visitor.get("/users/profile/delete"));
		expect(fields.password).toBeUndefined();
		expect((await visitor.post(path, fields)).root.querySelector("h1")?.text).toBe("Tilisi on poistettu");
	});

	it("sent twice is one deletion with one answer", async () => {
		const { visitor } = await newAccount(where);
		const { path, fields } = deletionOf(await visitor.get("/users/profile/delete"));
		const second = new Visitor(where.shop);
		for (const [name, value] of visitor.cookies) second.cookies.set(name, value);
		const first = await visitor.postOnce(path, fields);
		const again = await second.postOnce(path, fields);
		expect([again.status, again.headers.location]).toEqual([first.status, first.headers.location]);
		const other = await second.postOnce(path, { ...fields, idem: crypto.randomUUID() });
		expect(other.headers.location).toMatch(/^\/users\/login/);
	});

	it.each([
		["", 422, "Geben Sie ein Passwort ein"],
		["Falsch200", 422, "Das Passwort stimmt nicht"],
		["x".repeat(300), 422, "Das Passwort stimmt nicht"],
	])("with the password %j is refused, and it does not come back", async (password, status, message) => {
		const { visitor } = await newAccount(where, "Traeger200");
		const { path, fields } = deletionOf(await visitor.get("/users/profile/delete"));
		const page = await visitor.post(path, { ...fields, password });
		expect(page.status).toBe(status);
		expect(page.root.querySelector("#delete-account-password-error")?.text).toContain(message);
		if (password) expect(page.text).not.toContain(password);
		expect((await visitor.get("/users/profile")).path).toBe("/users/profile");
	});

	it("cannot be guessed through", async () => {
		const { visitor } = await newAccount(where, "Traeger200");
		const { path, fields } = deletionOf(await visitor.get("/users/profile/delete"));
		for (let tries = 1; tries <= 5; tries++) await visitor.postOnce(path, { ...fields, password: "Falsch200" });
		const page = await visitor.post(path, { ...fields, password: "Traeger200" });
		expect(page.status).toBe(429);
		expect(page.root.querySelector("#delete-account-password-error")?.text).toContain("Zu viele Versuche");
	});

	it("is nobody else's to ask for, and needs the form's own fields", async () => {
		const other = await newAccount(where);
		const { visitor } = await newAccount(where);
		const { path, fields } = deletionOf(await visitor.get("/users/profile/delete"));
		expect((await visitor.post(path, { ...fields, userid: String(other.userid) })).status).toBe(404);
		expect((await visitor.post(path, { ...fields, userid: "99999999" })).status).toBe(404);
		expect((await visitor.post(path, { userid: String(other.userid) })).status).toBe(400);
		expect((await other.visitor.get("/users/profile")).path).toBe("/users/profile");
	});

	it("is done by no visit, and by no other site", async () => {
		const { visitor } = await newAccount(where);
		const { path, fields } = deletionOf(await visitor.get("/users/profile/delete"));
		await visitor.get(`${path}?${new URLSearchParams(fields)}`);
		expect((await visitor.get("/users/profile/delete?done=1")).root.querySelector("h1")?.text).toBe("Konto löschen");
		expect((await visitor.postOnce(path, fields, { Origin: "http://evil.example" })).status).toBe(403);
		expect((await visitor.get("/users/profile")).path).toBe("/users/profile");
	});

	it("leaves a cart that is read by its address, and changed by nobody", async () => {
		const { visitor } = await newAccount(where);
		await addBeam(visitor, "3");
		const cart = await cartPath(visitor);
		const { path, fields } = deletionOf(await visitor.get("/users/profile/delete"));
		await visitor.post(path, fields);
		const page = await new Visitor(where.shop).get(cart);
		expect(page.status).toBe(200);
		expect(page.root.querySelector('main input[name="amount"]')).toBeNull();
	});
});

describe("while the backend fails", async () => {
	const { shop: own, fail } = await failingShop(where.backend);

	/** Every call but this one succeeds. */
	async function failing(call: string, mode: Mode = "error") {
		await fail(mode, call);
		const { visitor } = await newAccount({ backend: where.backend, shop: own.address }, "Traeger200");
		return visitor;
	}

	// Shows R20.6
	it("account information says so, and keeps what was typed", async () => {
		const visitor = await failing("/users/update");
		const { path, fields } = formOf(await visitor.get("/users/profile"), 'main form:has(button[value="information"])');
		const page = await visitor.post(path, { ...fields, company: "Kranbau GmbH" });
		expect(page.status).toBe(502);
		expect(page.root.querySelector('main form [role="alert"]')?.text).toContain("konnten nicht gespeichert werden");
		expect(page.root.querySelector("#account-company")?.getAttribute("value")).toBe("Kranbau GmbH");
	});

	it("the password says so, and is not shown", async () => {
		const visitor = await failing("/users/reset-password");
		const { path, fields } = formOf(await visitor.get("/users/profile"), 'main form:has(button[value="password"])');
		const typed = { currentPassword: "Traeger200", password: "Stuetze300", confirmPassword: "Stuetze300" };
		const page = await visitor.post(path, { ...fields, ...typed });
		expect(page.status).toBe(502);
		expect(page.root.querySelector('main form [role="alert"]')?.text).toContain("konnte nicht geändert werden");
		expect(page.text).not.toContain("Stuetze300");
		expect(page.text).not.toContain("Traeger200");
	});

	// Shows R20.6
	it("the deletion says so", async () => {
		const visitor = await failing("/users/delete", "resets");
		const { path, fields } = deletionOf(await visitor.get("/users/profile/delete"));
		const page = await visitor.post(path, { ...fields, password: "Traeger200" });
		expect(page.status).toBe(503);
		expect(page.root.querySelector('main [role="alert"]')?.text).toContain("konnte nicht gelöscht werden");
	});
});
