import { describe, expect, it } from "vitest";
import type { Cart, Discount } from "../../../contract/cart";
import { type BackendLocale, backendLocales } from "../../../contract/locale";
import { plainSpaces, readPdf } from "../../../tests/support/pdf-text";
import { sampleForms, sampleItem, sampleOrder, sampleSet } from "../../../tests/support/sample-order";
import { letterPdf } from "../../../tests/support/signed-letters";
import type { Letter } from "../letter";
import { offerLetter } from "../offer-letter";
import { orderConfirmation } from "../order-confirmation";

const origin = "https://de.crossbar.example";

const printed = async (letter: Letter, locale: BackendLocale) => readPdf(await letterPdf(letter, locale));
const confirmed = (order: Cart, locale: BackendLocale) => printed(orderConfirmation(order, locale, origin), locale);

const discount = (kind: Discount["kind"], amount: number, percent: number | null, title = ""): Discount => ({
	kind,
	title,
	percent,
	amount,
	threshold: 10,
	end_date: null,
});

const everything = sampleOrder(
	[
		sampleItem(1, {
			discount: 6_300,
			discounts: [discount("volume", 9_000, null), discount("line", 6_300, 5, "Herbstaktion")],
			comment: "Achse B",
		}),
		sampleItem(2, {
			quantity: 4,
			cut: { pieces: 14, length: 1250, width: 0, used_area: 0, cuts: 14, price: 8_120, offcuts: [{ count: 1, length: 850 }] },
			certificate: 2_800,
		}),
		sampleItem(3, { discount: 1_260, discounts: [discount("personal", 1_260, 1)], unit: "pack" }),
	],
	{
		sets: [sampleSet(5)],
		sums: { orderDiscount: 2_000, freight: 59_000, crane: 18_000, packaging: 2_500 },
		changes: { order_discount: discount("order", 2_000, 1), comment: "Bitte avisieren", shipping_comment: "Tor 3", from_offer: "AN-20001" },
	},
);

const own: Record<
	BackendLocale,
	{ head: string; carried: string; page: RegExp; vat: string; note: string; country: string; lang: string }
> = {
	de: {
		head: "Auftragsbestätigung CB-10001",
		carried: "Übertrag",
		page: /Seite 1 von 2/,
		vat: "MwSt. 0 %",
		note: "Erwerbsbesteuerung beim Käufer",
		country: "Deutschland",
		lang: "de",
	},
	en: {
		head: "Order confirmation CB-10001",
		carried: "Carried forward",
		page: /Page 1 of 2/,
		vat: "VAT 0%",
		note: "the buyer declares an intra-Community acquisition",
		country: "Germany",
		lang: "en",
	},
	ee: {
		head: "Tellimuse kinnitus CB-10001",
		carried: "Edasi kantud",
		page: /Lk 1\/2/,
		vat: "Käibemaks 0%",
		note: "ostjal ühendusesisene soetamine",
		country: "Saksamaa",
		lang: "et",
	},
	fi: {
		head: "Tilausvahvistus CB-10001",
		carried: "Siirto",
		page: /Sivu 1\/2/,
		vat: "ALV 0 %",
		note: "ostaja ilmoittaa yhteisöhankinnan",
		country: "Saksa",
		lang: "fi",
	},
};

describe.each(backendLocales)("an order confirmation as PDF in %s", (locale) => {
	const letter = orderConfirmation(everything, locale, origin);

	// Shows R9.10, R22.4
	it("has each line, each sum and both totals in a row of its own", async () => {
		const { text } = await printed(letter, locale);
		const rows = text.split("\n");
		for (const [index, { code, quantity, unitPrice, total, title, notes }] of (letter.lines?.rows ?? []).entries()) {
			const row = rows.find((candidate) => candidate.startsWith(`${index + 1} ${code}`));
			expect(row).toBe(plainSpaces([index + 1, code, title, quantity, ...(unitPrice === "" ? [] : [unitPrice]), total].join(" ")));
			for (const { text: part, amount } of notes) if (amount) expect(text).toContain(plainSpaces(`${part.slice(-8)} ${amount}`));
		}
		for (const { label, value } of letter.totals) expect(rows).toContain(plainSpaces(`${label} ${value}`));
	});

	it("contains everything else that the mail contains", async () => {
		const { text } = await printed(letter, locale);
		const words = text.replace(/\s+/g, " ");
		const said = [
			...(letter.lines?.rows.flatMap(({ notes }) => notes.map(({ text }) => text)) ?? []),
			...letter.sections.flatMap(({ title, lines }) => [title, ...lines]),
			...(letter.address?.lines ?? []),
			...(letter.shippingAddress ? [letter.shippingAddress.title, ...letter.shippingAddress.lines] : []),
			letter.leadIn ?? "",
			...(letter.data?.facts.map(({ value }) => value) ?? []),
			...letter.paragraphs,
			own[locale].head,
			own[locale].note,
			own[locale].vat,
			own[locale].country,
		];
		const letters = (piece: string) => plainSpaces(piece).replace(/\s/g, "");
		// Sections are side by side, so a row crosses them: the test looks for the words in order.
		for (const piece of said) for (const word of plainSpaces(piece).split(/\s+/)) expect(letters(words)).toContain(letters(word));
		expect(plainSpaces(words)).toContain(plainSpaces(letter.lines?.rows[1]?.notes[1]?.text ?? "?"));
		expect(letters(words)).toContain(letters(letter.totalsNote));
	});

	it("has page numbers, language, title and author", async () => {
		const { pages, info, links, fonts } = await printed(letter, locale);
		expect(pages[0]?.join("\n")).toMatch(own[locale].page);
		expect(pages).toHaveLength(2);
		expect(info).toEqual({ title: `${own[locale].head} – Crossbar Oy`, author: "Crossbar Oy", language: own[locale].lang });
		expect(links).toEqual([`${origin}/cart/${everything.uuid}`]);
		expect(fonts.every((name) => /^[A-Z]{6}\+Archivo-(Regular|Bold)$/.test(name))).toBe(true);
	});

	it("carries sums forward over three hundred lines, and has each line once", async () => {
		const items = Array.from({ length: 300 }, (_, index) =>
			sampleItem(index + 1, {
				quantity: (index % 17) + 1,
				price: 10_000 + index * 37,
				title:
					index % 5 === 0
						? "Doppelstabmatte 8/6/8, Höhe 2.030 mm, Maschenweite 50 × 200 mm, feuerverzinkt und pulverbeschichtet RAL 7016"
						: "IPE 200",
			}),
		);
		const order = sampleOrder(items);
		const long = orderConfirmation(order, locale);
		const { pages, text } = await printed(long, locale);
		expect(text.match(/^\d+ CR-\d{6}/gm)).toEqual(items.map(({ variant }, index) => `${index + 1} ${variant.code}`));
		const codes = (page: readonly string[]) => page.flatMap((row) => /^\d+ CR-(\d{6})/.exec(row)?.[1] ?? []).map(Number);
		const { carried } = own[locale];
		let sum = 0;
		for (const [index, page] of pages.entries()) {
			const sums = page.filter((row) => row.startsWith(carried)).map((row) => cents(row.slice(carried.length)));
			const before = sum;
			sum += codes(page).reduce((total, code) => total + (items[code - 1]?.line_price ?? 0), 0);
			const isLast = codes(pages[index + 1] ?? []).length === 0;
			if (codes(page).length > 0) expect(sums).toEqual([...(index === 0 ? [] : [before]), ...(isLast ? [] : [sum])]);
		}
		expect(sum).toBe(order.total_goods_price);
	});
});

describe.each(backendLocales)("the pages of an order in %s", (locale) => {
	const orderOf = (count: number, changes: Partial<Cart> = {}) =>
		orderConfirmation(
			sampleOrder(
				Array.from({ length: count }, (_, index) => sampleItem(index + 1)),
				{ changes },
			),
			locale,
			origin,
		);

	it.each([1, 5, 6, 8, 12, 40])("have both addresses side by side at the top, and lines on each page: %i", async (count) => {
		const letter = orderOf(count);
		const { pages } = await printed(letter, locale);
		const head = pages[0]?.slice(0, 12) ?? [];
		expect(head).toContain("Jörg Weiß Jörg Weiß");
		expect(head).toContain("Hüttenstraße 7 Am Kai 1");
		expect(head.some((row) => row.endsWith(letter.shippingAddress?.title ?? "?"))).toBe(true);
		const lines = pages.map((page) => page.filter((row) => /^\d+ CR-\d{6}/.test(row)).length);
		for (const onSheet of lines) expect(onSheet).toBeGreaterThanOrEqual(Math.min(count, 2));
		// Only the last page may be half empty.
		expect(lines[0]).toBeGreaterThanOrEqual(Math.min(count, 4));
	});

	it("is a single page for five lines, also under review", async () => {
		expect((await printed(orderOf(5), locale)).pages).toHaveLength(1);
		expect((await printed(orderOf(5, { needs_review: true }), locale)).pages).toHaveLength(1);
	});
});

// Shows R52.3
it("lets other requests be answered while a long document is made", async () => {
	let turns = 0;
	const timer = setInterval(() => turns++, 0);
	const order = sampleOrder(Array.from({ length: 500 }, (_, at) => sampleItem(at + 1)));
	await letterPdf(orderConfirmation(order, "de", origin), "de");
	clearInterval(timer);
	expect(turns).toBeGreaterThan(15);
});

describe("the last page of a long order", () => {
	it.each([12, 14, 16, 18, 20, 22, 24, 26])("has the totals of %i lines and at least two of the lines", async (count) => {
		const order = sampleOrder(Array.from({ length: count }, (_, index) => sampleItem(index + 1)));
		const letter = orderConfirmation(order, "de", origin);
		const { pages } = await printed(letter, "de");
		const withTotals = pages.find((page) => page.some((row) => row.startsWith("Gesamtbetrag")));
		expect(withTotals?.filter((row) => /^\d+ CR-\d/.test(row)).length).toBeGreaterThanOrEqual(2);
		expect(withTotals?.some((row) => row.startsWith("Gewicht"))).toBe(true);
		const last = pages.at(-1)?.join("\n") ?? "";
		expect(last.includes("Bestellung im Shop ansehen") && last.includes("Rechnung, 30 Tage")).toBe(true);
	});
});

/** The amount at the end of a row, in cents, in any language's format. */
const cents = (text: string): number => Number(text.replace(/\D/g, ""));

describe("a PDF", () => {
	it("is reproducible for the same order", async () => {
		const letter = orderConfirmation(everything, "de");
		expect(Buffer.from(await letterPdf(letter, "de")).equals(Buffer.from(await letterPdf(letter, "de")))).toBe(true);
	});

	// Shows R78.7
	it("keeps the block of a line on one page, wherever it begins", async () => {
		const pagesOf = async (before: number) => {
			const items = Array.from({ length: before + 7 }, (_, index) =>
				sampleItem(index + 1, index === before ? { comment: "Achse B ".repeat(190).trim() } : {}),
			);
			const { pages } = await confirmed(sampleOrder(items), "de");
			return pages.filter((page) => page.some((row) => row.includes("Achse B"))).length;
		};
		for (const before of [2, 5, 8, 11, 14, 17]) expect(await pagesOf(before)).toBe(1);
	});

	it("fills its first page: a large set breaks across pages", async () => {
		const set = sampleSet(5);
		const order = sampleOrder([sampleItem(1)], { sets: [{ ...set, items: Array.from({ length: 36 }, () => set.items[0] ?? []).flat() }] });
		const { pages } = await confirmed(order, "de");
		expect(pages[0]?.filter((row) => row.includes("CR-000901")).length).toBeGreaterThan(15);
		expect(pages.flat().filter((row) => row.includes("CR-000901"))).toHaveLength(36);
	});

	it("is tagged: headings, paragraphs, the table with rows and cells, the link; repeated page content is an artifact", async () => {
		const order = sampleOrder(Array.from({ length: 40 }, (_, index) => sampleItem(index + 1)));
		const { tags, untagged, xmp, isMarked } = await confirmed(order, "de");
		expect(isMarked).toBe(true);
		expect(untagged).toEqual([]);
		// Counts page by page: the one table covers three pages.
		const count = (role: string) => tags.filter((tag) => tag === role).length;
		expect([count("H1"), count("Table"), count("TH"), count("TR"), count("TD"), count("Link")]).toEqual([1, 3, 6, 41, 240, 1]);
		expect(count("H2")).toBeGreaterThanOrEqual(3);
		expect(xmp).toBe("Auftragsbestätigung CB-10001 – Crossbar Oy");
	});

	it("contains the standard and weight of each line", async () => {
		const { text } = await confirmed(everything, "de");
		expect(text).toContain("EN 10365 · Gewicht 1.612,8 kg");
		expect(text).toContain("Gewicht 420,0 kg");
	});

	it("renders all letters of the four languages", async () => {
		const letters = "ÄÖÜäöüßẞÅåÕõŠšŽžÆæØøÉé €–×²³±≤≥½°§„“”‚‘’»«·•µ";
		const { text } = await confirmed({ ...everything, comment: letters }, "ee");
		for (const letter of letters) expect(text).toContain(letter);
	});

	it("is valid for any input", async () => {
		const odd = "😀👩‍👧 שלום \u202emalen\u202c \u0007\ud800 č Łódź Ἀθήνα 東京 \u2028end";
		const comment = `${odd}\n${"Zufahrt über Tor 3. ".repeat(100)}${"x".repeat(300)}`.slice(0, 2000);
		const items = [sampleItem(1, { title: `Träger ${"W".repeat(400)}`, comment: odd })];
		const billing = { ...sampleForms.billing, company: "Ä".repeat(120), name: odd, streetAddress: "W".repeat(120) };
		const order = sampleOrder(items, {
			changes: { comment, shipping_comment: comment, reference: "9".repeat(200), forms: { billing, shipping: null } },
		});
		const { text, pages } = await confirmed(order, "de");
		expect(text).toContain("malen");
		expect(text).toContain("č Łódź");
		expect(Array.from(text).filter((letter) => letter !== "\n" && /\p{Cc}|\p{Cf}|\ufffd/u.test(letter))).toEqual([]);
		expect(text.match(/Zufahrt über Tor 3\./g)?.length).toBeGreaterThan(90);
		for (const page of pages) expect(page.at(-1)).toMatch(/Seite \d+ von \d+$/);
	});

	it("has one page for an order of one line", async () => {
		expect((await confirmed(sampleOrder(), "fi")).pages).toHaveLength(1);
	});

	it("contains the card payment and the e-invoice address", async () => {
		const billing = {
			...sampleForms.billing,
			eInvoiceAddress: "003720774740",
			eInvoiceOperator: "DABAFIHH",
			invoiceEmail: "ap@meyer.example",
		};
		const card = { paymentmethod: { id: 2, name: "card" }, order_status: "paid" } as const;
		expect((await confirmed(sampleOrder(undefined, { changes: card }), "fi")).text).toContain("Maksettu kortilla.");
		const invoiced = await confirmed(sampleOrder(undefined, { changes: { forms: { billing, shipping: null } } }), "en");
		expect(invoiced.text).toContain("E-invoice to: 003720774740,");
		expect(invoiced.text).toContain("DABAFIHH");
		expect(invoiced.text).toContain("Invoice to: ap@meyer.example");
		expect(invoiced.text).toContain("same as billing address");
	});
});

describe("an offer as PDF", () => {
	const offer = {
		number: "AN-20001",
		created_at: "2026-11-21",
		valid_until: "2026-12-05",
		is_valid: true,
		is_quotation: false,
		may_accept: true,
		ordered: { items: [], sets: [] },
		call_offs: [],
	};
	const offered = { ...everything, order_number: null, isProcessed: false, processed_at: null, paymentmethod: null, offer };

	// Shows R22.27
	it.each([
		["de", "Angebot AN-20001", "5. Dezember 2026"],
		["en", "Quotation AN-20001", "5 December 2026"],
		["ee", "AN-20001", "5. detsember 2026"],
		["fi", "AN-20001", "5. joulukuuta 2026"],
	] as const)("contains in %s its number, its validity, and the link to accept it", async (locale, heading, day) => {
		const { text, links } = await printed(offerLetter(offered, locale, { origin }), locale);
		expect(text).toContain(heading);
		expect(text).toContain(day);
		expect(text).toContain(plainSpaces(offerLetter(offered, locale).totals.at(-1)?.value ?? "?"));
		expect(links).toEqual([`${origin}/cart/${offered.uuid}`]);
	});

	it.each(backendLocales)("has its terms as a list across the page, on a single page with few lines, in %s", async (locale) => {
		const few = { ...sampleOrder([sampleItem(1), sampleItem(2), sampleItem(3)]), order_number: null, offer };
		const letter = offerLetter(few, locale, { origin });
		const { pages } = await printed(letter, locale);
		expect(pages).toHaveLength(1);
		const terms = letter.sections.find(({ isList }) => isList)?.lines ?? [];
		expect(terms).toHaveLength(3);
		const points = pages[0]?.filter((row) => row.startsWith("•")) ?? [];
		expect(points).toHaveLength(3);
		for (const [index, term] of terms.entries()) expect(plainSpaces(`• ${term}`)).toContain(points[index] ?? "?");
	});

	it("says that VAT is not known yet without a buyer", async () => {
		const cart = { ...offered, forms: null, vat: { rate: 25.5, reason: "not_known_yet", country: "DE" } } as const;
		const { text } = await printed(offerLetter(cart, "de"), "de");
		expect(text).toContain("Vorläufig mit finnischer Mehrwertsteuer");
		// As on the page of the offer.
		expect(text).toContain("Gesamt inkl. MwSt., vorläufig");
	});

	it("has no names for other readers", async () => {
		const { text } = await printed(offerLetter({ ...offered, is_owner: false, forms: null }, "de", { origin }), "de");
		expect(text).not.toContain("Weiß");
		expect(text).toContain("SET-5");
	});
});
