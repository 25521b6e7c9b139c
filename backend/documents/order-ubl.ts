import type { Cart } from "../../contract/cart";
import { companyDay } from "../../contract/company";
import type { BackendLocale } from "../../contract/locale";
import { paymentLine, paymentMethod } from "../payment-methods/registry";
import { type MailTexts, mailTexts } from "../texts/mail-texts";
import { estimateOf } from "./order-sections";
import { sumOfLines } from "./order-totals";
import { ofOrder } from "./ubl/allowances";
import { delivery, deliveryTerms } from "./ubl/delivery";
import { orderLines } from "./ubl/lines";
import { buyer, seller } from "./ubl/parties";
import { taxOf, taxTotal } from "./ubl/tax";
import { amount, leaf, type Markup, node } from "./xml";

const namespaces = [
	'xmlns="urn:oasis:names:specification:ubl:schema:xsd:OrderResponse-2"',
	'xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"',
	'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"',
].join(" ");

const specification = "urn:fdc:peppol.eu:poacc:trns:order_agreement:3";
const profile = "urn:fdc:peppol.eu:poacc:bis:order_agreement:3";

/**
 * A sent order as a Peppol BIS Order Agreement 3 (UBL 2.1 OrderResponse) for the buyer's purchasing system: the agreement only, with no data that
 * could
 * be booked or paid.
 * @param order with the data its owner may read, in cents
 * @param locale language of its texts: that of the order
 * @throws Error for an order without a billing form, which cannot have been sent
 */
export function orderUbl(order: Cart, locale: BackendLocale): string {
	const { forms } = order;
	if (!forms?.billing) throw new Error("An order without a billing form has no buyer.");
	const texts = mailTexts(locale);
	const tax = taxOf(order);
	const { allowances, charges, markup } = ofOrder(order, tax, texts);
	const number = order.order_number ?? "";
	const children = [
		leaf("cbc:CustomizationID", specification),
		leaf("cbc:ProfileID", profile),
		leaf("cbc:ID", number),
		leaf("cbc:SalesOrderID", number),
		leaf("cbc:IssueDate", companyDay(new Date(order.processed_at ?? 0))),
		leaf("cbc:Note", notes(order, texts)),
		leaf("cbc:DocumentCurrencyCode", "EUR"),
		leaf("cbc:CustomerReference", order.reference),
		// The reference to a changed agreement is required by the schema, but there is none.
		node("cac:OrderReference", leaf("cbc:ID", "NA")),
		documentReference(order.reference, texts.t("order.reference")),
		documentReference(order.from_offer ?? "", texts.t("order.offer")),
		seller(locale),
		buyer(forms),
		delivery(order),
		deliveryTerms(order, texts),
		...markup,
		taxTotal(order, texts),
		monetaryTotal(order, allowances, charges),
		...orderLines(order, tax, texts),
	];
	return `<?xml version="1.0" encoding="UTF-8"?>\n<OrderResponse ${namespaces}>${children.join("")}</OrderResponse>\n`;
}

function documentReference(id: string, type: string): Markup {
	const known = leaf("cbc:ID", id);
	return known === "" ? "" : node("cac:AdditionalDocumentReference", known, leaf("cbc:DocumentType", type));
}

/**
 * The note: document type and confirmation (if unconfirmed, the estimated delivery time, since no period is promised), payment method, invoice
 * address, and the buyer's comments. The data model allows a single note.
 */
function notes(order: Cart, texts: MailTexts): string {
	const { comment, forms, needs_review: needsReview, paymentmethod } = order;
	const { t } = texts;
	const { eInvoiceAddress = "", eInvoiceOperator = "", invoiceEmail = "" } = forms?.billing ?? {};
	const eInvoice = [eInvoiceAddress, eInvoiceOperator].filter((text) => text !== "").join(", ");
	const labelled = (label: string, text: string) => (text === "" ? [] : [`${label}: ${text}`]);
	return [
		t("ubl.note"),
		...(needsReview ? [t("confirmation.review"), ...labelled(t("delivery.estimate"), estimateOf(order, texts))] : []),
		paymentLine(paymentmethod, texts),
		...labelled(t("payment.eInvoice"), eInvoice),
		...labelled(t("payment.invoiceEmail"), invoiceEmail),
		...labelled(t("order.comment"), comment),
	].join("\n");
}

function monetaryTotal(order: Cart, allowances: number, charges: number): Markup {
	const paid = paymentMethod(order.paymentmethod)?.isPrepaid ? order.total_price_with_vat : 0;
	return node(
		"cac:LegalMonetaryTotal",
		amount("cbc:LineExtensionAmount", sumOfLines(order)),
		amount("cbc:TaxExclusiveAmount", order.total_price),
		amount("cbc:TaxInclusiveAmount", order.total_price_with_vat),
		allowances > 0 ? amount("cbc:AllowanceTotalAmount", allowances) : "",
		charges > 0 ? amount("cbc:ChargeTotalAmount", charges) : "",
		paid > 0 ? amount("cbc:PrepaidAmount", paid) : "",
		amount("cbc:PayableAmount", order.total_price_with_vat - paid),
	);
}
