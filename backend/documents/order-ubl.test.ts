import { describe, expect, it } from "vitest";
import type { Cart, Discount } from "../../contract/cart";
import { backendLocales } from "../../contract/locale";
import { brokenRules, misplaced, parsed, said } from "../../tests/support/order-agreement/check";
import { rules } from "../../tests/support/order-agreement/rules";
import { plainSpaces } from "../../tests/support/pdf-text";
import { sampleForms, sampleItem, sampleOrder, sampleSet } from "../../tests/support/sample-order";
import { inOwnName, orderUbl } from "../../tests/support/signed-letters";
import { mailTexts } from "../texts/mail-texts";
import { letterText } from "./letter-text";
import { orderConfirmation } from "./order-confirmation";

const discount = (kind: Discount["kind"], amount: number): Discount => ({
	kind,
	title: "",
	percent: 5,
	amount,
	threshold: 10,
	end_date: null,
});

const cutLine = sampleItem(2, {
	quantity: 4,
	cut: {
		pieces: 14,
		length: 1250,
		width: 0,
		used_area: 0,
		cuts: 14,
		price: 8_120,
		offcuts: [
			{ count: 3, length: 985 },
			{ count: 1, length: 3_492 },
		],
	},
	certificate: 2_800,
});
const sawnPieces = [
	{ length: 1600, pieces: 2 },
	{ length: 1250, pieces: 2 },
];
const wholeBars = sampleItem(1, {
	quantity: 2,
	sawing: { pieces: sawnPieces, patterns: [{ bars: 1, pieces: sawnPieces }], cuts: 4, price: 2_320 },
});
const sawnLine = {
	...wholeBars,
	variant: {
		...wholeBars.variant,
		length: 6000,
		products: { ...wholeBars.variant.products, cutting: { kerf: 3, fee: 580, min_length: 100, tolerance: 1 } },
	},
};
const plateLine = {
	...sampleItem(1, {
		quantity: 1,
		cut: { pieces: 4, length: 600, width: 400, used_area: 1_020_900, cuts: 4, price: 2_240, offcuts: [] },
	}),
	price: 11_250,
	line_price: 2_552 + 2_240,
};
const items = [
	sampleItem(1, {
		discount: 6_300,
		discounts: [discount("line", 6_300)],
		comment: "Achse <B> & C",
		costCentre: "4200",
		ownNumber: "ST-100 & 1",
	}),
	cutLine,
	{ ...sampleItem(3, { unit: "pack" }), at_once: { quantity: 5, rest_from: "2026-12-03" } },
	sampleItem(4, { unit: "roll", quantity: 1, price: 1 }),
];
const more = { sets: [sampleSet(5)], sums: { orderDiscount: 2_000, freight: 59_000, crane: 18_000, packaging: 2_500 } };
const finnish = {
	vat: { rate: 25.5, reason: "domestic", country: "FI" },
	forms: { billing: { ...sampleForms.billing, country: "FI", vat: "2077474-0", postCode: "33100", city: "Tampere" }, shipping: null },
} as const;
const estonian = {
	vat: { rate: 0, reason: "intra_community", country: "EE" },
	forms: {
		billing: { ...sampleForms.billing, country: "EE", vat: "EE100931558", eInvoiceAddress: "10093155", postCode: "10111", city: "Tallinn" },
		shipping: null,
	},
} as const;
const card = { paymentmethod: { id: 2, name: "card" }, order_status: "paid" } as const;
const ownFreight: Partial<Cart> = {
	delivery_methods: sampleOrder().delivery_methods.map((method) => ({
		...method,
		type: "own_freight",
		title: "Eigener Frachtvertrag",
		term: "FCA Satamakaari 20, 00980 Helsinki, Finnland, Incoterms® 2020",
	})),
	own_freight_contract: "K-77",
	own_freight_carrier: "Schenker",
};

const orders: Record<string, Cart> = {
	"to Germany, with everything": sampleOrder(items, {
		...more,
		changes: { from_offer: "AN-20001", comment: "Bitte\navisieren", cost_centre: "4100", project: "P-12" },
	}),
	"within Finland, with everything": sampleOrder(items, { ...more, changes: finnish }),
	"to Estonia": sampleOrder(items, { changes: estonian }),
	"of one line": sampleOrder(),
	"paid by card": sampleOrder(items, { ...more, changes: { ...finnish, ...card } }),
	"cut to length": sampleOrder([cutLine]),
	"cut from a plate": sampleOrder([plateLine]),
	"sawn from bars": sampleOrder([sawnLine]),
	"with a certificate": sampleOrder([sampleItem(1, { certificate: 2_800 })]),
	"of a set": sampleOrder([], { sets: [sampleSet(5)] }),
	"with a discount on all": sampleOrder(undefined, { sums: { orderDiscount: 2_000 } }),
	"by the buyer's carrier": sampleOrder(items, { sums: { freight: 0 }, changes: { ...ownFreight, shipping_comment: "Tor 3" } }),
	"without freight or reference": sampleOrder(items, { sums: { freight: 0 }, changes: { ...finnish, reference: "" } }),
	"of a cent": sampleOrder([sampleItem(1, { quantity: 1, price: 1 })], { sums: { freight: 0 }, changes: finnish }),
	"as it was sent before delivery had parts": { ...sampleOrder(items), total_freight_price: 0 },
	"of unknown delivery time": sampleOrder(items, { changes: { delivery: { min: null, max: null, approx: false } } }),
};

const germany = orders["to Germany, with everything"] ?? sampleOrder();
const line = (position: string) => `/*/cac:OrderLine/cac:LineItem[cbc:ID = '${position}']`;
const property = (position: string, name: string) =>
	`${line(position)}/cac:Item/cac:AdditionalItemProperty[cbc:Name = '${name}']/concat(cbc:Value, ' ', cbc:ValueQuantity/@unitCode)`;

describe("an order as UBL", () => {
	// Shows R22.28
	it.each(Object.entries(orders))("%s passes the rules of the order agreement in four languages", (_, order) => {
		for (const locale of backendLocales) {
			const document = parsed(orderUbl(order, locale));
			expect(brokenRules(document)).toEqual([]);
			expect(misplaced(document)).toEqual([]);
		}
	});

	// Shows R33.8
	it("has the cost centre of a line as a property, since an order agreement has no element for it", () => {
		expect(said(parsed(orderUbl(germany, "de")), property("1", "Cost centre"))).toBe("4200 ");
	});

	it("is nothing that could be booked or paid", () => {
		for (const order of Object.values(orders)) {
			const document = parsed(orderUbl(order, "de"));
			expect(said(document, "local-name(/*)")).toBe("OrderResponse");
			expect(said(document, "count(//cac:PaymentMeans | //cac:PayeeFinancialAccount | //cbc:InvoiceTypeCode)")).toBe("0");
			expect(orderUbl(order, "de")).not.toContain("FI2112345600000785");
		}
	});

	// Shows R22.28
	it.each(backendLocales)("is acknowledged and not agreed as long as a person has to look at it, in %s", (locale) => {
		const waiting = (changes: Partial<Cart> = {}) =>
			parsed(orderUbl(sampleOrder(items, { changes: { ...changes, needs_review: true } }), locale));
		const document = waiting();
		// The data model of T76, in the order of the schema; its rules R001, R002, R006, and R010: no lines with AB.
		expect(said(document, "string-join(/*/*/local-name(), ' ')")).toBe(
			"CustomizationID ProfileID ID SalesOrderID IssueDate OrderResponseCode Note DocumentCurrencyCode CustomerReference OrderReference SellerSupplierParty BuyerCustomerParty",
		);
		for (const party of ["SellerSupplierParty", "BuyerCustomerParty"])
			expect(said(document, `string-join(/*/cac:${party}/cac:Party//*/local-name(), ' ')`)).toBe(
				"EndpointID PartyIdentification ID PartyLegalEntity RegistrationName",
			);
		expect(said(document, "/*/concat(cbc:CustomizationID, ' ', cbc:ProfileID, ' ', cbc:OrderResponseCode)")).toBe(
			"urn:fdc:peppol.eu:poacc:trns:order_response:3 urn:fdc:peppol.eu:poacc:bis:ordering:3 AB",
		);
		expect(said(document, "/*/cbc:Note")).toBe(mailTexts(locale).t("confirmation.review"));
		expect(said(document, "/*/concat(cbc:CustomerReference, ', ', cac:OrderReference/cbc:ID)")).toBe("PO 4711, PO 4711");
		expect(said(waiting({ reference: "" }), "/*/concat(count(cbc:CustomerReference), ' ', cac:OrderReference/cbc:ID)")).toBe("0 CB-10001");
		const refused = waiting({ order_status: "other", state: "cancelled" });
		expect(said(refused, "/*/concat(cbc:OrderResponseCode, ' ', cbc:Note, ' ', count(cac:OrderLine))")).toBe(
			`RE ${mailTexts(locale).t("cancelled.subject", { number: "CB-10001" })} 0`,
		);
	});

	it("names no agreement that it would change, and the buyer's number as the buyer's reference", () => {
		const document = parsed(orderUbl(sampleOrder(), "de"));
		expect(said(document, "/*/concat(cac:OrderReference/cbc:ID, ', ', cbc:CustomerReference)")).toBe("NA, PO 4711");
		expect(said(document, "count(//cac:PromisedDeliveryPeriod)")).toBe("1");
	});

	it.each(backendLocales)("has the phone number of the confirmation, in %s", (locale) => {
		const order = sampleOrder();
		const phone = said(parsed(orderUbl(order, locale)), "/*/cac:SellerSupplierParty/cac:Party/cac:Contact/cbc:Telephone");
		expect(phone).toMatch(/^\+\d+$/);
		expect(inOwnName(orderConfirmation(order, locale)).closing.join(" ").replaceAll(" ", "")).toContain(phone);
	});

	it("has the order's totals, and its positions with cuts and certificates as separate lines", () => {
		const order = orders["within Finland, with everything"] ?? sampleOrder();
		const document = parsed(orderUbl(order, "de"));
		const amounts = (path: string) => Math.round(Number(said(document, path)) * 100);
		const total = "/*/cac:LegalMonetaryTotal/cbc:";
		expect(amounts(`${total}TaxExclusiveAmount`)).toBe(order.total_price);
		expect(amounts(`${total}TaxInclusiveAmount`)).toBe(order.total_price_with_vat);
		expect(amounts(`${total}PayableAmount`)).toBe(order.total_price_with_vat);
		expect(amounts("/*/cac:TaxTotal/cbc:TaxAmount")).toBe(order.total_vat_price);
		const lines =
			"string-join(/*/cac:OrderLine/cac:LineItem/concat(cbc:ID, ' ', cbc:Quantity, cbc:Quantity/@unitCode, ' ', .//cac:SellersItemIdentification/cbc:ID), ', ')";
		expect(said(document, lines)).toBe(
			"1 12H87 CR-000001, 2 4H87 CR-000002, 2.1 14H87 CUT, 2.2 1H87 EN10204-3.1, 3 12XPK CR-000003, 4 1XRO CR-000004, 5 2SET SET-5",
		);
		expect(said(document, `${line("2.1")}/concat(cac:Item/cbc:Name, ': ', cac:Price/cbc:PriceAmount)`)).toBe(
			"Zugeschnitten auf 14 × 1250\u00a0mm: 5.80",
		);
		expect(
			said(document, `${line("1")}/cac:Price/concat(cbc:PriceAmount, ' ', cbc:BaseQuantity, ' ', cac:AllowanceCharge/cbc:Amount)`),
		).toBe("1197.00 12 63.00");
	});

	it("has the standard, net weight, pieces, certificate and reference of each line", () => {
		const document = parsed(orderUbl(germany, "de"));
		expect(said(document, property("1", "Standard"))).toBe("EN 10365 ");
		expect(said(document, property("1", "Net weight"))).toBe("1612.8 KGM");
		expect(said(document, property("1", "Buyer line reference"))).toBe("Achse <B> & C ");
		expect(said(document, `${line("1")}/cac:Item/cac:BuyersItemIdentification/cbc:ID`)).toBe("ST-100 & 1");
		expect(said(document, property("1", "Discount"))).toBe("Positionsrabatt ");
		expect(said(document, property("2", "Cut pieces"))).toBe("14 H87");
		expect(said(document, property("2", "Cut length"))).toBe("1250 MMT");
		expect(said(document, property("2", "Offcuts"))).toBe("3 × 985 mm, 1 × 3492 mm ");
		expect(said(document, property("2", "Inspection certificate"))).toBe("EN 10204 3.1 ");
		expect(said(document, property("5", "Net weight"))).toBe("420 KGM");
	});

	// Shows R61.6
	it("counts pieces of a plate, with both sides and the cut around them", () => {
		const document = parsed(orderUbl(sampleOrder([plateLine]), "de"));
		const lines =
			"string-join(/*/cac:OrderLine/cac:LineItem/concat(cbc:ID, ' ', cbc:Quantity, cbc:Quantity/@unitCode, ' ', cbc:LineExtensionAmount), ', ')";
		expect(said(document, lines)).toBe("1 4H87 25.52, 1.1 4H87 22.40");
		expect(said(document, `${line("1")}/cac:Item/cbc:Name`)).toMatch(/, 600 × 400 mm$/);
		expect(said(document, `${line("1.1")}/cac:Item/cbc:Name`)).toBe("Zugeschnitten auf 4 × 600\u00a0×\u00a0400\u00a0mm");
		expect(said(document, property("1", "Cut length"))).toBe("600 MMT");
		expect(said(document, property("1", "Cut width"))).toBe("400 MMT");
	});

	// Shows R36.6
	it("has pieces that are sawn from bars as properties of the bars, and their cuts as a separate line", () => {
		const document = parsed(orderUbl(sampleOrder([sawnLine]), "de"));
		const lines =
			"string-join(/*/cac:OrderLine/cac:LineItem/concat(cbc:ID, ' ', cbc:Quantity, cbc:Quantity/@unitCode, ' ', cbc:LineExtensionAmount), ', ')";
		expect(said(document, lines)).toBe("1 2H87 210.00, 1.1 4H87 23.20");
		expect(plainSpaces(said(document, `${line("1.1")}/cac:Item/cbc:Name`))).toBe("Gesägt in 2 × 1600, 2 × 1250 mm");
		expect(plainSpaces(said(document, property("1", "Sawn to")))).toBe("2 × 1600, 2 × 1250 mm ");
		expect(said(document, property("1", "Offcuts"))).toBe("1 × 288 mm ");
	});

	// Shows R41.2
	it("has as properties how much of a line is there at once, and from which day on the rest is", () => {
		const document = parsed(orderUbl(germany, "de"));
		expect(said(document, property("3", "Available at once"))).toBe("5 XPK");
		expect(said(document, property("3", "Rest available from"))).toBe("2026-12-03 ");
	});

	it("has both parties with VAT id and registration, the buyer's order, the offer, and place and date of delivery", () => {
		const document = parsed(orderUbl(germany, "de"));
		expect(said(document, "/*/cac:SellerSupplierParty/cac:Party/cbc:EndpointID/concat(@schemeID, ':', .)")).toBe("0216:003729058716");
		expect(
			said(document, "/*/cac:SellerSupplierParty/cac:Party/concat(cac:PartyIdentification, ' ', cac:PartyLegalEntity/cbc:CompanyID)"),
		).toBe("FI29058716 2905871-6");
		expect(said(document, "/*/cac:BuyerCustomerParty/cac:Party/cac:PartyIdentification/cbc:ID")).toBe("DE136695976");
		expect(said(document, "/*/cac:Delivery/cac:DeliveryParty/cac:PostalAddress/concat(cbc:CityName, ' ', cac:Country)")).toBe(
			"Dortmund DE",
		);
		expect(said(document, "/*/cac:Delivery/cac:PromisedDeliveryPeriod/concat(cbc:StartDate, ' ', cbc:EndDate)")).toBe(
			"2026-11-25 2026-11-27",
		);
		expect(said(document, "/*/concat(cbc:IssueDate, ' ', cbc:CustomerReference)")).toBe("2026-11-21 PO 4711");
		expect(said(document, "string-join(/*/cac:AdditionalDocumentReference/concat(cbc:DocumentType, ' ', cbc:ID), ', ')")).toBe(
			"Ihre Bestellnummer PO 4711, Kostenstelle 4100, Projekt P-12, Angebot AN-20001",
		);
		const registered = (changes: Partial<Cart>) =>
			said(
				parsed(orderUbl(sampleOrder(undefined, { changes }), "fi")),
				"/*/cac:BuyerCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID/concat(@schemeID, ':', .)",
			);
		expect(registered(finnish)).toBe("0212:2077474-0");
		expect(registered(estonian)).toBe("0191:10093155");
	});

	it.each([
		["to Germany, with everything", "DAP", "Am Kai 1, 44147 Dortmund"],
		["by the buyer's carrier", "FCA", "Satamakaari 20, 00980 Helsinki"],
	])("names the delivery term with its place: %s", (name, term, place) => {
		const document = parsed(orderUbl(orders[name] ?? sampleOrder(), "de"));
		expect(said(document, "/*/cac:DeliveryTerms/cbc:ID")).toBe(term);
		expect(said(document, "/*/cac:DeliveryTerms/cac:DeliveryLocation/cbc:ID")).toBe(place);
		const special = said(document, "/*/cac:DeliveryTerms/cbc:SpecialTerms");
		expect(special.includes("Spediteur: Schenker; Hinweise zur Anlieferung: Tor 3")).toBe(term === "FCA");
	});

	it("exempts an intra-Community supply with its reason and the country of delivery", () => {
		const category = "/*/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory";
		const document = parsed(orderUbl(germany, "en"));
		expect(said(document, `${category}/concat(cbc:ID, ' ', cbc:Percent)`)).toBe("K 0");
		expect(said(document, `${category}/cbc:TaxExemptionReason`)).toMatch(
			/^VATEX-EU-IC: VAT-exempt intra-Community supply, .*Country of delivery: Germany\.$/,
		);
		const byCarrier = parsed(orderUbl(orders["by the buyer's carrier"] ?? sampleOrder(), "en"));
		expect(said(byCarrier, `${category}/cbc:TaxExemptionReason`)).toContain("proof of arrival");
	});

	it("has no amount due when paid by card", () => {
		const paid = parsed(orderUbl(orders["paid by card"] ?? sampleOrder(), "fi"));
		expect(said(paid, "/*/cac:LegalMonetaryTotal/cbc:PayableAmount")).toBe("0.00");
	});

	it.each([
		["DE", "", "9930:DE136695976"],
		["DE", "04011000-1234512345-06", "0204:04011000-1234512345-06"],
		["DE", "9930:DE136695976", "9930:DE136695976"],
		["FI", "0216:003720774740", "0216:003720774740"],
		["DE", "1234:DE136695976", "9930:DE136695976"],
		["FI", "003720774740", "0216:003720774740"],
		["FI", "00372077474012345", "0216:00372077474012345"],
		["FI", "FI2112345600000785", "0216:003720774740"],
		["EE", "10093155", "0191:10093155"],
		["EE", "", "9931:EE100931558"],
		["FI", "4006381333931", "0088:4006381333931"],
		["FI", "4006381333932", "0216:003720774740"],
	] as const)("is addressed to %s, e-invoice address %s: %s", (country, eInvoiceAddress, expected) => {
		const vat = { DE: "DE136695976", FI: "2077474-0", EE: "EE100931558" }[country];
		const billing = { ...sampleForms.billing, country, vat, eInvoiceAddress, eInvoiceOperator: "DABAFIHH" };
		const document = parsed(orderUbl(sampleOrder(undefined, { changes: { forms: { billing, shipping: null } } }), "de"));
		expect(said(document, "/*/cac:BuyerCustomerParty/cac:Party/cbc:EndpointID/concat(@schemeID, ':', .)")).toBe(expected);
		expect(said(document, "/*/cbc:Note").includes(eInvoiceAddress)).toBe(true);
	});

	it("is well-formed XML for any input", () => {
		const odd = `]]><x a="'">&amp; 😀 \u0000\u0008\u001f\ufffe\ud800 שלום \u202e`;
		const billing = { ...sampleForms.billing, company: odd, name: odd, streetAddress: odd };
		const order = sampleOrder([sampleItem(1, { title: odd, comment: odd })], {
			changes: { comment: odd, reference: odd, forms: { billing, shipping: null } },
		});
		const document = parsed(orderUbl(order, "de"));
		expect(brokenRules(document)).toEqual([]);
		expect(said(document, "/*/cac:OrderLine/cac:LineItem/cac:Item/cbc:Name")).toContain(`]]><x a="'">&amp; 😀`);
	});
});

const valid = {
	exempt: orderUbl(germany, "de"),
	finnish: orderUbl(orders["within Finland, with everything"] ?? sampleOrder(), "de"),
	paid: orderUbl(orders["paid by card"] ?? sampleOrder(), "de"),
};

type Break = [ids: string, order: keyof typeof valid, pattern: RegExp, replacement: string];

/** The first element of one name within the first of another. */
const first = (name: string, within = ""): RegExp => new RegExp(`${after(within)}<${name}(?: [^>]*)?>.*?</${name}>`);
const text = (name: string, within = ""): RegExp => new RegExp(`${after(within)}(?<=<${name}(?: [^>]*)?>)[^<]*(?=</${name}>)`);
const after = (name: string): string => (name === "" ? "" : `(?<=<${name}>.*?)`);

const breaks: Break[] = [
	["R030", "exempt", text("cbc:CustomizationID"), "urn:cen.eu:en16931:2017"],
	["ProfileID", "exempt", first("cbc:ProfileID"), ""],
	["header", "exempt", first("cac:OrderReference"), ""],
	["header once", "exempt", /(?=<cbc:Note>)/, "<cbc:Note>x</cbc:Note>"],
	["parties", "exempt", first("cac:SellerSupplierParty"), ""],
	["party", "exempt", / schemeID="0216"/, ""],
	["documents", "exempt", first("cbc:DocumentType"), ""],
	["COMMON-R030", "exempt", text("cbc:StartDate"), "25.11.2026"],
	["period", "exempt", first("cbc:EndDate"), ""],
	["location", "exempt", first("cbc:ID", "cac:DeliveryLocation"), ""],
	["lines, R007", "exempt", /<cac:OrderLine>.*<\/cac:OrderLine>/, ""],
	["line", "exempt", first("cbc:Quantity"), ""],
	["line numbers", "exempt", text("cbc:ID", "cac:LineItem"), "2"],
	["property, no empty element", "exempt", first("cbc:Value"), "<cbc:Name></cbc:Name>"],
	["quantity", "exempt", / unitCode="KGM"/, ""],
	["currency, R004", "exempt", /(?<=currencyID=")EUR/, "SEK"],
	["country", "exempt", text("cbc:IdentificationCode"), "XX"],
	["electronic address", "exempt", /(?<=<cbc:EndpointID schemeID=")9930/, "EM"],
	["registration", "exempt", /(?<=schemeID=")0212/, "9999"],
	["unit", "exempt", /(?<=unitCode=")H87/, "Stück"],
	["VAT category, R026 R027", "exempt", text("cbc:ID", "cac:ClassifiedTaxCategory"), "AE"],
	["CL001", "exempt", /(?<=ReasonCode>)95/, "FC"],
	["CL002", "exempt", /(?<=ReasonCode>)FC/, "95"],
	["R001", "exempt", text("cbc:PriceAmount"), "-1.00"],
	["R002", "exempt", first("cac:SellersItemIdentification"), ""],
	["R005, R012", "exempt", text("cbc:PayableAmount"), "-1.00"],
	["R006, R007", "exempt", text("cbc:LineExtensionAmount", "cac:LegalMonetaryTotal"), "-1.00"],
	["R008, R010", "exempt", text("cbc:ChargeTotalAmount"), "795.01"],
	["R009, R010", "exempt", text("cbc:AllowanceTotalAmount"), "20.01"],
	["R011", "finnish", text("cbc:TaxInclusiveAmount"), "1.00"],
	["R012", "paid", first("cbc:PrepaidAmount"), ""],
	["R013", "exempt", text("cbc:TaxExclusiveAmount"), "1.0001"],
	["R018", "exempt", /<cbc:AllowanceChargeReasonCode>.*?<\/cbc:AllowanceChargeReason>/, ""],
	["R019", "exempt", first("cbc:Percent", "cac:TaxSubtotal"), ""],
	["R020", "finnish", text("cbc:Percent", "cac:ClassifiedTaxCategory"), "0"],
	["R021", "exempt", text("cbc:Amount"), "-20.00"],
	["R022, net price", "exempt", text("cbc:BaseAmount"), "-1.00"],
	["R023, net price", "exempt", text("cbc:Amount", "cac:Price"), "-1.00"],
	["R024, R025", "finnish", text("cbc:TaxAmount", "cac:TaxSubtotal"), "1.00"],
	["R028", "exempt", first("cbc:TaxExemptionReason"), ""],
	["R029", "finnish", /(?<=<cac:TaxSubtotal>.*?<\/cbc:Percent>)/, "<cbc:TaxExemptionReason>x</cbc:TaxExemptionReason>"],
	["line amount", "exempt", text("cbc:Quantity"), "11"],
];

describe("the rules of the order agreement", () => {
	it.each(breaks)("%s", (ids, order, pattern, replacement) => {
		const broken = valid[order].replace(pattern, replacement);
		expect(broken).not.toBe(valid[order]);
		const found = brokenRules(parsed(broken));
		for (const id of ids.split(", ")) expect(found).toContain(id);
	});

	it("can each be violated", () => {
		const broken = new Set(breaks.flatMap(([ids]) => ids.split(", ")));
		expect(rules.map(({ id }) => id).filter((id) => !broken.has(id))).toEqual([]);
	});

	it("pass for the documents that are altered here", () => {
		for (const xml of Object.values(valid)) expect(brokenRules(parsed(xml))).toEqual([]);
	});

	it("allow only elements of the data model, in the order of the schema", () => {
		const swapped = valid.exempt.replace(/(<cbc:ID>CB-10001<\/cbc:ID>)(.*?)(<cbc:IssueDate>.*?<\/cbc:IssueDate>)/, "$3$1$2");
		expect(misplaced(parsed(swapped))).toContain("/OrderResponse/ID");
		const added = valid.exempt.replace("<cbc:IssueDate>", "<cbc:OrderResponseCode>AP</cbc:OrderResponseCode><cbc:IssueDate>");
		expect(misplaced(parsed(added))).toContain("/OrderResponse/OrderResponseCode");
	});
});

describe("a delivery schedule", () => {
	const schedule = [
		{ on: "2026-12-04", amount: 4 },
		{ on: "2027-03-01", amount: 8 },
	];
	const scheduled = sampleOrder([{ ...sampleItem(1, { quantity: 12 }), schedule }]);

	// Shows R62.8
	it("is a property of the item for each day", () => {
		const xml = orderUbl(scheduled, "de");
		expect(misplaced(parsed(xml))).toEqual([]);
		expect(brokenRules(parsed(xml))).toEqual([]);
		expect(xml).toContain("Requested delivery 2026-12-04");
		expect(xml).toContain("Requested delivery 2027-03-01");
	});

	// Shows R78.1
	it("names the freight by its deliveries, in letter and UBL", () => {
		const planned = schedule.map(({ on }) => ({ on, weight: 100, price: 4_450 }));
		const several = { ...scheduled, planned_deliveries: planned };
		expect(orderUbl(several, "de")).toContain(", 2 Lieferungen</cbc:AllowanceChargeReason>");
		expect(orderUbl(scheduled, "de")).not.toContain("Lieferungen<");
		expect(letterText(inOwnName(orderConfirmation(several, "en")))).toContain(", 2 deliveries");
	});

	// Shows R62.8
	it.each([
		["de", "Liefertage: 4 Stück"],
		["en", "Delivery days: 4"],
		["fi", "Toimituspäivät: 4"],
		["ee", "Tarnepäevad: 4"],
	] as const)("is a note of the line in the letter: %s", (locale, words) => {
		expect(letterText(inOwnName(orderConfirmation(scheduled, locale))).replaceAll("\u00a0", " ")).toContain(words);
	});
});
