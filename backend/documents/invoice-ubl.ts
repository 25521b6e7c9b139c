import type { BackendLocale } from "../../contract/locale";
import { mailTexts } from "../texts/mail-texts";
import type { InvoicePaper } from "./invoice-paper";
import { monetaryTotal, ofOrder } from "./ubl/allowances";
import { invoiceBuyer, invoiceDelivery, invoiceLine, invoiceSeller, invoiceTax, payment, references } from "./ubl/invoice-parts";
import { linesOf } from "./ubl/lines";
import { taxOf } from "./ubl/tax";
import { leaf } from "./xml";

const common = "urn:oasis:names:specification:ubl:schema:xsd:Common";
/** Root elements and codes (UNCL 1001). */
const kinds = {
	invoice: { root: "Invoice", type: leaf("cbc:InvoiceTypeCode", "380") },
	credit_note: { root: "CreditNote", type: leaf("cbc:CreditNoteTypeCode", "381") },
} as const;

/**
 * An invoice or credit note as EN 16931 UBL: a Peppol BIS Billing 3 Invoice or CreditNote.
 * @param locale the language of its order
 * @throws Error for an order without a billing form: such an order cannot have been sent
 */
export function invoiceUbl(paper: InvoicePaper, locale: BackendLocale): string {
	const { kind, number, issuedOn, dueOn, prepaidOn, credits, order, positions } = paper;
	const billing = order.forms?.billing;
	if (!billing) throw new Error("An invoice without a billing form has no buyer.");
	const { root, type } = kinds[kind];
	const texts = mailTexts(locale);
	const tax = taxOf(order);
	const { allowances, charges, markup } = ofOrder(order, tax, texts);
	const content = [
		leaf("cbc:CustomizationID", "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0"),
		leaf("cbc:ProfileID", "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0"),
		leaf("cbc:ID", number),
		leaf("cbc:IssueDate", issuedOn),
		leaf("cbc:DueDate", dueOn ?? ""),
		type,
		leaf("cbc:Note", credits?.reason ?? ""),
		leaf("cbc:DocumentCurrencyCode", "EUR"),
		...references(paper),
		invoiceSeller(paper, locale),
		invoiceBuyer(billing),
		invoiceDelivery(paper),
		...payment(paper, texts),
		...markup,
		invoiceTax(paper, texts),
		monetaryTotal(order, { allowances, charges, paid: prepaidOn === null ? 0 : order.total_price_with_vat }),
		...linesOf(order, texts, positions).map((line) => invoiceLine(line, kind, tax, texts)),
	];
	const names = `xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2" xmlns:cac="${common}AggregateComponents-2" xmlns:cbc="${common}BasicComponents-2"`;
	return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${names}>${content.join("")}</${root}>\n`;
}
