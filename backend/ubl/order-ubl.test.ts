import { describe, expect, it } from "vitest";
import type { Cart, Discount } from "../../contract/cart";
import { backendLocales } from "../../contract/locale";
import { brokenRules, misplaced, parsed, said } from "../../tests/support/en16931/check";
import { rules } from "../../tests/support/en16931/rules";
import { sampleForms, sampleItem, sampleOrder, sampleSet } from "../../tests/support/sample-order";
import { orderUbl } from "./order-ubl";

const discount = (kind: Discount["kind"], amount: number): Discount => ({
	kind,
	title: "",
	percent: 5,
	amount,
	threshold: 10,
	end_date: null,
});

const items = [
	sampleItem(1, { discount: 6_300, discounts: [discount("line", 6_300)], comment: "Achse <B> & C" }),
	sampleItem(2, { quantity: 4, cut: { pieces: 14, length: 1250, cuts: 14, price: 8_120 }, certificate: 2_800 }),
	sampleItem(3, { unit: "pack" }),
	sampleItem(4, { unit: "roll", quantity: 1, price: 1 }),
];
const more = { sets: [sampleSet(5)], sums: { orderDiscount: 2_000, freight: 59_000, crane: 18_000, packaging: 2_500 } };
const domestic = { vat: { rate: 25.5, reason: "domestic", country: "FI" } } as const;
const card = { paymentmethod: { id: 2, name: "card" }, order_status: "paid" } as const;

const orders: Record<string, Cart> = {
	"with everything, reverse charge": sampleOrder(items, { ...more, changes: { from_offer: "AN-20001", comment: "Bitte\navisieren" } }),
	"with everything, Finnish VAT": sampleOrder(items, { ...more, changes: domestic }),
	"of one line": sampleOrder(),
	"paid by card": sampleOrder(items, { ...more, changes: { ...domestic, ...card } }),
	"without freight": sampleOrder(items, { sums: { freight: 0 }, changes: { ...domestic, reference: "" } }),
	"of a cent": sampleOrder([sampleItem(1, { quantity: 1, price: 1 })], { sums: { freight: 0 }, changes: domestic }),
	"of one address": sampleOrder(items, { changes: { forms: { ...sampleForms, shipping: null } } }),
	"as it was sent before delivery had parts": { ...sampleOrder(items), total_freight_price: 0 },
};

describe("an order as UBL", () => {
	it.each(Object.entries(orders))("%s keeps the rules of EN 16931 in four languages", (_, order) => {
		for (const locale of backendLocales) {
			const document = parsed(orderUbl(order, locale));
			expect(brokenRules(document)).toEqual([]);
			expect(misplaced(document)).toEqual([]);
		}
	});

	it("has the totals of the order, and its lines with units, prices and what is taken off", () => {
		const order = sampleOrder(items, { ...more, changes: domestic });
		const document = parsed(orderUbl(order, "de"));
		const amounts = (path: string) => Math.round(Number(said(document, path)) * 100);
		const total = "/*/*[local-name() = 'LegalMonetaryTotal']/*[local-name() = ";
		expect(amounts(`${total}'TaxExclusiveAmount']`)).toBe(order.total_price);
		expect(amounts(`${total}'TaxInclusiveAmount']`)).toBe(order.total_price_with_vat);
		expect(amounts(`${total}'PayableAmount']`)).toBe(order.total_price_with_vat);
		expect(amounts("/*/cac:TaxTotal/cbc:TaxAmount")).toBe(order.total_vat_price);
		expect(said(document, "string-join(/*/cac:InvoiceLine/cbc:InvoicedQuantity/concat(., @unitCode), ' ')")).toBe(
			"12H87 4H87 12XPK 1XRO 2SET",
		);
		expect(said(document, "string-join(/*/cac:InvoiceLine/cac:Item/cac:SellersItemIdentification/cbc:ID, ' ')")).toBe(
			"CR-000001 CR-000002 CR-000003 CR-000004 SET-5",
		);
		// What a line says adds up: quantity × price − what is taken off + what is put on.
		const sums = said(
			document,
			`string-join(for $line in /*/cac:InvoiceLine return string(round(100 * ($line/cbc:InvoicedQuantity * $line/cac:Price/cbc:PriceAmount
				- sum($line/cac:AllowanceCharge[cbc:ChargeIndicator = 'false']/cbc:Amount) + sum($line/cac:AllowanceCharge[cbc:ChargeIndicator = 'true']/cbc:Amount)
				- $line/cbc:LineExtensionAmount))), ' ')`,
		);
		expect(sums).toBe("0 0 0 0 0");
		expect(said(document, "/*/cac:InvoiceLine[1]/cbc:Note")).toBe("Achse <B> & C");
	});

	it("names both parties with their VAT ids, and where the goods go", () => {
		const document = parsed(orderUbl(sampleOrder(), "de"));
		expect(said(document, "/*/cac:AccountingSupplierParty//cac:PartyTaxScheme/cbc:CompanyID")).toBe("FI29058716");
		expect(said(document, "/*/cac:AccountingSupplierParty/cac:Party/cbc:EndpointID/concat(@schemeID, ':', .)")).toBe("0216:003729058716");
		expect(said(document, "/*/cac:AccountingCustomerParty//cac:PartyTaxScheme/cbc:CompanyID")).toBe("DE136695976");
		expect(said(document, "/*/cac:Delivery/cac:DeliveryLocation/cac:Address/cbc:CityName")).toBe("Dortmund");
		expect(said(document, "/*/cbc:IssueDate")).toBe("2026-11-21");
		expect(said(document, "/*/cac:OrderReference/concat(cbc:ID, ' ', cbc:SalesOrderID)")).toBe("PO 4711 CB-10001");
	});

	it("says who accounts for the VAT, where it is not charged", () => {
		const document = parsed(orderUbl(sampleOrder(), "en"));
		const category = "/*/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory";
		expect(said(document, `${category}/concat(cbc:ID, ' ', cbc:Percent, ' ', cbc:TaxExemptionReasonCode)`)).toBe("AE 0 VATEX-EU-AE");
		expect(said(document, `${category}/cbc:TaxExemptionReason`)).toContain("intra-Community supply");
	});

	it("is paid in full by card, and by credit transfer within 30 days otherwise", () => {
		const paid = parsed(orderUbl(orders["paid by card"] ?? sampleOrder(), "fi"));
		expect(said(paid, "/*/cac:PaymentMeans/cbc:PaymentMeansCode")).toBe("48");
		expect(said(paid, "/*/cac:LegalMonetaryTotal/cbc:PayableAmount")).toBe("0.00");
		const open = parsed(orderUbl(sampleOrder(), "fi"));
		expect(said(open, "/*/cac:PaymentMeans/concat(cbc:PaymentMeansCode, ' ', cac:PayeeFinancialAccount/cbc:ID)")).toBe(
			"30 FI2112345600000785",
		);
		expect(said(open, "/*/cac:PaymentTerms/cbc:Note")).toContain("30");
	});

	it.each([
		["DE", "", "EM:einkauf@meyer.example"],
		["DE", "04011000-1234512345-06", "0204:04011000-1234512345-06"],
		["DE", "9930:DE136695976", "9930:DE136695976"],
		["FI", "0216:003720774740", "0216:003720774740"],
		["DE", "1234:DE136695976", "EM:einkauf@meyer.example"],
		["FI", "003720774740", "0216:003720774740"],
		["FI", "00372077474012345", "0216:00372077474012345"],
		["FI", "FI2112345600000785", "EM:einkauf@meyer.example"],
		["EE", "10093155", "0191:10093155"],
		["FI", "4006381333931", "0088:4006381333931"],
		["FI", "4006381333932", "EM:einkauf@meyer.example"],
	] as const)("sends to %s, e-invoice address %s: %s", (country, eInvoiceAddress, expected) => {
		const billing = { ...sampleForms.billing, country, eInvoiceAddress, eInvoiceOperator: "DABAFIHH" };
		const document = parsed(orderUbl(sampleOrder(undefined, { changes: { forms: { billing, shipping: null } } }), "de"));
		expect(said(document, "/*/cac:AccountingCustomerParty/cac:Party/cbc:EndpointID/concat(@schemeID, ':', .)")).toBe(expected);
		expect(said(document, "string-join(/*/cbc:Note, ' ')").includes(eInvoiceAddress)).toBe(true);
	});

	it("is XML whatever somebody typed", () => {
		const odd = `]]><x a="'">&amp; 😀 \u0000\u0008\u001f\ufffe\ud800 שלום \u202e`;
		const billing = { ...sampleForms.billing, company: odd, name: odd, streetAddress: odd };
		const order = sampleOrder([sampleItem(1, { title: odd, comment: odd })], {
			changes: { comment: odd, reference: odd, forms: { billing, shipping: null } },
		});
		const document = parsed(orderUbl(order, "de"));
		expect(brokenRules(document)).toEqual([]);
		expect(said(document, "/*/cac:InvoiceLine/cac:Item/cbc:Name")).toContain(`]]><x a="'">&amp; 😀`);
	});
});

const valid = {
	reverse: orderUbl(orders["with everything, reverse charge"] ?? sampleOrder(), "de"),
	domestic: orderUbl(orders["with everything, Finnish VAT"] ?? sampleOrder(), "de"),
	paid: orderUbl(orders["paid by card"] ?? sampleOrder(), "de"),
};

type Break = [ids: string, order: keyof typeof valid, pattern: RegExp, replacement: string];

const documentLevel = (isCharge: boolean) =>
	`(?<=</cac:PaymentTerms>(?:(?!<cac:TaxTotal>).)*<cac:AllowanceCharge><cbc:ChargeIndicator>${isCharge}</cbc:ChargeIndicator>(?:(?!</cac:AllowanceCharge>).)*)`;
const lineLevel = (isCharge: boolean) =>
	`(?<=<cac:InvoiceLine>(?:(?!</cac:InvoiceLine>).)*<cac:AllowanceCharge><cbc:ChargeIndicator>${isCharge}</cbc:ChargeIndicator>(?:(?!</cac:AllowanceCharge>).)*)`;
const within = (place: string, element: string) => new RegExp(`${place}<${element}[ >].*?</${element}>`);
const first = (element: string, after = "") => new RegExp(`${after ? `(?<=<${after}>.*?)` : ""}<${element}(?: [^>]*)?>.*?</${element}>`);
const reasons = (place: string) => new RegExp(`${place}<cbc:AllowanceChargeReasonCode>.*?</cbc:AllowanceChargeReason>`);
const text = (element: string, after = "") => new RegExp(`(?<=${after ? `<${after}>.*?` : ""}<${element}(?: [^>]*)?>)[^<]*`);
const ofLine = "(?<=<cac:ClassifiedTaxCategory>.*?)";

/** What breaks which rules: each rule is broken by something. */
const breaks: Break[] = [
	["BR-01", "reverse", first("cbc:CustomizationID"), ""],
	["BR-02", "reverse", first("cbc:ID"), ""],
	["BR-03", "reverse", text("cbc:IssueDate"), "21.11.2026"],
	["BR-04", "reverse", first("cbc:InvoiceTypeCode"), ""],
	["BR-05", "reverse", first("cbc:DocumentCurrencyCode"), ""],
	["BR-06", "reverse", first("cbc:RegistrationName", "cac:AccountingSupplierParty"), ""],
	["BR-07", "reverse", first("cbc:RegistrationName", "cac:AccountingCustomerParty"), ""],
	["BR-08", "reverse", first("cac:PostalAddress", "cac:AccountingSupplierParty"), ""],
	["BR-09", "reverse", first("cac:Country", "cac:AccountingSupplierParty"), ""],
	["BR-10", "reverse", first("cac:PostalAddress", "cac:AccountingCustomerParty"), ""],
	["BR-11", "reverse", first("cac:Country", "cac:AccountingCustomerParty"), ""],
	["BR-12 BR-CO-10 BR-CO-13", "reverse", first("cbc:LineExtensionAmount", "cac:LegalMonetaryTotal"), ""],
	["BR-13 BR-CO-13", "reverse", first("cbc:TaxExclusiveAmount"), ""],
	["BR-14 BR-CO-15", "reverse", first("cbc:TaxInclusiveAmount"), ""],
	["BR-15 BR-CO-16", "reverse", first("cbc:PayableAmount"), ""],
	["BR-16 BR-CO-10", "reverse", /<cac:InvoiceLine>.*<\/cac:InvoiceLine>/, ""],
	["BR-21", "reverse", first("cbc:ID", "cac:InvoiceLine"), ""],
	["BR-22 BR-23", "reverse", first("cbc:InvoicedQuantity"), ""],
	["BR-23 BR-CL-23", "reverse", / unitCode="[^"]*"/, ""],
	["BR-24", "reverse", first("cbc:LineExtensionAmount", "cac:InvoiceLine"), ""],
	["BR-25", "reverse", first("cbc:Name", "cac:Item"), ""],
	["BR-26", "reverse", first("cac:Price"), ""],
	["BR-27", "reverse", text("cbc:PriceAmount"), "-1.00"],
	["BR-31 BR-CO-11", "reverse", within(documentLevel(false), "cbc:Amount"), ""],
	["BR-32", "reverse", within(documentLevel(false), "cac:TaxCategory"), ""],
	["BR-33 BR-CO-21", "reverse", reasons(documentLevel(false)), ""],
	["BR-36 BR-CO-12", "reverse", within(documentLevel(true), "cbc:Amount"), ""],
	["BR-37", "reverse", within(documentLevel(true), "cac:TaxCategory"), ""],
	["BR-38 BR-CO-22", "reverse", reasons(documentLevel(true)), ""],
	["BR-41", "reverse", within(lineLevel(false), "cbc:Amount"), ""],
	["BR-42 BR-CO-23", "reverse", reasons(lineLevel(false)), ""],
	["BR-43", "reverse", within(lineLevel(true), "cbc:Amount"), ""],
	["BR-44 BR-CO-24", "reverse", reasons(lineLevel(true)), ""],
	["BR-45 BR-AE-08", "reverse", first("cbc:TaxableAmount"), ""],
	["BR-46 BR-CO-14", "domestic", first("cbc:TaxAmount", "cac:TaxSubtotal"), ""],
	["BR-47 BR-AE-01", "reverse", first("cbc:ID", "cac:TaxSubtotal"), ""],
	["BR-48", "reverse", first("cbc:Percent", "cac:TaxSubtotal"), ""],
	["BR-49", "reverse", first("cbc:PaymentMeansCode"), ""],
	["BR-50 BR-61", "reverse", first("cbc:ID", "cac:PayeeFinancialAccount"), ""],
	["BR-52", "reverse", first("cbc:ID", "cac:AdditionalDocumentReference"), "<cbc:DocumentType>x</cbc:DocumentType>"],
	["BR-54", "reverse", first("cbc:Value"), ""],
	["BR-57", "reverse", first("cac:Country", "cac:DeliveryLocation"), ""],
	["BR-61", "reverse", first("cac:PayeeFinancialAccount"), ""],
	["BR-62 BR-CL-25", "reverse", /(?<=<cbc:EndpointID) schemeID="0216"/, ""],
	["BR-63 BR-CL-25", "reverse", /(?<=<cbc:EndpointID) schemeID="EM"/, ""],
	[
		"BR-CO-03",
		"reverse",
		/(?=<cbc:DocumentCurrencyCode>)/,
		"<cbc:TaxPointDate>2026-11-21</cbc:TaxPointDate><cac:InvoicePeriod><cbc:DescriptionCode>35</cbc:DescriptionCode></cac:InvoicePeriod>",
	],
	["BR-CO-04", "reverse", first("cac:ClassifiedTaxCategory"), ""],
	["BR-CO-09", "reverse", text("cbc:CompanyID"), "29058716"],
	["BR-CO-10", "reverse", text("cbc:LineExtensionAmount", "cac:InvoiceLine"), "1197.01"],
	["BR-CO-11 BR-CO-13", "reverse", text("cbc:AllowanceTotalAmount"), "20.01"],
	["BR-CO-12 BR-CO-13", "reverse", text("cbc:ChargeTotalAmount"), "795.01"],
	["BR-CO-14", "domestic", text("cbc:TaxAmount", "cac:TaxTotal"), "1.00"],
	["BR-CO-15", "domestic", text("cbc:TaxInclusiveAmount"), "1.00"],
	["BR-CO-16", "domestic", text("cbc:PayableAmount"), "1.00"],
	["BR-CO-16", "paid", first("cbc:PrepaidAmount"), ""],
	["BR-CO-17 BR-S-09", "domestic", text("cbc:TaxAmount", "cac:TaxSubtotal"), "1.00"],
	["BR-CO-18", "reverse", first("cac:TaxSubtotal"), ""],
	["BR-CO-25", "reverse", first("cac:PaymentTerms"), ""],
	[
		"BR-CO-26 BR-AE-02 BR-AE-03 BR-AE-04",
		"reverse",
		/<cac:PartyTaxScheme>.*?<cbc:CompanyID schemeID="0212">.*?<\/cbc:CompanyID>/,
		"<cac:PartyLegalEntity><cbc:RegistrationName>Crossbar Oy</cbc:RegistrationName>",
	],
	["BR-AE-02", "reverse", first("cac:PartyTaxScheme", "cac:AccountingCustomerParty"), ""],
	["BR-AE-05", "reverse", text("cbc:Percent", "cac:ClassifiedTaxCategory"), "19"],
	["BR-AE-06", "reverse", new RegExp(`${documentLevel(false)}(?<=<cbc:Percent>)0`), "19"],
	["BR-AE-07", "reverse", new RegExp(`${documentLevel(true)}(?<=<cbc:Percent>)0`), "19"],
	["BR-AE-08", "reverse", text("cbc:TaxableAmount"), "1.00"],
	["BR-AE-09", "reverse", text("cbc:TaxAmount", "cac:TaxSubtotal"), "1.00"],
	["BR-AE-10", "reverse", /<cbc:TaxExemptionReasonCode>.*?<\/cbc:TaxExemptionReason>/, ""],
	["BR-S-01", "domestic", text("cbc:ID", "cac:TaxSubtotal"), "Z"],
	["BR-S-02 BR-S-03 BR-S-04", "domestic", first("cac:PartyTaxScheme", "cac:AccountingSupplierParty"), ""],
	["BR-S-05", "domestic", text("cbc:Percent", "cac:ClassifiedTaxCategory"), "0"],
	["BR-S-06", "domestic", new RegExp(`${documentLevel(false)}(?<=<cbc:Percent>)25.5`), "0"],
	["BR-S-07", "domestic", new RegExp(`${documentLevel(true)}(?<=<cbc:Percent>)25.5`), "0"],
	["BR-S-08", "domestic", text("cbc:TaxableAmount"), "1.00"],
	["BR-S-10", "domestic", /(?<=<cac:TaxSubtotal>.*?<\/cbc:Percent>)/, "<cbc:TaxExemptionReason>Reverse charge</cbc:TaxExemptionReason>"],
	["BR-DEC-01", "reverse", new RegExp(`${documentLevel(false)}(?<=<cbc:Amount currencyID="EUR">)20.00`), "20.000"],
	["BR-DEC-05", "reverse", new RegExp(`${documentLevel(true)}(?<=<cbc:Amount currencyID="EUR">)590.00`), "590.000"],
	["BR-DEC-09", "reverse", new RegExp(`${text("cbc:LineExtensionAmount", "cac:LegalMonetaryTotal").source}`), "4.0001"],
	["BR-DEC-10", "reverse", text("cbc:AllowanceTotalAmount"), "20.000"],
	["BR-DEC-11", "reverse", text("cbc:ChargeTotalAmount"), "795.000"],
	["BR-DEC-12", "reverse", text("cbc:TaxExclusiveAmount"), "1.000"],
	["BR-DEC-13", "reverse", text("cbc:TaxAmount", "cac:TaxTotal"), "0.000"],
	["BR-DEC-14", "reverse", text("cbc:TaxInclusiveAmount"), "1.000"],
	["BR-DEC-16", "paid", text("cbc:PrepaidAmount"), "1.000"],
	["BR-DEC-18", "reverse", text("cbc:PayableAmount"), "1.000"],
	["BR-DEC-19", "reverse", text("cbc:TaxableAmount"), "1.000"],
	["BR-DEC-20", "reverse", text("cbc:TaxAmount", "cac:TaxSubtotal"), "0.000"],
	["BR-DEC-23", "reverse", text("cbc:LineExtensionAmount", "cac:InvoiceLine"), "1.000"],
	["BR-DEC-24", "reverse", new RegExp(`${lineLevel(false)}(?<=<cbc:Amount currencyID="EUR">)63.00`), "63.000"],
	["BR-DEC-27", "reverse", new RegExp(`${lineLevel(true)}(?<=<cbc:Amount currencyID="EUR">)81.20`), "81.200"],
	["BR-CL-01", "reverse", text("cbc:InvoiceTypeCode"), "999"],
	["BR-CL-03", "reverse", /(?<=currencyID=")EUR/, "EURO"],
	["BR-CL-04", "reverse", text("cbc:DocumentCurrencyCode"), "EURO"],
	["BR-CL-11", "reverse", /(?<=schemeID=")0212/, "9999"],
	["BR-CL-14", "reverse", text("cbc:IdentificationCode"), "XX"],
	["BR-CL-16", "reverse", text("cbc:PaymentMeansCode"), "invoice"],
	["BR-CL-17", "reverse", text("cbc:ID", "cac:TaxSubtotal"), "XX"],
	["BR-CL-18", "reverse", new RegExp(`${ofLine}(?<=<cac:ClassifiedTaxCategory><cbc:ID>)AE`), "XX"],
	["BR-CL-19", "reverse", new RegExp(`${lineLevel(false)}(?<=ReasonCode>)95`), "FC"],
	["BR-CL-20", "reverse", new RegExp(`${lineLevel(true)}(?<=ReasonCode>)AAH`), "95"],
	["BR-CL-22", "reverse", text("cbc:TaxExemptionReasonCode"), "VATEX"],
	["BR-CL-23", "reverse", /(?<=unitCode=")H87/, "Stück"],
	["BR-CL-25", "reverse", /(?<=schemeID=")EM/, "MAIL"],
];

describe("the rules of EN 16931", () => {
	it.each(breaks)("%s", (ids, order, pattern, replacement) => {
		const broken = valid[order].replace(pattern, replacement);
		expect(broken).not.toBe(valid[order]);
		const found = brokenRules(parsed(broken));
		for (const id of ids.split(" ")) expect(found).toContain(id);
	});

	it("can each be broken", () => {
		const broken = new Set(breaks.flatMap(([ids]) => ids.split(" ")));
		expect(rules.map(({ id }) => id).filter((id) => !broken.has(id))).toEqual([]);
	});

	it("hold of the documents that are broken here", () => {
		for (const xml of Object.values(valid)) expect(brokenRules(parsed(xml))).toEqual([]);
	});

	it("have elements in the order of the schema", () => {
		expect(misplaced(parsed(valid.reverse.replace(/(<cbc:ID>CB-10001<\/cbc:ID>)(<cbc:IssueDate>.*?<\/cbc:IssueDate>)/, "$2$1")))).toEqual([
			"/Invoice/ID",
		]);
	});
});
