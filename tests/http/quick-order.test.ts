import { describe, expect, it } from "vitest";
import { catalogue } from "../../contract/catalogue";
import { companyDay } from "../../contract/company";
import { languages } from "../../contract/locale";
import { workingDayAfter } from "../../contract/values/days";
import { shared } from "../support/shared-shop";
import { storedCart } from "../support/stored-cart";
import { newAccount } from "../support/visiting-account";
import { formOf, type Page, Visitor } from "../support/visitor";
import { workbook } from "../support/workbook";

const shop = shared.address;
const backend = shared.backend;
const locales = languages;

interface Sent {
	list?: string;
	file?: { name: string; content: string | Uint8Array };
	/** Fields of buttons and others. */
	[field: string]: string | { name: string; content: string | Uint8Array } | undefined;
}

/** Sends the form as a browser does: as multipart. */
async function send(visitor: Visitor, { file, ...fields }: Sent, headers: Record<string, string> = {}): Promise<Page> {
	const form = new FormData();
	for (const [name, value] of Object.entries({ idem: crypto.randomUUID(), intent: "check", list: "", ...fields }))
		if (typeof value === "string") form.append(name, value);
	form.append("file", new Blob(file ? [new Uint8Array(Buffer.from(file.content))] : []), file?.name ?? "");
	const encoded = new Response(form);
	const body = Buffer.from(await encoded.arrayBuffer());
	return visitor.send("POST", "/quick-order", body, {
		"Content-Type": encoded.headers.get("Content-Type") ?? "",
		"Content-Length": String(body.length),
		Origin: `http://${visitor.host}`,
		...headers,
	});
}

const rowsOf = (page: Page, part: "wrong" | "good") =>
	page.root
		.querySelectorAll(`main table[aria-labelledby="lines"] tr[data-line="${part}"]`)
		.map((row) => row.querySelectorAll("td").map((cell) => cell.text.replace(/\s+/g, " ").trim()));

const listOf = (page: Page): string => (page.root.querySelector("main textarea#list")?.text ?? "").replace(/^\n/, "");

const button = (page: Page, text: RegExp) => {
	const found = page.root.querySelectorAll('main button[type="submit"]').find((one) => text.test(one.text));
	if (!found) throw new Error(`No button ${text} on ${page.path} (${page.status})`);
	return { [found.getAttribute("name") ?? ""]: found.getAttribute("value") ?? "" };
};

/** The visitor's cart: quantity and reference by code. */
async function held(visitor: Visitor): Promise<Record<string, [number, string]>> {
	const uuid = (await visitor.get("/cart")).path.split("/")[2]?.split("?")[0];
	if (!uuid) return {};
	return Object.fromEntries(
		(await storedCart(backend, visitor, uuid)).items.map(({ variant, quantity, comment }) => [variant.code, [quantity, comment]]),
	);
}

/** The number of pieces in a pack, from the backend. */
async function backendPieces(code: string): Promise<number> {
	const answer = await fetch(`${backend}/productVariant/${Number(code.slice(3))}`, { headers: { Locale: "de" } });
	const pack = catalogue.variant.answer.parse(await answer.json()).attributes.find((one) => one.code === "pack")?.value;
	return Number(pack);
}

/** Fittings: at least 10, in packs of 5. */
const [fittings, others] = ["CR-011847", "CR-011848"];

describe("the page", () => {
	it.each(locales)("takes a list or a file, and needs no scripts: %s", async (locale) => {
		const page = await new Visitor(shop, locale).get("/quick-order");
		expect(page.status).toBe(200);
		const form = page.root.querySelector('main form[enctype="multipart/form-data"]');
		expect(form?.querySelector('textarea[name="list"]')).not.toBeNull();
		expect(form?.querySelector('input[type="file"][name="file"]')).not.toBeNull();
		expect(page.headers["set-cookie"]).toBeUndefined();
	});

	it.each(locales)("has a sample that can be ordered as it is: %s", async (locale) => {
		const visitor = new Visitor(shop, locale);
		const sample = await visitor.get("/quick-order/sample.csv");
		expect(sample.headers["content-type"]).toBe("text/csv; charset=utf-8");
		const page = await send(visitor, { file: { name: "sample.csv", content: sample.text } });
		expect(page.status).toBe(200);
		expect(rowsOf(page, "wrong")).toEqual([]);
		expect(rowsOf(page, "good").length).toBeGreaterThan(3);
	});
});

describe("a checked list", () => {
	// Shows R22.30
	it("shows for each line what it is, its price at that quantity, and what is wrong", async () => {
		const list = "CR-001127;12;Halle 3\nSRW-904689 2\nCR-999999;4\nCR-001643;1,000\nCR-008612;zwölf\n;5\nCR-008828;12 m\ncr 1127;3;Lager 2";
		const page = await send(new Visitor(shop, "de"), { list });
		expect(page.status).toBe(422);
		expect(listOf(page)).toBe(list);
		const good = rowsOf(page, "good");
		expect(good).toHaveLength(2);
		expect(good[0]?.join(" ")).toMatch(/1, 8 IPE 200.*CR-001127.*12 Halle 3, 3 Lager 2.*15 Stück.*12 \+ 3.*149,60 €.*2\.244,00 €/);
		expect(good[1]?.join(" ")).toMatch(/^2 .*Siegerländer Rohrwerk.*203,90/);
		const wrong = rowsOf(page, "wrong").map((row) => row.join(" "));
		expect(wrong).toHaveLength(5);
		for (const [index, words] of ["führen wir nicht", "zweierlei", "ganze Zahl", "fehlt die Artikelnummer", "Verkaufseinheit"].entries())
			expect(wrong[index]).toContain(words);
		expect(page.root.querySelector("main #result")).not.toBeNull();
	});

	it.each(locales)("is answered in the reader's language: %s", async (locale) => {
		const page = await send(new Visitor(shop, locale), { list: "x1;1" });
		const words = { de: "führen wir nicht", en: "no item with this code", et: "tootekoodi meil ei ole", fi: "tuotekoodia ei ole" };
		expect(rowsOf(page, "wrong")[0]?.join(" ")).toContain(words[locale]);
	});

	it("leads from a name that is no code to the search for it", async () => {
		const visitor = new Visitor(shop, "de");
		const page = await send(visitor, { list: "QX-9 & qwertz;2" });
		const link = page.root.querySelector('main table a[href^="/new_search"]');
		expect(link?.text).toBe("Nach „QX-9 & qwertz“ suchen");
		expect((await visitor.get(link?.getAttribute("href") ?? "")).status).toBe(200);
	});

	it("counts one piece and several in words that fit", async () => {
		const page = await send(new Visitor(shop, "en"), { list: "1127;1\n1130;2" });
		const good = rowsOf(page, "good").map((row) => row.join(" "));
		expect(good[0]).toMatch(/(?<!\d)1 pc(?!s)/);
		expect(good[1]).toMatch(/(?<!\d)2 pcs/);
	});

	it("tells a unit that the goods are not sold in, and counts none of them", async () => {
		const page = await send(new Visitor(shop, "de"), { list: "CR-013712;500 Stück\nCR-013712;2 Packungen\n1127;3 Packungen\n1127;2 Stk" });
		const wrong = rowsOf(page, "wrong").map((row) => row.join(" "));
		expect(wrong).toHaveLength(2);
		expect(wrong[0]).toContain("Verkauft wird in Packungen.");
		expect(wrong[0]).toContain("Geben Sie die Zahl der Packungen an.");
		expect(wrong[1]).toContain("Geben Sie die Stückzahl an.");
		const good = rowsOf(page, "good").map((row) => row.join(" "));
		expect(good[0]).toMatch(/CR-013712.*2 Packungen/);
		expect(good[1]).toMatch(/CR-001127.*2 Stück/);
	});

	// Shows R7.16
	it("says what packs hold, so that 200 packs are not taken for 200 bolts", async () => {
		const page = await send(new Visitor(shop, "de"), { list: "CR-013712;200\nCR-013713;200 Stück" });
		const holds = await backendPieces("CR-013712");
		const figure = new Intl.NumberFormat("de").format;
		expect(rowsOf(page, "good")[0]?.[1]).toContain(`200 Packungen zu je ${figure(holds)} Stück = ${figure(200 * holds)} Stück`);
		expect(rowsOf(page, "wrong")[0]?.[1]).toMatch(/Eine Packung enthält \d+ Stück\./);
	});

	it("says why a sum is less than quantity times price", async () => {
		const page = await send(new Visitor(shop, "de"), { list: "CR-008611;1000" });
		expect(rowsOf(page, "good")[0]?.at(-1)).toMatch(/^37\.121,90 €Paketrabatt .*−3 %$/);
	});

	it("is good as a whole where nothing is wrong", async () => {
		const page = await send(new Visitor(shop, "de"), { list: "1127;1" });
		expect(page.status).toBe(200);
		expect(page.root.querySelector('main tr[data-line="wrong"]')).toBeNull();
	});

	it("takes a suggestion by a button, one or all", async () => {
		const visitor = new Visitor(shop, "de");
		const list = `${fittings};3\nCR-001127;1\n${fittings};4\n${others};12;oben`;
		const page = await send(visitor, { list });
		const wrong = rowsOf(page, "wrong").map((row) => row.join(" "));
		expect(wrong[0]).toContain("Mindestmenge ist 10");
		expect(wrong[1]).toContain("Vielfache");
		const one = await send(visitor, { list: listOf(page), ...button(page, /15 übernehmen/) });
		expect(listOf(one)).toBe(list.replace("12;oben", "15;oben"));
		const all = await send(visitor, { list: listOf(page), ...button(page, /Vorgeschlagene Mengen für 2/) });
		expect(all.status).toBe(200);
		expect(listOf(all)).toBe(`${fittings};6\nCR-001127;1\n${fittings};4\n${others};15;oben`);
	});

	it("is not changed where it is another list by now", async () => {
		const visitor = new Visitor(shop, "de");
		const moved = await send(visitor, { list: `CR-001127;1\n${fittings};3`, take: `1 10 ${fittings}` });
		expect(listOf(moved)).toBe(`CR-001127;1\n${fittings};10`);
		const gone = await send(visitor, { list: "CR-001127;1", take: `1 10 ${fittings}` });
		expect(listOf(gone)).toBe("CR-001127;1");
		for (const take of ["", "x", "1 0 CR-001127", "99999999999 1 a"])
			expect(listOf(await send(visitor, { list: "1127;1", take }))).toBe("1127;1");
	});

	// Shows R77.9
	it("splits a line of several articles by a button, and keeps the answers to the lines below", async () => {
		const visitor = new Visitor(shop, "de");
		const list = "HEB 120 S235JR roh 6 m 2 Stk + HEB 140 S235JR roh 6 m 3 Stk\nIPE 200 6 m 4 Stk";
		const page = await send(visitor, { list });
		const split = button(page, /^In 2 Zeilen teilen/);
		expect(split).toEqual({ take: "split 1" });
		const answer = page.root.querySelector("main input[name='pick.2']")?.getAttribute("value") ?? "";
		expect(answer).not.toBe("");
		const after = await send(visitor, { list, "pick.2": answer, ...split });
		expect(listOf(after)).toBe("HEB 120 S235JR roh 6 m 2 Stk\nHEB 140 S235JR roh 6 m 3 Stk\nIPE 200 6 m 4 Stk");
		expect(after.root.querySelector("main input[name='pick.3'][checked]")?.getAttribute("value")).toBe(answer);
		expect(rowsOf(after, "good").flat().join(" ")).toMatch(/HEB 120.*HEB 140/);
	});

	it("asks what 1,000 and 1.000 mean, and takes one answer for all", async () => {
		const visitor = new Visitor(shop, "de");
		const page = await send(visitor, { list: "1127;2,000\n1643;12.000" });
		const decimals = await send(visitor, { list: listOf(page), ...button(page, /Dezimaltrennzeichen/) });
		expect(listOf(decimals)).toBe("1127;2\n1643;12");
		const thousands = await send(visitor, { list: listOf(page), ...button(page, /Tausendertrennzeichen/) });
		expect(listOf(thousands)).toBe("1127;2000\n1643;12000");
	});
});

/** Ambiguous lines: the typed text and its choices. */
const questionsOf = (page: Page) =>
	page.root.querySelectorAll("main fieldset:has(input[name^='pick.'])").map((question) => ({
		name: question.querySelector("input")?.getAttribute("name") ?? "",
		typed: (question.querySelector("legend")?.text ?? "").replace(/\s+/g, " ").trim(),
		marked: question.querySelectorAll("mark").map(({ text }) => text),
		chosen: question.querySelector("input[checked]")?.getAttribute("value") ?? null,
		choices: question.querySelectorAll("label").map(({ text }) => text.replace(/\s+/g, " ").trim()),
		codes: question.querySelectorAll("input").map((input) => input.getAttribute("value") ?? ""),
	}));

describe("a bill of materials", () => {
	const bill = [
		"Sehr geehrte Damen und Herren,",
		"Pos\tMenge\tBezeichnung\tWerkstoff\tLänge",
		"1\t4 Stk\tHEA 160\tS355J2 roh\t12 m",
		"2\t3 Stk\tIPE 200\tS235JR\t6 m",
		"UPN 120 S235JR roh 7 x 1800 mm",
		"DIN 933 M12x60 8.8 schwarz 200 St",
		"IPE 200 S235JR 6 m roh 10 Stk Achse Nord",
		"4 Stk Edelstahlrohr 42,4x2 6 m",
		"CR-001643; 2; Halle 3",
		"Summe netto 1.234,56 EUR",
	].join("\n");

	// Shows R7.16
	it("is rows where it is clear, questions where it is not, and nothing of it is silent", async () => {
		const page = await send(new Visitor(shop, "de"), { list: bill });
		expect(page.status).toBe(422);
		const good = rowsOf(page, "good").map((row) => row.join(" "));
		expect(good).toHaveLength(2);
		expect(good[0]).toMatch(/^3 HEA 160, 12 m, S355J2, roh.*kg.*Referenz: Pos\. 1 .*Arbeitstage nach\sDE \d+ auf Lager 4 Stück/);
		expect(good[1]).toMatch(/^9 .*Referenz: Halle 3 .*Arbeitstage nach\sDE \d+ auf Lager 2 Stück/);
		expect(rowsOf(page, "wrong")).toEqual([]);
		const [grade, cut, packs, words] = questionsOf(page);
		expect(grade?.typed).toMatch(/IPE 200, 6 m, S235JR$/);
		expect(grade?.choices.slice(0, 3).map((choice) => choice.split(" CR-")[0])).toEqual(["roh günstigste", "grundiert", "feuerverzinkt"]);
		expect(cut?.choices[0]).toMatch(/^6 m .*7 × 1800 mm aus 3 Stangen .*Stange .*mit Schnitten/);
		expect(packs?.choices[0]).toMatch(/2 Packungen zu 100 Stück/);
		expect(words?.marked).toEqual(["Achse (nicht verstanden)", "Nord (nicht verstanden)"]);
		for (const question of questionsOf(page)) expect(question.choices.length).toBeLessThanOrEqual(6);
		expect(page.root.querySelector('main tr[data-line="absent"]')?.text).toContain("Edelstahlrohr");
		const skipped = page.root.querySelector("main details:has(li)")?.text ?? "";
		for (const line of ["Sehr geehrte", "Bezeichnung", "Summe netto"]) expect(skipped).toContain(line);
		expect(listOf(page)).toBe(bill);
		const figures = page.root.querySelector("main #figures")?.text.replace(/\s+/g, " ") ?? "";
		expect(figures).toMatch(/Offene Fragen ?4.*Bestellbar ?2.*Nicht im Sortiment ?1.*Übergangen ?3/);
		const bar = page.root.querySelector("main div:has(> button[value=add])")?.text.replace(/\s+/g, " ");
		expect(bar).toMatch(/2 Positionen zzgl. MwSt. und die gewählten .*4 offene Fragen/);
		const toFirst = page.root.querySelector("main div > a:has(+ button[value=add])")?.getAttribute("href");
		expect(page.root.querySelector(`fieldset${toFirst} input`)?.getAttribute("name")).toBe(grade?.name);
	});

	// Shows R80.1
	it("shows its lines in their order: orderable ones, questions, and what is not in the range", async () => {
		const list = "IPE 200 S235JR 6 m 3 Stk\nCR-001127;12\nEdelstahlrohr 48,3x3,2 6 m 10 Stk\nCR-999999;4\nIPE 220 S235JR 6 m 2 Stk";
		const page = await send(new Visitor(shop, "de"), { list });
		const linesOf = ({ root }: Page) =>
			root
				.querySelectorAll('main table[aria-labelledby="lines"] tbody tr')
				.map((row) => [Number(/\d+/.exec(row.querySelector("td:first-child")?.text ?? "")?.[0]), row.getAttribute("data-line")]);
		expect(linesOf(page)).toEqual([
			...[
				[1, "asked"],
				[2, "good"],
				[3, "absent"],
				[4, "wrong"],
				[5, "asked"],
			],
		]);
		const answered = await send(new Visitor(shop, "de"), { list, "pick.5": questionsOf(page)[1]?.codes[0] ?? "" });
		expect(linesOf(answered).slice(4)).toEqual([
			[5, "good"],
			[5, "answered"],
		]);
	});

	// Shows R67.2, R67.3
	it("takes one answer for several questions, and says one count and one sum", async () => {
		const visitor = new Visitor(shop, "de");
		const list = "IPE 200 S235JR 6 m 3 Stk\nIPE 220 S235JR 6 m 2 Stk\nIPE 240 S235JR 6 m 1 Stk\n4 Stk HEA 160 S355J2 12 m roh";
		const asked = await send(visitor, { list });
		const buttons = asked.root.querySelectorAll('main section[aria-labelledby="lines"] button[name="answer"]');
		expect(buttons.map((one) => one.text.replace(/\s+/g, " "))).toEqual([
			...["roh · 3 Zeilen", "grundiert · 3 Zeilen", "feuerverzinkt · 3 Zeilen"],
		]);
		expect(asked.root.querySelectorAll('table[aria-labelledby="ways"] button').length).toBeGreaterThan(0);
		expect(questionsOf(asked).map(({ chosen }) => chosen)).toEqual([null, null, null]);
		const refused = await send(visitor, { list, "pick.2": "" });
		expect(questionsOf(refused).map(({ chosen }) => chosen)).toEqual([null, "", null]);
		expect(refused.root.querySelector("#figures")?.text.replace(/\s+/g, " ")).toMatch(/Offene Fragen ?2.*Bestellbar ?1/);
		expect(refused.root.querySelector("main div > a:has(+ button[value=add])")?.text).toBe("2 offene Fragen");
		const page = await send(visitor, { list, intent: "", answer: buttons[0]?.getAttribute("value") ?? "" });
		expect(page.status).toBe(200);
		expect(rowsOf(page, "good")).toHaveLength(4);
		for (const question of questionsOf(page)) expect(question.chosen).toBe(question.codes[0]);
		expect(page.root.querySelector("#answers")?.text).toBe("Alle Antworten auf einmal ändern:");
		const figures = page.root.querySelector("#figures")?.text.replace(/\s+/g, " ") ?? "";
		const bar = page.root.querySelector("main div:has(> button[value=add])")?.text.replace(/\s+/g, " ") ?? "";
		const sum = /[\d.]+,\d\d\s€/.exec(bar)?.[0] ?? "";
		expect(bar).toMatch(/^4 Positionen/);
		expect(figures).toMatch(/Bestellbar ?4/);
		expect(figures).toContain(sum);
	});

	// Shows R70.1, R70.2, R70.3
	it("is taken as a whole in a way that says its total before, also by its address", async () => {
		const visitor = new Visitor(shop, "de");
		const list = "CR-001127;12;Halle 3\nIPE 220 S235JR 6 m 2 Stk\n48,3x3,2 Rohr 6 m 4 Stk\nL 50x50x5 6 m 3 Stk\nCR-006843;10";
		const waysOf = (page: Page) =>
			page.root.querySelectorAll('main table[aria-labelledby="ways"] tbody tr').map((row) => ({
				cells: row
					.querySelectorAll("th, td")
					.filter((cell) => !cell.querySelector("button") && cell.innerHTML !== "")
					.map((cell) => cell.text.replace(/\s+/g, " ").trim()),
				answer: row.querySelector("button")?.getAttribute("value") ?? "",
			}));
		const suppliers = (page: Page) =>
			new Set(
				page.root
					.querySelectorAll('main tr[data-line="good"] td p')
					.flatMap(({ text }) => / · Lieferant (.+?)(?: · |$)/.exec(text)?.[1] ?? []),
			);
		const [now, ...others] = waysOf(await send(visitor, { list }));
		expect(now?.cells.slice(0, 2)).toEqual(["Derzeit gewählt", "2"]);
		expect(others.map(({ cells }) => cells[0])).toEqual(["Niedrigster Preis", "Schnellste Lieferung", "Wenigste Lieferanten"]);
		for (const { cells, answer } of others) {
			const [, count, sum = "", delivery = "", number] = cells;
			const page = await send(visitor, { list, intent: "", answer });
			expect(page.status).toBe(200);
			expect(listOf(page)).toBe(list);
			const good = rowsOf(page, "good");
			expect(String(good.length)).toBe(count);
			expect(page.root.querySelector("#figures")?.text.replace(/\s+/g, " ")).toContain(sum);
			expect(good.some((row) => row[2]?.replace(/ \d+ auf Lager$/, "") === delivery)).toBe(true);
			expect(String(suppliers(page).size)).toBe(number);
			// Codes of the list keep their articles.
			for (const code of ["CR-001127", "CR-006843"]) expect(good.map((row) => row[1]).join(" ")).toContain(code);
			expect(waysOf(page)[0]?.cells.slice(1, 5)).toEqual(cells.slice(1, 5));
			const link = page.root.querySelectorAll("main #result ~ p a").find((one) => one.text === "Link zu dieser Liste");
			const again = await new Visitor(shop, "de").get((link?.getAttribute("href") ?? "").replaceAll("&amp;", "&"));
			expect(rowsOf(again, "good")).toEqual(good);
			const supplies = page.root.querySelector('main input[name="supplies"]')?.getAttribute("value") ?? "";
			const picks = Object.fromEntries(questionsOf(page).map(({ name, chosen }) => [name, chosen ?? ""]));
			expect(rowsOf(await send(visitor, { list, supplies, ...picks }), "good")).toEqual(good);
		}
	});

	it("has no ways to take it if they change nothing, and ignores supplies of other articles", async () => {
		const visitor = new Visitor(shop, "de");
		const page = await send(visitor, { list: "CR-001127;12", supplies: "1:1,1:99999999" });
		const plain = await send(visitor, { list: "CR-001127;12" });
		expect(rowsOf(page, "good")).toEqual(rowsOf(plain, "good"));
		const none = await send(visitor, { list: "CR-999999;1" });
		expect(none.root.querySelector("#ways")).toBeNull();
	});

	// Shows R67.4
	it("has an address, which brings it back with its answers to whoever opens it, and keeps nothing", async () => {
		const visitor = new Visitor(shop, "de");
		const [grade] = questionsOf(await send(visitor, { list: bill }));
		const page = await send(visitor, { list: bill, [grade?.name ?? ""]: grade?.codes[2] ?? "" });
		const link = page.root.querySelectorAll("main #result ~ p a").find((one) => one.text === "Link zu dieser Liste");
		const address = (link?.getAttribute("href") ?? "").replaceAll("&amp;", "&");
		const again = await new Visitor(shop, "de").get(address);
		expect(again.status).toBe(200);
		expect(listOf(again)).toBe(bill);
		expect(questionsOf(again)[0]?.chosen).toBe(grade?.codes[2]);
		expect(rowsOf(again, "good")).toEqual(rowsOf(page, "good"));
		expect(again.root.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
		expect(formOf(again, 'main form[enctype="multipart/form-data"]').path).toBe("/quick-order");
		const none = await visitor.get("/quick-order/list?list=xyz");
		expect([none.status, listOf(none)]).toEqual([200, ""]);
		expect(none.root.querySelector("#result")).toBeNull();
	});

	it("goes into the cart as far as it is clear and chosen, in one form; the rest stays", async () => {
		const visitor = new Visitor(shop, "de");
		const [grade, cut] = questionsOf(await send(visitor, { list: bill }));
		const picks = { [grade?.name ?? ""]: grade?.codes[2] ?? "", [cut?.name ?? ""]: cut?.codes[0] ?? "" };
		const checked = await send(visitor, { list: bill, ...picks });
		expect(questionsOf(checked)[0]?.chosen).toBe(grade?.codes[2]);
		expect(rowsOf(checked, "good")).toHaveLength(4);
		const page = await send(visitor, { list: bill, ...picks, intent: "add" });
		expect(await held(visitor)).toMatchObject({ "CR-001129": [3, "Pos. 2"], "CR-001643": [2, "Halle 3"] });
		expect(Object.keys(await held(visitor))).toHaveLength(4);
		const rest = listOf(page).split("\n");
		expect(rest).toHaveLength(6);
		expect(rest).toContain("4 Stk Edelstahlrohr 42,4x2 6 m");
	});

	// Shows R28.3
	it("is saved as a list as far as it is clear and chosen, by who is signed in; what is open is said to be left out", async () => {
		const guest = await send(new Visitor(shop, "de"), { list: bill });
		expect(guest.root.querySelector("main button[value=save]")).toBeNull();
		const { visitor } = await newAccount({ shop, backend, locale: "de" });
		const [grade] = questionsOf(await send(visitor, { list: bill }));
		const fields = { list: bill, [grade?.name ?? ""]: grade?.codes[2] ?? "", intent: "save", idem: crypto.randomUUID() };
		const names = await Promise.all(
			[1, 2].map(async () => (await send(visitor, fields)).root.querySelector('main [role="status"]')?.text ?? ""),
		);
		expect(names[0]).toMatch(/3 Positionen sind als Liste „Stückliste .*4 offene Zeilen wurden nicht gespeichert/);
		expect(names[1]).toBe(names[0]);
		const again = await send(visitor, { ...fields, idem: crypto.randomUUID() });
		expect(again.root.querySelector('main [role="status"]')?.text).toContain(" (2)“");
		const path = again.root.querySelector('main [role="status"] a')?.getAttribute("href") ?? "";
		const list = (await visitor.get(path)).root.querySelector("main")?.text;
		for (const title of ["HEA 160, 12 m, S355J2, roh", "IPE 200, 6 m, S235JR, feuerverzinkt"]) expect(list).toContain(title);
		expect(listOf(again)).toBe(bill);
	});

	// Shows R7.16
	it("is asked what its columns hold where their names are not understood, and read so; its text stays", async () => {
		const visitor = new Visitor(shop, "de");
		const list = "Bauteil;Wieviel;Lang;Farbe;Bem\nHEA 160 S355J2;4;12000;roh;17\nIPE 200 S235JR;3;6000;roh;12";
		const asked = await send(visitor, { list });
		expect(asked.root.querySelectorAll('main section[aria-labelledby="columns"] select')).toHaveLength(5);
		const head = asked.root.querySelector('main input[name="head"]')?.getAttribute("value") ?? "";
		const said = new URLSearchParams([
			["idem", crypto.randomUUID()],
			["intent", "check"],
			["list", list],
			["head", head],
		]);
		for (const kind of ["goods", "quantity", "length", "", "ignored"]) said.append("column", kind);
		const page = await visitor.send("POST", "/quick-order", said.toString(), {
			"Content-Type": "application/x-www-form-urlencoded",
			Origin: `http://${visitor.host}`,
		});
		expect(rowsOf(page, "good").map((row) => row.join(" "))).toEqual([
			expect.stringMatching(/^2 HEA 160, 12 m, S355J2, roh.* 4 Stück/),
			expect.stringMatching(/^3 IPE 200, 6 m, S235JR, roh.* 3 Stück/),
		]);
		expect(listOf(page)).toBe(list);
	});

	it("puts what is cut into the cart in its length", async () => {
		const visitor = new Visitor(shop, "de");
		const list = "UPN 120 S235JR roh 7 x 1800 mm";
		const [cut] = questionsOf(await send(visitor, { list }));
		expect((await send(visitor, { list, [cut?.name ?? ""]: cut?.codes[0] ?? "", intent: "add" })).status).toBe(303);
		const uuid = (await visitor.get("/cart")).path.split("/")[2]?.split("?")[0] ?? "";
		const [item] = (await storedCart(backend, visitor, uuid)).items;
		expect(item?.cut).toMatchObject({ pieces: 7, length: 1800 });
	});

	it("takes no choice that its line does not offer, as where the list has moved since", async () => {
		const visitor = new Visitor(shop, "de");
		const page = await send(visitor, { list: "IPE 200 S235JR 6 m 3 Stk", "pick.1": "CR-001643", intent: "add" });
		expect(page.status).toBe(422);
		expect(visitor.cookies.has("cart")).toBe(false);
	});

	it("asks for the quantity that a line leaves out, and takes the one that is offered", async () => {
		const visitor = new Visitor(shop, "de");
		const page = await send(visitor, { list: "IPE 200 S235JR 6 m roh" });
		expect(rowsOf(page, "wrong")[0]?.join(" ")).toContain("Die Menge fehlt.");
		const mended = await send(visitor, { list: listOf(page), ...button(page, /1 übernehmen/) });
		expect(listOf(mended)).toBe("CR-001127;1");
	});

	// Shows R80.1
	it("takes the quantity of a question in its field, and keeps one that is none", async () => {
		const visitor = new Visitor(shop, "de");
		const page = await send(visitor, { list: "1643;1\nIPE 200" });
		expect(page.root.querySelector('main tr[data-line="asked"]')?.text).toContain("Die Menge fehlt.");
		const refused = await send(visitor, { list: listOf(page), "amount.2": "viele" });
		expect(refused.status).toBe(422);
		expect(listOf(refused)).toBe("1643;1\nIPE 200");
		expect(refused.root.querySelector("#amount-2")?.getAttribute("value")).toBe("viele");
		expect(refused.root.querySelector("#amount-2-error")?.text).toBe("Die Menge muss eine ganze Zahl sein.");
		const taken = await send(visitor, { list: listOf(refused), "amount.2": "7", "pick.2": "CR-001127" });
		expect(listOf(taken)).toBe("1643;1\nIPE 200; Menge 7");
		expect(rowsOf(taken, "good")[1]?.join(" ")).toContain("7 Stück");
	});

	it("shows what comes nearest to a size that there is not, and says that there is not", async () => {
		const page = await send(new Visitor(shop, "de"), { list: "Quadratrohr 45x45x3 6 m 10 Stk" });
		const absent = page.root.querySelector('main tr[data-line="absent"]');
		expect(absent?.text).toContain("Am nächsten kommen diese:");
		expect(absent?.querySelector("legend")?.text).toMatch(/Quadratrohr (?:40×40|50×50)×3/);
	});

	it.each([
		["de", "nicht verstanden"],
		["en", "not understood"],
		["et", "arusaamatu"],
		["fi", "ei ymmärretty"],
	] as const)("is asked about in the reader's language: %s", async (locale, words) => {
		const page = await send(new Visitor(shop, locale), { list: "IPE 200 S235JR 6 m qwertz 10" });
		expect(questionsOf(page)[0]?.marked).toEqual([`qwertz (${words})`]);
	});

	it("is typed row by row, too", async () => {
		const visitor = new Visitor(shop, "de");
		const form = formOf(await visitor.get("/quick-order"), 'main form[enctype="multipart/form-data"]');
		expect(form.fields).toMatchObject({ "row.code": "", "row.quantity": "" });
		const page = await send(visitor, { list: "1643;1\n", "row.code": "IPE 200 S235JR 6 m roh", "row.quantity": "4" });
		expect(listOf(page)).toBe("1643;1\nIPE 200 S235JR 6 m roh;4");
		expect(rowsOf(page, "good")).toHaveLength(2);
	});

	it("of 2,000 lines is answered in time, with fifty questions at once", async () => {
		const lines = Array.from(
			{ length: 2000 },
			(_, at) => `${(at % 90) + 1} Stk IPE ${[100, 120, 140, 160, 180, 200][at % 6]} S235JR ${at % 2 ? 6 : 12} m`,
		);
		const begin = Date.now();
		const page = await send(new Visitor(shop, "de"), { list: lines.join("\n") });
		expect(Date.now() - begin).toBeLessThan(15_000);
		expect(questionsOf(page)).toHaveLength(50);
		expect(page.root.querySelector("main")?.text).toMatch(/1\.?950 weitere Fragen/);
	});
});

describe("a file", () => {
	const text = "Artikelnummer;Menge;Referenz\r\nCR-001127;12;Tür für Öhman\r\n";
	it.each([
		["UTF-8", Buffer.from(text)],
		["UTF-8 with its mark", Buffer.from(`\uFEFF${text}`)],
		["Windows-1252", Buffer.from(text, "latin1")],
		["UTF-16LE with its mark", Buffer.from(`\uFEFF${text}`, "utf16le")],
		["UTF-16LE", Buffer.from(text, "utf16le")],
		["tabs", Buffer.from(text.replaceAll(";", "\t"))],
	])("in %s is read", async (_, content) => {
		const page = await send(new Visitor(shop, "de"), { file: { name: "liste.csv", content } });
		expect(page.status).toBe(200);
		expect(rowsOf(page, "good")[0]?.join(" ")).toContain("Tür für Öhman");
		expect(page.text).toContain("liste.csv");
	});

	it("of Windows-1252 keeps its own signs", async () => {
		const page = await send(new Visitor(shop, "de"), { file: { name: "a", content: Uint8Array.of(0x31, 0x3b, 0x31, 0x3b, 0x80, 0x96) } });
		expect(listOf(page)).toBe("1;1;€–");
	});

	it("comes below what was typed", async () => {
		const page = await send(new Visitor(shop, "de"), { list: "1127;1\n", file: { name: "a.csv", content: "1643;2\n" } });
		expect(listOf(page).trim()).toBe("1127;1\n1643;2");
	});

	// Shows R7.16
	it("of Excel is read by the heads of its columns, and says which of its sheets it is from", async () => {
		const cells = (...texts: string[]) => `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join("")}</row>`;
		const rows =
			cells("Pos.", "Benennung", "Werkstoff", "Länge mm", "Oberfläche", "Menge") + cells("7", "IPE 200", "S235JR", "6000", "roh", "3");
		const page = await send(new Visitor(shop, "de"), { file: { name: "liste.csv", content: workbook({ Liste: rows, Notizen: "" }) } });
		expect(page.status).toBe(200);
		expect(rowsOf(page, "good").map((row) => row.join(" "))).toEqual([expect.stringMatching(/CR-001127.*3/)]);
		expect(page.root.querySelector("main")?.text).toContain("Gelesen wurde nur das Blatt „Liste“.");
	});

	it.each([
		["that is a broken workbook", Buffer.from("504b0304140006000800", "hex"), /CSV/],
		["that is a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), /keine Liste/],
		["that is too long", "x".repeat(230_000), /200\u00a0kB/],
	])("%s is told, and what was typed stays", async (_, content, words) => {
		const page = await send(new Visitor(shop, "de"), { list: "1127;1", file: { name: "a.csv", content } });
		expect(page.status).toBe(422);
		expect(page.root.querySelector('main [role="alert"] a')?.getAttribute("href")).toBe("#file");
		expect(page.root.querySelector("main #file-error")?.text).toMatch(words);
		expect(listOf(page)).toBe("1127;1");
	});

	it("beyond all measure is answered with a page, too", async () => {
		const page = await send(new Visitor(shop, "de"), { file: { name: "a.csv", content: "x".repeat(2_400_000) } });
		expect(page.status).toBe(413);
		expect(page.root.querySelector("main #file-error")?.text).toContain("200\u00a0kB");
	});
});

describe("the good ones", () => {
	it("go into the cart, and what is wrong stays", async () => {
		const visitor = new Visitor(shop, "de");
		const page = await send(visitor, {
			list: "Artikelnummer;Menge;Referenz\n1127;12;Halle 3\n999999;1\nCR-001127;3;Tor 2\n1643;x",
			intent: "add",
		});
		expect(page.status).toBe(422);
		expect(await held(visitor)).toEqual({ "CR-001127": [15, "12 Halle 3, 3 Tor 2"] });
		expect(listOf(page)).toBe("Artikelnummer;Menge;Referenz\n999999;1\n1643;x");
		expect(page.root.querySelector('main [role="status"] a[href^="/cart/"]')).not.toBeNull();
		expect(page.root.querySelector("header a[href^='/cart/']:not([href*='login='])")?.text).toContain("1");
	});

	it("lead to the cart where all are good", async () => {
		const visitor = new Visitor(shop, "fi");
		const page = await send(visitor, { list: "1127 2\n1643 3", intent: "add" });
		expect(page.status).toBe(303);
		// The first cookie's check comes in between.
		expect(page.headers.location).toMatch(/^\/cookies\/check\?to=%2Fcart%2F[\da-f-]{36}$/);
		expect(await held(visitor)).toEqual({ "CR-001127": [2, ""], "CR-001643": [3, ""] });
	});

	it("sent twice are added once, and another list by the same form is told", async () => {
		const visitor = new Visitor(shop, "de");
		const idem = crypto.randomUUID();
		await send(visitor, { list: "1127;2\nx1;1", intent: "add", idem });
		const again = await send(visitor, { list: "1127;2\nx1;1", intent: "add", idem });
		expect(again.status).toBe(422);
		expect(listOf(again)).toBe("x1;1");
		const other = await send(visitor, { list: "1127;5", intent: "add", idem });
		expect(other.status).toBe(409);
		expect(other.root.querySelector('main [role="alert"]')?.text).toContain("anderer Fassung");
		expect(listOf(other)).toBe("1127;5");
		expect(await held(visitor)).toEqual({ "CR-001127": [2, ""] });
	});

	it("are added to the cart that is there, and go past a foreign one", async () => {
		const visitor = new Visitor(shop, "de");
		await send(visitor, { list: "1127;2", intent: "add" });
		await send(visitor, { list: "1127;3\n1643;1", intent: "add" });
		expect(await held(visitor)).toEqual({ "CR-001127": [5, ""], "CR-001643": [1, ""] });
		const stranger = new Visitor(shop, "de");
		const foreign = visitor.cookies.get("cart");
		if (foreign) stranger.cookies.set("cart", foreign);
		await send(stranger, { list: "8612;1", intent: "add" });
		expect(await held(stranger)).toEqual({ "CR-008612": [1, ""] });
		expect(await held(visitor)).toEqual({ "CR-001127": [5, ""], "CR-001643": [1, ""] });
	});

	it("that are too many with what the cart has are refused as a whole, and named", async () => {
		const visitor = new Visitor(shop, "de");
		await send(visitor, { list: "1127;99999", intent: "add" });
		const page = await send(visitor, { list: "1643;1\n1127;2", intent: "add" });
		expect(page.status).toBe(422);
		expect(page.root.querySelector('main [role="alert"]')?.text).toContain("nichts hinzugefügt");
		expect(rowsOf(page, "wrong")[0]?.join(" ")).toContain("höchstens 100.000");
		expect(await held(visitor)).toEqual({ "CR-001127": [99_999, ""] });
	});

	it("are none where all is wrong", async () => {
		const visitor = new Visitor(shop, "de");
		expect((await send(visitor, { list: "x1;1", intent: "add" })).status).toBe(422);
		expect(visitor.cookies.has("cart")).toBe(false);
	});
});

describe("a long list", () => {
	const lines = (count: number) => Array.from({ length: count }, (_, index) => `${1001 + index};1000`).join("\n");

	it("of 2,000 lines is checked and added, with a light page", async () => {
		const visitor = new Visitor(shop, "en");
		const begin = Date.now();
		const page = await send(visitor, { list: lines(2000) });
		const shown = rowsOf(page, "good").length;
		expect(shown).toBe(200);
		expect(page.root.querySelector("main")?.text).toMatch(/first 200 of 1,\d{3} are shown/);
		const added = await send(visitor, { list: listOf(page), intent: "add" });
		expect(added.status).toBeLessThan(500);
		expect(Date.now() - begin).toBeLessThan(15_000);
		expect(Object.keys(await held(visitor)).length).toBeGreaterThan(1500);
	});

	it("of more than that tells what waits, and keeps it", async () => {
		const visitor = new Visitor(shop, "en");
		const list = `${"x1;1\n".repeat(2000)}1127;1\n1643;1`;
		const page = await send(visitor, { list });
		expect(page.status).toBe(422);
		expect(page.root.querySelector('main section[aria-labelledby="result"]')?.text).toMatch(/2 more lines are waiting: 2,000 lines/);
		expect(listOf(page)).toBe(list);
		const added = await send(visitor, { list: `${"1127;1\n".repeat(1999)}x1;1\n1643;7`, intent: "add" });
		expect(listOf(added)).toBe("x1;1\n1643;7");
		expect(await held(visitor)).toEqual({ "CR-001127": [1999, ""] });
	});
});

describe("what is no such form", () => {
	it.each([
		["nothing", { list: " \n\n" }, 422],
		["a header alone", { list: "Artikelnummer;Menge" }, 422],
		["a form without its key", { list: "1;1", idem: "x" }, 400],
	])("%s is refused", async (_, fields, status) => expect((await send(new Visitor(shop, "de"), fields)).status).toBe(status));

	it.each([
		["JSON", "application/json", "{}", 415],
		["text", "text/plain", "list=1", 415],
		["parts without end", "multipart/form-data; boundary=x", "--x\r\nContent-Disp", 400],
	])("%s is refused: %s", async (_, type, body, status) => {
		const visitor = new Visitor(shop, "de");
		const answer = await visitor.send("POST", "/quick-order", body, { "Content-Type": type, Origin: `http://${visitor.host}` });
		expect(answer.status).toBe(status);
	});

	it("a form from elsewhere is refused", async () =>
		expect((await send(new Visitor(shop, "de"), { list: "1127;1" }, { Origin: "http://evil.example" })).status).toBe(403));

	it("files are taken nowhere else", async () => {
		const visitor = new Visitor(shop, "de");
		const headers = { "Content-Type": "multipart/form-data; boundary=x", Origin: `http://${visitor.host}` };
		for (const path of ["/cart/items", "/quick-order/sample.csv", "/supplierInfo"])
			expect((await visitor.send("POST", path, "--x--", headers)).status).toBe(415);
	});

	it("a plain form does as well", async () => {
		const visitor = new Visitor(shop, "de");
		const form = formOf(await visitor.get("/quick-order"), 'main form[enctype="multipart/form-data"]');
		expect((await visitor.postOnce(form.path, { ...form.fields, list: "1127;1" })).status).toBe(200);
	});

	it("signs and formulas are shown as text", async () => {
		const page = await send(new Visitor(shop, "de"), { list: "<script>alert(1)</script>;1;=cmd|'/c calc'!A1\n\u0000\u0007;2" });
		expect(page.status).toBe(422);
		expect(page.text).not.toContain("<script>alert");
	});
});

// Shows R77.1, R77.2
describe("certificates and wanted days of a list", () => {
	const day = workingDayAfter(companyDay(new Date()), 30, "FI");

	it.each(locales)("are named in %s, and go into the cart with its lines", async (locale) => {
		const visitor = new Visitor(shop, locale);
		const note = {
			de: "Alles mit 3.1 Zeugnis",
			en: "All with 3.1 certificate",
			fi: "kaikkiin ainestodistus 3.1",
			et: "kõik sertifikaadiga 3.1",
		};
		const by = { de: "bis", en: "by", fi: "viimeistään", et: "hiljemalt" };
		const list = `CR-001127;2\n${note[locale]}\n${by[locale]} ${day.split("-").reverse().join(".")}`;
		const checked = await send(visitor, { list });
		expect(checked.status).toBe(200);
		expect(checked.root.querySelectorAll('main section[aria-labelledby="said"] li')).toHaveLength(2);
		expect(rowsOf(checked, "good")[0]?.join(" ")).toContain("3.1");
		await send(visitor, { list, intent: "add" });
		const uuid = (await visitor.get("/cart")).path.split("/")[2]?.split("?")[0] ?? "";
		const cart = await storedCart(backend, visitor, uuid);
		expect(cart.wanted_on).toBe(day);
		expect(cart.items.map(({ certificate_price: price }) => price !== null)).toEqual([true]);
	});
});
