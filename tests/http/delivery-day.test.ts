import { describe, expect, it } from "vitest";
import { companyDay } from "../../contract/company";
import { languages } from "../../contract/locale";
import { workingDayAfter } from "../../contract/values/days";
import { sendAuth } from "../support/auth-forms";
import { signedInAtDesk } from "../support/desk-visitor";
import { addBeam, cartPath, choosePayment, fillPaymentInfo, finnishBuyer, order, summaryForm } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { formOf, type Page, Visitor } from "../support/visitor";

const shop = shared.address;

const stockCells = ({ root }: Page) => root.querySelectorAll("tbody tr td").map(({ text }) => text.replaceAll("\u00a0", " "));
const linkTo = ({ root }: Page) => root.querySelectorAll("main a").find((link) => link.getAttribute("href")?.startsWith("/deliver-to?"));
const day = /\b(?:Mo|Di|Mi|Do|Fr) \d{1,2}\. (?:Jan|Feb|März|Apr|Mai|Juni|Juli|Aug|Sept|Okt|Nov|Dez)/;

async function withPlace(country = "FI", postCode = "00100", language: (typeof languages)[number] = "de"): Promise<Visitor> {
	const visitor = new Visitor(shop, language);
	await visitor.post("/deliver-to", { country, postCode, back: "/shop" });
	return visitor;
}

describe("the place of delivery", () => {
	// Shows R62.1
	it("is asked from the head of a list, and leads back to it with days instead of working days", async () => {
		const visitor = new Visitor(shop, "de");
		const list = await visitor.get("/categories/beams?sort=price_asc");
		expect(stockCells(list).some((text) => day.test(text))).toBe(false);
		const form = await visitor.get(linkTo(list)?.getAttribute("href") ?? "");
		const back = form.root.querySelector("main input[name=back]")?.getAttribute("value") ?? "";
		expect(back).toBe("/categories/beams?sort=price_asc");
		const told = await visitor.post("/deliver-to", { country: "FI", postCode: "00 100", back });
		expect(told.path).toBe(back);
		expect(told.root.querySelector("main")?.text).toContain("FI-00100");
		expect(stockCells(told).some((text) => day.test(text))).toBe(true);
		expect(stockCells(told).some((text) => text.includes("Arbeitstag"))).toBe(false);
	});

	// Shows R62.1
	it("is refused beside the postcode if its country has none like it, with everything typed kept", async () => {
		const visitor = new Visitor(shop, "de");
		const refused = await visitor.post("/deliver-to", { country: "DE", postCode: "00100", back: "/shop" });
		expect(refused.status).toBe(422);
		const field = refused.root.querySelector("main input[name=postCode]");
		expect([field?.getAttribute("value"), field?.getAttribute("aria-invalid")]).toEqual(["00100", "true"]);
		expect(refused.root.querySelector("main")?.text).toContain("Diese Postleitzahl gibt es in diesem Land nicht.");
		expect(visitor.cookies.keys()).not.toContain("place");
	});

	// Shows R62.1
	it.each(languages)("is changed and forgotten without an account: %s", async (language) => {
		const visitor = await withPlace("EE", "92413", language);
		const form = await visitor.get("/deliver-to?back=/shop");
		expect(form.root.querySelector("main input[name=postCode]")?.getAttribute("value")).toBe("92413");
		await visitor.post("/deliver-to", { intent: "forget", back: "/shop" });
		expect((await visitor.get("/deliver-to")).root.querySelector("main input[name=postCode]")?.getAttribute("value") ?? "").toBe("");
	});

	// Shows R62.9
	it.each(["", "92413"])("is that of the company's address for who signs in, unless another is typed: '%s'", async (typed) => {
		const visitor = typed ? await withPlace("EE", typed) : new Visitor(shop, "de");
		await sendAuth(visitor, "password", { email: "purchaser@demo.example", password: "Crossbar1", allow: "functional" });
		const list = await visitor.get("/categories/beams");
		expect(list.root.querySelector("main")?.text).toContain(typed ? "EE-92413" : "FI-02920");
		expect(stockCells(list).some((text) => day.test(text))).toBe(true);
		await visitor.postOnce("/users/logout", {});
		expect(stockCells(await visitor.get("/categories/beams")).some((text) => day.test(text))).toBe(false);
	});

	it("leads back to pages of the shop alone", async () => {
		const visitor = new Visitor(shop, "en");
		const answer = await visitor.postOnce("/deliver-to", { country: "FI", postCode: "00100", back: "https://evil.example/" });
		expect(answer.headers.location).not.toContain("evil");
	});
});

describe("pages with days of delivery", () => {
	// Shows R62.3, R65.7
	it("come later on an island, and leave other readers' pages as they are", async () => {
		const [land, island, stranger] = [await withPlace("EE", "10111"), await withPlace("EE", "92413"), new Visitor(shop, "de")];
		const path = "/products/ipe-200";
		const [onLand, onIsland, plain] = [await land.get(path), await island.get(path), await stranger.get(path)];
		expect(stockCells(onLand).filter((text) => day.test(text))).not.toEqual(stockCells(onIsland).filter((text) => day.test(text)));
		expect(onIsland.root.querySelector("main")?.text).toContain("EE-92413");
		expect(plain.text).not.toMatch(/92413|10111/);
		expect(stockCells(plain).some((text) => text.includes("Arbeitstag"))).toBe(true);
	});

	// Shows R62.3
	it("stay in the cache for the same place", async () => {
		const visitor = await withPlace("FI", "33100");
		await visitor.get("/products/ipe-300");
		const again = await visitor.get("/products/ipe-300");
		expect(again.headers["server-timing"]).toContain("cache;desc=hit");
		expect(again.root.querySelector("main")?.text).toContain("FI-33100");
	});
});

describe("an order", () => {
	const main = ({ root }: Page) => (root.querySelector("main")?.text ?? "").replaceAll("\u00a0", " ");

	// Shows R62.1, R62.4
	it("names its day in the cart, for the typed place until an address is known", async () => {
		const visitor = await withPlace("EE", "92413");
		await addBeam(visitor, "2");
		const cart = await cartPath(visitor);
		const shown = main(await visitor.get(cart));
		expect(shown).toMatch(/Liefertermin \(Estland\)\s*(?:ca\. |bis |ab )?(?:Mo|Di|Mi|Do|Fr) /);
		expect(shown).toContain("EE-92413");
		await fillPaymentInfo(visitor, cart, finnishBuyer);
		const addressed = main(await visitor.get(cart));
		expect(addressed).toMatch(/Liefertermin\s*(?:ca\. |bis |ab )?(?:Mo|Di|Mi|Do|Fr) /);
		expect(addressed).not.toContain("EE-92413");
	});

	// Shows R62.5
	it("says before it is sent that the wanted day cannot be met, and says nothing if it can", async () => {
		const visitor = new Visitor(shop, "de");
		await addBeam(visitor, "2");
		const cart = await cartPath(visitor);
		await fillPaymentInfo(visitor, cart, finnishBuyer);
		const tomorrow = workingDayAfter(companyDay(new Date()), 1, "FI");
		const early = await choosePayment(visitor, cart, { wantedOn: tomorrow });
		expect(main(early)).toContain("ist nicht zu halten");
		expect(main(early)).toContain("Bis dahin kann nichts kommen.");
		const late = await choosePayment(visitor, cart, { wantedOn: workingDayAfter(tomorrow, 60, "FI") });
		expect(late.status).toBe(200);
		expect(main(late)).not.toContain("ist nicht zu halten");
		for (const page of [late, await visitor.get(`${cart}/summary`)]) {
			expect(main(page)).toMatch(/Liefertermin\s*(?:Mo|Di|Mi|Do|Fr) [^;]*, Ihr Wunschtermin/);
			expect(main(page)).not.toContain("Wunschtermin:");
		}
	});

	// Shows R84.3
	it("of a list with a wish that is too early says so beside the list and in the cart", async () => {
		const visitor = new Visitor(shop, "de");
		const tomorrow = workingDayAfter(companyDay(new Date()), 1, "FI");
		const list = `CR-001127;2\nbis ${tomorrow.split("-").reverse().join(".")}`;
		const checked = await visitor.post("/quick-order", { idem: crypto.randomUUID(), list });
		expect(main(checked)).toMatch(/Er ist nicht für alles zu halten \(was später kommt: .*(?:Mo|Di|Mi|Do|Fr) /);
		await visitor.post("/quick-order", { idem: crypto.randomUUID(), list, intent: "add" });
		const cart = main(await visitor.get("/cart"));
		expect(cart).toContain("ist nicht zu halten");
		expect(cart).toContain("Den Wunschtermin ändern Sie unter „Lieferung und Zahlung“.");
	});

	// Shows R62.4
	it("keeps its estimated days while it is under review", async () => {
		const visitor = new Visitor(shop, "de");
		const sent = main(await order(visitor, finnishBuyer));
		expect(sent).toContain("wird geprüft");
		expect(sent).toMatch(/Voraussichtlicher Liefertermin: \d/);
	});
});

describe("a list by a day", () => {
	const countIn = ({ root }: Page) =>
		Number(/(\d[\d.]*)\D*$/.exec(root.querySelector("#list-count")?.text.split(". ")[0] ?? "")?.[1]?.replace(".", "") ?? 0);
	const inDays = (days: number) => workingDayAfter(companyDay(new Date()), days, "FI");

	// Shows R62.6
	it.each(["/categories/beams?", "/new_search?search=IPE&"])(
		"has fewer goods the sooner it is, and keeps the day in its address: %s",
		async (list) => {
			const visitor = await withPlace();
			const [soon, later, all] = [
				await visitor.get(`${list}by=${inDays(1)}`),
				await visitor.get(`${list}by=${inDays(60)}`),
				await visitor.get(list.slice(0, -1)),
			];
			expect(later.status).toBe(200);
			expect(countIn(soon)).toBeLessThan(countIn(later));
			expect(countIn(later)).toBeLessThanOrEqual(countIn(all));
			expect(later.root.querySelector("main input[id=by]")?.getAttribute("value")).toBe(inDays(60));
			expect(all.root.querySelector("main input[id=by]")).not.toBeNull();
			expect((await new Visitor(shop, "de").get(list.slice(0, -1))).root.querySelector("main input[id=by]")).toBeNull();
			const links = later.root.querySelectorAll("main thead a").map((link) => link.getAttribute("href") ?? "");
			expect(links.filter((link) => link.includes("sort="))).not.toEqual([]);
			expect(links.filter((link) => link.includes("sort=") && !link.includes(`by=${inDays(60)}`))).toEqual([]);
		},
	);

	// Shows R76.1, R76.2
	it("is chosen from the coming days, and shows the cheapest goods that are there in time, beside the price of later ones", async () => {
		const visitor = await withPlace();
		const choices = (page: Page) => page.root.querySelectorAll('main nav[aria-label="Liefertermin bis"] a');
		const links = choices(await visitor.get("/categories/ipe-beams?rows=100")).map((link) => link.getAttribute("href") ?? "");
		expect(links.map((link) => /by=([\d-]+)/.exec(link)?.[1])).toEqual([undefined, ...[2, 3, 4, 5, 6, 7].map(inDays)]);
		const page = await visitor.get(`/categories/ipe-beams?rows=100&by=${inDays(4)}`);
		expect(
			choices(page)
				.find((link) => link.getAttribute("aria-current"))
				?.getAttribute("href"),
		).toContain(`by=${inDays(4)}`);
		const rows = page.root.querySelectorAll("main tbody tr").map(({ text }) => text);
		const withLater = rows.filter((text) => text.includes("später"));
		expect(withLater.length).toBeGreaterThan(0);
		expect(withLater.length).toBeLessThan(rows.length);
		const cents = (text = "") => Number(text.replace(/\D/g, ""));
		for (const text of withLater) {
			const [, price, later] = /([\d.]+,\d\d)\s*€\s*später\s*([\d.]+,\d\d)/.exec(text) ?? [];
			expect(cents(price)).toBeGreaterThan(cents(later));
		}
	});

	// Shows R62.6
	it("says beside the field that a day is past", async () => {
		const refused = await new Visitor(shop, "de").get("/categories/beams?by=2020-01-02");
		expect(refused.status).toBe(422);
		const field = refused.root.querySelector("main input[id=by]");
		expect(field?.getAttribute("aria-invalid")).toBe("true");
		expect(refused.root.querySelector("#by-problem")?.text).toBe("Wählen Sie einen späteren Tag.");
	});
});

describe("a delivery schedule", () => {
	// Shows R62.8, R78.1, R84.5
	it("is written on a page of the line, refused with everything typed kept, and shown in cart and order", async () => {
		const visitor = new Visitor(shop, "de");
		await addBeam(visitor, "12");
		const cart = await cartPath(visitor);
		const path =
			(await visitor.get(cart)).root
				.querySelectorAll("main a")
				.map((link) => link.getAttribute("href") ?? "")
				.find((link) => link.includes("/schedule/")) ?? "";
		const form = formOf(await visitor.get(path), 'main form:has(input[name="on.1"])');
		const [soon, later] = [10, 40].map((days) => workingDayAfter(companyDay(new Date()), days, "FI"));
		const typed = { ...form.fields, "on.1": soon ?? "", "amount.1": "4", "on.2": later ?? "", "amount.2": "7" };
		const refused = await visitor.post(form.path, typed);
		expect(refused.status).toBe(422);
		expect(refused.root.querySelector("main input[name='amount.2']")?.getAttribute("value")).toBe("7");
		expect(refused.root.querySelector("main")?.text).toContain("2. Menge: Verteilen Sie genau die Menge der Position auf die Tage.");
		const tomorrow = workingDayAfter(companyDay(new Date()), 1, "FI");
		const early = await visitor.post(form.path, { ...typed, "on.1": later ?? "", "on.2": tomorrow, "amount.2": "8" });
		expect(early.status).toBe(422);
		expect(early.root.querySelector("main input[name='on.2']")?.getAttribute("value")).toBe(tomorrow);
		expect(early.root.querySelector("#on-2-error")?.text).toBe("So früh kann die Ware nicht da sein. Wählen Sie einen späteren Tag.");
		const wrong = { "on.1": soon ?? "", "amount.1": "x", "on.2": soon ?? "", "on.3": "2032-03-01", "amount.3": "1" };
		const each = await visitor.post(form.path, { ...typed, "amount.2": "7", ...wrong });
		expect(["amount-1", "on-2", "on-3"].map((field) => each.root.querySelector(`#${field}-error`)?.text)).toEqual([
			"Geben Sie die Menge als ganze Zahl an.",
			"Dieser Tag steht schon weiter oben.",
			"Der Tag darf höchstens ein Jahr in der Zukunft liegen.",
		]);
		expect(each.root.querySelectorAll("main [aria-invalid]")).toHaveLength(3);
		const stored = await visitor.post(form.path, { ...typed, "amount.2": "8" });
		expect(stored.path).toBe(cart);
		const shown = (page: Page) => (page.root.querySelector("main")?.text ?? "").replaceAll("\u00a0", " ");
		expect(shown(stored)).toMatch(/Liefertage: 4 Stück [^;]*; 8 Stück/);
		const counted = async (amount: string) => {
			const { fields } = formOf(await visitor.get(cart), "main form:has(input[name=itemId])");
			return visitor.post(cart, { ...fields, amount, intent: "quantity" });
		};
		const more = await counted("14");
		const said = more.root
			.querySelectorAll("[role=status]")
			.find(({ text }) => text.includes("Die letzten Liefertage sind an die Menge angepasst."));
		expect(said?.querySelector(`a[href='${path}']`)?.text).toBe("Liefertage prüfen");
		expect(shown(more)).toMatch(/Liefertage: 4 Stück [^;]*; 10 Stück/);
		await counted("12");
		await fillPaymentInfo(visitor, cart, finnishBuyer);
		await choosePayment(visitor, cart);
		const twoDeliveries = /2 Lieferungen nach Ihren Liefertagen: [^;]* 89,00 €; [^;]* 89,00 €/;
		expect(shown(await visitor.get(`${cart}/summary`))).toMatch(twoDeliveries);
		const sending = await summaryForm(visitor, cart);
		await visitor.post(sending.path, sending.fields);
		const placed = await visitor.get(cart);
		expect(shown(placed)).toContain("Bestellung CB-");
		expect(shown(placed)).toMatch(twoDeliveries);
		expect(shown(placed)).toMatch(/Liefertage: 4 Stück [^;]*; 8 Stück/);
		// Staff read it, too.
		const number = /CB-\d+/.exec(shown(placed))?.[0] ?? "";
		const seller = await signedInAtDesk(shared, "orders@desk.example");
		expect(shown(await seller.get(`/desk/orders/${number.toLowerCase()}`))).toMatch(/2 deliveries [^:]*: [^;]*89\.00; [^;]*89\.00/);
	});
});
