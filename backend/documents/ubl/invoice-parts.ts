import type { BackendLocale } from "../../../contract/locale";
import { isLeitwegId } from "../../../contract/values/e-invoice";
import { parseVatId } from "../../../contract/values/vat-id";
import { methodOfOrder } from "../../payment-methods/payment-methods";
import type { MailTexts } from "../../texts/mail-texts";
import { paymentSection } from "../invoice-letter";
import type { InvoicePaper } from "../invoice-paper";
import { vatNote } from "../order-totals";
import { amount, leaf, type Markup, node } from "../xml";
import { itemOf, type Line } from "./lines";
import {
	type Billing,
	buyerAddress,
	contact,
	endpoint,
	legalEntity,
	ownAddress,
	ownContact,
	ownRegistration,
	postalAddress,
	registration,
} from "./parties";
import { exemptionCode, type Tax, taxTotal, vatScheme } from "./tax";

export function references({ order, credits }: InvoicePaper): Markup[] {
	const { eInvoiceAddress = "" } = order.forms?.billing ?? {};
	const id = leaf("cbc:ID", order.project);
	// A credit note has no element for it, so it uses a code (UNTDID 1001).
	const project =
		id && (credits ? node("cac:AdditionalDocumentReference", id, leaf("cbc:DocumentTypeCode", "50")) : node("cac:ProjectReference", id));
	return [
		leaf("cbc:AccountingCost", order.cost_centre),
		// German authorities route invoices by it.
		leaf("cbc:BuyerReference", isLeitwegId(eInvoiceAddress) ? eInvoiceAddress : ""),
		// If the buyer gave no number, the seller's number requires this word as the buyer's.
		node("cac:OrderReference", leaf("cbc:ID", order.reference || "NA"), leaf("cbc:SalesOrderID", order.order_number ?? "")),
		credits
			? node(
					"cac:BillingReference",
					node("cac:InvoiceDocumentReference", leaf("cbc:ID", credits.number), leaf("cbc:IssueDate", credits.issuedOn)),
				)
			: "",
		project,
	];
}

export function invoiceSeller({ seller }: InvoicePaper, locale: BackendLocale): Markup {
	const { street, ...place } = seller.address;
	return node(
		"cac:AccountingSupplierParty",
		node(
			"cac:Party",
			endpoint(ownAddress(seller)),
			node("cac:PartyName", leaf("cbc:Name", seller.name)),
			postalAddress("cac:PostalAddress", { ...place, streetAddress: street, addressAdditionalLine: "" }),
			vatRegistration(seller.vatId),
			legalEntity(seller.name, ownRegistration(seller.businessId)),
			ownContact(seller, locale),
		),
	);
}

export const invoiceBuyer = (billing: Billing): Markup =>
	node(
		"cac:AccountingCustomerParty",
		node(
			"cac:Party",
			endpoint(buyerAddress(billing)),
			node("cac:PartyName", leaf("cbc:Name", billing.company)),
			postalAddress("cac:PostalAddress", billing),
			vatRegistration(parseVatId(billing.vat, billing.country)?.international ?? ""),
			legalEntity(billing.company, registration(billing)),
			contact("cac:Contact", billing),
		),
	);

function vatRegistration(id: string): Markup {
	const known = leaf("cbc:CompanyID", id);
	return known === "" ? "" : node("cac:PartyTaxScheme", known, vatScheme);
}

/** The day that the goods left, and their destination: an intra-Community supply requires both. */
export function invoiceDelivery({ deliveredOn, order: { forms } }: InvoicePaper): Markup {
	const to = forms?.shipping ?? forms?.billing;
	return node(
		"cac:Delivery",
		leaf("cbc:ActualDeliveryDate", deliveredOn),
		to ? node("cac:DeliveryLocation", postalAddress("cac:Address", to)) : "",
		to ? node("cac:DeliveryParty", node("cac:PartyName", leaf("cbc:Name", to.company))) : "",
	);
}

/** How the invoice will be paid or was paid, and its terms in words. A credit is offset, so it asks for no transfer. */
export function payment(paper: InvoicePaper, texts: MailTexts): Markup[] {
	const { number, credits, seller, order } = paper;
	const { meansCode, isTransfer } = methodOfOrder(order.paymentmethod);
	const { iban, bic } = seller.bank;
	const account = node("cac:PayeeFinancialAccount", leaf("cbc:ID", iban), node("cac:FinancialInstitutionBranch", leaf("cbc:ID", bic)));
	const transfer = isTransfer ? [leaf("cbc:PaymentID", number), account] : [];
	return [
		credits && isTransfer ? "" : node("cac:PaymentMeans", leaf("cbc:PaymentMeansCode", meansCode), ...transfer),
		node("cac:PaymentTerms", leaf("cbc:Note", paymentSection(paper, texts).lines.join("\n"))),
	];
}

export const invoiceTax = ({ order }: InvoicePaper, texts: MailTexts): Markup =>
	taxTotal(order, leaf("cbc:TaxExemptionReasonCode", exemptionCode) + leaf("cbc:TaxExemptionReason", vatNote(order, texts)));

const names = {
	invoice: { line: "cac:InvoiceLine", quantity: "cbc:InvoicedQuantity" },
	credit_note: { line: "cac:CreditNoteLine", quantity: "cbc:CreditedQuantity" },
} as const;

export function invoiceLine(line: Line, kind: InvoicePaper["kind"], tax: Tax, texts: MailTexts): Markup {
	const { position, costCentre = "", quantity, unit, price, discount = 0, total } = line;
	const isExact = quantity * price - discount === total;
	const { line: lineName, quantity: quantityName } = names[kind];
	return node(
		lineName,
		leaf("cbc:ID", position),
		leaf("cbc:Note", line.note ?? ""),
		leaf(quantityName, String(quantity), { unitCode: unit }),
		amount("cbc:LineExtensionAmount", total),
		leaf("cbc:AccountingCost", costCentre),
		node("cac:OrderLineReference", leaf("cbc:LineID", position)),
		discount > 0 && isExact
			? node(
					"cac:AllowanceCharge",
					leaf("cbc:ChargeIndicator", "false"),
					leaf("cbc:AllowanceChargeReasonCode", "95"),
					leaf("cbc:AllowanceChargeReason", texts.t("total.discount")),
					amount("cbc:Amount", discount),
				)
			: "",
		itemOf(line, tax, ({ name, value, unit: measure }) => {
			const text = leaf("cbc:Value", measure === "KGM" ? `${value} kg` : measure === "MMT" ? `${value} mm` : value);
			return text === "" ? "" : node("cac:AdditionalItemProperty", leaf("cbc:Name", name), text);
		}),
		isExact
			? node("cac:Price", amount("cbc:PriceAmount", price))
			: node("cac:Price", amount("cbc:PriceAmount", total), leaf("cbc:BaseQuantity", String(quantity), { unitCode: unit })),
	);
}
