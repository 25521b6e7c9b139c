import type { Cart } from "../../contract/cart";
import { company } from "../../contract/company";
import type { BackendLocale } from "../../contract/locale";
import { invoiceTermDays } from "../mail/order-sections";
import { sumOfLines } from "../mail/order-totals";
import { type MailTexts, mailTexts } from "../mail/texts";
import { finnishDay } from "../orders/vat";
import { ofOrder } from "./allowances";
import { invoiceLines } from "./lines";
import { buyer, delivery, seller } from "./parties";
import { taxOf, taxTotal } from "./tax";
import { amount, leaf, type Markup, node } from "./xml";

const namespaces = [
	'xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"',
	'xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"',
	'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"',
].join(" ");

/** The core of the European standard, without a national extension. */
const customisation = "urn:cen.eu:en16931:2017";

/** UNCL 1001, pro forma invoice: the data of the order before its invoice is issued, so that no system books it twice. */
const proForma = "325";

/** Means of payment (UNCL 4461). */
const means = { creditTransfer: "30", card: "48" } as const;

/**
 * An order that was sent as a UBL 2.1 invoice after EN 16931, for the systems of its buyer.
 * @param order as its owner may read it, cents
 * @param locale of the texts in it: that of the order
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
		leaf("cbc:CustomizationID", customisation),
		leaf("cbc:ID", number),
		leaf("cbc:IssueDate", finnishDay(new Date(order.processed_at ?? 0))),
		leaf("cbc:InvoiceTypeCode", proForma),
		...notes(order, texts),
		leaf("cbc:DocumentCurrencyCode", "EUR"),
		leaf("cbc:BuyerReference", order.reference),
		// Where there is no number of the buyer's, the schema still wants one.
		node("cac:OrderReference", leaf("cbc:ID", order.reference || "NA"), leaf("cbc:SalesOrderID", number)),
		node("cac:AdditionalDocumentReference", leaf("cbc:ID", order.from_offer ?? "")),
		seller(),
		buyer(forms),
		delivery(forms),
		...payment(order, texts),
		...markup,
		taxTotal(order, texts),
		monetaryTotal(order, allowances, charges),
		...invoiceLines(order, tax, texts),
	];
	return `<?xml version="1.0" encoding="UTF-8"?>\n<Invoice ${namespaces}>${children.join("")}</Invoice>\n`;
}

/** What it is, what the buyer wrote, and where the invoice goes: an e-invoice address that no scheme has, and an e-mail beside one. */
function notes({ comment, shipping_comment, forms }: Cart, { t }: MailTexts): Markup[] {
	const { eInvoiceAddress = "", eInvoiceOperator = "", invoiceEmail = "" } = forms?.billing ?? {};
	const eInvoice = [eInvoiceAddress, eInvoiceOperator].filter((text) => text !== "").join(", ");
	const labelled = (label: string, text: string) => (text === "" ? "" : leaf("cbc:Note", `${label}: ${text}`));
	return [
		leaf("cbc:Note", t("ubl.note")),
		labelled(t("payment.eInvoice"), eInvoice),
		labelled(t("payment.invoiceEmail"), invoiceEmail),
		labelled(t("order.comment"), comment),
		labelled(t("delivery.comment"), shipping_comment),
	];
}

const isPaid = ({ paymentmethod }: Cart): boolean => paymentmethod?.name === "card";

function payment(order: Cart, { t }: MailTexts): Markup[] {
	if (isPaid(order))
		return [
			node("cac:PaymentMeans", leaf("cbc:PaymentMeansCode", means.card)),
			node("cac:PaymentTerms", leaf("cbc:Note", t("payment.card"))),
		];
	return [
		node(
			"cac:PaymentMeans",
			leaf("cbc:PaymentMeansCode", means.creditTransfer),
			leaf("cbc:PaymentID", order.order_number ?? ""),
			node(
				"cac:PayeeFinancialAccount",
				leaf("cbc:ID", company.bank.iban),
				leaf("cbc:Name", company.name),
				node("cac:FinancialInstitutionBranch", leaf("cbc:ID", company.bank.bic)),
			),
		),
		// Days from the date of the invoice, which is not known yet: no due date.
		node("cac:PaymentTerms", leaf("cbc:Note", t("payment.invoice", { days: invoiceTermDays }))),
	];
}

function monetaryTotal(order: Cart, allowances: number, charges: number): Markup {
	const paid = isPaid(order) ? order.total_price_with_vat : 0;
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
