import { describe, expect, it } from "vitest";
import { languages } from "../../contract/locale";
import { gaebBill } from "../support/gaeb-bill";
import { shared } from "../support/shared-shop";
import { type Page, Visitor } from "../support/visitor";

const shop = shared.address;

interface SentFile {
	name: string;
	content: string | Uint8Array;
}

/** Sends a form as a browser does: as multipart. */
async function send(visitor: Visitor, path: string, fields: Record<string, string>, file?: SentFile): Promise<Page> {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	form.append("file", new Blob(file ? [new Uint8Array(Buffer.from(file.content))] : []), file?.name ?? "");
	const encoded = new Response(form);
	const body = Buffer.from(await encoded.arrayBuffer());
	return visitor.send("POST", path, body, {
		"Content-Type": encoded.headers.get("Content-Type") ?? "",
		"Content-Length": String(body.length),
		Origin: `http://${visitor.host}`,
	});
}

const check = (visitor: Visitor, file: SentFile, fields: Record<string, string> = {}) =>
	send(visitor, "/quick-order", { idem: crypto.randomUUID(), intent: "check", list: "", ...fields }, file);

const listOf = (page: Page): string => (page.root.querySelector("main textarea#list")?.text ?? "").replace(/^\n/, "");

/** The hidden fields of a form, by its address. */
const hidden = (page: Page, action: string): Record<string, string> =>
	Object.fromEntries(
		page.root
			.querySelectorAll(`main form[action^="${action}"] input[type="hidden"]`)
			.map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]),
	);

/** The figures of a result: open questions, orderable lines and others, by their names. */
const figuresOf = (page: Page): Record<string, string> => {
	const terms = page.root.querySelectorAll("#figures dt").map(({ text }) => text.trim());
	const values = page.root.querySelectorAll("#figures dd").map(({ text }) => text.trim());
	return Object.fromEntries(terms.map((term, at) => [term, values[at] ?? ""]));
};

const itemsIn = (xml: string): string[] => xml.match(/<Item .*?<\/Item>/g) ?? [];
const halle = { name: "halle.x83", content: gaebBill() };

describe("a bill of quantities (X83)", () => {
	// Shows R74.1, R74.2, R83.1
	it("of 137 positions becomes a list with its ordinal numbers, of which most is known or asked", async () => {
		const page = await check(new Visitor(shop, "de"), halle);
		expect(page.status).toBe(422);
		const {
			"Offene Fragen": asked,
			Bestellbar: clear,
			"Zu berichtigen": wrong,
			"Nicht im Sortiment": absent,
			Übergangen: skipped,
		} = figuresOf(page);
		// Some clear ones may be sold out, as UPN 200 is.
		expect({ asked, known: Number(clear) + Number(wrong), absent, skipped }).toEqual({
			asked: "80",
			known: 21,
			absent: "28",
			skipped: undefined,
		});
		const lines = listOf(page).split("\n");
		expect(lines[0]).toBe("Pos\tMenge\tEinheit\tArtikel");
		expect(lines).toHaveLength(1 + 129);
		expect(lines).toContain("01.03.0100\t10\tStk\tHEA 160, 12 m, S355J2, roh");
		// Tonnes are kilograms, a service is behind the goods, and sizes come from the long text.
		expect(lines).toContain("01.02.0130\t1350\tkg\tProfilstahl HEA 180 S235JR");
		expect(lines.find((line) => line.startsWith("01.02.0150"))).toContain("Dachträger IPE 300 (Lieferung und Montage)");
		expect(lines.find((line) => line.startsWith("03.10.0130"))).toContain("IPE 300, 12 m, S355J2, roh");
		expect(page.root.querySelector("main")?.text).toContain("Referenz: Pos. 01.03.0100");
		// Square metres of sheets and gratings are pieces, and of profiled sheets asked.
		const sheet = page.root.querySelectorAll("main fieldset").find(({ text }) => text.includes("02.06.0030"));
		expect(sheet?.text).toMatch(/Blech warmgewalzt 10.*\d+\sStück/s);
	});

	// Shows R74.2
	it.each([
		["de", /Pauschale 01\.01\.0010 Baustelle einrichten.*Bedarfsposition 02\.05\.0200.*Alternativposition 02\.07\.0120/s],
		["en", /Lump sum 01\.01\.0010.*Optional item 02\.05\.0200.*Alternative item 02\.07\.0120/s],
		["et", /Kogusumma 01\.01\.0010.*Lisavõimalus 02\.05\.0200.*Alternatiiv 02\.07\.0120/s],
		["fi", /Kiinteä hinta 01\.01\.0010.*Optio 02\.05\.0200.*Vaihtoehto 02\.07\.0120/s],
	] as const)("says what is no goods, also after the next press: %s", async (locale, words) => {
		const visitor = new Visitor(shop, locale);
		const page = await check(visitor, halle);
		expect(page.root.querySelector("main")?.text.replace(/\s+/g, " ")).toMatch(words);
		const { gaeb = "" } = hidden(page, "/quick-order");
		const again = await send(visitor, "/quick-order", { idem: crypto.randomUUID(), intent: "check", list: listOf(page), gaeb });
		expect(again.root.querySelector("main")?.text.replace(/\s+/g, " ")).toMatch(words);
		expect(figuresOf(again)).toEqual(figuresOf(page));
	});

	it("is read in the encoding of an older program, as X81, and pasted", async () => {
		const old = gaebBill({ phase: "81", version: "3.2" }).replace("UTF-8", "windows-1252");
		const visitor = new Visitor(shop, "de");
		const page = await check(visitor, { name: "a.x81", content: Buffer.from(old, "latin1") });
		expect(listOf(page)).toContain("01.01.0030\t4\tWo\tFahrgerüst, Höhe bis 8 m, vorhalten");
		const pasted = await send(visitor, "/quick-order", { idem: crypto.randomUUID(), intent: "check", list: old });
		expect(listOf(pasted)).toBe(listOf(page));
	});

	// Shows R74.3
	it.each([
		["GAEB 90", "00        83L          1122PPPPI\n01Halle", "GAEB 90"],
		["GAEB 2000", "#begin[GAEB]\n#begin[GAEBInfo]\n", "GAEB 2000"],
		["another phase", gaebBill({ phase: "84" }), "X84"],
		["quantities", gaebBill({ phase: "31" }), "X31"],
		["half a file", gaebBill().slice(0, 30_000), "Ab Zeile"],
		["too many positions", gaebBill().replace("<Itemlist>", `<Itemlist>${"<Item/>".repeat(100_000)}`), "zu viel auf einmal"],
	])("of %s is refused by its name, and what was typed stays", async (_, content, name) => {
		const page = await check(new Visitor(shop, "de"), { name: "a.x83", content }, { list: "1127;1" });
		expect(page.status).toBe(422);
		expect(page.root.querySelector("main #file-error")?.text).toContain(name);
		expect(listOf(page)).toBe("1127;1");
	});

	it.each(languages)("is refused in the reader's language: %s", async (locale) => {
		const page = await check(new Visitor(shop, locale), { name: "a.x89", content: gaebBill({ phase: "89" }) });
		expect(page.root.querySelector("main #file-error")?.text).toContain("(X89)");
	});
});

describe("an offer (X84)", () => {
	// Shows R74.4
	it("has the prices of a list and of the answers to it, at the bill's own numbers", async () => {
		const visitor = new Visitor(shop, "de");
		const page = await check(visitor, halle);
		const question = page.root.querySelectorAll("main fieldset").find(({ text }) => text.includes("01.02.0020"));
		const choice = question?.querySelector("input[value^='CR-']");
		const pick = { [choice?.getAttribute("name") ?? ""]: choice?.getAttribute("value") ?? "" };
		const { gaeb = "" } = hidden(page, "/quick-order");
		const answered = await send(visitor, "/quick-order", { idem: crypto.randomUUID(), intent: "check", list: listOf(page), gaeb, ...pick });
		const offer = await send(visitor, "/quick-order/offer.x84", hidden(answered, "/quick-order/offer.x84"));
		expect(offer.status).toBe(200);
		expect(offer.headers["content-disposition"]).toBe('attachment; filename="Lagerhalle-Sud.x84"');
		const items = itemsIn(offer.text);
		expect(items).toHaveLength(137);
		const priced = items.filter((item) => item.includes("<UP>"));
		expect(priced).toHaveLength(Number(figuresOf(page).Bestellbar) + 1);
		expect(items.filter((item) => item.includes("<NotOffered>Yes</NotOffered>"))).toHaveLength(137 - priced.length);
		const beam = priced.find((item) => item.includes("I01020020")) ?? "";
		expect(beam).toMatch(/<Qty>4382\.000<\/Qty><UP>\d\.\d{3}<\/UP><IT>\d{4,5}\.\d\d<\/IT><BidComm><p><span>\d+ × CR-\d+ HEA 200/);
		const totals = priced.map((item) => Math.round(Number(/<IT>(.*?)<\/IT>/.exec(item)?.[1]) * 100));
		const sum = totals.reduce((all, one) => all + one, 0);
		expect(offer.text).toContain(`<Totals><Total>${(sum / 100).toFixed(2)}</Total></Totals></BoQInfo>`);
	});

	// Shows R74.4, R74.5
	it("has the prices of a cart whose lines came from the bill, once its file is sent again", async () => {
		const visitor = new Visitor(shop, "de");
		const page = await check(visitor, halle);
		await send(visitor, "/quick-order", { idem: crypto.randomUUID(), intent: "add", list: listOf(page) });
		const cart = await visitor.get("/cart");
		const link = cart.root.querySelector('main a[href^="/quick-order/offer?cart="]');
		expect(link?.text).toBe("Als GAEB-Angebot (X84)");
		const form = await visitor.get(link?.getAttribute("href") ?? "");
		expect(form.status).toBe(200);
		const fields = hidden(form, "/quick-order/offer.x84");
		const offer = await send(visitor, "/quick-order/offer.x84", fields, halle);
		expect(offer.status).toBe(200);
		expect(itemsIn(offer.text).filter((item) => item.includes("<UP>"))).toHaveLength(Number(figuresOf(page).Bestellbar));
		expect(offer.text).toContain("10 × CR-001604 HEA 160, 12 m, S355J2, roh");
		const wrong = await send(visitor, "/quick-order/offer.x84", fields, { name: "a.x84", content: gaebBill({ phase: "84" }) });
		expect(wrong.status).toBe(303);
		const again = await visitor.get(wrong.headers.location ?? "");
		expect(again.root.querySelector("main #file-error")?.text).toContain("(X84)");
		expect(hidden(again, "/quick-order/offer.x84")).toEqual(fields);
		const none = await send(visitor, "/quick-order/offer.x84", fields);
		expect((await visitor.get(none.headers.location ?? "")).root.querySelector("main #file-error")?.text).toContain("Wählen Sie");
	});

	it("of somebody else's cart, or of none, is not written", async () => {
		const visitor = new Visitor(shop, "de");
		expect((await visitor.get("/quick-order/offer")).status).toBe(404);
		const other = await send(visitor, "/quick-order/offer.x84", { cart: crypto.randomUUID() }, halle);
		expect(other.status).toBe(404);
		const plain = await visitor.get("/cart");
		expect(plain.text).not.toContain("/quick-order/offer?");
	});

	it("of a list without the bill leads to its file, with the list in the address", async () => {
		const visitor = new Visitor(shop, "de");
		const list = "Pos\tMenge\tEinheit\tArtikel\n01.03.0090\t4\tStk\tIPE 200, 6 m, S235JR, roh";
		const page = await send(visitor, "/quick-order", { idem: crypto.randomUUID(), intent: "check", list });
		const link = page.root.querySelector('main a[href^="/quick-order/offer?list="]');
		const form = await visitor.get(link?.getAttribute("href") ?? "");
		const offer = await send(visitor, "/quick-order/offer.x84", hidden(form, "/quick-order/offer.x84"), halle);
		expect(itemsIn(offer.text).filter((item) => item.includes("<UP>"))).toEqual([expect.stringContaining("I01030090")]);
	});
});
