import { describe, expect, it } from "vitest";
import { z } from "zod";
import { phones } from "../../contract/company";
import { languages } from "../../contract/locale";
import { phoneIn } from "../../contract/seller/own-data";
import { shared } from "../support/shared-shop";
import { Visitor } from "../support/visitor";

const shop = shared.address;

const manifest = z.object({
	id: z.literal("/"),
	name: z.string().min(10),
	short_name: z.string().max(12),
	description: z.string().min(40),
	lang: z.string(),
	start_url: z.literal("/"),
	display: z.literal("minimal-ui"),
	icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string().optional() })).min(3),
	shortcuts: z.array(z.object({ name: z.string(), url: z.string() })).min(2),
});

describe.each(languages)("the manifest, %s", (locale) => {
	it("is named by every page, in its language, and leads to what there is", async () => {
		const visitor = new Visitor(shop, locale);
		const link = (await visitor.get("/")).root.querySelector("link[rel=manifest]")?.getAttribute("href") ?? "";
		const answer = await visitor.get(link);
		expect(answer.headers["content-type"]).toBe("application/manifest+json");
		const { lang, icons, shortcuts } = manifest.parse(JSON.parse(answer.text));
		expect(lang.slice(0, 2)).toBe(locale);
		for (const { src, type } of icons) {
			const icon = await visitor.get(src);
			expect([src, icon.status, icon.headers["content-type"]]).toEqual([src, 200, type]);
		}
		for (const { url } of shortcuts) expect([url, (await visitor.get(url)).status]).toEqual([url, 200]);
	});
});

it("has names of its own in each language", async () => {
	const texts = await Promise.all(
		languages.map(async (locale) => (await new Visitor(shop, "de").get(`/manifest/${locale}.webmanifest`)).text),
	);
	expect(new Set(texts.map((text) => manifest.parse(JSON.parse(text)).description)).size).toBe(languages.length);
	expect((await new Visitor(shop, "de").get("/manifest/sv.webmanifest")).status).toBe(404);
});

it.each(languages)("describes its search to browsers, which find with it: %s", async (locale) => {
	const visitor = new Visitor(shop, locale);
	const link = (await visitor.get("/about")).root.querySelector('head link[rel="search"]');
	const answer = await visitor.get(link?.getAttribute("href") ?? "");
	expect([answer.status, answer.headers["content-type"]]).toEqual([200, `${link?.getAttribute("type")}; charset=utf-8`]);
	const [, template = ""] = /<Url type="text\/html" template="([^"]+)"\/>/.exec(answer.text) ?? [];
	expect(template).toBe(`http://${visitor.host}/new_search?search={searchTerms}`);
	const found = await visitor.get(template.replace(`http://${visitor.host}`, "").replace("{searchTerms}", "IPE%20200"));
	expect(found.root.querySelector("main tbody tr")?.text).toContain("IPE");
	expect((await visitor.get("/opensearch/sv.xml")).status).toBe(404);
});

describe.each(languages)("the service worker, %s", (locale) => {
	it("carries the page for a lost connection in itself, in the reader's language", async () => {
		const worker = await new Visitor(shop, locale).get("/service-worker.js");
		expect(worker.headers["content-type"]).toContain("text/javascript");
		// It may only load pages of this shop, and is never older than the shop.
		expect(worker.headers["content-security-policy"]).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
		expect(worker.headers["cache-control"]).toContain("no-store");
		expect(worker.text).toContain(`lang=\\"${locale}\\"`);
		expect(worker.text).toContain(phoneIn(phones[locale], locale).dial);
		expect(worker.text).not.toMatch(/caches|error\.offline|https?:/);
	});
});

it("pages may register it from this shop alone", async () => {
	const { headers } = await new Visitor(shop, "en").get("/");
	expect(headers["content-security-policy"]).toContain("worker-src 'self'");
	expect(headers["content-security-policy"]).toContain("manifest-src 'self'");
});
