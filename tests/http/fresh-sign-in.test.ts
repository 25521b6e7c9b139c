import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsAt } from "../fuzz/rows";
import { linkTo, pressLink } from "../support/auth-forms";
import { type RunningShop, serving } from "../support/server";
import { newAccount, type SignedIn } from "../support/visiting-account";
import { formOf, type Page } from "../support/visitor";

const state = mkdtempSync(join(tmpdir(), "crossbar-fresh-"));
let shop: RunningShop;
let rows: string;
beforeAll(async () => {
	shop = await serving("tests/fuzz/serve.mjs", ["--state", state]);
	rows = `http://127.0.0.1:${shop.port + 2}`;
}, 120_000);
afterAll(async () => {
	await shop.stop();
	rmSync(state, { recursive: true, force: true });
});

/** An account without a password that signed in sixteen minutes ago. */
async function longAgo(locale: "de" | "en" | "et" | "fi" = "de"): Promise<SignedIn> {
	const account = await newAccount({ shop: shop.address, backend: shop.backend, locale });
	await rowsAt(
		rows,
		"UPDATE sessions SET created_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '-16 minutes') WHERE user_id = ?",
		account.userid,
	);
	// The link that signed it in is just as old.
	await rowsAt(rows, "DELETE FROM attempts");
	return account;
}

const alertOf = (page: Page) => page.root.querySelector('main [role="alert"]')?.text ?? "";
const typed = { password: "Stuetze300", confirmPassword: "Stuetze300" };
const passwordForm = (page: Page) => formOf(page, 'main form:has(button[value="password"])');
const deletionForm = (page: Page) => formOf(page, 'main form:has(input[name="userid"])');
const linkForm = (page: Page) => page.root.querySelector('main form:has(button[value="link"])');

describe("an account without a password whose sign-in is not a recent one", () => {
	// Shows H5.5
	it.each([
		["de", "Bitte melden Sie sich dafür noch einmal an", "mehr als 15 Minuten", "Link zum Anmelden senden"],
		["en", "Please sign in once more for this", "more than 15 minutes", "Send a sign-in link"],
		["et", "Palun logige selleks uuesti sisse", "üle 15 minuti", "Saada sisselogimislink"],
		["fi", "Kirjaudu tätä varten uudelleen", "yli 15 minuuttia", "Lähetä kirjautumislinkki"],
	] as const)("is given no first password, and offered a link (%s)", async (locale, title, since, press) => {
		const { visitor } = await longAgo(locale);
		const { path, fields } = passwordForm(await visitor.get("/users/profile"));
		const page = await visitor.post(path, { ...fields, ...typed });
		expect(page.status).toBe(403);
		expect(alertOf(page)).toContain(title);
		expect(alertOf(page)).toContain(since);
		expect(linkForm(page)?.text).toContain(press);
		expect(page.text).not.toContain(typed.password);
		// The form without a password must not ask for one.
		expect((await visitor.get("/users/profile")).root.querySelector("#set-password-currentPassword")).toBeNull();
	});

	it("is given one after the link, which leads back to the page", async () => {
		const { visitor, email } = await longAgo();
		const refused = await visitor.post("/users/profile", { ...passwordForm(await visitor.get("/users/profile")).fields, ...typed });
		const form = formOf(refused, 'main form:has(button[value="link"])');
		const sent = await visitor.postOnce(form.path, { ...form.fields, intent: "link" });
		expect([sent.status, sent.headers.location]).toEqual([303, "/users/profile"]);
		expect(alertOf(await visitor.get("/users/profile"))).toContain("Wir haben einen Link zum Anmelden an Ihre E-Mail-Adresse gesendet");
		const back = await pressLink(visitor, await linkTo(shop.backend, email));
		expect([back.status, back.headers.location]).toEqual([303, "/users/profile"]);
		const { path, fields } = passwordForm(await visitor.get("/users/profile"));
		expect((await visitor.postOnce(path, { ...fields, ...typed })).status).toBe(303);
		expect((await visitor.get("/users/profile")).root.querySelector("#set-password-currentPassword")).not.toBeNull();
	});

	it("is not deleted, and after the link it is", async () => {
		const { visitor, email } = await longAgo();
		const { path, fields } = deletionForm(await visitor.get("/users/profile/delete"));
		const refused = await visitor.post(path, fields);
		expect(refused.status).toBe(403);
		expect(alertOf(refused)).toContain("Bitte melden Sie sich dafür noch einmal an");
		expect(linkForm(refused)).not.toBeNull();
		const sent = await visitor.post(path, { intent: "link" });
		expect(sent.path).toBe("/users/profile/delete");
		expect(alertOf(sent)).toContain("Wir haben einen Link zum Anmelden an");
		const back = await pressLink(visitor, await linkTo(shop.backend, email));
		expect(back.headers.location).toBe("/users/profile/delete");
		const anew = deletionForm(await visitor.get("/users/profile/delete"));
		expect((await visitor.post(anew.path, anew.fields)).root.querySelector("h1")?.text).toBe("Ihr Konto ist gelöscht");
	});

	it.each(["/users/profile", "/users/profile/delete"])("has the limits of all such links: %s", async (path) => {
		const { visitor } = await longAgo();
		for (let time = 0; time < 3; time++) {
			expect((await visitor.post(path, { intent: "link" })).status).toBe(200);
			await rowsAt(rows, "UPDATE attempts SET at = strftime('%Y-%m-%dT%H:%M:%SZ', at, '-61 seconds')");
		}
		const page = await visitor.post(path, { intent: "link" });
		expect(page.status).toBe(429);
		expect(alertOf(page)).toContain("Zu viele Links angefordert");
	});
});
