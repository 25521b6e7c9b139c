import type { Cart } from "../../../contract/cart";
import { orderPaper } from "../../../contract/values/order-states";
import type { MailTexts } from "../../texts/mail-texts";
import type { SellerOnPapers } from "../seller-on-papers";
import { leaf, type Markup, node } from "../xml";
import { head } from "./head";
import { briefBuyer, briefSeller } from "./parties";

const transaction = { specification: "urn:fdc:peppol.eu:poacc:trns:order_response:3", profile: "urn:fdc:peppol.eu:poacc:bis:ordering:3" };
/** UNCL 4343: received and not answered yet; rejected. Neither response has lines. */
const codes = { received: "AB", rejected: "RE" } as const;

/**
 * The elements of a Peppol BIS Order Response 3 (transaction T76) to an order under review or a rejected one.
 * @param order with its billing form
 */
export function acknowledgement(order: Cart, forms: NonNullable<Cart["forms"]>, own: SellerOnPapers, { t }: MailTexts): Markup[] {
	const number = order.order_number ?? "";
	const isRejected = orderPaper(order) === "cancelled";
	return [
		...head(order, transaction),
		leaf("cbc:OrderResponseCode", isRejected ? codes.rejected : codes.received),
		leaf("cbc:Note", isRejected ? t("cancelled.subject", { number }) : t("confirmation.review")),
		leaf("cbc:DocumentCurrencyCode", "EUR"),
		leaf("cbc:CustomerReference", order.reference),
		// The answered order: by the buyer's own number, or else the number that the shop gave it.
		node("cac:OrderReference", leaf("cbc:ID", order.reference || number)),
		briefSeller(own),
		briefBuyer(forms),
	];
}
