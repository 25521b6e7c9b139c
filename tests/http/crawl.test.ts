import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Language, languages } from "../../contract/locale";
import { type Crawled, crawl, each, foreignTexts, textKeys } from "../support/crawler";
import { startShop } from "../support/server";
import { Visitor } from "../support/visitor";

// The desk's tests write and remove texts and goods of the shared shop meanwhile.
const own = await startShop();
afterAll(() => own.stop());
const shop = own.address;

/** Pages without a place in a sitemap: forms, personal lists, missing pages. */
const unlisted = [
	"/cart",
	"/users/login",
	"/cookies",
	"/compare",
	"/new_search?search=ipe+200",
	"/new_search?search=qqqq",
	"/faq?q=lieferung",
	"/nothing",
];

/** CRAWL=all checks everything, which takes long. */
const isWhole = process.env.CRAWL === "all";

/** Number of products and of variants to check in each language. */
const sampleSize = isWhole ? Number.POSITIVE_INFINITY : 12;
/** Number of links to follow that differ only in values: many in one language, few in the others. */
const followed = (locale: Language) => (isWhole ? Number.POSITIVE_INFINITY : locale === "de" ? 25 : 4);

const crawled = new Map<Language, Crawled[]>();
const all = (): [Language, Crawled][] =>
	[...crawled].flatMap(([locale, pages]) => pages.map((page): [Language, Crawled] => [locale, page]));
/** Pages that search engines may show. */
const shown = () => all().filter(([, page]) => !page.isPrivate && page.status === 200);

/** The paths in a sitemap of the shop. */
async function mapped(visitor: Visitor, map: string): Promise<string[]> {
	const { status, text } = await visitor.get(`/sitemaps/${map}.xml`);
	expect(status, map).toBe(200);
	return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address.replace(`http://${visitor.host}`, ""));
}

const sampled = (paths: string[]) => paths.filter((_, index) => index % Math.max(1, Math.ceil(paths.length / sampleSize)) === 0);

beforeAll(async () => {
	await each(
		languages,
		async (locale) => {
			const visitor = new Visitor(shop, locale);
			const [pages, goods] = await Promise.all([mapped(visitor, locale), mapped(visitor, `${locale}-1`)]);
			const products = sampled(goods.filter((path) => !path.includes("?")));
			const variants = sampled(goods.filter((path) => path.includes("?")));
			const paged = ["/categories/beams?page=2", "/products/ipe-200?page=2", "/blog?page=2"];
			const paths = [...pages, ...products, ...variants, ...paged, ...unlisted];
			crawled.set(locale, await each(paths, (path) => crawl(visitor, path), 3));
		},
		2,
	);
}, 240_000);

/** Lists the pages that break a rule, with the reason. */
const offenders = (pages: [Language, Crawled][], breaks: (page: Crawled, locale: Language) => unknown) =>
	pages.flatMap(([locale, page]) => {
		const found = breaks(page, locale);
		return found ? [`${locale} ${page.path}: ${found === true ? "" : String(found)}`] : [];
	});

describe("every page in every language", () => {
	it("is there", () => {
		expect(offenders(all(), ({ status, path }) => (path === "/nothing" ? status !== 404 : status !== 200 && status))).toEqual([]);
		for (const pages of crawled.values()) expect(pages.length).toBeGreaterThan(120);
	});

	it("is in its language and has one heading", () => {
		expect(offenders(all(), ({ language }, locale) => language !== locale && language)).toEqual([]);
		expect(offenders(all(), ({ headings }) => headings !== 1 && `${headings} h1`)).toEqual([]);
	});

	it("has a title and a description that no other page has", () => {
		expect(offenders(all(), ({ title }) => !title)).toEqual([]);
		expect(offenders(shown(), ({ description }) => !description)).toEqual([]);
		for (const locale of languages) {
			const pages = shown().filter(([of]) => of === locale);
			expect(twice(pages.map(([, { title }]) => title))).toEqual([]);
			expect(twice(pages.map(([, { description }]) => description ?? ""))).toEqual([]);
		}
	});

	it("shows no key in place of a text, and no place of a value", () => {
		const keys = textKeys();
		const isKey = (text: string) => (keys.has(text) && /[a-z]\.[a-z]/i.test(text)) || text.includes("{{") || text.includes("undefined");
		expect(offenders(all(), ({ texts }) => texts.find(isKey))).toEqual([]);
	});

	it("shows no text of another language", () => {
		for (const locale of languages) {
			const foreign = foreignTexts(locale);
			const pages = all().filter(([of]) => of === locale);
			expect(
				offenders(pages, ({ texts }) => {
					const found = texts.find((text) => foreign.has(text));
					return found && `${found} (${foreign.get(found)})`;
				}),
			).toEqual([]);
		}
	});

	it("would be found out in another language", () => {
		for (const locale of languages) {
			const foreign = foreignTexts(locale);
			const others = all().filter(([of, { path }]) => of !== locale && path === "/about");
			expect(others.map(([, { texts }]) => texts.some((text) => foreign.has(text)))).toEqual([true, true, true]);
		}
	});

	it("describes itself in each language in other words", () => {
		const said = shown().map(([, { path, description }]) => `${path} ${description}`);
		expect(twice(said)).toEqual([]);
	});
});

const twice = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe("what crawlers are told", () => {
	it("names a page by the one address that leads to it", () => {
		expect(
			offenders(shown(), ({ canonical, path }, locale) => {
				const { host } = new Visitor(shop, locale);
				return canonical !== `http://${host}${path}` && canonical;
			}),
		).toEqual([]);
	});

	it("names the other languages of a page, and they name it back", () => {
		const found = new Map(shown().map(([locale, page]) => [`${locale} ${page.path}`, page]));
		expect(
			offenders(shown(), ({ alternates, path }, locale) => {
				const { "x-default": fallback, ...languages } = alternates;
				if (languages[locale] !== `http://${new Visitor(shop, locale).host}${path}`) return "not itself";
				if (!fallback || !Object.values(languages).includes(fallback)) return "no x-default";
				return Object.keys(languages).find((language) => {
					const there = found.get(`${language} ${path}`);
					return JSON.stringify(there?.alternates) !== JSON.stringify(alternates);
				});
			}),
		).toEqual([]);
	});

	it("says what a shared link shows", () => {
		const wanted = ["type", "site_name", "title", "description", "url", "locale", "image", "image:width", "image:height", "image:alt"];
		expect(offenders(shown(), ({ shared }) => wanted.find((name) => !shared[name]))).toEqual([]);
		expect(offenders(shown(), ({ shared, canonical }) => shared.url !== canonical)).toEqual([]);
	});

	it("is JSON-LD of known types wherever it is structured", () => {
		const types = new Set(["Product", "BreadcrumbList", "FAQPage", "Article", "BlogPosting"]);
		expect(
			offenders(all(), ({ structured }) =>
				structured.find((one) => {
					if (typeof one !== "object" || one === null || !("@context" in one)) return true;
					return !("@graph" in one) && !("@type" in one && types.has(String(one["@type"])));
				}),
			),
		).toEqual([]);
		const withoutCrumbs = offenders(
			shown(),
			({ structured, path }) => path !== "/" && !JSON.stringify(structured).includes("BreadcrumbList"),
		);
		expect(withoutCrumbs).toEqual([]);
	});

	it("keeps carts, accounts, searches and settings out of search engines", () => {
		const isOpen = ({ isPrivate, path }: Crawled) => !isPrivate && /^\/(?:cart|users|new_search|compare|cookies)/.test(path);
		expect(offenders(all(), isOpen)).toEqual([]);
		const listed = offenders(all(), ({ isPrivate, path }) => isPrivate && !unlisted.includes(path));
		expect(listed).toEqual([]);
	});
});

describe("every link", () => {
	/** Links that differ only in values are of one kind. */
	const kindOf = (link: string) => {
		const { pathname, searchParams } = new URL(link, "http://shop");
		return `${pathname.replace(/^\/(products|categories|cut|variant)\/[^/]+/, "/$1/*")}?${[...new Set(searchParams.keys())].sort()}`;
	};

	it.each(languages)(
		"leads somewhere: %s",
		async (locale) => {
			const visitor = new Visitor(shop, locale);
			const pages = crawled.get(locale) ?? [];
			const known = new Set(pages.map(({ path }) => path));
			const found = new Map<string, string>();
			for (const page of pages) if (page.status === 200) for (const link of page.links) found.set(link.replace(/#.*/, ""), page.path);
			const kinds = new Map<string, number>();
			const wanted = [...found.keys()].filter((link) => {
				if (known.has(link)) return false;
				const kind = kindOf(link);
				kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
				return (kinds.get(kind) ?? 0) <= followed(locale);
			});
			const broken = await each(wanted, async (link) => {
				const { status } = await visitor.get(link);
				return status < 400 ? [] : `${status} ${link} on ${found.get(link)}`;
			});
			expect(broken.flat()).toEqual([]);
		},
		240_000,
	);

	it("to a place within its page leads to a place that is there", () => {
		expect(
			offenders(all(), ({ links, ids, path }) =>
				links.find((link) => {
					const [to = "", place] = link.split("#");
					return place && to === path && !ids.has(decodeURIComponent(place));
				}),
			),
		).toEqual([]);
	});

	it("to a file of a page leads to that file", async () => {
		const files = new Map(all().flatMap(([, page]) => page.files.map((file) => [file, page.path])));
		const kinds = new Map<string, number>();
		const wanted = [...files.keys()].filter((file) => {
			const kind = file.replace(/\/drawings\/[^/]+/, "/drawings/*");
			kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
			return (kinds.get(kind) ?? 0) <= 10;
		});
		const visitor = new Visitor(shop, "de");
		const broken = await each(wanted, async (file) => ((await visitor.get(file)).status < 400 ? [] : `${file} on ${files.get(file)}`));
		expect(broken.flat()).toEqual([]);
	}, 120_000);
});
