import { describe, expect, it } from "vitest";
import { markets } from "../../app/platform/config/market";
import { hoursText } from "../../app/platform/i18n/hours-text";
import { languages } from "../../contract/locale";
import { usualHours } from "../../contract/values/service-hours";
import { shared } from "../support/shared-shop";
import { Visitor } from "../support/visitor";

const shop = shared.address;
const locales = languages;
type Page = Awaited<ReturnType<Visitor["get"]>>;

const texts = (page: Page, selector: string) => page.root.querySelectorAll(selector).map((node) => node.text.trim());
const hrefs = (page: Page, selector: string) => page.root.querySelectorAll(selector).map((node) => node.getAttribute("href"));

/** The page's structured data of a type. */
const structured = (page: Page, type: string) =>
	page.root
		.querySelectorAll('script[type="application/ld+json"]')
		.map((script): unknown => JSON.parse(script.text))
		.find((data) => JSON.stringify(data).includes(`"@type":"${type}"`));

describe("questions and answers", () => {
	// Shows R2.2
	it("are grouped by topic, each with a link to its answer", async () => {
		const page = await new Visitor(shop, "de").get("/faq");
		const questions = page.root.querySelectorAll("main details");
		expect(questions.length).toBeGreaterThanOrEqual(20);
		for (const question of questions) {
			const own = question.querySelector('a[href^="/faq#"]')?.getAttribute("href") ?? "";
			expect(question.querySelector(own.replace("/faq", ""))).not.toBeNull();
		}
		const topics = hrefs(page, 'main ol a[href^="#topic-"]');
		expect(topics.length).toBeGreaterThanOrEqual(4);
		for (const topic of topics) expect(page.root.querySelector(topic ?? "")).not.toBeNull();
		expect(structured(page, "FAQPage")).toMatchObject({
			mainEntity: expect.arrayContaining([expect.objectContaining({ "@type": "Question" })]),
		});
	});

	it.each([
		["de", "Rueckgabe", "Kann ich Ware zurückgeben?"],
		["en", "UNLOADS lorry", "Who unloads the lorry?"],
		["et", "tagastada", "Kas kaupa saab tagastada?"],
		["fi", "toimituksen hinta maksaa", "Mitä toimitus maksaa?"],
	] as const)("are found in %s by %s", async (locale, words, question) => {
		const page = await new Visitor(shop, locale).get(`/faq?q=${encodeURIComponent(words)}`);
		expect(page.status).toBe(200);
		expect(texts(page, "main summary")).toContain(question);
		expect(page.root.querySelector("main input[name=q]")?.getAttribute("value")).toBe(words);
		expect(page.root.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
	});

	it("are open if there are few", async () => {
		const page = await new Visitor(shop, "de").get("/faq?q=Spediteur");
		const found = page.root.querySelectorAll("main details");
		expect([1, 2, 3]).toContain(found.length);
		for (const question of found) expect(question.getAttribute("open")).toBeDefined();
	});

	it("name a contact if none is found", async () => {
		const page = await new Visitor(shop, "fi").get("/faq?q=zzzz");
		expect(page.root.querySelector("main search form")?.getAttribute("action")).toBe("/faq");
		expect(page.root.querySelectorAll("main details")).toHaveLength(0);
		expect(page.root.querySelector("main h1 ~ *, main h2")?.text).toBeTruthy();
		expect(hrefs(page, "main a")).toEqual(expect.arrayContaining(["/contact", "/faq", "tel:+358912345670"]));
	});

	it("are complete again for an empty search", async () => {
		const answer = await new Visitor(shop, "de").send("GET", "/faq?q=");
		expect(answer.status).toBe(302);
		expect(answer.headers.location).toBe("/faq");
	});
});

describe("the magazine", () => {
	// Shows R2.2
	it.each(locales)("has pages of ten, the newest first, and no article twice: %s", async (locale) => {
		const visitor = new Visitor(shop, locale);
		const [first, second] = [await visitor.get("/blog"), await visitor.get("/blog?page=2")];
		const articles = (page: Page) => hrefs(page, 'main h2 a[href^="/blog/"]');
		expect(articles(first)).toHaveLength(10);
		expect(articles(second).length).toBeGreaterThanOrEqual(2);
		expect(new Set([...articles(first), ...articles(second)]).size).toBe(10 + articles(second).length);
		const days = [first, second].flatMap((page) =>
			page.root.querySelectorAll("main time").map((time) => time.getAttribute("datetime") ?? ""),
		);
		expect(days).toEqual([...days].sort().reverse());
		expect(hrefs(first, "main nav a[rel=next]")[0]).toMatch(/^\/blog\?page=2/);
		expect(first.root.querySelector("title")?.text).not.toBe(second.root.querySelector("title")?.text);
	});

	it("has no page beyond the last", async () => expect((await new Visitor(shop).get("/blog?page=9")).status).toBe(404));

	// Shows R2.12
	it.each(locales)("shows an article with its drawing, its goods and more to read: %s", async (locale) => {
		// From within the shop, because a first page has its drawing inlined.
		const page = await new Visitor(shop, locale).get("/blog/pipe-sizes-dn-and-inches", { "Sec-Fetch-Site": "same-origin" });
		expect(page.status).toBe(200);
		expect(page.root.querySelector("main figure img")?.getAttribute("src")).toMatch(/^\/drawings\/threaded-pipe-dn-40-m\//);
		expect(hrefs(page, "main aside a")).toEqual(["/categories/pipes"]);
		const more = hrefs(page, 'main section a[href^="/blog/"]');
		expect(more).toHaveLength(3);
		expect(more).not.toContain("/blog/pipe-sizes-dn-and-inches");
		expect(structured(page, "Article")).toMatchObject({ datePublished: "2026-07-28" });
	});

	it.each(["/blog/nothing-of-the-kind", "/blog/a%2fb", "/blog/%2e%2e%2ffaq", "/blog/%C3%84"])("has no %s", async (path) =>
		expect((await new Visitor(shop).get(path)).status).toBe(404),
	);
});

describe("the contact page", () => {
	// Shows R15.4
	it.each([
		["de", "Katrin Behrens", "tel:+493012345670"],
		["en", "Mikael Holm", "tel:+358912345670"],
		["et", "Liis Saar", "tel:+3726123456"],
		["fi", "Mikael Holm", "tel:+358912345670"],
	] as const)("says who answers, how and when: %s", async (locale, name, phone) => {
		const visitor = new Visitor(shop, locale);
		const page = await visitor.get("/contact");
		const card = page.root.querySelector("main section[aria-labelledby=person]");
		expect(card?.querySelector("h2")?.text).toBe(name);
		expect(card?.querySelectorAll("a").map((link) => link.getAttribute("href"))).toEqual([phone, "mailto:sales@crossbar.example"]);
		expect(card?.text).toContain(hoursText(usualHours, markets[locale]));
		const portrait = await visitor.get(card?.querySelector("img")?.getAttribute("src") ?? "/none");
		expect(portrait.status).toBe(200);
		expect(portrait.headers["content-type"]).toContain("image/svg+xml");
	});
});

describe("the contact button", () => {
	// Shows R15.4
	it("shows the contact's portrait", async () => {
		const [german, estonian] = await Promise.all(
			(["de", "et"] as const).map((locale) => new Visitor(shop, locale).get("/new_search?search=zzzzqqqq")),
		);
		expect(german?.root.querySelector('main a[href^="/contact?words="] img')?.getAttribute("src")).toBe("/people/katrin-behrens.svg");
		expect(estonian?.root.querySelector('main a[href^="/contact?words="] img')?.getAttribute("src")).toBe("/people/liis-saar.svg");
	});

	// Shows R15.4
	it("asks about the variant that is shown, in its link bar", async () => {
		const visitor = new Visitor(shop, "en");
		const product = await visitor.get("/products/ipe-200");
		const link = product.root.querySelector('main a[href*="showVariant="]')?.getAttribute("href") ?? "";
		const panel = await visitor.get(link);
		const button = panel.root.querySelector('main a[href^="/contact?variant=CR-"]');
		expect(button?.text).toMatch(/^Ask about an item: IPE 200/);
	});
});

describe("an address that leads nowhere", () => {
	// Shows R2.13
	it("offers a search for what it says, and the categories", async () => {
		const page = await new Visitor(shop, "de").get("/products/ipe-220-s355");
		expect(page.status).toBe(404);
		const form = page.root.querySelector('main form[action="/new_search"]');
		expect(form?.querySelector("input[name=search]")?.getAttribute("value")).toBe("ipe 220 s355");
		expect(hrefs(page, 'main a[href^="/categories/"]').length).toBeGreaterThanOrEqual(8);
		expect(hrefs(page, "main a")).toEqual(expect.arrayContaining(["/shop", "/", "tel:+493012345670"]));
	});

	it("offers no search for an id", async () => {
		const page = await new Visitor(shop, "de").get(`/users/nothing/${crypto.randomUUID()}`);
		expect(page.status).toBe(404);
		expect(page.root.querySelector("main input[name=search]")?.getAttribute("value") ?? "").toBe("");
	});
});

describe("privacy", () => {
	// Shows R2.2
	it.each([
		["de", ["Newsletter", "Analyse", "Bewertung", "180 Tage", "365 Tagen", "30 Tagen"]],
		["en", ["Newsletter", "Analytics", "Review", "180 days", "365 days", "30 days"]],
		["et", ["Uudiskiri", "Analüütika", "hinnang", "180 päeva", "365 päeva", "30 päeva"]],
		["fi", ["Uutiskirje", "Analytiikka", "arvio", "180 päivää", "365 päivän", "30 päivän"]],
	] as const)("tells in %s of what the shop does with data, and how long it is kept", async (locale, words) => {
		const page = await new Visitor(shop, locale).get("/privacy");
		const text = page.root.querySelector("main")?.text.replaceAll("\u00a0", " ");
		for (const word of words) expect(text).toContain(word);
	});
});
