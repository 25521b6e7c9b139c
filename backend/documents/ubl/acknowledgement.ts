import type { Cart } from "../../../contract/cart";
import { companyDay } from "../../../contract/company";
import type { MailTexts } from "../../texts/mail-texts";
import { leaf, type Markup, node } from "../xml";
import { briefBuyer, briefSeller } from "./parties";

const specification = "urn:fdc:peppol.eu:poacc:trns:order_response:3";
const profile = "urn:fdc:peppol.eu:poacc:bis:ordering:3";
/** UNCL 4343: the order has been received and nobody has answered it yet. Such a response has no lines. */
const received = "AB";

/**
 * The elements of a Peppol BIS Order Response 3 (transaction T76) to an order that a person has yet to look at.
 * @param order with its billing form
 */
export function acknowledgement(order: Cart, forms: NonNullable<Cart["forms"]>, { t }: MailTexts): Markup[] {
	const number = order.order_number ?? "";
	return [
		leaf("cbc:CustomizationID", specification),
		leaf("cbc:ProfileID", profile),
		leaf("cbc:ID", number),
		leaf("cbc:SalesOrderID", number),
		leaf("cbc:IssueDate", companyDay(new Date(order.processed_at ?? 0))),
		leaf("cbc:OrderResponseCode", received),
		leaf("cbc:Note", t("confirmation.review")),
		leaf("cbc:DocumentCurrencyCode", "EUR"),
		leaf("cbc:CustomerReference", order.reference),
		// The order that is answered: by the buyer's own number, else by the one that the buyer was told.
		node("cac:OrderReference", leaf("cbc:ID", order.reference || number)),
		briefSeller(),
		briefBuyer(forms),
	];
}
