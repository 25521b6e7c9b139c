import { describe, expect, it } from "vitest";
import { backendLocales } from "../../contract/locale";
import { faults } from "../../tests/support/billing/check";
import { rules } from "../../tests/support/billing/rules";
import { plainSpaces, readPdf } from "../../tests/support/pdf-text";
import { corrected, invoicedOrders, partsOfOrder, samplePaper } from "../../tests/support/sample-invoices";
import { sampleItem, sampleOrder } from "../../tests/support/sample-order";
import { letterPdf } from "../../tests/support/signed-letters";
import { parsed, said } from "../../tests/support/xml-rules";
import { wholeOf } from "../invoices/part-of-order";
import { mailTexts } from "../texts/mail-texts";
import { invoiceLetter } from "./invoice-letter";
import type { InvoicePaper } from "./invoice-paper";
import { invoiceUbl } from "./invoice-ubl";

/** The invoice of a whole order, the invoices of its two parts, and credit notes for the second. */
function papersOf(name: string): InvoicePaper[] {
	const order = invoicedOrders[name] ?? sampleOrder();
	const { invoices, credits } = partsOfOrder(order);
	return [
		samplePaper(wholeOf(order)),
		...invoices.map((part) => samplePaper(part)),
		...credits.map((part) => samplePaper(part, corrected)),
	];
}
const whole = (name: string): InvoicePaper => papersOf(name)[0] ?? samplePaper(wholeOf(sampleOrder()));
const creditOf = (name: string): InvoicePaper => papersOf(name).at(-1) ?? whole(name);

const names = Object.keys(invoicedOrders);

// Shows R31.7, R31.8
describe.each(names)("papers of an order %s", (name) => {
	it("pass the rules of Peppol Billing in each language, with the figures of the order", () => {
		for (const paper of papersOf(name))
			for (const locale of backendLocales) {
				const document = parsed(invoiceUbl(paper, locale));
				expect(faults(document)).toEqual([]);
				const cents = (path: string) => Math.round(Number(said(document, path)) * 100);
				expect(cents("/*/cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount")).toBe(paper.order.total_price);
				expect(cents("/*/cac:TaxTotal/cbc:TaxAmount")).toBe(paper.order.total_vat_price);
				expect(cents("/*/cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount")).toBe(paper.order.total_price_with_vat);
			}
	});

	it("add up to the order, and the PDF has the same sums", async () => {
		const [all, ...some] = papersOf(name);
		const invoices = some.filter(({ kind }) => kind === "invoice");
		expect(invoices.reduce((sum, { order }) => sum + order.total_price_with_vat, 0)).toBe(all?.order.total_price_with_vat);
		const { money, t, percent } = mailTexts("de");
		for (const paper of papersOf(name)) {
			const { text } = await readPdf(await letterPdf(invoiceLetter(paper, "de"), "de"));
			const rows = text.split("\n").map(plainSpaces);
			const { total_price: net, total_vat_price: tax, total_price_with_vat: gross, vat } = paper.order;
			for (const row of [`${t("total.net")} ${money(net)}`, `${t("total.vat", { rate: percent(vat.rate) })} ${money(tax)}`])
				expect(
					rows.some((one) => one.includes(plainSpaces(row))),
					row,
				).toBe(true);
			expect(rows.some((one) => one.includes(plainSpaces(money(gross))))).toBe(true);
			expect(rows.some((one) => one.includes(paper.number))).toBe(true);
		}
	});
});

// Shows R31.7
describe("the PDF of an invoice", () => {
	const textOf = async (paper: InvoicePaper, locale: (typeof backendLocales)[number] = "de") =>
		plainSpaces((await readPdf(await letterPdf(invoiceLetter(paper, locale), locale))).text);

	it("says when and where to pay, for which order, and why there is no VAT", async () => {
		const text = await textOf(whole("to another EU country"));
		for (const said of [
			"Rechnung INV-10001",
			"Bitte überweisen Sie 1.850,00 € bis zum 26. Dezember",
			"IBAN FI21 1234 5600 0007 85, BIC NDEAFIHH",
			"Verwendungszweck: INV-10001",
			"CB-10001",
			"PO 4711",
			"25. November 2026",
			"DE136695976",
			"Steuerfreie innergemeinschaftliche Lieferung",
		])
			expect(text).toContain(said);
	});

	it.each(backendLocales)("is paid where it was paid by card, and asks for no transfer, in %s", async (locale) => {
		const paper = whole("paid by card");
		const text = await textOf(paper, locale);
		const { t, money } = mailTexts(locale);
		expect(text).toContain(plainSpaces(`${t("total.open")} ${money(0)}`));
		const sums = invoiceLetter(paper, locale).totals.map(({ label }) => label);
		const gross = sums.indexOf(t("total.gross"));
		expect(sums.slice(gross, gross + 3)).toEqual([t("total.gross"), t("total.paid"), t("total.open")]);
		expect(text).not.toContain(plainSpaces(t("invoice.purpose", { number: paper.number })));
	});

	it("of a credit note names the invoice and the reason, and asks for nothing", async () => {
		const text = await textOf(creditOf("within Finland"));
		for (const said of ["Rechnungskorrektur INV-10002", "INV-10001 vom 26. November 2026", "Transportschaden"])
			expect(text).toContain(said);
		expect(text).not.toContain("Verwendungszweck");
	});

	it("of a part has the positions of the order", () => {
		const { invoices } = partsOfOrder(invoicedOrders["with crane, packaging and everything"] ?? sampleOrder());
		const positions = invoices.map((part) => invoiceLetter(samplePaper(part), "de").lines?.rows.map(({ position }) => position));
		expect(positions).toEqual([
			[1, 2, 3, 4],
			[1, 2, 3, 4],
		]);
	});
});

// Shows R31.7, R31.8
it("an invoice of some pieces of a line says their share of the bars, and counts pieces", async () => {
	const { invoices } = partsOfOrder(invoicedOrders["cut, with a certificate"] ?? sampleOrder());
	const [some] = invoices.map((part) => samplePaper(part));
	if (!some) throw new Error("There is no first invoice.");
	const [item] = some.order.items;
	const lines = invoiceLetter(some, "de").lines?.rows[0];
	expect([lines?.quantity, lines?.quantityNote, lines?.bars]).toEqual(["5\u00a0Stück", "", []]);
	expect(plainSpaces(lines?.notes.map(({ text }) => text).join("\n") ?? "")).toContain("5/14 × 4 Stangen × ");
	const document = parsed(invoiceUbl(some, "de"));
	expect(said(document, "/*/cac:InvoiceLine[1]/concat(cbc:InvoicedQuantity, ' ', cbc:InvoicedQuantity/@unitCode)")).toBe("5 H87");
	expect(said(document, "/*/cac:InvoiceLine[2]/cbc:InvoicedQuantity")).toBe(String(item?.cut?.cuts));
});

// Shows R31.8
describe("the e-invoice", () => {
	const of = (paper: InvoicePaper) => parsed(invoiceUbl(paper, "de"));

	it("refers to the order and its lines, and to the buyer's own number, where there is one", () => {
		const document = of(whole("to another EU country"));
		expect(said(document, "/*/cac:OrderReference/concat(cbc:ID, ' ', cbc:SalesOrderID)")).toBe("PO 4711 CB-10001");
		expect(said(of(whole("paid by card")), "/*/cac:OrderReference/concat(cbc:ID, ' ', cbc:SalesOrderID)")).toBe("NA CB-10001");
		expect(said(of(whole("to a German authority")), "/*/cbc:BuyerReference")).toBe("04011000-1234512345-06");
	});

	it("says how it is paid: by transfer with its number, or by card before", () => {
		const means = "/*/cac:PaymentMeans/string-join((cbc:PaymentMeansCode, cbc:PaymentID, cac:PayeeFinancialAccount/cbc:ID), ' ')";
		const sums = "/*/cac:LegalMonetaryTotal/string-join((cbc:PrepaidAmount, cbc:PayableAmount), ' ')";
		expect(said(of(whole("to another EU country")), means)).toBe("58 INV-10001 FI2112345600000785");
		const paid = of(whole("paid by card"));
		expect(said(paid, means)).toBe("48");
		expect(said(paid, sums)).toBe(`${said(paid, "/*/cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount")} 0.00`);
		expect(said(of(creditOf("paid by card")), "string(/*/cac:LegalMonetaryTotal/cbc:PrepaidAmount)")).toBe("");
	});

	it("of an intra-Community supply has both VAT ids, the day and the country of delivery", () => {
		const document = of(whole("to another EU country"));
		expect(said(document, "string-join(//cac:PartyTaxScheme/cbc:CompanyID, ' ')")).toBe("FI29058716 DE136695976");
		expect(said(document, "/*/cac:Delivery/concat(cbc:ActualDeliveryDate, ' ', cac:DeliveryLocation//cbc:IdentificationCode)")).toBe(
			"2026-11-25 DE",
		);
	});

	// Shows R33.8
	it("says to what it is booked, its lines where that is something else", async () => {
		const booked = sampleOrder([sampleItem(1), sampleItem(2, { costCentre: "4200", certificate: 2_800 })], {
			changes: { cost_centre: "4100", project: "P-12" },
		});
		const invoice = samplePaper(wholeOf(booked));
		const credit = samplePaper(wholeOf(booked), corrected);
		for (const paper of [invoice, credit]) {
			const document = of(paper);
			expect(faults(document)).toEqual([]);
			expect(said(document, "string-join(/*/(cbc:AccountingCost, */cbc:AccountingCost), ' ')")).toBe("4100 4200 4200");
		}
		expect(said(of(invoice), "/*/cac:ProjectReference/cbc:ID")).toBe("P-12");
		expect(said(of(credit), "/*/cac:AdditionalDocumentReference/concat(cbc:ID, ' ', cbc:DocumentTypeCode)")).toBe("P-12 50");
		const { text } = await readPdf(await letterPdf(invoiceLetter(invoice, "de"), "de"));
		for (const words of ["Kostenstelle", "4100", "Projekt", "P-12", "Kostenstelle: 4200"]) expect(plainSpaces(text)).toContain(words);
	});

	it("of a credit note names its invoice", () => {
		const document = of(creditOf("within Finland"));
		expect(said(document, "local-name(/*)")).toBe("CreditNote");
		expect(said(document, "/*/cac:BillingReference/cac:InvoiceDocumentReference/concat(cbc:ID, ' ', cbc:IssueDate)")).toBe(
			"INV-10001 2026-11-26",
		);
	});
});

describe("the rules of billing", () => {
	const valid = {
		exempt: invoiceUbl(whole("abroad with everything"), "de"),
		finnish: invoiceUbl(whole("with crane, packaging and everything"), "de"),
		paid: invoiceUbl(whole("paid by card"), "de"),
		credit: invoiceUbl(creditOf("within Finland"), "de"),
		cut: invoiceUbl(samplePaper(wholeOf(withFractions())), "de"),
	};

	/** A line whose price is exact only for its whole quantity. */
	function withFractions() {
		const order = sampleOrder();
		return {
			...order,
			items: order.items.map((item) => ({ ...item, discount: 0, line_price: item.line_price - 1 })),
			total_discount: 0,
			total_goods_price: order.total_goods_price - 1,
			total_price: order.total_price - 1,
			total_price_with_vat: order.total_price_with_vat - 1,
		};
	}

	/** Text of the first element of one name within the first of another. */
	const behind = (name: string): string => (name === "" ? "" : `(?<=<${name}>.*?)`);
	const first = (name: string, within = ""): RegExp => new RegExp(`${behind(within)}<${name}(?: [^>]*)?>.*?</${name}>`);
	const text = (name: string, within = ""): RegExp => new RegExp(`${behind(within)}(?<=<${name}(?: [^>]*)?>)[^<]*(?=</${name}>)`);

	const breaks: [ids: string, of: keyof typeof valid, pattern: RegExp, replacement: string][] = [
		["BR-01 R004", "exempt", text("cbc:CustomizationID"), "urn:cen.eu:en16931:2017"],
		["R001 R007", "exempt", first("cbc:ProfileID"), ""],
		["BR-02 BR-03 BR-05", "exempt", first("cbc:IssueDate"), ""],
		["BR-04 P0100", "exempt", text("cbc:InvoiceTypeCode"), "381"],
		["BR-04 P0101", "credit", text("cbc:CreditNoteTypeCode"), "380"],
		["BR-06 BR-08 BR-09", "exempt", first("cbc:RegistrationName"), ""],
		["BR-07 BR-10 BR-11", "exempt", first("cbc:RegistrationName", "cac:AccountingCustomerParty"), ""],
		["BR-62 R020", "exempt", / schemeID="0216"/, ""],
		["BR-63 R010", "exempt", / schemeID="9930"/, ""],
		["R003", "exempt", first("cac:OrderReference"), ""],
		["BR-55", "credit", first("cbc:ID", "cac:InvoiceDocumentReference"), ""],
		["BR-57, BR-IC-12", "exempt", first("cac:Country", "cac:Delivery"), ""],
		["BR-CO-09", "exempt", /(?<=CompanyID>)FI29058716/, "29058716"],
		["BR-CO-25", "exempt", first("cbc:DueDate"), ""],
		["BR-16, BR-CO-10", "exempt", /<cac:InvoiceLine>.*<\/cac:InvoiceLine>/, ""],
		["BR-21", "exempt", text("cbc:ID", "cac:InvoiceLine"), "2"],
		["BR-22 BR-23", "exempt", / unitCode="H87"/, ""],
		["BR-24 BR-25 BR-26", "exempt", first("cbc:Name", "cac:Item"), ""],
		["BR-27 BR-28", "exempt", text("cbc:PriceAmount"), "-1.00"],
		["BR-49", "exempt", first("cbc:PaymentMeansCode"), ""],
		["BR-61", "exempt", first("cac:PayeeFinancialAccount"), ""],
		["BR-54", "exempt", first("cbc:Value", "cac:AdditionalItemProperty"), ""],
		["R008", "exempt", text("cbc:Note"), ""],
		["F001", "exempt", text("cbc:ActualDeliveryDate"), "25.11.2026"],
		["BR-CL-03, R051", "exempt", /(?<=currencyID=")EUR/, "SEK"],
		["BR-CL-04", "exempt", text("cbc:DocumentCurrencyCode"), "SEK"],
		["BR-CL-14", "exempt", text("cbc:IdentificationCode"), "XX"],
		["BR-CL-16", "exempt", text("cbc:PaymentMeansCode"), "ZZ"],
		["BR-CL-17 BR-CL-18, BR-S-01 BR-IC-01", "exempt", text("cbc:ID", "cac:ClassifiedTaxCategory"), "AE"],
		["BR-CL-19", "exempt", /(?<=ReasonCode>)95/, "FC"],
		["BR-CL-20", "exempt", /(?<=ReasonCode>)FC/, "95"],
		["BR-CL-22, BR-IC-10", "exempt", text("cbc:TaxExemptionReasonCode"), "VATEX-EU-AE"],
		["BR-CL-23", "exempt", /(?<=unitCode=")H87/, "Stück"],
		["BR-CL-25 CL008", "exempt", /(?<=EndpointID schemeID=")9930/, "EM"],
		["BR-CL-11", "exempt", /(?<=schemeID=")0212/, "9999"],
		["BR-12 BR-13 BR-14 BR-15", "exempt", first("cbc:TaxExclusiveAmount"), ""],
		["BR-CO-10, BR-CO-13", "exempt", text("cbc:LineExtensionAmount", "cac:LegalMonetaryTotal"), "1.00"],
		["BR-CO-11", "exempt", text("cbc:AllowanceTotalAmount"), "1.00"],
		["BR-CO-12", "exempt", text("cbc:ChargeTotalAmount"), "1.00"],
		["BR-CO-14, BR-CO-15", "finnish", text("cbc:TaxAmount", "cac:TaxTotal"), "1.00"],
		["BR-CO-16", "paid", first("cbc:PrepaidAmount"), ""],
		["BR-CO-17", "finnish", text("cbc:TaxAmount", "cac:TaxSubtotal"), "1.00"],
		["BR-CO-18, R053", "exempt", first("cac:TaxSubtotal"), ""],
		["BR-DEC", "exempt", text("cbc:TaxExclusiveAmount"), "1.0001"],
		["BR-33 BR-38 BR-42", "exempt", /<cbc:AllowanceChargeReasonCode>.*?<\/cbc:AllowanceChargeReason>/, ""],
		["BR-32 BR-37", "exempt", first("cac:TaxCategory"), ""],
		["BR-31 BR-36 BR-41", "exempt", text("cbc:Amount"), "-20.00"],
		["R120", "exempt", text("cbc:InvoicedQuantity"), "11"],
		["R130", "cut", /(?<=BaseQuantity unitCode=")H87/, "XPK"],
		["BR-S-02 BR-IC-02", "finnish", first("cac:PartyTaxScheme"), ""],
		["BR-IC-02", "exempt", first("cac:PartyTaxScheme", "cac:AccountingCustomerParty"), ""],
		["BR-S-05 BR-S-06 BR-S-07", "finnish", text("cbc:Percent", "cac:ClassifiedTaxCategory"), "0"],
		["BR-IC-05 BR-IC-06 BR-IC-07", "exempt", text("cbc:Percent", "cac:ClassifiedTaxCategory"), "25.5"],
		["BR-S-08", "finnish", text("cbc:TaxableAmount"), "1.00"],
		["BR-IC-08", "exempt", text("cbc:TaxableAmount"), "1.00"],
		["BR-IC-09", "exempt", text("cbc:TaxAmount", "cac:TaxSubtotal"), "1.00"],
		["BR-S-10", "finnish", /(?<=<cac:TaxSubtotal>.*?<\/cbc:Percent>)/, "<cbc:TaxExemptionReason>x</cbc:TaxExemptionReason>"],
		["BR-IC-11", "exempt", first("cbc:ActualDeliveryDate"), ""],
	];

	it.each(breaks)("%s", (ids, of, pattern, replacement) => {
		const broken = valid[of].replace(pattern, replacement);
		expect(broken).not.toBe(valid[of]);
		const found = faults(parsed(broken));
		for (const id of ids.split(", ")) expect(found).toContain(id);
	});

	it("can each be violated, and pass for the documents that are altered here", () => {
		const broken = new Set(breaks.flatMap(([ids]) => ids.split(", ")));
		expect(rules.map(({ id }) => id).filter((id) => !broken.has(id))).toEqual([]);
		for (const xml of Object.values(valid)) expect(faults(parsed(xml))).toEqual([]);
	});
});
