import type { Cart } from "../../contract/cart";
import type { BackendLocale } from "../../contract/locale";
import { orderPaper } from "../../contract/values/order-states";
import { isPrepaid, methodOfOrder } from "../payment-methods/payment-methods";
import { type MailTexts, mailTexts } from "../texts/mail-texts";
import { agreedItems } from "./order-sections";
import { vatNote } from "./order-totals";
import type { SellerOnPapers } from "./seller-on-papers";
import { acknowledgement } from "./ubl/acknowledgement";
import { monetaryTotal, ofOrder } from "./ubl/allowances";
import { delivery, deliveryTerms } from "./ubl/delivery";
import { head } from "./ubl/head";
import { orderLines } from "./ubl/lines";
import { buyer, seller } from "./ubl/parties";
import { exemptionCode, taxOf, taxTotal } from "./ubl/tax";
import { leaf, type Markup, node } from "./xml";

const namespaces = [
	'xmlns="urn:oasis:names:specification:ubl:schema:xsd:OrderResponse-2"',
	'xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"',
	'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"',
].join(" ");

const transaction = {
	specification: "urn:fdc:peppol.eu:poacc:trns:order_agreement:3",
	profile: "urn:fdc:peppol.eu:poacc:bis:order_agreement:3",
};

/**
 * A sent order as a Peppol BIS Order Agreement 3 (UBL 2.1 OrderResponse), for its buyer's purchasing system: the agreement, and
 * nothing that could be booked or paid. An order under review is only acknowledged, because nothing is agreed yet. A cancelled
 * order is rejected.
 * @param order as its owner may read it, cents
 * @param locale the language of the order
 * @param own the present seller
 * @throws Error for an order without a billing form: such an order cannot have been sent
 */
export function orderUbl(order: Cart, locale: BackendLocale, own: SellerOnPapers): string {
	const { forms } = order;
	if (!forms?.billing) throw new Error("An order without a billing form has no buyer.");
	const texts = mailTexts(locale);
	return written(
		orderPaper(order) === "confirmation" ? agreement(order, forms, own, texts, locale) : acknowledgement(order, forms, own, texts),
	);
}

const written = (children: readonly Markup[]): string =>
	`<?xml version="1.0" encoding="UTF-8"?>\n<OrderResponse ${namespaces}>${children.join("")}</OrderResponse>\n`;

function agreement(order: Cart, forms: NonNullable<Cart["forms"]>, own: SellerOnPapers, texts: MailTexts, locale: BackendLocale): Markup[] {
	const tax = taxOf(order);
	const { allowances, charges, markup } = ofOrder(order, tax, texts);
	return [
		...head(order, transaction),
		leaf("cbc:Note", notes(order, texts)),
		leaf("cbc:DocumentCurrencyCode", "EUR"),
		leaf("cbc:CustomerReference", order.reference),
		// T110 requires the agreement that this one changes; there is none, so it is NA. The buyer's number is the reference above.
		node("cac:OrderReference", leaf("cbc:ID", "NA")),
		documentReference(order.reference, texts.t("order.reference")),
		// T110 has no AccountingCost.
		documentReference(order.cost_centre, texts.t("order.costCentre")),
		documentReference(order.project, texts.t("order.project")),
		documentReference(order.from_offer ?? "", texts.t("order.offer")),
		seller(own, locale),
		buyer(forms),
		delivery(order),
		deliveryTerms(order, texts),
		...markup,
		// The order agreement has no element for the exemption code, so the code precedes the reason.
		taxTotal(order, leaf("cbc:TaxExemptionReason", `${exemptionCode}: ${vatNote(order, texts)}`)),
		monetaryTotal(order, { allowances, charges, paid: isPrepaid(order.paymentmethod) ? order.total_price_with_vat : 0 }),
		...orderLines({ ...order, items: agreedItems(order) }, tax, texts),
	];
}

function documentReference(id: string, type: string): Markup {
	const known = leaf("cbc:ID", id);
	return known === "" ? "" : node("cac:AdditionalDocumentReference", known, leaf("cbc:DocumentType", type));
}

/** Document kind, payment, invoice address and the buyer's comments share one note: the agreement has room for no more. */
function notes(order: Cart, texts: MailTexts): string {
	const { comment, forms, paymentmethod } = order;
	const { t } = texts;
	const { eInvoiceAddress = "", eInvoiceOperator = "", invoiceEmail = "" } = forms?.billing ?? {};
	const eInvoice = [eInvoiceAddress, eInvoiceOperator].filter((text) => text !== "").join(", ");
	const labelled = (label: string, text: string) => (text === "" ? [] : [`${label}: ${text}`]);
	return [
		t("ubl.note"),
		methodOfOrder(paymentmethod).terms(texts),
		...labelled(t("payment.eInvoice"), eInvoice),
		...labelled(t("payment.invoiceEmail"), invoiceEmail),
		...labelled(t("order.comment"), comment),
	].join("\n");
}
