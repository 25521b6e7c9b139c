import { describe, expect, it } from "vitest";
import type { Cart } from "../../contract/cart";
import { backendLocales } from "../../contract/locale";
import { sampleForms } from "../../tests/support/sample-order";
import { letterHtml, letterText } from "../../tests/support/signed-letters";
import { mailTexts } from "../texts/mail-texts";
import { orderConfirmation } from "./order-confirmation";

const address = {
	...sampleForms.shipping,
	company: 'Meyer & Söhne "Stahl" GmbH',
	name: "<img src=x onerror=alert(1)>",
	phone: "+49201123456",
	streetAddress: "Hüttenstraße 7",
	postCode: "45127",
	city: "Essen",
} as const;

const estimate = { min: 3, max: 5, approx: false };

/** Cents and grams. */
const order: Cart = {
	id: 7,
	uuid: "5f0c1d9e-8a55-4f5e-9a3c-0d9f0d6f2b11",
	user_id: null,
	order_number: "CB-10001",
	stock_tag: "",
	order_status: "confirmed",
	state: null,
	lines_sent: null,
	version: 6,
	items: [
		{
			id: 1,
			quantity: 1200,
			price: 10_500,
			discount: 0,
			discounts: [],
			offered: null,
			line_price: 12_600_000,
			weight: 161_280_000,
			fullTitle: "IPE 200, 6 m, S355J2",
			comment: "Achse <B>",
			cost_centre: "",
			own_number: "ST-<100>",
			set_id: 0,
			cut: null,
			sawing: null,
			certificate_price: null,
			variant: {
				id: 42,
				code: "CR-000042",
				size: null,
				title: "6 m, S355J2",
				products: {
					productid: 3,
					slug: "ipe-200",
					title: "IPE 200",
					norm: "EN 10365",
					unit: "piece",
					product_categories: [],
					cutting: null,
					plate_cutting: null,
					certificate_price: null,
				},
				variant_pictures: [],
				weight: 134_400,
				length: 6000,
			},
			suppliedVariant: {
				id: 84,
				price: 11_250,
				price_per_kg: 84,
				price_per_m: 1_875,
				min_order: 1,
				pack_size: 1,
				availability: "available",
				delivery: estimate,
				supplier: { id: 1, name: "Nordteräs Oy", city: "Raahe", country: "FI" },
				supplierCode: "N-84",
				stock: null,
				volume_prices: [],
			},
			is_available: true,
			at_once: null,
		},
	],
	orders_to_sets: [],
	length: 1,
	unavailable: [],
	holds_offer: false,
	delivery_methodid: 5,
	delivery_methods: [
		{
			id: 5,
			type: "own_freight",
			title: "Eigener Frachtvertrag",
			term: "FCA Satamakaari 20, 00980 Helsinki, Finnland, Incoterms® 2020",
			comment: "",
			price: 0,
			packaging_price: 0,
			crane_price: null,
			next_step: null,
		},
	],
	replaced_delivery: null,
	total_goods_price: 12_600_000,
	total_discount: 0,
	discounts: [],
	order_discount: null,
	total_freight_price: 0,
	total_crane_price: 0,
	total_packaging_price: 0,
	crane_unloading: false,
	payment: null,
	offer: null,
	approval: null,
	approval_limit: null,
	tracking: null,
	changes: [],
	change_requests: [],
	may_change: null,
	is_withdrawn: false,
	has_response: false,
	certificates: null,
	from_offer: null,
	offer_orders: 0,
	total_delivery_price: 0,
	total_price: 12_600_000,
	total_vat_price: 3_213_000,
	total_price_with_vat: 15_813_000,
	total_weight: 161_280_000,
	delivery: estimate,
	vat: { rate: 25.5, reason: "no_valid_id", country: "DE" },
	isOwnFreightAllowed: true,
	sends_mail: true,
	terms_version: null,
	isProcessed: true,
	needs_review: true,
	processed_at: "2026-11-20T22:30:00Z",
	paymentmethod: { id: 1, name: "invoice" },
	comment: "Bitte avisieren",
	reference: "PO 4711",
	shipping_comment: "Tor 3",
	own_freight_contract: "K-77",
	own_freight_carrier: "Schenker",
	wanted_on: "",
	part_deliveries: "",
	cost_centre: "",
	project: "",
	cost_problem: null,
	passed_limits: [],
	is_owner: true,
	forms: {
		billing: {
			...sampleForms.billing,
			...address,
			vat: "DE136695975",
			vat_check: "unverified",
			email: "a@b.example",
			additionalEmails: [],
		},
		shipping: { ...address, city: "Dortmund" },
	},
	goto: null,
	of_colleague: null,
	confirmed_dates: [],
	deliveries: [],
};

const factsByLocale = {
	de: [
		"Eingangsbestätigung CB-10001",
		"126.000,00 €",
		"MwSt. 25,5 %",
		"158.130,00 €",
		"21. November 2026",
		"30 Tage netto",
		"innerhalb eines Arbeitstages",
	],
	en: [
		"Acknowledgement of receipt CB-10001",
		"€126,000.00",
		"VAT 25.5%",
		"€158,130.00",
		"21 November 2026",
		"30 days net",
		"within one working day",
	],
	ee: [
		"Tellimuse kättesaamisteade CB-10001",
		"126 000,00 €",
		"Käibemaks 25,5%",
		"158 130,00 €",
		"21. november 2026",
		"30 päeva",
		"ühe tööpäeva jooksul",
	],
	fi: [
		"Vastaanottovahvistus CB-10001",
		"126 000,00 €",
		"ALV 25,5 %",
		"158 130,00 €",
		"21. marraskuuta 2026",
		"30 päivää netto",
		"yhden työpäivän",
	],
};

const expected = {
	de: "25. November 2026 – 27. November 2026",
	en: "25 November 2026 – 27 November 2026",
	ee: "25. november 2026 – 27. november 2026",
	fi: "25. marraskuuta 2026 – 27. marraskuuta 2026",
};

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

describe.each(backendLocales)("order confirmation in %s", (locale) => {
	const letter = orderConfirmation(order, locale);

	// Shows R60.105
	it("has no sentences that stick together, without its tags either", async () => {
		const sections = [
			{ title: "Three.", lines: ["Four.", "Five."] },
			{ title: "Six.", lines: ["Seven.", "Eight."], isList: true },
		];
		const html = await letterHtml({ ...letter, paragraphs: ["One.", "Two."], sections, closing: ["Nine.", "Ten."] });
		const text = html.replace(/<[^>]*>/g, "");
		for (const sentence of ["Two.", "Three.", "Four.", "Five.", "Six.", "Seven.", "Eight.", "Nine.", "Ten."])
			expect(text).toMatch(new RegExp(`\\s${sentence}`));
	});

	// Shows R1.7, R9.10, R10.1
	it("contains number, totals, VAT, date, delivery term and review, in HTML and text", async () => {
		const html = plain(await letterHtml(letter));
		const text = plain(letterText(letter));
		const [subject, ...facts] = factsByLocale[locale];
		expect(letter.subject).toBe(subject);
		for (const fact of [...facts, "CR-000042", "IPE 200, 6 m, S355J2", "PO 4711", "Tor 3", "K-77", "Schenker", "Dortmund", "DE136695975"]) {
			expect(html).toContain(fact);
			expect(text).toContain(fact);
		}
	});

	it("contains the delivery dates in the reader's format, once no review is pending", () => {
		expect(plain(letterText(orderConfirmation({ ...order, needs_review: false }, locale)))).toContain(expected[locale]);
		expect(plain(letterText(letter))).not.toContain(expected[locale].slice(0, 12));
		const oneDay = orderConfirmation({ ...order, needs_review: false, delivery: { min: 3, max: 3, approx: false } }, locale);
		expect(plain(letterText(oneDay))).toContain(expected[locale].split(" – ")[0]);
		expect(plain(letterText(oneDay))).not.toContain(expected[locale].split(" – ")[1]);
	});

	// Shows R62.4, R62.5
	it("keeps the days that were shown while the order is under review, unless the wanted one can be met, and says that they miss it", () => {
		const { t, day } = mailTexts(locale);
		const written = (wanted_on: string) => {
			const arrival = { first: "2026-12-30", last: "2027-01-04", approx: false, later: null };
			return plain(letterText(orderConfirmation({ ...order, wanted_on, arrival }, locale)));
		};
		const [missed, met] = [written("2026-12-18"), written("2027-01-04")];
		const days = plain(`${day("2026-12-30")} – ${day("2027-01-04")}`);
		expect(missed).toContain(days);
		expect(missed).toContain(t("delivery.wantedMissed"));
		expect(met).toContain(plain(t("delivery.onWanted", { day: day("2027-01-04") })));
		for (const other of [days, t("delivery.estimate"), `${t("delivery.wanted")}:`, t("delivery.wantedMissed")])
			expect(met).not.toContain(plain(other));
	});

	it("says the days that staff have confirmed, and where all lines have one no estimate beside them", () => {
		const items = [1, 2].flatMap(() => order.items.map((item) => ({ ...item, at_once: { quantity: 1200, rest_from: null } })));
		const dates = [1, 2].map((line) => ({ line, title: "IPE 200", date: `2026-12-0${line}` }));
		const written = (days: Cart["confirmed_dates"]) =>
			plain(letterText(orderConfirmation({ ...order, items, needs_review: false, confirmed_dates: days }, locale)));
		const { t, day } = mailTexts(locale);
		const [all, some] = [written(dates), written(dates.slice(1))];
		for (const { date } of dates) expect(all).toContain(plain(day(date)));
		for (const estimate of [t("delivery.estimate"), expected[locale], t("atOnce.all")]) expect(all).not.toContain(estimate);
		expect(some).toContain(expected[locale]);
		expect(some.split(t("atOnce.all"))).toHaveLength(2);
	});

	it("contains no placeholders or keys", () => {
		expect(letterText(letter)).not.toMatch(/\{\{|\}\}|undefined|\b(?:total|section|vat|line|estimate|unit)\.\w/);
	});

	it("escapes user input", async () => {
		const html = await letterHtml(letter);
		expect(html).not.toContain("<img");
		expect(html).not.toContain("<B>");
		expect(html).toContain("Meyer &amp; Söhne &quot;Stahl&quot; GmbH");
	});
});

describe("cut lines", () => {
	const items = order.items.map((item) => ({
		...item,
		quantity: 4,
		cut: { pieces: 14, length: 1250, width: 0, used_area: 0, cuts: 14, price: 8_120, offcuts: [{ count: 1, length: 850 }] },
		certificate_price: 2_800,
	}));

	it.each([
		[
			"de",
			"14 Stück",
			"aus 4 Stangen",
			"4 Stangen × 105,00 €",
			"420,00 €",
			"14 × 1250 mm",
			"14 Schnitte",
			"Reststücke: 1 × 850 mm",
			"81,20 €",
			"Von der Rückgabe ausgeschlossen",
			"Abnahmeprüfzeugnis 3.1 nach EN 10204",
			"28,00 €",
		],
		[
			"en",
			"14 pcs",
			"from 4 bars",
			"14 × 1250 mm",
			"14 cuts",
			"Offcuts: 1 × 850 mm",
			"€81.20",
			"Not returnable",
			"Inspection certificate 3.1 to EN 10204",
		],
		[
			"ee",
			"14 tk",
			"4 latist",
			"14 × 1250 mm",
			"14 lõiget",
			"Jäägid: 1 × 850 mm",
			"81,20 €",
			"Tagasi ei võeta",
			"Vastuvõtusertifikaat 3.1 (EN 10204)",
		],
		[
			"fi",
			"14 kpl",
			"4 tangosta",
			"14 × 1250 mm",
			"14 sahausta",
			"Jäännöspalat: 1 × 850 mm",
			"81,20 €",
			"Ei palautusoikeutta",
			"Ainestodistus 3.1, EN 10204",
		],
	] as const)("say in %s what comes out of how many bars", async (locale, ...facts) => {
		const letter = orderConfirmation({ ...order, items }, locale);
		const [html, text] = [plain(await letterHtml(letter)), plain(letterText(letter))];
		for (const fact of facts) {
			expect(html).toContain(fact);
			expect(text).toContain(fact);
		}
		expect(text).toContain("Achse <B>");
		expect(text).toContain("ST-<100>");
	});
});

describe("order confirmation", () => {
	const text = (changes: Partial<Cart>) => plain(letterText(orderConfirmation({ ...order, ...changes }, "de")));

	it("explains the VAT rate", () => {
		expect(text({})).toContain("ohne gültige USt-IdNr.");
		const exempt = text({ vat: { rate: 0, reason: "intra_community", country: "DE" } });
		expect(exempt).toMatch(/Steuerfreie innergemeinschaftliche Lieferung, .*Bestimmungsland: Deutschland\./);
		expect(text({ vat: { rate: 25.5, reason: "domestic", country: "FI" } })).toContain("finnische Mehrwertsteuer 25,5 %");
	});

	it("names the proof for a zero rate if the buyer's carrier collects the goods, and only then", () => {
		const vat = { rate: 0, reason: "intra_community", country: "DE" } as const;
		expect(text({ vat })).toContain("Gelangensnachweis");
		expect(text({})).not.toContain("Gelangensnachweis");
		const delivery_methods = order.delivery_methods.map((method) => ({ ...method, type: "weight_de" as const }));
		expect(text({ vat, delivery_methods })).not.toContain("Gelangensnachweis");
	});

	// Shows R27.8
	it("names the approver and the time, and nothing without an approval", () => {
		const approval = {
			state: "approved",
			asked_at: "2026-02-02T08:00:00Z",
			comment: "",
			by: "Mikko Lehtinen",
			decided_at: "2026-02-03T08:00:00Z",
		} as const;
		expect(text({ approval })).toContain("Freigegeben von: Mikko Lehtinen, 3. Februar 2026");
		expect(text({ approval: { ...approval, by: "mikko@example.com", decided_at: "" } })).toContain("Freigegeben von: mikko@example.com\n");
		for (const state of ["waiting", "returned", "lapsed"] as const)
			expect(text({ approval: { ...approval, state } })).not.toContain("Mikko");
		expect(text({})).not.toContain("Freigegeben");
	});

	it.each([
		[{ min: 3, max: 5, approx: false }, "3–5 Arbeitstage"],
		[{ min: 1, max: 1, approx: false }, ": 1 Arbeitstag\n"],
		[{ min: 4, max: 4, approx: true }, "ca. 4 Arbeitstage"],
		[{ min: 10, max: null, approx: false }, "ab 10 Arbeitstagen"],
		[{ min: null, max: 7, approx: false }, "bis 7 Arbeitstage"],
	])("states the delivery time %o", (delivery, words) => {
		expect(text({ delivery })).toContain(words);
	});

	it("formats weights as pages do: to a tenth of a kilogram, small parts to the gram", () => {
		expect(text({})).toContain("161.280,0 kg");
		expect(text({ total_weight: 2_016_800 })).toContain("2.016,8 kg");
		expect(text({ total_weight: 354 })).toContain("0,354 kg");
	});

	// Shows R9.10
	it("leaves out what does not apply", () => {
		const small = text({ needs_review: false, reference: "", own_freight_carrier: "", total_discount: 0 });
		expect(small).not.toContain("prüfen");
		expect(small).toContain("Wir bestätigen Ihren Auftrag");
		expect(text({ needs_review: true })).not.toContain("Wir bestätigen");
		expect(small).not.toContain("Ihre Bestellnummer");
		expect(small).not.toContain("Rabatt");
		expect(text({ total_discount: 5_000 })).toContain("−50,00 €");
	});
});
