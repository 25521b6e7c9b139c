import { describe, expect, it } from "vitest";
import { z } from "zod";
import { languages } from "../../contract/locale";
import { crawl } from "../support/crawler";
import { shared } from "../support/shared-shop";
import { Visitor } from "../support/visitor";

const shop = shared.address;
const locales = languages;
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address.replaceAll("&amp;", "&"));

describe("the maps of the shop", () => {
	it.each(locales)("are named by robots.txt of the host, which closes what no crawler needs: %s", async (locale) => {
		const visitor = new Visitor(shop, locale);
		const { text } = await visitor.get("/robots.txt");
		expect(text).toContain(`Sitemap: http://${visitor.host}/sitemap.xml\n`);
		for (const path of ["/cart", "/users/", "/new_search", "/*?f="]) expect(text).toContain(`Disallow: ${path}\n`);
	});

	it("are listed for every language on its own host", async () => {
		const visitor = new Visitor(shop, "de");
		const { text, headers } = await visitor.get("/sitemap.xml");
		expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
		const hosts = locales.map((locale) => [locale, new Visitor(shop, locale).host] as const);
		expect(addressesIn(text).sort()).toEqual(
			hosts.flatMap(([locale, host]) => [`http://${host}/sitemaps/${locale}-1.xml`, `http://${host}/sitemaps/${locale}.xml`]).sort(),
		);
	});

	// Shows R24.13
	it("name every variant once, and every product", async () => {
		const visitor = new Visitor(shop, "fi");
		const addresses = addressesIn((await visitor.get("/sitemaps/fi-1.xml")).text);
		const figures = z.object({ variantCount: z.number(), productCount: z.number() });
		const { variantCount, productCount } = figures.parse(await (await fetch(`${shared.backend}/static`)).json());
		expect(new Set(addresses).size).toBe(addresses.length);
		expect(addresses.filter((address) => address.includes("?showVariant="))).toHaveLength(variantCount);
		expect(addresses.filter((address) => !address.includes("?"))).toHaveLength(productCount);
		expect(addresses.every((address) => address.startsWith(`http://${visitor.host}/products/`))).toBe(true);
	});

	it("name the legal notice and the newsletter only where they are", async () => {
		const mapped = async (locale: (typeof locales)[number]) => {
			const visitor = new Visitor(shop, locale);
			const found = addressesIn((await visitor.get(`/sitemaps/${locale}.xml`)).text);
			return ["/legal", "/newsletter"].filter((path) => found.includes(`http://${visitor.host}${path}`));
		};
		expect(await Promise.all(locales.map(mapped))).toEqual([["/legal", "/newsletter"], [], [], ["/newsletter"]]);
	});

	it.each(["/sitemaps/de-2.xml", "/sitemaps/de-0.xml", "/sitemaps/sv.xml", "/sitemaps/de-x.xml", "/sitemaps/de"])(
		"%s is none of them",
		async (path) => expect((await new Visitor(shop, "de").get(path)).status).toBe(404),
	);
});

describe("an address of its own", () => {
	const canonical = async (path: string, locale: (typeof locales)[number] | null = "de") => {
		const visitor = new Visitor(shop, locale);
		return (await crawl(visitor, path)).canonical?.replace(`http://${visitor.host}`, "");
	};

	it("has a variant on its product's page, with a title and a description of its own", async () => {
		const visitor = new Visitor(shop, "de");
		const product = await crawl(visitor, "/products/ipe-200");
		const link = product.links.find((path) => path.includes("showVariant=")) ?? "";
		const variant = await crawl(visitor, link.replace(/#.*/, ""));
		expect(variant.canonical).toBe(`http://${visitor.host}${link.replace(/#.*/, "")}`);
		expect(variant.title).not.toBe(product.title);
		expect(variant.description).toMatch(/CR-\d{6}/);
		const goods = z.object({
			"@type": z.literal("Product"),
			sku: z.string(),
			offers: z.array(z.object({ price: z.string(), url: z.url() })).min(1),
		});
		const [described] = z
			.array(z.object({ "@graph": z.tuple([goods], z.unknown()) }))
			.parse(variant.structured.filter((one) => JSON.stringify(one).includes('"@type":"Product"')));
		const [offered] = described?.["@graph"] ?? [];
		expect(variant.description).toContain(offered?.sku);
		expect(offered?.offers[0]?.url).toBe(variant.canonical);
	});

	it.each([
		["/products/ipe-200?showVariant=1&page=2&image=2", "/products/ipe-200?showVariant=1"],
		["/categories/beams?showVariant=1&page=2", "/categories/beams?page=2"],
		["/categories/beams?sort=name_asc&view=group", "/categories/beams"],
		["/categories/beams?rows=50&density=comfortable", "/categories/beams"],
		["/categories/beams?rows=50&page=3", "/categories/beams?page=11"],
		["/faq?utm_source=mail&login=true", "/faq"],
	])("%s is found at %s", async (path, address) => expect(await canonical(path)).toBe(address));

	it("is that of the language's domain on a host of no language", async () => {
		const page = await crawl(new Visitor(shop, null), "/about");
		expect(page.canonical).toBe(`http://${new Visitor(shop, "de").host}/about`);
	});

	it("has nothing that is not there", async () => {
		const page = await crawl(new Visitor(shop, "de"), "/products/nothing");
		expect([page.canonical, page.alternates, page.shared]).toEqual([undefined, {}, {}]);
	});
});

describe("what the front page says to search engines", () => {
	it("is who the company is and how it is searched", async () => {
		const visitor = new Visitor(shop, "fi");
		const [found] = z
			.array(
				z.object({
					"@graph": z.tuple([
						z.object({ "@type": z.array(z.string()), legalName: z.string(), vatID: z.string(), logo: z.url(), sameAs: z.array(z.url()) }),
						z.object({ "@type": z.literal("WebSite"), potentialAction: z.object({ target: z.object({ urlTemplate: z.string() }) }) }),
					]),
				}),
			)
			.parse((await crawl(visitor, "/")).structured);
		const [company, site] = found?.["@graph"] ?? [];
		expect(company).toMatchObject({ legalName: "Crossbar Oy", vatID: "FI29058716" });
		const search = site?.potentialAction.target.urlTemplate.replace("{search_term_string}", "ipe").replace(`http://${visitor.host}`, "");
		expect((await visitor.get(search ?? "")).status).toBe(200);
	});
});

describe("the picture of a shared link", () => {
	const pixels = async (path: string) => {
		const answer = await fetch(shop + path);
		const bytes = Buffer.from(await answer.arrayBuffer());
		const isPng = bytes.subarray(1, 4).toString() === "PNG";
		return {
			status: answer.status,
			kept: answer.headers.get("cache-control"),
			isPng,
			size: isPng ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : [],
		};
	};

	it.each(["/", "/about", "/products/ipe-200", "/categories/beams", "/blog/s235-or-s355"])("is there for %s", async (path) => {
		const { shared } = await crawl(new Visitor(shop, "et"), path);
		const picture = await pixels(new URL(shared.image ?? "").pathname);
		expect(picture).toMatchObject({ status: 200, isPng: true, size: [1200, 630] });
		expect(picture.kept).toMatch(/^public, max-age=86400/);
	});

	it("is drawn once, whatever else its address says", async () => {
		const first = await fetch(`${shop}/share/en/products/hea-100.png`);
		const again = await fetch(`${shop}/share/en/products/hea-100.png?x=1`);
		expect(Buffer.from(await again.arrayBuffer()).equals(Buffer.from(await first.arrayBuffer()))).toBe(true);
	});

	it.each([
		"/share/de/products/nothing.png",
		"/share/sv/products/ipe-200.png",
		"/share/de/carts/ipe-200.png",
		"/share/de/products/..%2f.png",
	])("is not there for %s", async (path) => expect((await pixels(path)).status).toBe(404));
});
