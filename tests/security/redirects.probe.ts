import { describe, expect, inject, it } from "vitest";
import { linkTo, pressLink, sendAuth, signUp, willing } from "../support/auth-forms";
import { cookie } from "../support/cookies";
import { addBeam, cartPath } from "../support/guest-order";
import { formOf, type Page, rowForm, Visitor } from "../support/visitor";
import { filled, patterns } from "./all-paths";

const shop = inject("shop");
const backend = inject("backend");

/** Redirect targets on other hosts. */
const elsewhere = [
	...["https://evil.example", "http://evil.example/", "//evil.example", "///evil.example", "////evil.example/", "/\\evil.example"],
	...["\\\\evil.example", "/\t/evil.example", "/\n/evil.example", "\t//evil.example", " //evil.example", "/%09/evil.example"],
	...["/%5cevil.example", "/%2f%2fevil.example", "//evil.example%2f@de.localhost", "http:evil.example", "https:/\\evil.example"],
	...["javascript:alert(1)", "java\tscript:alert(1)", "data:text/html,x", "/.//evil.example", "/..//evil.example", "/%2e//evil.example"],
	...[
		"http://de.localhost@evil.example/",
		"//evil.example\\@de.localhost",
		"/shop\r\nLocation: https://evil.example",
		"．／／evil.example",
	],
];

/** Whether a response stays within the shop, in its headers and in automatic redirects. */
function expectWithin({ path, headers, text }: Page, host: string) {
	const own = /^(?:(?:de|en|et|fi)\.)?localhost$/;
	if (headers.location !== undefined) {
		const url = new URL(headers.location, `http://${host}${path}`);
		expect([path, headers.location, url.protocol, own.test(url.hostname)]).toEqual([path, headers.location, "http:", true]);
		// The path itself may look like a URL of another host.
		expect(url.pathname.startsWith("//")).toBe(false);
	}
	expect(headers.refresh).toBeUndefined();
	expect(/http-equiv="refresh"[^>]*evil/i.test(text)).toBe(false);
	expect(/href="(?:https?:)?[\\/]{2}[^"/]*evil/i.test(text)).toBe(false);
}

describe("no open redirect", () => {
	it("by the return path of a form", async () => {
		const visitor = new Visitor(shop, "de");
		const row = rowForm(await visitor.get("/products/ipe-200"), "1");
		for (const target of elsewhere) {
			const asked: [string, Record<string, string>][] = [
				["/locale", { locale: "en", returnTo: target }],
				["/cookies", { choice: "chosen", functional: "on", returnTo: target }],
				["/users/logout", { returnTo: target }],
				["/newsletter", { returnTo: target, email: "x" }],
				[row.path, { ...row.fields, idem: crypto.randomUUID(), returnTo: target }],
			];
			for (const [path, fields] of asked) expectWithin(await visitor.postOnce(path, fields), visitor.host);
		}
	}, 60_000);

	it("by query parameters: a return path, a cart to continue with, a drawer to open", async () => {
		const visitor = new Visitor(shop, "de");
		for (const target of elsewhere)
			for (const name of ["returnTo", "goto", "login", "next", "url", "redirect"])
				for (const path of ["/users/login", "/cart", "/"])
					expectWithin(await visitor.send("GET", `${path}?${name}=${encodeURIComponent(target)}`), visitor.host);
	}, 60_000);

	it("by signing in, with any form or cookie", async () => {
		const visitor = new Visitor(shop, "de");
		const email = await signUp(visitor, backend);
		for (const target of elsewhere.slice(0, 12)) {
			const guest = await willing(shop, "de");
			const typed = { email, password: "Traeger200", returnTo: target };
			expectWithin(await sendAuth(guest, "password", typed), guest.host);
		}
		const guest = await willing(shop, "de");
		await sendAuth(guest, "passwordless", { email });
		guest.cookies.set("return-to", cookie("//evil.example"));
		const page = await pressLink(guest, await linkTo(backend, email));
		expect(page.status).toBe(303);
		expectWithin(page, guest.host);
	}, 60_000);

	it("by a path that looks like another host, on any page", async () => {
		const visitor = new Visitor(shop, "de");
		const odd = [
			"//evil.example/ABOUT",
			"//evil.example/%41bout",
			"/\\evil.example/ABOUT",
			"/%5Cevil.example/",
			"//evil.example//",
			"/%2F%2Fevil.example/A",
		];
		for (const path of [...odd, ...patterns.map((pattern) => `/${filled(pattern).toUpperCase()}/`)])
			expectWithin(await visitor.send("GET", path), visitor.host);
	});

	it("by the Referer header", async () => {
		const visitor = new Visitor(shop, "de");
		await addBeam(visitor, "2");
		const cart = await cartPath(visitor);
		const { path, fields } = formOf(await visitor.get(cart), 'main form:has(input[name="intent"])');
		for (const Referer of ["https://evil.example/", "//evil.example", `http://${visitor.host}@evil.example/`])
			for (const [to, sent] of [
				[path, fields],
				["/cookies", { choice: "none" }],
				["/locale", { locale: "de" }],
			] as const)
				expectWithin(await visitor.postOnce(to, { ...sent }, { Referer }), visitor.host);
	});
});
