import { describe, expect, it } from "vitest";
import {
	authForm,
	errorOf,
	goodPassword,
	initialIn,
	linkTo,
	mailsTo,
	sendAuth,
	signUp,
	someone,
	statusOf,
	twice,
	willing,
} from "../support/auth-forms";
import { sessionOf } from "../support/cookies";
import { addBeam, cartPath } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { formOf, Visitor } from "../support/visitor";

const shop = shared.address;
const backend = shared.backend;

describe("the drawer", () => {
	// Shows R2.20
	it("is a part of any page that asks for it, with a way back to the page", async () => {
		const page = await (await willing(shop)).get("/categories/ipe-beams?view=group&login=true&view=password");
		const dialog = page.root.querySelector("dialog");
		expect(dialog?.querySelector("h2")?.text).toBe("Sign in");
		expect(dialog?.querySelector("[name=password]")).not.toBeNull();
		expect(dialog?.querySelector('a[title="Close"]')?.getAttribute("href")).toBe("/categories/ipe-beams?view=group");
		expect(dialog?.querySelector('a[title="Back"]')?.getAttribute("href")).toBe(
			"/categories/ipe-beams?view=group&login=true&view=passwordless",
		);
		expect((await (await willing(shop)).get("/shop")).root.querySelector("dialog")).toBeNull();
	});

	// Shows R13.3
	it.each([
		["signup", "password"],
		["passwordReset", "password"],
		["password", "passwordless"],
	])("leads back from %s to %s", async (view, before) => {
		const page = await (await willing(shop)).get(`/shop?login=true&view=${view}`);
		expect(page.root.querySelector('dialog a[title="Back"]')?.getAttribute("href")).toBe(`/shop?login=true&view=${before}`);
	});

	// Shows R3.2, R3.5
	it("is opened by the header's button on the page where the reader is", async () => {
		const page = await new Visitor(shop, "en").get("/new_search?search=ipe");
		expect(page.root.querySelector("header a[rel=nofollow]")?.getAttribute("href")).toBe("/new_search?search=ipe&login=true");
	});

	// Shows R13.4
	it.each([
		["passwordless", ["passwordless", "password", "signup"]],
		["password", ["passwordless", "password", "passwordReset", "signup"]],
		["passwordReset", ["passwordless", "password"]],
		["signup", ["passwordless", "password"]],
	])("offers the other ways in below the form: %s", async (view, others) => {
		const dialog = (await (await willing(shop)).get(`/shop?login=true&view=${view}`)).root.querySelector("dialog > div:last-child");
		const links = dialog?.querySelectorAll("a").flatMap((link) => /view=(\w+)$/.exec(link.getAttribute("href") ?? "")?.[1] ?? []);
		expect(links).toEqual(others);
	});

	// Shows R13.6
	it("goes on to the confirmation on the page that it was opened over", async () => {
		const visitor = await willing(shop);
		const { path, fields } = formOf(await visitor.get("/shop?login=true"), "dialog form[action^='/users/login']");
		const page = await visitor.postOnce(path, { ...fields, email: someone() });
		expect([page.status, page.headers.location]).toEqual([303, "/shop?login=true&view=passwordless&sent=new"]);
	});

	// Shows R20.15
	it.each([
		["de", "Passwort vergessen", "Kundenkonto anlegen", "Fehler"],
		["en", "Forgotten password", "Create an account", "Error"],
		["et", "Unustatud parool", "Kliendikonto loomine", "Viga"],
		["fi", "Unohtunut salasana", "Luo asiakastili", "Virhe"],
	] as const)("is called what it does, and once refused an error of it: %s", async (locale, reset, signup, error) => {
		const visitor = await willing(shop, locale);
		for (const [view, title] of [
			["passwordReset", reset],
			["signup", signup],
		] as const) {
			const page = await visitor.get(`/users/login?view=${view}`);
			expect([page.root.querySelector("h1")?.text, page.root.querySelector("title")?.text]).toEqual([
				title,
				expect.stringContaining(title),
			]);
			const refused = await sendAuth(visitor, view, { email: "" });
			const titles = refused.root.querySelectorAll("title").map(({ text }) => text);
			expect([refused.status, ...titles]).toEqual([422, `${error}: ${page.root.querySelector("title")?.text}`]);
		}
	});

	// Shows R19.11
	it("names its fields as password managers know them", async () => {
		const visitor = await willing(shop);
		const fields = async (view: string) =>
			(await visitor.get(`/users/login?view=${view}`)).root
				.querySelectorAll("main input[autocomplete], main input[autoComplete]")
				.map((field) => field.getAttribute("autocomplete") ?? field.getAttribute("autoComplete"));
		expect(await fields("passwordless")).toEqual(["username"]);
		expect(await fields("password")).toEqual(["username", "current-password"]);
		expect(await fields("signup")).toEqual(["username", "new-password", "new-password"]);
	});
});

describe("signing in with a password", () => {
	// Shows R3.5, R13.2, R13.10, R20.3
	it("says so, shows the initial and goes to the profile", async () => {
		const email = await signUp(new Visitor(shop, "en"), backend);
		const visitor = await willing(shop);
		const before = visitor.cookies.get("session");
		const answer = await sendAuth(visitor, "password", { email, password: goodPassword });
		expect([answer.status, answer.headers.location]).toEqual([303, "/users/profile"]);
		expect(visitor.cookies.get("session")).not.toBe(before);
		const page = await visitor.get("/users/profile");
		expect(statusOf(page)).toContain("You are signed in.");
		expect(initialIn(page)).toBe(email.slice(0, 1).toUpperCase());
	});

	it("goes to the page that wanted it, and nowhere else", async () => {
		const email = await signUp(new Visitor(shop, "en"), backend);
		for (const [returnTo, target] of [
			["/users/orders?page=2", "/users/orders?page=2"],
			["//evil.example/", "/"],
			["https://evil.example/", "/"],
		] as const) {
			const visitor = await willing(shop);
			const { path, fields } = await authForm(visitor, "password", returnTo);
			const { headers } = await visitor.postOnce(path, { ...fields, email, password: goodPassword });
			expect(headers.location).toBe(target);
		}
	});

	it("goes there after a wrong one, too", async () => {
		const email = await signUp(new Visitor(shop, "en"), backend);
		const visitor = await willing(shop);
		const { path, fields } = await authForm(visitor, "password", "/users/orders?page=2");
		const refused = await visitor.postOnce(path, { ...fields, email, password: "Falsch2000" });
		const again = formOf(refused, 'main form:has([name="view"])');
		const { headers } = await visitor.postOnce(again.path, { ...again.fields, email, password: goodPassword });
		expect(headers.location).toBe("/users/orders?page=2");
	});

	// Shows R20.3, R20.14
	it.each([
		["de", "E-Mail-Adresse oder Passwort stimmt nicht."],
		["en", "Invalid email or password."],
		["et", "Vale e-posti aadress või parool."],
		["fi", "Väärä sähköpostiosoite tai salasana."],
	] as const)("refuses a wrong one beside the address and above the form: %s", async (locale, words) => {
		const email = someone();
		const page = await sendAuth(await willing(shop, locale), "password", { email, password: "Falsch2000" });
		expect(page.status).toBe(422);
		expect(errorOf(page, "email")).toBe(words);
		expect(page.root.querySelector('main [role=alert] a[href="#auth-email"]')?.text).toBe(words);
		expect(page.root.querySelector("main [name=email]")?.getAttribute("value")).toBe(email);
		expect(page.text).not.toContain("Falsch2000");
	});

	// Shows R19.8
	it.each([
		["", "", "Enter an email address.", "Enter a password."],
		["not an address", "Traeger200", "Enter a valid email address, e.g. name@company.com.", ""],
		["a@b.example", "traeger", "Invalid email or password.", ""],
		["a@b.example", "x".repeat(300), "Invalid email or password.", ""],
	])("says what is wrong with %j and %j", async (email, password, emailError, passwordError) => {
		const page = await sendAuth(await willing(shop), "password", { email, password });
		expect(page.status).toBe(422);
		expect([errorOf(page, "email"), errorOf(page, "password")]).toEqual([emailError, passwordError]);
	});

	// Shows R13.11, R20.3
	it("tells of a deleted account only to who knows its password", async () => {
		const visitor = new Visitor(shop, "en");
		const email = await signUp(visitor, backend);
		const { path, fields } = formOf(await visitor.get("/users/profile/delete"), "main form:has([name='password'])");
		await visitor.post(path, { ...fields, password: goodPassword });
		const other = await willing(shop);
		expect(errorOf(await sendAuth(other, "password", { email, password: "Falsch2000" }), "email")).toBe("Invalid email or password.");
		const page = await sendAuth(other, "password", { email, password: goodPassword });
		expect(errorOf(page, "email")).toBe("This account has been deleted. Contact us to recover it.");
		expect(other.cookies.has("account")).toBe(false);
	});

	it("says that the address is not confirmed to who has chosen the password", async () => {
		const visitor = await willing(shop);
		const email = someone();
		await sendAuth(visitor, "signup", { email, ...twice(goodPassword) });
		const page = await sendAuth(visitor, "password", { email, password: goodPassword });
		expect(errorOf(page, "email")).toContain("not confirmed yet");
	});

	// Shows H5.10
	it("is refused with a page after five tries, also to what scripts ask", async () => {
		const visitor = await willing(shop);
		const email = someone();
		for (let time = 0; time < 5; time++) await sendAuth(visitor, "password", { email, password: "Falsch2000" });
		const page = await sendAuth(visitor, "password", { email, password: "Falsch2000" });
		expect(page.status).toBe(429);
		expect(page.root.querySelector("main [role=alert]")?.text).toMatch(/Too many attempts\. .*email link/);
		const data = await visitor.postOnce("/users/login.data", { view: "password", email, password: "Falsch2000" });
		expect(data.status).toBe(429);
	});

	it("keeps the guest's cart", async () => {
		const email = await signUp(new Visitor(shop, "en"), backend);
		const visitor = await willing(shop);
		await addBeam(visitor, "12");
		const cart = await cartPath(visitor);
		await sendAuth(visitor, "password", { email, password: goodPassword });
		expect(await cartPath(visitor)).toBe(cart);
		expect((await visitor.get(cart)).root.querySelector('main input[name="amount"]')?.getAttribute("value")).toBe("12");
	});

	// Shows R13.5
	it("is offered first where it was taken last", async () => {
		const visitor = await willing(shop);
		await sendAuth(visitor, "password", { email: someone(), password: "Falsch2000" });
		expect((await visitor.get("/shop?login=true")).root.querySelector("dialog [name=password]")).not.toBeNull();
		await sendAuth(visitor, "passwordless", { email: "" });
		expect((await visitor.get("/shop?login=true")).root.querySelector("dialog [name=password]")).toBeNull();
	});

	// Shows R13.5
	it("is offered first where it was chosen last, before any form is sent", async () => {
		const visitor = await willing(shop);
		const first = async () => (await visitor.get("/shop?login=true")).root.querySelector("dialog [name=password]") !== null;
		await visitor.get("/shop?login=true&view=password");
		expect(await first()).toBe(true);
		await visitor.get("/users/login?view=passwordless");
		expect(await first()).toBe(false);
		await visitor.get("/shop?login=true&view=signup");
		expect(await first()).toBe(false);
	});

	// Shows R13.13
	it("is offered again once the session has ended elsewhere and the page has asked for it", async () => {
		const visitor = new Visitor(shop, "en");
		await signUp(visitor, backend);
		expect((await visitor.send("GET", "/users/current")).status).toBe(204);
		await fetch(`${backend}/users/logout`, { headers: { Locale: "en", "Session-Id": sessionOf(visitor) } });
		const stale = await visitor.get("/shop");
		expect(stale.root.querySelector('header a[href*="login=true"]')).toBeNull();
		expect((await visitor.send("GET", "/users/current")).status).toBe(401);
		expect((await visitor.get("/shop")).root.querySelector('header a[href*="login=true"]')).not.toBeNull();
	});

	it("is over for who is signed in: the page goes on", async () => {
		const visitor = new Visitor(shop, "en");
		await signUp(visitor, backend);
		const answer = await visitor.send("GET", "/users/login?returnTo=%2Fusers%2Forders");
		expect([answer.status, answer.headers.location]).toEqual([303, "/users/orders"]);
		expect((await visitor.get("/shop?login=true")).root.querySelector("dialog")).toBeNull();
	});
});

describe("asking for a link", () => {
	// Shows R13.2, R13.9, R20.1
	it.each(["passwordless", "passwordReset"] as const)("is the same for who has an account and who has none: %s", async (view) => {
		const known = await signUp(new Visitor(shop, "en"), backend);
		const pages = [];
		for (const email of [known, someone()]) {
			const visitor = await willing(shop);
			const answer = await sendAuth(visitor, view, { email });
			expect([answer.status, answer.headers.location]).toEqual([303, `/users/login?view=${view}&sent=new`]);
			const page = await visitor.get(answer.headers.location ?? "");
			expect(statusOf(page)).toContain(email);
			pages.push(page.text.replaceAll(email, "").replaceAll(/nonce="[^"]*"/g, ""));
		}
		const main = pages.map((text) => /<main[\s\S]*<\/main>/.exec(text)?.[0]);
		expect(main[0]).toBe(main[1]);
	});

	// Shows R13.2, R13.6
	it.each([
		["passwordless", "sign-in link"],
		["passwordReset", "password reset link"],
		["signup", "verification email"],
	] as const)("is confirmed by view: %s", async (view, words) => {
		const visitor = await willing(shop);
		const answer = await sendAuth(visitor, view, { email: someone(), ...(view === "signup" ? twice(goodPassword) : {}) });
		const main = (await visitor.get(answer.headers.location ?? "")).root.querySelector("main")?.text ?? "";
		expect(main).toContain("Check your inbox");
		expect(main).toContain(words);
		expect(main).toContain("30 minutes");
		expect(main).toContain("spam");
	});

	// Shows R13.9
	it("is told of once: asked again at once the same link holds, and no news is made of it", async () => {
		const visitor = await willing(shop);
		const email = someone();
		await sendAuth(visitor, "passwordless", { email });
		await visitor.get("/");
		const answer = await sendAuth(visitor, "passwordless", { email });
		expect(answer.headers.location).toContain("sent=again");
		const page = await visitor.get(answer.headers.location ?? "");
		expect(statusOf(page)).toBe("");
		expect(page.root.querySelector("main")?.text).toContain("a moment ago");
		expect(await mailsTo(backend, email)).toHaveLength(1);
	});
});

describe("signing up", () => {
	// Shows R13.2, R20.2
	it("makes an account whose password holds once the link was opened in the same browser", async () => {
		const visitor = await willing(shop);
		const email = someone();
		const answer = await sendAuth(visitor, "signup", { email, ...twice(goodPassword) });
		const page = await visitor.get(answer.headers.location ?? "");
		expect(statusOf(page)).toContain("Your account has been created.");
		expect(await linkTo(backend, email)).toContain("/users/verify?token=");
	});

	it("ends at a link that leads, once it has been used, to the account or, for whoever is not signed in, to signing in", async () => {
		const visitor = new Visitor(shop, "en");
		const email = await signUp(visitor, backend);
		const link = await linkTo(backend, email);
		const ways = await Promise.all([visitor, new Visitor(shop, "en")].map((one) => one.get(link)));
		for (const { status, root } of ways) expect([status, root.querySelector("main h1")?.text]).toEqual([200, "Confirm your email address"]);
		const [own, other] = ways.map(({ root }) => root.querySelectorAll("main a").map((way) => way.getAttribute("href")));
		expect(own).toContain("/users/profile");
		expect(own).not.toContain("/users/login");
		expect(other).toContain("/users/login");
	});

	// Shows R20.2
	it("says beside the address that there is an account", async () => {
		const email = await signUp(new Visitor(shop, "en"), backend);
		const page = await sendAuth(await willing(shop), "signup", { email, ...twice("Andere2000") });
		expect(page.status).toBe(422);
		expect(errorOf(page, "email")).toBe(
			"There is already an account with this email address, so it cannot be used for a new one. Sign in instead, or contact us if that account has been deleted.",
		);
	});

	// Shows R19.9
	it.each([
		["kurz1A", "kurz1A", "The password needs at least 8 characters.", ""],
		["traeger200", "traeger200", "The password needs an upper-case letter.", ""],
		["TRAEGER200", "TRAEGER200", "The password needs a lower-case letter.", ""],
		["Traegerzwei", "Traegerzwei", "The password needs a digit.", ""],
		["Traeger200", "Traeger201", "", "Passwords do not match."],
		["Traeger200", "", "", "Enter the password once more."],
	])("refuses %j with %j", async (password, confirmPassword, first, second) => {
		const page = await sendAuth(await willing(shop), "signup", { email: someone(), password, confirmPassword });
		expect(page.status).toBe(422);
		expect([errorOf(page, "password"), errorOf(page, "confirmPassword")]).toEqual([first, second]);
		expect(page.root.querySelectorAll("main input[type=password]").map((field) => field.getAttribute("value") ?? "")).toEqual(["", ""]);
	});
});

describe("logging out", () => {
	const logOut = async (visitor: Visitor) => {
		const { path, fields } = formOf(await visitor.get("/users/profile"), 'main form[action="/users/logout"]');
		return visitor.postOnce(path, fields);
	};

	it("ends the session, says so, and leaves nothing of the account in the browser", async () => {
		const visitor = new Visitor(shop, "en");
		await signUp(visitor, backend);
		const former = visitor.cookies.get("session") ?? "";
		const answer = await logOut(visitor);
		expect([answer.status, answer.headers.location]).toEqual([303, "/"]);
		expect([...visitor.cookies.keys()].sort()).toEqual(["auth-view", "consent", "flash"].filter((name) => visitor.cookies.has(name)));
		const page = await visitor.get("/");
		expect(statusOf(page)).toContain("You are signed out.");
		expect(initialIn(page)).toBeNull();
		visitor.cookies.set("session", former);
		expect((await visitor.send("GET", "/users/profile")).headers.location).toBe("/users/login?returnTo=%2Fusers%2Fprofile");
	});

	it.each([
		["account", "that tells what to show of it"],
		["consent", "that tells what is allowed"],
	])("ends the session without the cookie %s, too, %s", async (name) => {
		const visitor = new Visitor(shop, "en");
		await signUp(visitor, backend);
		const former = visitor.cookies.get("session") ?? "";
		const whole = new Map(visitor.cookies);
		visitor.cookies.delete(name);
		expect((await visitor.postOnce("/users/logout", {})).headers.location).toBe("/");
		expect(visitor.cookies.has("session")).toBe(false);
		for (const [known, value] of whole) visitor.cookies.set(known, value);
		expect(visitor.cookies.get("session")).toBe(former);
		expect((await visitor.send("GET", "/users/profile")).headers.location).toBe("/users/login?returnTo=%2Fusers%2Fprofile");
	});

	it("leaves a guest's cart alone", async () => {
		const visitor = await willing(shop);
		await addBeam(visitor, "12");
		const cart = await cartPath(visitor);
		await visitor.postOnce("/users/logout", {});
		expect(await cartPath(visitor)).toBe(cart);
	});
});
