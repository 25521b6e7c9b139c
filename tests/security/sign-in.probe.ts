import { describe, expect, inject, it } from "vitest";
import { allowFunctional, goodPassword, isSignedIn, linkTo, pressLink, sendAuth, signUp, twice, willing } from "../support/auth-forms";
import { cookie, functionalConsent, sessionOf } from "../support/cookies";
import { addBeam, cartPath } from "../support/guest-order";
import { Visitor } from "../support/visitor";

const shop = inject("shop");
const backend = inject("backend");

/** A browser with only the session cookie. */
function holding(session: string): Visitor {
	const visitor = new Visitor(shop, "en");
	visitor.cookies.set("session", cookie(session));
	visitor.cookies.set("consent", functionalConsent);
	return visitor;
}

/** A session id set by an attacker in advance. */
const planted = "A".repeat(43);

describe("a session", () => {
	it.each(["password", "passwordless", "passwordReset", "signup"] as const)(
		"that was planted is nobody's once its browser signs in: %s",
		async (way) => {
			const owner = new Visitor(shop, "en");
			const email = way === "signup" ? `${crypto.randomUUID()}@sign-in.example` : await signUp(owner, backend);
			const victim = holding(planted);
			const before = sessionOf(victim);
			if (way === "password") await sendAuth(victim, way, { email, password: goodPassword });
			else {
				await sendAuth(victim, way, way === "signup" ? { email, ...twice(goodPassword) } : { email });
				await pressLink(victim, await linkTo(backend, email), way === "passwordReset" ? twice("Another200") : {});
			}
			expect(await isSignedIn(victim)).toBe(true);
			expect(sessionOf(victim)).toMatch(/^[A-Za-z0-9_-]{43}$/);
			expect(sessionOf(victim)).not.toBe(before);
			expect(await isSignedIn(holding(before))).toBe(false);
		},
	);

	it("changes with each sign-in, and ends with signing out, even if it was copied", async () => {
		const visitor = new Visitor(shop, "en");
		const email = await signUp(visitor, backend);
		const first = sessionOf(visitor);
		const thief = holding(first);
		expect(await isSignedIn(thief)).toBe(true);
		await visitor.postOnce("/users/logout", {});
		expect(await isSignedIn(thief)).toBe(false);
		await allowFunctional(visitor);
		await sendAuth(visitor, "password", { email, password: goodPassword });
		expect(sessionOf(visitor)).not.toBe(first);
		expect(await isSignedIn(thief)).toBe(false);
	});

	it("ends on every device with a new password", async () => {
		const visitor = new Visitor(shop, "en");
		const email = await signUp(visitor, backend);
		const copied = holding(sessionOf(visitor));
		const anew = await willing(shop);
		await sendAuth(anew, "passwordReset", { email });
		await pressLink(anew, await linkTo(backend, email), twice("Another200"));
		expect(await isSignedIn(anew)).toBe(true);
		expect(await isSignedIn(visitor)).toBe(false);
		expect(await isSignedIn(copied)).toBe(false);
	});

	it("of another account can neither be listed nor ended, by page or backend, under any name", async () => {
		const owner = new Visitor(shop, "en");
		const email = await signUp(owner, backend);
		const phone = await willing(shop);
		await sendAuth(phone, "password", { email, password: goodPassword });
		const names = (await owner.get("/users/sessions")).root
			.querySelectorAll('main input[name="session"]')
			.map((input) => input.getAttribute("value") ?? "");
		expect(names).toHaveLength(1);
		const thief = new Visitor(shop, "en");
		await signUp(thief, backend);
		const headers = { Locale: "en", "Session-Id": sessionOf(thief) };
		for (const name of [...names, sessionOf(owner), sessionOf(phone), "' OR 1=1 --", "*", "%"]) {
			await thief.postOnce("/users/sessions", { session: name });
			await fetch(`${backend}/users/sessions/${encodeURIComponent(name)}`, { method: "DELETE", headers });
			const listed = await (await fetch(`${backend}/users/sessions?session=${encodeURIComponent(name)}`, { headers })).text();
			expect([name, listed.includes(names[0] ?? "none")]).toEqual([name, false]);
		}
		await thief.postOnce("/users/sessions", { intent: "others" });
		await fetch(`${backend}/users/sessions`, { method: "DELETE", headers });
		expect([await isSignedIn(owner), await isSignedIn(phone), await isSignedIn(thief)]).toEqual([true, true, true]);
	});

	it("is read from its cookie only, not from a URL, header or form", async () => {
		const owner = new Visitor(shop, "en");
		await signUp(owner, backend);
		const session = sessionOf(owner);
		const thief = await willing(shop);
		for (const path of [`/users/profile?session=${session}`, `/users/profile?Session-Id=${session}`, `/users/profile;session=${session}`])
			expect((await thief.send("GET", path, undefined, { "Session-Id": session, Authorization: `Bearer ${session}` })).status).not.toBe(
				200,
			);
		thief.cookies.set("session", session);
		expect(await isSignedIn(thief)).toBe(false);
	});

	it("of a guest reveals nothing of the account that its cart was assigned to", async () => {
		const visitor = await willing(shop);
		await addBeam(visitor, "2");
		const cart = await cartPath(visitor);
		const guest = sessionOf(visitor);
		await signUp(visitor, backend);
		const left = holding(guest);
		expect(await isSignedIn(left)).toBe(false);
		const answer = await left.postOnce(cart, { intent: "empty", version: "1" });
		expect([400, 404, 409]).toContain(answer.status);
		expect((await visitor.get(cart)).root.querySelector('main input[name="amount"]')).not.toBeNull();
	});
});

describe("a mailed link", () => {
	const changed = (link: string, at: number) => link.slice(0, at) + (link[at] === "A" ? "B" : "A") + link.slice(at + 1);

	it.each(["passwordless", "passwordReset", "signup"] as const)(
		"holds once, for one purpose, as it was written; looking at it uses nothing up: %s",
		async (way) => {
			const email = way === "signup" ? `${crypto.randomUUID()}@sign-in.example` : await signUp(new Visitor(shop, "en"), backend);
			const visitor = await willing(shop);
			await sendAuth(visitor, way, way === "signup" ? { email, ...twice(goodPassword) } : { email });
			const link = await linkTo(backend, email);
			const begin = link.indexOf("=") + 1;
			expect(link.slice(begin)).toHaveLength(43);
			const scanner = new Visitor(shop, "en");
			for (const method of ["GET", "HEAD", "GET"]) await scanner.send(method, link);
			for (const at of [begin, begin + 20]) expect([404, 410]).toContain((await scanner.send("GET", changed(link, at))).status);
			const token = link.slice(begin);
			for (const page of ["verify", "magic-link", "reset-password", "company/invitation"]) {
				const other = `/users/${page}?token=${token}`;
				if (other === link) continue;
				const elsewhere = await willing(shop);
				await elsewhere.postOnce(other, { token, idem: crypto.randomUUID(), ...twice("Stolen2000") });
				expect([page, await isSignedIn(elsewhere)]).toEqual([page, false]);
			}
			const typed = way === "passwordReset" ? twice("Another200") : {};
			expect((await pressLink(visitor, link, typed)).status).toBe(303);
			expect(await isSignedIn(visitor)).toBe(true);
			const late = await willing(shop);
			// A used verification link only shows that the address is confirmed.
			expect((await late.send("GET", link)).status).toBe(way === "signup" ? 200 : 410);
			await late.postOnce(link, { token, idem: crypto.randomUUID(), ...twice("Stolen2000") });
			expect(await isSignedIn(late)).toBe(false);
		},
	);

	it("is in no response header except its own page's, and is not leaked to other sites", async () => {
		const visitor = await willing(shop);
		const email = await signUp(new Visitor(shop, "en"), backend);
		await sendAuth(visitor, "passwordless", { email });
		const link = await linkTo(backend, email);
		const page = await visitor.send("GET", link);
		expect(page.headers["referrer-policy"]).toBe("same-origin");
		expect(page.headers["cache-control"]).toBe("private, no-store");
		expect(JSON.stringify(page.headers)).not.toContain(link.split("=")[1]);
		const outside = page.root
			.querySelectorAll("a[href], link[href], script[src], img[src], form[action]")
			.filter((element) =>
				/^(?:https?:)?\/\//.test(element.getAttribute("href") ?? element.getAttribute("src") ?? element.getAttribute("action") ?? ""),
			);
		for (const element of outside) expect(element.toString()).not.toContain(link.split("=")[1]);
	});
});

describe("what strangers can learn about accounts", () => {
	it("is nothing: the same page and status for addresses with and without one", async () => {
		const known = await signUp(new Visitor(shop, "en"), backend);
		const unknown = `${crypto.randomUUID()}@sign-in.example`;
		for (const view of ["password", "passwordless", "passwordReset"] as const) {
			const [one, other] = await Promise.all(
				[known, unknown].map(async (email) => {
					const visitor = await willing(shop);
					const { status, headers, root } = await sendAuth(visitor, view, { email, password: "Wrong20000" });
					return { status, location: headers.location, said: root.querySelector("main")?.text.replaceAll(email, "…") ?? "" };
				}),
			);
			expect([view, one]).toEqual([view, other]);
		}
	});
});
