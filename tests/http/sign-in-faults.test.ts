import { afterEach, describe, expect, it } from "vitest";
import { goodPassword, initialIn, linkTo, sendAuth, signUp, someone, statusOf, twice, type View, willing } from "../support/auth-forms";
import { failingShop } from "../support/failing-shop";
import { shared } from "../support/shared-shop";
import { formOf, Visitor } from "../support/visitor";

const { shop, fail, well } = await failingShop(shared.backend);
afterEach(well);

describe("where the backend fails", () => {
	// Shows R20.1, R20.2, R20.3, R20.8
	it.each([
		["passwordless", "The sign-in link could not be sent."],
		["password", "Login failed."],
		["passwordReset", "Sending the password reset link failed."],
		["signup", "Sign up failed."],
	] as [View, string][])("the form says what has failed and keeps the address: %s", async (view, words) => {
		const visitor = await willing(shop.address);
		const email = someone();
		await fail("error", "/users/");
		const page = await sendAuth(visitor, view, { email, ...twice(goodPassword) });
		expect(page.status).toBe(502);
		expect(page.root.querySelector("main [role=alert]")?.text).toContain(words);
		expect(page.root.querySelector("main [name=email]")?.getAttribute("value")).toBe(email);
		expect(page.text).not.toContain(goodPassword);
	});

	// Shows R20.6
	it.each([
		["passwordless", "Login failed.", {}],
		["passwordReset", "Resetting the password failed.", twice("Neues2000")],
		["signup", "Verifying the account failed.", {}],
	] as [View, string, Record<string, string>][])(
		"the page of a link says so, and its button does it later: %s",
		async (view, words, typed) => {
			const visitor = await willing(shop.address);
			const email = view === "signup" ? someone() : await signUp(new Visitor(shop.address, "en"), shared.backend);
			await sendAuth(visitor, view, { email, ...(view === "signup" ? twice(goodPassword) : {}) });
			const form = formOf(await visitor.get(await linkTo(shared.backend, email)), "main form:has([name='token'])");
			await fail("error", "/users/");
			const page = await visitor.postOnce(form.path, { ...form.fields, ...typed });
			expect(page.status).toBe(502);
			expect(page.root.querySelector("main [role=alert]")?.text).toContain(words);
			await well();
			const again = formOf(page, "main form:has([name='token'])");
			expect((await visitor.postOnce(again.path, { ...again.fields, ...typed })).headers.location).toBe("/users/profile");
		},
	);

	// Shows R20.5
	it("logging out says that it has failed, and nobody is half out", async () => {
		const visitor = await willing(shop.address);
		await signUp(visitor, shared.backend);
		await fail("error", "/users/logout");
		const answer = await visitor.postOnce("/users/logout", {});
		expect(answer.headers.location).toBe("/users/profile");
		const page = await visitor.get("/users/profile");
		expect(statusOf(page)).toContain("Log out failed.");
		expect(initialIn(page)).not.toBeNull();
	});
});
