import { describe, expect, it } from "vitest";
import { shared } from "../support/shared-shop";
import { formOf, Visitor } from "../support/visitor";

const shop = shared.address;
const german = () => new Visitor(shop, "de");
const address = (words: string) => `/new_search?search=${encodeURIComponent(words)}`;
const hostile = [
	'"',
	"'",
	"%",
	"100%",
	"_",
	"IPE_200",
	"AND",
	"ipe AND OR NOT NEAR(x)",
	"(((",
	"*",
	"💥🔩",
	`${"a".repeat(199)}💥`,
	"\u0000\u0007\u001b[31m",
	"\u202eepi",
	"a".repeat(3000),
	"..",
	"../../healthz",
	"<script>alert(1)</script>",
	"</title><svg onload=alert(1)>",
	"{{words}}",
	"ø33,7 × 2,6",
];

describe("the search page", () => {
	// Shows R2.8
	it.each([
		["de", "Ergebnisse für „ipe 200“"],
		["en", "Results for “ipe 200”"],
		["et", "Tulemused päringule „ipe 200“"],
		["fi", "Tulokset haulle ”ipe 200”"],
	] as const)("says what was searched for and shows it, %s", async (locale, heading) => {
		const page = await new Visitor(shop, locale).get("/new_search?search=ipe+200");
		expect(page.status).toBe(200);
		expect(page.root.querySelector("h1")?.text).toBe(heading);
		const rows = page.root.querySelectorAll("main tbody tr");
		expect(rows).toHaveLength(10);
		for (const row of rows) expect(row.querySelector("th")?.text).toMatch(/IPE\s200.*CR-\d{6}/);
		expect(page.root.querySelector("main nav a[href='/categories/ipe-beams']")).not.toBeNull();
		expect(page.root.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
	});

	// Shows R6.7
	it("asks for other words without the page and the filters of these", async () => {
		const page = await german().get("/new_search?search=ipe&page=2&sort=code_asc");
		const form = page.root.querySelector('header form[action="/new_search"]');
		expect(form?.querySelectorAll("input").map((input) => input.getAttribute("name"))).toEqual(["search"]);
	});

	it("keeps words, order and filters from page to page", async () => {
		const f = '{"grade":["S355J2"]}';
		const page = await german().get(`/new_search?${new URLSearchParams({ search: "ipe", sort: "code_asc", f })}`);
		expect(page.status).toBe(200);
		const next = new URL(`http://x${page.root.querySelector("main a[rel=next]")?.getAttribute("href")?.replaceAll("&amp;", "&")}`);
		expect(Object.fromEntries(next.searchParams)).toEqual({ search: "ipe", sort: "code_asc", f, page: "2" });
		expect(page.root.querySelector("main tbody")?.text).not.toContain("S235JR");
		// Sort order and filters are one form, which contains the current filters.
		const id = page.root.querySelector("#sort")?.getAttribute("form");
		const hidden = page.root.querySelectorAll(`form#${id} input[type="hidden"]`);
		expect(hidden.map((input) => input.getAttribute("name")).sort()).toEqual(["search", "was"]);
	});

	it("has one address, and 404 behind the last page", async () => {
		expect((await german().send("GET", "/new_search?search=ipe&page=1&sort=")).headers.location).toBe("/new_search?search=ipe");
		const beyond = await german().get("/new_search?search=ipe&page=999");
		expect(beyond.status).toBe(404);
		expect(beyond.root.querySelector("main a[href='/new_search?search=ipe']")).not.toBeNull();
	});

	it("shows the list without filters that cannot be read, and says so", async () => {
		const page = await german().get("/new_search?search=ipe&f=%7Bbroken");
		expect(page.status).toBe(400);
		expect(page.root.querySelectorAll("main tbody tr")).toHaveLength(10);
	});

	it("says what was searched for instead of a word with a slip", async () => {
		const page = await new Visitor(shop, "de").get(address("viekantrohr"));
		expect(page.status).toBe(200);
		expect(page.root.querySelector("h1")?.text).toBe("Ergebnisse für „Vierkantrohr“");
		expect(page.root.querySelector("main header p")?.text).toContain("„viekantrohr“");
	});

	// Shows R6.8
	it.each([
		["de", "Edelstahl Rohr 42,4", "Aus Edelstahl führen wir nichts", "aus unlegiertem Stahl: „Rohr 42,4“"],
		["en", "stainless tube", "We have nothing in stainless steel", "in carbon steel: “tube”"],
		["et", "roostevaba toru", "Roostevabast terasest meil tooteid ei ole", "süsinikterasest: „toru“"],
		["fi", "rst putki", "Valikoimassamme ei ole ruostumatonta terästä", "hiiliteräksestä: ”putki”"],
		["de", "Gitterrost 30x10", "Diese Kombination führen wir nicht: „Gitterrost 30x10“", "die Ergebnisse für „Gitterrost“, ohne „30x10“"],
		["en", "round bar 20 42CrMo4", "We do not stock this combination: “round bar 20 42CrMo4”", "for “round bar 42CrMo4”, without “20”"],
		["et", "ümarteras 20 42CrMo4", "Sellist kombinatsiooni meie valikus ei ole: „ümarteras 20 42CrMo4“", "välja jäeti „20“"],
		["fi", "pyöröteräs 20 42CrMo4", "Tätä yhdistelmää ei ole valikoimassamme: ”pyöröteräs 20 42CrMo4”", "pois jätettiin ”20”"],
		["en", "UB 203x133x25", "No results for “UB 203x133x25”", "Closest match: “UB”"],
	] as const)(
		"begins with what there is not, and says what is shown instead, as the overlay does: %s, %s",
		async (locale, words, title, instead) => {
			const visitor = new Visitor(shop, locale);
			const page = await visitor.get(address(words));
			expect(page.root.querySelector("h1")?.text).toBe(title);
			expect(page.root.querySelector("main header p")?.text).toContain(instead);
			expect(page.root.querySelectorAll("main tbody tr").length).toBeGreaterThan(0);
			const { missing } = JSON.parse((await visitor.send("GET", `/search/hits?search=${encodeURIComponent(words)}`)).text);
			expect(missing).toContain(`${title}. `);
			expect(missing).toContain(instead);
		},
	);

	// Shows R6.8
	it("leads from a combination that there is not to what there is with the words that were left out", async () => {
		const page = await new Visitor(shop, "en").get(address("round bar 20 42CrMo4"));
		const other = page.root.querySelectorAll("main header li a").find(({ text }) => text === "Results for “round bar 20”");
		const found = await new Visitor(shop, "en").get(other?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "");
		expect(found.root.querySelector("main tbody tr th")?.text).toMatch(/Round bar Ø\s20/);
	});

	it("of a material alone says that there is nothing of it", async () => {
		const page = await german().get(address("Edelstahl"));
		expect(page.root.querySelector("h1")?.text).toBe("Aus Edelstahl führen wir nichts");
		expect(page.root.querySelector("main tbody")).toBeNull();
	});

	// Shows R6.6, R6.15
	it("keeps what was searched for in its only field, found or not", async () => {
		for (const words of ["ipe 200", "qqqqq"]) {
			const page = await german().get(address(words));
			expect(formOf(page, "header search form")).toMatchObject({ path: "/new_search", fields: { search: words } });
			expect(page.root.querySelector("main input[type=search]")).toBeNull();
		}
		expect(formOf(await german().get("/shop?search=ipe"), "header search form").fields).toEqual({ search: "" });
	});

	// Shows R6.13
	it("shows what was understood, and hits of the overlay hold that quantity", async () => {
		const words = "12 ipe 200 6m s355 verz";
		const page = await german().get(address(words));
		const parts = page.root.querySelectorAll('main ul[aria-label="Verstanden als"] li').map(({ text }) => text.replaceAll("\u00a0", " "));
		expect(parts).toEqual(["Menge 12", "Länge 6 m", "Güte S355J2", "Oberfläche feuerverzinkt"]);
		expect(page.root.querySelectorAll("main tbody tr")).toHaveLength(1);
		const answer = JSON.parse((await german().get(`/search/hits?search=${encodeURIComponent(words)}`)).text);
		expect(answer).toMatchObject({ quantity: 12, sizes: [{ title: "IPE 200", address: "/products/ipe-200" }] });
		expect(answer.understood.map(({ label }: { label: string }) => label)).toEqual(["Menge", "Länge", "Güte", "Oberfläche"]);
		expect((await german().get(address("ipe"))).root.querySelector('ul[aria-label="Verstanden als"]')).toBeNull();
	});

	it("says of a measure that is no number what is wrong, as a category does", async () => {
		for (const path of [`${address("ipe")}&min.h=abc`, "/categories/ipe-beams?min.h=abc"]) {
			const page = await german().get(path);
			expect(page.status).toBe(422);
			expect(page.root.querySelector("main [role=alert]")?.text).toContain("abc");
		}
	});

	// Shows R64.2
	it.each([
		["de", "Fracht", "Was kostet die Lieferung?", "/faq#delivery-cost"],
		["en", "delivery time", "How long does delivery take?", "/faq#delivery-time"],
		["et", "tagastamine", "Kas kaupa saab tagastada?", "/faq#returning-goods"],
		["fi", "verkkolasku", "Saanko verkkolaskuja ja tilaustietoja?", "/faq#e-invoices"],
		["de", "3.1", "Bekomme ich ein Abnahmeprüfzeugnis 3.1?", "/faq#inspection-certificates"],
	] as const)("begins with the page that answers, as the overlay does: %s, %s", async (locale, words, title, page) => {
		const visitor = new Visitor(shop, locale);
		const found = await visitor.get(address(words));
		const link = found.root.querySelector("main header p a");
		expect([link?.text, link?.getAttribute("href")]).toEqual([title, page]);
		expect((await visitor.get(page)).root.querySelector(`main details [id="${page.split("#")[1]}"]`)).not.toBeNull();
		const { answers } = JSON.parse((await visitor.send("GET", `/search/hits?search=${encodeURIComponent(words)}`)).text);
		expect(answers[0]).toEqual({ title, address: page });
		expect(answers.length).toBeLessThan(3);
	});

	// Shows R64.2
	it("has no answers for goods, nor on its second page", async () => {
		for (const words of ["Rohr 3.1", "IPE 200", "Gitterrost"]) {
			const { answers } = JSON.parse((await german().get(`/search/hits?search=${encodeURIComponent(words)}`)).text);
			expect([words, answers]).toEqual([words, []]);
		}
		expect((await german().get(`${address("3.1")}&page=2`)).root.querySelector('main header a[href^="/faq"]')).toBeNull();
	});

	// Shows R6.5, R80.3
	it("asks what is looked for where nothing is, and helps where nothing is found", async () => {
		const empty = await german().get("/new_search");
		expect(empty.status).toBe(200);
		expect(empty.root.querySelector("main a[href*='/new_search?search=']")).not.toBeNull();
		const none = await german().get("/new_search?search=qqqqq");
		expect(none.status).toBe(200);
		expect(none.root.querySelector("main a[href='/quick-order']")).not.toBeNull();
		expect(none.root.querySelectorAll("main nav a[href^='/categories/']").length).toBeGreaterThan(5);
		const ask = none.root.querySelector("main a[href^='/contact']")?.getAttribute("href") ?? "";
		const messageOf = async (path: string) => (await german().get(path)).root.querySelector("main textarea[name=message]")?.text ?? "";
		expect(await messageOf(ask)).toContain("ein Angebot für qqqqq");
		expect(await messageOf(`/contact?words=${encodeURIComponent("Rohr 48,3x3,2 200 6000 S355 3.1")}`)).toContain("48,3x3,2 200 6000");
		// An address of somebody else's is no message.
		const forged = ["www.example.com", "evil.example/login", "Zahlen Sie bitte an: x@example.com", "Rufen Sie 0900123456 an", "a\nb"];
		for (const words of [...forged, "x".repeat(81)])
			expect((await messageOf(`/contact?words=${encodeURIComponent(words)}`)).trim()).toBe("");
		expect(none.root.querySelector("main a[href^='tel:']")).not.toBeNull();
	});
});

it.each(hostile)("takes %j as words, on the page and in the overlay", async (words) => {
	const page = await german().get(address(words));
	expect(page.status).toBe(200);
	expect(page.text).not.toMatch(/<script>alert|<svg onload/);
	const hits = await german().send("GET", `/search/hits?search=${encodeURIComponent(words)}`);
	expect([200, 400]).toContain(hits.status);
	if (hits.status === 200) expect(JSON.parse(hits.text)).toMatchObject({ count: expect.any(Number) });
});

it("refuses an address of 10,000 characters without harm", async () => {
	expect((await german().get(address("x".repeat(10_000)))).status).toBe(414);
});

describe("the hits of the overlay", () => {
	const hits = async (query: string, locale: "de" | "fi" = "de") => {
		const answer = await new Visitor(shop, locale).send("GET", `/search/hits?${query}`);
		return { ...answer, body: answer.status === 200 ? JSON.parse(answer.text) : null };
	};

	// Shows R4.2, R6.4
	it("are five at a time, written in the reader's language", async () => {
		const first = await hits("search=ipe+200");
		expect(first.headers["cache-control"]).toBe("private, no-store");
		expect(first.body.hits).toHaveLength(5);
		expect(first.body.hits[0]).toMatchObject({ position: 1, code: expect.stringMatching(/^CR-\d{6}$/), unit: "Stück" });
		expect(first.body.hits[0].price).toMatch(/^[\d.]+,\d{2}\s€$/);
		const second = await hits("search=ipe+200&skip=5", "fi");
		expect(second.body.hits[0]).toMatchObject({ position: 6, unit: "kpl" });
		expect(second.body.hits[0].id).not.toBe(first.body.hits[0].id);
		expect(second.body.count).toBe(first.body.count);
	});

	it("name their categories' variants, and follow f", async () => {
		const all = await hits("search=ipe");
		expect(all.body.categories[0].count).toMatch(/^[\d.]+ Varianten?$/);
		const some = await hits(`search=ipe&f=${encodeURIComponent('{"grade":["S355J2"]}')}`);
		expect(some.body.count).toBeGreaterThan(0);
		expect(some.body.count).toBeLessThan(all.body.count);
	});

	it.each([
		"search=ip",
		"search=",
		"",
		"search=ipe&f={broken",
		"search=ipe&skip=-1",
		"search=ipe&skip=x",
		"search=ipe&skip=99999999",
		"search=..",
	])("are not asked for with %j", async (query) => expect((await hits(query)).status).toBe(400));
});

describe("what is noted of searches", () => {
	// Shows R25.6
	it("needs no session and makes none", async () => {
		const visitor = german();
		const page = await visitor.get("/new_search?search=ipe+200");
		expect(visitor.cookies.size).toBe(0);
		const ping = page.root.querySelector("main th a[ping]")?.getAttribute("ping")?.replaceAll("&amp;", "&");
		expect(ping).toMatch(/^\/search\/click\?query=\d+&position=1&variant=\d+$/);
		const told = await visitor.send("POST", ping ?? "", "PING", {
			"Content-Type": "text/ping",
			"Content-Length": "4",
			Origin: `http://${visitor.host}`,
		});
		expect(told.status).toBe(204);
		expect(visitor.cookies.size).toBe(0);
	});

	it.each([
		["a machine", "search=ipe+200", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
		["a reload", "search=ipe+200", { "Cache-Control": "max-age=0" }],
		["a page fetched in advance", "search=ipe+200", { "Sec-Purpose": "prefetch" }],
		["another page of the results", "search=ipe+200&page=2", {}],
		["another order of the results", "search=ipe+200&sort=code_asc", {}],
	])("is nothing of %s", async (_, query, headers) => {
		const page = await german().get(`/new_search?${query}`, headers);
		expect(page.status).toBe(200);
		expect(page.root.querySelectorAll("main th a").length).toBeGreaterThan(0);
		expect(page.root.querySelector("main th a[ping]")).toBeNull();
	});

	it.each(["", "?query=x&position=1&variant=1", "?query=1&position=0&variant=1", "?query=1&position=1"])(
		"is no click without a query, a position and a variant: %j",
		async (query) => expect((await german().postOnce(`/search/click${query}`, {})).status).toBe(400),
	);

	it("is told only by pages of this shop, and only by a post", async () => {
		const path = "/search/click?query=1&position=1&variant=1";
		expect((await german().postOnce(path, {}, { Origin: "https://evil.example" })).status).toBe(403);
		expect((await german().get(path)).status).toBe(405);
	});
});
