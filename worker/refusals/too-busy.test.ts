import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { shopEnv } from "../../tests/support/shop-env";
import { readerOf } from "../reader/reader";
import { settings } from "../settings/settings";
import { notProcessedError } from "./data-answers";
import { tooBusy } from "./too-busy";

const localeDomains = { "de.shop.example": "de", "en.shop.example": "en", "et.shop.example": "et", "fi.shop.example": "fi" } as const;

async function busy(address: string, init: RequestInit = {}) {
	const request = new Request(address, init);
	const url = new URL(address);
	const env = shopEnv({ LOCALE_DOMAINS: JSON.stringify(localeDomains) });
	const reader = await readerOf(request, url, settings(env), "a-request");
	const answer = await tooBusy(request, url, reader);
	const text = await answer.text();
	return { status: answer.status, headers: answer.headers, text, root: parse(text) };
}

const form = (fields: Record<string, string>) => ({ method: "POST", body: new URLSearchParams(fields) });

describe("an overloaded shop", () => {
	it.each([
		["de", "Der Shop ist gerade stark ausgelastet"],
		["en", "The shop is very busy right now"],
		["et", "Pood on praegu väga koormatud"],
		["fi", "Kauppa on juuri nyt ruuhkautunut"],
	])("a page says so, in %s, and when to try again", async (locale, title) => {
		const { status, headers, root, text } = await busy(`https://${locale}.shop.example/products/ipe-200?sort=code`);
		expect(status).toBe(503);
		expect(headers.get("Retry-After")).toBe("2");
		expect(headers.get("Cache-Control")).toBe("no-store");
		expect(headers.get("Content-Language")).toBe(locale);
		expect(root.querySelector("html")?.getAttribute("lang")).toBe(locale);
		expect(root.querySelector("h1")?.text).toBe(title);
		// A reload of the current address.
		expect(root.querySelector("a.again")?.getAttribute("href")).toBe("");
		expect(text.trimEnd().endsWith("</html>")).toBe(true);
	});

	it("answers with a page that loads nothing and runs nothing", async () => {
		const { headers, root } = await busy("https://de.shop.example/");
		expect(root.querySelectorAll("script, link, img")).toEqual([]);
		expect(headers.get("Content-Security-Policy")).toMatch(
			/^default-src 'none'; style-src 'sha256-[^;]+; img-src 'self'; form-action 'self';/,
		);
	});

	it("offers to send the same form again", async () => {
		const fields = { idem: "0190", note: `"><script>&'`, empty: "" };
		const { status, root } = await busy("https://en.shop.example/cart/items?index&a=%22", form(fields));
		expect(status).toBe(503);
		const again = root.querySelector("form[method=post]");
		expect(again?.getAttribute("action")?.replaceAll("&amp;", "&")).toBe("/cart/items?index&a=%22");
		const hidden = again?.querySelectorAll("input[type=hidden]").map((field) => [field.getAttribute("name"), field.getAttribute("value")]);
		expect(Object.fromEntries(hidden ?? [])).toEqual(fields);
		expect(again?.querySelector("button")?.text).toBe("Send again");
		expect(root.querySelectorAll("script")).toEqual([]);
	});

	it.each([
		["a password", form({ email: "a@b.example", password: "secret" })],
		["another password", form({ currentPassword: "secret", city: "Turku" })],
		["a file", { method: "POST", body: new FormData() }],
	])("%s is written into no page: its sender goes back", async (_, init) => {
		const { status, root, text } = await busy("https://en.shop.example/users/login", init);
		expect(status).toBe(503);
		expect(root.querySelectorAll("form, input")).toEqual([]);
		expect(text).not.toContain("secret");
		expect(text).toContain("Go back one page");
	});

	it("answers HEAD without a body", async () => {
		expect((await busy("https://de.shop.example/", { method: "HEAD" })).text).toBe("");
	});

	it.each([
		["/products/ipe-200.data?sort=code&_routes=routes%2Fproduct", "/products/ipe-200?sort=code"],
		["/_root.data", "/"],
	])("scripts that ask for data are led to the document: %s", async (path, to) => {
		const { status, headers, text } = await busy(`https://de.shop.example${path}`);
		expect([status, headers.get("Retry-After")]).toEqual([503, "2"]);
		expect(JSON.parse(text)[3]).toBe(to);
	});

	it("leaves a form that scripts sent to them", async () => {
		const { status, headers, text } = await busy("https://de.shop.example/cart/items.data", form({ amount: "1" }));
		expect([status, headers.get("Content-Type"), text]).toEqual([503, "text/plain; charset=utf-8", notProcessedError(503)]);
	});
});
