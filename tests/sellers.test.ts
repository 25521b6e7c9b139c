import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { dayStart, company as finnish } from "../contract/company";
import { type InfoPageName, infoPages } from "../contract/content";
import { type Country, countryCodes, type Language, languages } from "../contract/locale";
import { sellerProblem } from "../contract/seller/seller";
import { usualHours } from "../contract/values/service-hours";
import { supplies } from "./support/backend-rows";
import { billing, checkOut, completion, newCart } from "./support/buyer";
import { readPdf } from "./support/pdf-text";

/** Companies as another contract/company.ts would have them. */
const sellers = {
	EE: {
		name: "Ristlatt OÜ",
		address: { street: "Peterburi tee 2", postCode: "11415", city: "Tallinn", country: "EE" },
		loadingPlace: { street: "Betooni 9", postCode: "11415", city: "Tallinn", country: "EE" },
		timeZone: "Europe/Tallinn",
		vatId: "EE100931558",
		businessId: "10093155",
		court: "Harju Maakohus",
	},
	DE: {
		name: "Querholz Stahl GmbH",
		address: { street: "Werftstraße 8", postCode: "20457", city: "Hamburg", country: "DE" },
		loadingPlace: { street: "Kaistraße 20", postCode: "20457", city: "Hamburg", country: "DE" },
		timeZone: "Europe/Berlin",
		vatId: "DE136695976",
		businessId: "HRB 12345",
		court: "Landgericht Hamburg",
		registerCourt: "Amtsgericht Hamburg",
	},
} as const;
type Abroad = keyof typeof sellers;

const rates = { EE: { percent: 24, de: "24 %", fi: "24 %" }, DE: { percent: 19, de: "19 %", fi: "19 %" } };

/** Words that only a seller in another country uses. */
const ofOthers: Record<Abroad, RegExp> = {
	EE: /Finnish (?:VAT|time|law)|German (?:VAT|law)|(?:finnisch|deutsch)es? (?:Mehrwertsteuer|Zeit|Recht)|(?:Soome|Saksamaa) (?:käibemaks|aja|õigus)|(?:Suomen|Saksan) (?:arvonlis|lakia)|käräjäoikeus|in Finnland:|PRH|AVL|Finnish Act|917\/2014/,
	DE: /Finnish (?:VAT|time|law)|Estonian (?:VAT|law)|(?:finnisch|estnisch)es? (?:Mehrwertsteuer|Zeit|Recht)|(?:Soome|Eesti) (?:käibemaks|aja |õigus(?!ega))|(?:Suomen|Viron) (?:arvonlis|lakia)|käräjäoikeus|in Finnland:|PRH|AVL|Finnish Act|917\/2014/,
};

function sellFrom(country: Abroad) {
	vi.doMock("../contract/company", async (original) => {
		const ours = await original<typeof import("../contract/company")>();
		const company = { ...ours.company, ...sellers[country] };
		const names = { companyName: company.name, companyCity: company.address.city };
		return {
			...ours,
			company,
			nameWords: Object.fromEntries(languages.map((language) => [language, { ...ours.nameWords[language], ...names }])),
		};
	});
	vi.resetModules();
}
afterEach(() => {
	vi.doUnmock("../contract/company");
	vi.resetModules();
	vi.useRealTimers();
});

/** A page of a new shop, as JSON. */
async function shownPage(language: Language, name: InfoPageName): Promise<string> {
	const { infoPage } = await import("../app/content/info/info-page.server");
	const { serverTexts } = await import("../app/platform/i18n/i18n.server");
	const { markets } = await import("../app/platform/config/market");
	const { pages } = await import("../backend/seed/content/content-rows");
	const { firstSeller, shownSeller } = await import("../contract/seller/own-data");
	const page = pages.find((one) => one.name === name);
	if (!page) throw new Error(`There is no page ${name}.`);
	const text = {
		...{ title: page.title[language], intro: page.intro[language] },
		...{ description: page.description[language], body: page.body[language] },
	};
	return JSON.stringify(
		infoPage({ route: {}, texts: serverTexts(language), market: markets[language] }, name, text, {
			seller: shownSeller(firstSeller, language),
		}),
	);
}

const localeOf = { FI: "fi", DE: "de", EE: "ee" } as const;
const mails = z.array(z.looseObject({ kind: z.string(), text: z.string(), html: z.string() }));

const spaced = (text: string): string => text.replace(/\s+/g, " ");
const printed = async (pdf: Response): Promise<string> => spaced((await readPdf(new Uint8Array(await pdf.arrayBuffer()))).text);
const numbers = z.array(z.looseObject({ number: z.string() }));

/** Everything that an order shows, for a buyer with a valid or an invalid id, delivered or collected by the buyer's carrier. */
async function ordersFrom(country: Abroad) {
	sellFrom(country);
	const { startBackend, cartOf } = await import("./support/backend");
	const { issueInvoice } = await import("../backend/invoices/issue");
	const backend = await startBackend();
	const order = async (to: Country, form: object) => {
		const buyer = backend.caller(localeOf[to]);
		const { uuid } = await newCart(buyer, supplies.beam, 12);
		const cart = await checkOut(buyer, uuid, { ...billing[to], ...form });
		const { status } = await buyer.call("POST", "/orders/complete", completion(cart));
		// A reviewed order: only then its UBL is an order agreement.
		await backend.db
			.prepare("UPDATE orders SET state = 'confirmed', reviewed_at = processed_at WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
			.bind(uuid)
			.run();
		const headers = { Locale: localeOf[to], "Session-Id": buyer.session };
		const sent = cartOf(await buyer.call("GET", `/orders/processed-by-id/${uuid}`));
		const pdf = await backend.request(`/orders/confirmation-pdf/${uuid}`, { headers });
		const ubl = await (await backend.request(`/orders/ubl/${uuid}`, { headers })).text();
		await issueInvoice(backend.db, { order: sent.order_number ?? "", all: true, key: crypto.randomUUID(), now: new Date() });
		const [paper] = numbers.parse((await buyer.call("GET", `/invoices/of-order/${uuid}`)).body);
		const invoice = await (await backend.request(`/invoices/ubl/${paper?.number}`, { headers })).text();
		const [mail] = mails
			.parse(await (await backend.fetch("/_dev/outbox.json")).json())
			.filter(({ kind, text }) => kind === "order_confirmation" && text.includes(sent.order_number ?? "-"));
		return { status, cart, sent, invoice, ubl, pdf: await printed(pdf), mail: spaced(mail?.text ?? "") };
	};
	return { backend, order, end: () => backend.dispose() };
}

describe.each(["EE", "DE"] as const)("a company in %s", (country) => {
	const { percent, de, fi } = rates[country];
	const others = countryCodes.filter((code) => code !== country);

	// Shows R50.1, R50.3, R50.10
	it("charges its own VAT at home, none to companies with a valid id in the other countries, and says so in order, mail, PDF and UBL", async () => {
		const { order, end } = await ordersFrom(country);
		const home = await order(country, {});
		expect(home.status).toBe(200);
		expect(home.sent.vat).toEqual({ rate: percent, reason: "domestic", country });
		expect(home.sent.total_vat_price).toBe(Math.round((home.sent.total_price * percent) / 100));
		for (const text of [home.mail, home.pdf])
			expect(text).toContain(country === "DE" ? `deutsche Mehrwertsteuer ${de}` : "Eesti käibemaks 24%");
		for (const text of [home.ubl, home.invoice]) expect(text).toContain(`<cbc:ID>S</cbc:ID><cbc:Percent>${percent}</cbc:Percent>`);
		for (const to of others) {
			const { sent, mail, pdf, ubl, invoice } = await order(to, {});
			expect(sent.vat, to).toEqual({ rate: 0, reason: "intra_community", country: to });
			expect(sent.total_vat_price).toBe(0);
			for (const text of [mail, pdf]) expect(text, to).toMatch(/innergemeinschaftlich|ühendusesisene|yhteisömyynti/);
			for (const text of [ubl, invoice]) expect(text).toContain("<cbc:ID>K</cbc:ID><cbc:Percent>0</cbc:Percent>");
			expect(ofOthers[country].exec(`${mail}${pdf}`)?.[0], to).toBeUndefined();
			// Art. 226(4) of Directive 2006/112/EC: both VAT IDs.
			for (const text of [mail, pdf]) {
				expect(text).toContain({ FI: "FI20774740", DE: "DE136695976", EE: "EE100931558" }[to]);
				expect(text).not.toMatch(/Y-tunnus|2077474-0/);
			}
		}
		await end();
	});

	// Shows R50.1, R50.3
	it("charges its own VAT abroad without a valid id", async () => {
		const { order, end } = await ordersFrom(country);
		// A right format with a wrong check digit.
		const wrong = { FI: "1234567-8", DE: "DE136695977", EE: "EE100931559" };
		for (const to of others) {
			const { sent, mail, pdf, ubl } = await order(to, { vat: wrong[to] });
			expect(sent.vat, to).toEqual({ rate: percent, reason: "no_valid_id", country: to });
			expect(ubl).toContain(`<cbc:Percent>${percent}</cbc:Percent>`);
			const said = {
				DE: `Es fällt ${country === "EE" ? "estnische" : "deutsche"} Mehrwertsteuer von ${de} an`,
				EE: `Saksamaa käibemaks ${percent}%`,
				FI: `${country === "EE" ? "Viron" : "Saksan"} arvonlisävero ${fi}`,
			}[to];
			for (const text of [mail, pdf]) expect(text, to).toContain(said);
		}
		await end();
	});

	// Shows R50.11
	it("loads what a buyer's carrier collects on its own working days", async () => {
		vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T10:00:00Z") });
		const { backend, end } = await ordersFrom(country);
		// Estonia's Independence Day, and Ascension Day, a holiday in Germany.
		const [closed, open] = country === "EE" ? ["2027-02-24", "2027-05-06"] : ["2027-05-06", "2027-02-24"];
		const to = country === "EE" ? "DE" : "EE";
		const buyer = backend.caller(localeOf[to]);
		const { uuid } = await newCart(buyer, supplies.beam, 12);
		await checkOut(buyer, uuid, billing[to]);
		const method = { state: "created", deliveryMethodType: "own_freight", freightTotal: 0, cartTotal: 0 };
		const freight = { ...method, ownFreightContract: "K-77", ownFreightCarrier: "Schenker" };
		const wanted = (wantedOn: string) => buyer.call("PATCH", `/orders/set-state/${uuid}`, { ...freight, wantedOn });
		expect(await wanted(closed)).toMatchObject({ status: 422, body: { fields: { wantedOn: ["wantedDay.holiday"] } } });
		const { cartOf } = await import("./support/backend");
		const cart = cartOf(await wanted(open));
		expect((await buyer.call("POST", "/orders/complete", completion(cart))).status).toBe(200);
		await backend.db
			.prepare("UPDATE orders SET state = 'confirmed', reviewed_at = processed_at WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
			.bind(uuid)
			.run();
		const { order_number: number } = cartOf(await buyer.call("GET", `/orders/processed-by-id/${uuid}`));
		const desk = async (path: string, body: object) => {
			const headers = { Authorization: "Bearer a key for tests", "Content-Type": "application/json" };
			const init = { method: "POST", headers, body: JSON.stringify(body) };
			return (await backend.request(`/desk/orders/${number}/${path}`, init, { DESK_KEY: "a key for tests" })).status;
		};
		expect([await desk("dates", { date: closed }), await desk("dates", { date: open })]).toEqual([422, 200]);
		expect(await desk("deliveries", { idem: crypto.randomUUID() })).toBe(200);
		const headers = { Locale: localeOf[to], "Session-Id": buyer.session };
		const note = await printed(await backend.request(`/orders/delivery-note/${uuid}/${number}-1`, { headers }));
		const { street, city } = sellers[country].loadingPlace;
		expect(note).toContain(`FCA ${street}`);
		expect(note).toContain(country === "EE" ? "übergeben wir Ihrem Spediteur" : "Anname teie vedajale üle");
		expect(note).toMatch(new RegExp(`${country === "EE" ? "Ladeort" : "Laadimiskoht"}.*${street}.*${city}`));
		expect(note).not.toMatch(/wie Rechnungsadresse|sama mis arve aadress/);
		await end();
	});

	// Shows R50.3, R50.13
	it("names itself, its register and the place where goods are loaded", async () => {
		const { order, end } = await ordersFrom(country);
		const { cart, mail, pdf, ubl, invoice } = await order("DE", {});
		const seller = sellers[country];
		const { deliveryTexts } = await import("../backend/orders/answer/delivery-texts");
		const land = { de: ["Deutschland", "Estland"], en: ["Germany", "Estonia"], ee: ["Saksamaa", "Eesti"], fi: ["Saksa", "Viro"] } as const;
		for (const locale of ["de", "en", "ee", "fi"] as const)
			expect(deliveryTexts[locale].own_freight.term).toBe(
				`FCA ${seller.loadingPlace.street}, ${seller.loadingPlace.postCode} ${seller.loadingPlace.city}, ${land[locale][country === "DE" ? 0 : 1]}, Incoterms®\u00a02020`,
			);
		expect(pdf).toContain(country === "DE" ? "Handelsregister HRB 12345" : "Registernummer 10093155");
		expect(pdf).toContain(country === "DE" ? "Geschäftsführung Aino Laaksonen" : "Vorstandsmitglied Aino Laaksonen");
		expect(pdf).not.toContain("Unternehmensnr.");
		expect(mail).toContain(
			country === "DE"
				? "20457 Hamburg, Deutschland, Handelsregister HRB 12345, DE136695976"
				: "11415 Tallinn, Estland, Registernummer 10093155, EE100931558",
		);
		for (const text of [ubl, invoice]) {
			expect(text).toContain(
				country === "DE"
					? '<cbc:EndpointID schemeID="9930">DE136695976</cbc:EndpointID>'
					: '<cbc:EndpointID schemeID="0191">10093155</cbc:EndpointID>',
			);
			expect(text).toContain(country === "DE" ? "<cbc:CompanyID>HRB 12345<" : '<cbc:CompanyID schemeID="0191">10093155<');
			expect(text).not.toContain("0037");
		}
		// Three to five working days within the country, three to four more abroad.
		expect(cart.delivery).toEqual({ min: country === "DE" ? 3 : 6, max: country === "DE" ? 5 : 9, approx: false });
		await end();
	});

	// Shows R50.4
	it("has its country in the words of all pages and answers", async () => {
		sellFrom(country);
		const { serverTexts } = await import("../app/platform/i18n/i18n.server");
		const { markets } = await import("../app/platform/config/market");
		const { contentRows } = await import("../backend/seed/content/content-rows");
		const { textWords } = await import("../contract/seller/text-words");
		for (const language of languages) {
			const all = (await Promise.all(infoPages.map((name) => shownPage(language, name)))).join("\n");
			expect(/.{20}(?:\{\{|seller\.).{20}/.exec(all)?.[0], language).toBeUndefined();
			expect(ofOthers[country].exec(all)?.[0], language).toBeUndefined();
			expect(all).toContain(sellers[country].court);
			expect(await shownPage(language, "legal")).toContain(country === "DE" ? "Amtsgericht Hamburg" : "Tartu Maakohtu registriosakond");
			expect(await shownPage(language, "terms")).toContain(`${sellers[country].loadingPlace.city}, ${textWords[language].seller}`);
			const t = serverTexts(language).translator("cart");
			for (const reason of ["domestic", "no_valid_id", "not_known_yet", "unconfirmed_holder"] as const)
				expect(t(`vat.${reason}`)).not.toMatch(ofOthers[country]);
			expect(t("vat.zeroPossible")).toContain(country === "DE" ? "FI/EE" : "FI/DE");
		}
		expect(await shownPage("en", "contact")).toContain("Goods cannot be collected from this address.");
		expect(await shownPage("en", "terms")).toContain("without a further ferry in the country of delivery");
		const { shippingPolicies } = await import("../app/catalogue/product/product-data");
		const offered = {
			stock: null,
			availability: "out",
			delivery: { min: null, max: null, approx: false },
			min_order: 1,
			price: 100,
		} as const;
		expect(shippingPolicies([offered]).map(({ shippingDestination }) => shippingDestination.map((one) => one.addressCountry))).toEqual([
			[country],
			others,
		]);
		const { welcome } = await import("../scripts/lib/welcome.mjs");
		const said = welcome(8787, { brand: "Ristlatt", address: sellers[country].address }, "");
		expect(said).toContain("Ristlatt is ready");
		expect(said.match(/(?:DE136695976|EE100931558|2077474-0).*0 % VAT/g)?.map((line) => line.slice(0, 2))).toEqual(
			country === "DE" ? ["20", "EE"] : ["20", "DE"],
		);
		expect(await shownPage("de", "terms")).toContain(
			country === "DE" ? "Jede Lieferung beginnt in Deutschland" : "Jede Lieferung beginnt in Estland",
		);
		expect(await shownPage("fi", "terms")).toContain(country === "DE" ? "toimitus Suomeen tai Viroon" : "toimitus Suomeen tai Saksaan");
		const { badgesOf } = await import("../app/content/trust/trust-row");
		expect(badgesOf.fi).not.toContain("businessId");
		const faq = [...contentRows()].filter(({ table }) => table === "faq").flatMap(({ rows }) => rows.map((row) => row.join(" ")));
		for (const answer of faq) expect(ofOthers[country].exec(answer)?.[0]).toBeUndefined();
		expect(faq.some((answer) => answer.includes(country === "DE" ? "Lieferung in Deutschland: 19" : "Lieferung in Estland: 24"))).toBe(
			true,
		);
		const { hoursText } = await import("../app/platform/i18n/hours-text");
		expect(hoursText(usualHours, markets.de)).toContain(country === "DE" ? "9–\u206016" : "8–\u206015");
		expect(hoursText(usualHours, markets.fi)).toContain(country === "DE" ? "10–\u206017" : "9–\u206016");
	});
});

// Shows R50.4
it("a company that loads where it has its address does not send collectors away", async () => {
	vi.doMock("../contract/company", async (original) => {
		const ours = await original<typeof import("../contract/company")>();
		return { ...ours, company: { ...ours.company, ...sellers.EE, loadingPlace: sellers.EE.address } };
	});
	vi.resetModules();
	const { serverTexts } = await import("../app/platform/i18n/i18n.server");
	for (const language of languages) {
		const page = await shownPage(language, "contact");
		expect(page).not.toContain(serverTexts(language).translator("content")("noCollection"));
		expect(page).toContain("EE100931558");
	}
});

// Shows R50.12
it("no form takes a number of the Estonian trade register, and each says so", async () => {
	const { parseVatId } = await import("../contract/values/vat-id");
	const { serverTexts } = await import("../app/platform/i18n/i18n.server");
	expect(parseVatId("10093155", "EE")).toBeNull();
	const said = { de: "Registernummer", en: "registry code", et: "Registrikoodist", fi: "Rekisterikoodi" };
	for (const language of languages) expect(serverTexts(language).translator("errors")("vat.format.EE")).toContain(said[language]);
	const label = "VAT ID or Finnish Business ID";
	const { translator } = serverTexts("en");
	expect([translator("checkout")("field.vat"), translator("profile")("field.vatid")]).toEqual([label, label]);
});

// Shows R50.3
it("the description of calls names the company's clock, wherever it is", async () => {
	const { openapi } = await import("../contract/openapi");
	expect(JSON.stringify(openapi()).match(/.{30}in Finland.{10}/g)).toBeNull();
});

// Shows R50.3
it.each([
	["Europe/Helsinki", "2026-12-01", "2026-11-30T22:00:00.000Z"],
	["Europe/Tallinn", "2026-07-01", "2026-06-30T21:00:00.000Z"],
	["Europe/Berlin", "2026-12-01", "2026-11-30T23:00:00.000Z"],
	["Europe/Berlin", "2026-07-01", "2026-06-30T22:00:00.000Z"],
])("a day in %s begins at midnight there: %s", (timeZone, day, start) => {
	const clock = new Intl.DateTimeFormat("sv-SE", { timeZone });
	expect(dayStart(day, (time) => clock.format(time))).toBe(start);
});

describe("a company that cannot be served", () => {
	// Shows R50.2
	it.each([
		[{ address: { country: "SE" }, vatId: "SE556012579001" }, /registered in SE/],
		[{ loadingPlace: { country: "EE" } }, /registered in FI, but its goods start from EE/],
		[{ vatId: "EE100931558" }, /not one of FI/],
		[{ address: { country: "DE" }, loadingPlace: { country: "DE" }, vatId: "DE136695976" }, /registerCourt/],
		[{ locale: "et" }, /read "et".*Estonian is "ee"/],
	])("%o is refused in words", (change, problem) => {
		expect(sellerProblem({ ...finnish, ...change })).toMatch(problem);
	});

	// Shows R50.2
	it("stops both Workers at their start", async () => {
		vi.doMock("../contract/company", async (original) => {
			const ours = await original<typeof import("../contract/company")>();
			return { ...ours, company: { ...ours.company, loadingPlace: sellers.EE.loadingPlace } };
		});
		vi.resetModules();
		await expect(import("../backend/index")).rejects.toThrow("contract/company.ts cannot be served: the company is registered in FI");
		await expect(import("../app/platform/i18n/options")).rejects.toThrow("contract/company.ts cannot be served");
	});

	it("is none of those that are", () => {
		expect([finnish, { ...finnish, ...sellers.EE }, { ...finnish, ...sellers.DE }].map(sellerProblem)).toEqual([null, null, null]);
	});
});
