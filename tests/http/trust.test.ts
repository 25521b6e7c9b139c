import { describe, expect, it } from "vitest";
import { languages } from "../../contract/locale";
import { shared } from "../support/shared-shop";
import { type Page, Visitor } from "../support/visitor";

const shop = shared.address;
const locales = languages;
const withReviews = ["de", "en", "fi"] as const;

/** Without the characters that keep ranges on one line. */
const wordsOf = (page: Page, place: string) => (page.root.querySelector(place)?.text ?? "").replaceAll("\u2060", "").replace(/\s+/g, " ");

describe("what buyers say", () => {
	// Shows R2.1
	it.each(withReviews)("stands on the front page with its mean, the newest in their words, and how it is checked: %s", async (locale) => {
		const page = await new Visitor(shop, locale).get("/");
		const section = page.root.querySelector("section#reviews");
		const checked = { de: "ausgelieferten Bestellung", en: "order that was delivered", fi: "toimitetusta tilauksesta" };
		expect(section?.text).toContain(checked[locale]);
		expect(section?.text).toMatch(/[1-5][.,]\d/);
		const told = section?.querySelectorAll("li") ?? [];
		expect(told.length).toBeGreaterThanOrEqual(3);
		for (const review of told) {
			expect(review.querySelector("blockquote")?.getAttribute("lang")).toBe(locale);
			expect(review.querySelector('[role="img"]')?.getAttribute("aria-label")).toMatch(/[1-5].*5/);
			expect(review.text).toMatch(/Dortmund|Unna|Espoo|Vantaa|Helsinki|Tallinn|Paldiski/);
		}
	});

	// Shows R3.9
	it.each(withReviews)("stands in figures in the footer, the same as on the front page, and leads there: %s", async (locale) => {
		const visitor = new Visitor(shop, locale);
		const link = (await visitor.get("/terms")).root.querySelector('footer a[href="/#reviews"]');
		const [mean = "none"] = /[1-5][.,]\d/.exec(link?.text ?? "") ?? [];
		expect(wordsOf(await visitor.get("/"), "section#reviews")).toContain(mean);
	});

	// Shows R1.9
	it("is said to nobody in Estonian", async () => {
		const page = await new Visitor(shop, "et").get("/");
		expect(page.root.querySelector("#reviews")).toBeNull();
		expect(page.root.querySelector('a[href="/#reviews"]')).toBeNull();
		// The page does not contain it either.
		expect(page.text).not.toContain("Dortmund");
	});

	it("names no buyer", async () => {
		const page = await new Visitor(shop, "fi").get("/");
		for (const name of ["Korhonen", "Reinhardt", "Tamm", "Pihakivi", "demo.example"]) expect(page.text).not.toContain(name);
	});
});

describe("trust badges", () => {
	const badges = async (locale: (typeof locales)[number]) => {
		const page = await new Visitor(shop, locale).get("/terms");
		const list = page.root.querySelectorAll("footer ul").find((node) => node.getAttribute("aria-label"));
		return list?.querySelectorAll("li").map((badge) => badge.text) ?? [];
	};

	// Shows R1.8, R3.9
	it.each(["de", "en"] as const)("are term of payment, certificate, VAT and the registered company: %s", async (locale) => {
		const [invoice, certificate, vat, company, ...rest] = await badges(locale);
		expect(invoice).toContain("30");
		expect(certificate).toMatch(/3\.1.*EN 10204/s);
		expect(vat).toMatch(/Steuerfreie EU-Lieferung|VAT-exempt EU supply/);
		expect(company).toContain("FI29058716");
		expect(rest).toEqual([]);
	});

	// Shows R1.12
	it("are others in Finland: e-invoice and business id", async () => {
		const finnish = await badges("fi");
		expect(finnish).toHaveLength(4);
		expect(finnish.join()).toMatch(/Verkkolasku.*Y-tunnus/s);
		expect(finnish.join()).toContain("2905871-6");
		expect(finnish.join()).not.toContain("FI29058716");
	});

	// Shows R1.9
	it("are none in Estonian", async () => expect(await badges("et")).toEqual([]));
});

describe("claims of the front page", () => {
	// Shows R1.14
	it.each([
		["de", ["Direkt bestellen", "Ohne Konto", "zzgl. MwSt.", "Schnelle Lieferung", "Fracht vorab bekannt", "30 Tage Zahlungsziel"]],
		["en", ["No account needed", "excluding VAT", "Fast delivery", "Freight known in advance", "30 days to pay"]],
		["et", ["Kontot pole vaja", "ilma käibemaksuta", "Kiire tarne", "Veohind ette teada", "Maksetähtaeg 30 päeva"]],
		["fi", ["Asiakastiliä ei tarvita", "ALV 0 %", "Nopea toimitus", "Rahti tiedossa etukäteen", "30 päivää maksuaikaa"]],
	] as const)("are five, and say what is promised: %s", async (locale, words) => {
		const page = await new Visitor(shop, locale).get("/");
		const list = page.root
			.querySelectorAll("main ul")
			.find((node) => node.getAttribute("aria-label") && node.querySelectorAll("li").length === 5);
		const text = (list?.text ?? "").replaceAll("\u00a0", " ").toLowerCase();
		for (const word of words) expect(text).toContain(word.toLowerCase());
	});

	// Shows R1.15
	it.each(locales)("name the days of delivery, as the answers do: %s", async (locale) => {
		const visitor = new Visitor(shop, locale);
		for (const path of ["/", "/faq", "/terms"]) {
			const text = wordsOf(await visitor.get(path), "main");
			// The front page names the times of its readers' country.
			const times = path === "/" && locale === "de" ? ["4–7"] : path === "/" && locale === "et" ? ["2–4"] : ["3–5", "1–3", "2–4", "4–7"];
			for (const days of times) expect(text, `${path}: ${days}`).toContain(days);
		}
	});

	// Shows R1.14
	it.each(locales)("hold: prices are there for who has no account, and none is asked for: %s", async (locale) => {
		const page = await new Visitor(shop, locale).get("/categories/ipe-beams");
		const rows = page.root.querySelectorAll("main tbody tr");
		expect(rows).toHaveLength(10);
		expect(rows.every((row) => /\d[.,]\d\d\s*€|€\s*\d/.test(row.text))).toBe(true);
	});
});

describe("the promotion", () => {
	// Shows R23.2
	it.each(locales)("is a line of the front page that leads to a page: %s", async (locale) => {
		const visitor = new Visitor(shop, locale);
		const line = (await visitor.get("/")).root.querySelector("section[aria-labelledby=categories] + a");
		const path = line?.getAttribute("href") ?? "";
		expect(line?.text.length).toBeGreaterThan(40);
		expect((await visitor.get(path.replace(/#.*/, ""))).status).toBe(200);
	});

	// Shows R23.3
	it("says its text above a whole list, and not within one", async () => {
		const visitor = new Visitor(shop, "de");
		const steps = async (path: string) =>
			(await visitor.get(path)).root
				.querySelectorAll("main dl > div")
				.map((step) => step.querySelectorAll("dt, dd").map(({ text }) => text.replaceAll("\u00a0", " ")));
		expect(await steps("/categories/ipe-beams")).toContainEqual(["bis 100 kg", "149 €"]);
		expect(await steps("/categories/ipe-beams?page=2")).not.toContainEqual(["bis 100 kg", "149 €"]);
	});
});
