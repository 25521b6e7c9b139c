import { describe, expect, it } from "vitest";
import {
	errorOf,
	goodPassword,
	initialIn,
	isSignedIn,
	linkTo,
	pressLink,
	sendAuth,
	signUp,
	someone,
	statusOf,
	twice,
	willing,
} from "../support/auth-forms";
import { shared } from "../support/shared-shop";
import { formOf, Visitor } from "../support/visitor";

const shop = shared.address;
const backend = shared.backend;

/** A new account, and a mailed link for it. */
async function mailedLink(view: "passwordless" | "passwordReset") {
	const owner = new Visitor(shop, "en");
	const email = await signUp(owner, backend);
	const visitor = await willing(shop);
	await sendAuth(visitor, view, { email });
	return { owner, visitor, email, link: await linkTo(backend, email) };
}

const tampered = (link: string) => link.slice(0, -1) + (link.endsWith("A") ? "B" : "A");

describe("a sign-in link", () => {
	it("is not used up by who looks at it", async () => {
		const { visitor, link } = await mailedLink("passwordless");
		const scanner = new Visitor(shop, "en");
		for (let time = 0; time < 10; time++) {
			expect((await scanner.send("GET", link)).status).toBe(200);
			expect((await scanner.send("HEAD", link)).status).toBe(200);
		}
		expect(scanner.cookies.size).toBe(0);
		expect((await pressLink(visitor, link)).headers.location).toBe("/users/profile");
	});

	// Shows R13.2
	it("signs in, says so, and is used up", async () => {
		const { visitor, email, link } = await mailedLink("passwordless");
		await pressLink(visitor, link);
		const page = await visitor.get("/users/profile");
		expect(statusOf(page)).toContain("You are signed in.");
		expect(initialIn(page)).toBe(email.slice(0, 1).toUpperCase());
		const again = await (await willing(shop)).send("GET", link);
		expect(again.status).toBe(410);
		expect(again.root.querySelector("main")?.text).toContain("This link has been used already");
		expect(again.root.querySelector('main a[href="/users/login?view=passwordless"]')).not.toBeNull();
	});

	it("signs in once where its form is sent twice", async () => {
		const { visitor, link } = await mailedLink("passwordless");
		const { path, fields } = formOf(await visitor.get(link), "main form:has([name='token'])");
		const answers = await Promise.all([visitor.postOnce(path, fields), visitor.postOnce(path, fields)]);
		expect(answers.map(({ headers }) => headers.location)).toEqual(["/users/profile", "/users/profile"]);
		expect(await isSignedIn(visitor)).toBe(true);
	});

	it("is no link once it is changed", async () => {
		const { visitor, link } = await mailedLink("passwordless");
		const page = await visitor.send("GET", tampered(link));
		expect(page.status).toBe(404);
		expect(page.root.querySelector("main")?.text).toContain("This link is invalid");
		const [path = "", token = ""] = tampered(link).split("?token=");
		expect((await visitor.postOnce(path, { token })).headers.location).toBe(tampered(link));
		for (const text of ["", "short", "../../x"]) expect((await visitor.postOnce(path, { token: text })).headers.location).toBe(path);
		expect(await isSignedIn(visitor)).toBe(false);
	});

	it("waits for functional cookies, which are allowed on its page", async () => {
		const { link } = await mailedLink("passwordless");
		const visitor = new Visitor(shop, "en");
		const page = await visitor.get(link);
		const button = page.root.querySelector("main form:has([name='token']) button");
		expect(button?.hasAttribute("disabled")).toBe(true);
		const reason = page.root.querySelector(`#${button?.getAttribute("aria-describedby")}`)?.text;
		expect(reason).toContain("Functional cookies are required");
		// Sending the form anyway does not use up the link.
		const { path, fields } = formOf(page, "main form:has([name='token'])");
		await visitor.postOnce(path, fields);
		expect(await isSignedIn(visitor)).toBe(false);
		const allow = { allow: page.root.querySelector("main form:has([name='token']) button[name=allow]")?.getAttribute("value") ?? "" };
		expect((await visitor.post(path, { ...fields, ...allow })).path).toBe("/users/profile");
		expect(await isSignedIn(visitor)).toBe(true);
	});

	it("leads to the page that wanted somebody to sign in, in the same browser", async () => {
		const email = await signUp(new Visitor(shop, "en"), backend);
		const visitor = await willing(shop);
		const asked = await visitor.get("/users/orders?page=2");
		expect(asked.path).toBe("/users/login?returnTo=%2Fusers%2Forders%3Fpage%3D2");
		const { path, fields } = formOf(asked, 'main form:has([name="view"])');
		await visitor.postOnce(path, { ...fields, email });
		expect((await pressLink(visitor, await linkTo(backend, email))).headers.location).toBe("/users/orders?page=2");
		expect(visitor.cookies.has("return-to")).toBe(false);
	});
});

describe("a link that confirms an address", () => {
	it("signs in, and the password that was chosen holds", async () => {
		const visitor = await willing(shop);
		const email = someone();
		await sendAuth(visitor, "signup", { email, ...twice(goodPassword) });
		const answer = await pressLink(visitor, await linkTo(backend, email));
		expect(answer.headers.location).toBe("/users/profile");
		expect(statusOf(await visitor.get("/users/profile"))).toContain("confirmed");
		expect((await sendAuth(await willing(shop), "password", { email, password: goodPassword })).status).toBe(303);
	});

	it("gives nobody a password who has not opened it", async () => {
		const stranger = await willing(shop);
		const email = someone();
		await sendAuth(stranger, "signup", { email, ...twice(goodPassword) });
		const owner = await willing(shop);
		await pressLink(owner, await linkTo(backend, email));
		expect(await isSignedIn(owner)).toBe(true);
		expect(await isSignedIn(stranger)).toBe(false);
		expect(errorOf(await sendAuth(stranger, "password", { email, password: goodPassword }), "email")).toBe("Invalid email or password.");
	});

	it("confirms without signing in where functional cookies are not allowed", async () => {
		const visitor = await willing(shop);
		const email = someone();
		await sendAuth(visitor, "signup", { email, ...twice(goodPassword) });
		await visitor.post("/cookies", { choice: "none" });
		const link = await linkTo(backend, email);
		const answer = await pressLink(visitor, link);
		expect(answer.headers.location).toBe(link);
		const page = await visitor.get(link);
		expect([page.status, page.root.querySelector("main")?.text.includes("Your email address is confirmed")]).toEqual([200, true]);
		expect(await isSignedIn(visitor)).toBe(false);
	});
});

describe("a link to a new password", () => {
	// Shows R2.12, R20.7
	it("sets it, signs in, and ends every other session", async () => {
		const { owner, visitor, email, link } = await mailedLink("passwordReset");
		expect(await isSignedIn(owner)).toBe(true);
		const answer = await pressLink(visitor, link, twice("Neues2000"));
		expect(answer.headers.location).toBe("/users/profile");
		expect(statusOf(await visitor.get("/users/profile"))).toContain("Your new password has been saved.");
		expect(await isSignedIn(owner)).toBe(false);
		expect((await sendAuth(await willing(shop), "password", { email, password: goodPassword })).status).toBe(422);
		expect((await sendAuth(await willing(shop), "password", { email, password: "Neues2000" })).status).toBe(303);
		expect((await visitor.send("GET", link)).status).toBe(410);
	});

	it("holds while what was typed is refused", async () => {
		const { visitor, link } = await mailedLink("passwordReset");
		const page = await pressLink(visitor, link, { password: "Neues2000", confirmPassword: "Neues2001" });
		expect(page.status).toBe(422);
		expect(page.root.querySelector("#reset-confirmPassword-error")?.text).toBe("Passwords do not match.");
		expect(page.text).not.toContain("Neues2000");
		const { path, fields } = formOf(page, "main form:has([name='token'])");
		expect((await visitor.postOnce(path, { ...fields, ...twice("Neues2000") })).headers.location).toBe("/users/profile");
	});

	it("is for its own account alone", async () => {
		const { visitor, link } = await mailedLink("passwordReset");
		const { email: other } = await mailedLink("passwordReset");
		const foreign = await pressLink(visitor, link, { ...twice("Neues2000"), userid: "1" });
		expect(foreign.status).toBe(303);
		expect(await isSignedIn(visitor)).toBe(false);
		expect((await sendAuth(await willing(shop), "password", { email: other, password: "Neues2000" })).status).toBe(422);
	});
});
