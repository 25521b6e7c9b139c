import type { Cart } from "../../contract/cart";
import { type ElectronicAddress, isGln, isLeitwegId, participant } from "../../contract/e-invoice";

type Billing = NonNullable<NonNullable<Cart["forms"]>["billing"]>;

/** What e-invoice addresses look like that have a scheme of their own. */
const kinds: readonly { scheme: string; pattern: RegExp; isOf?: Billing["country"] }[] = [
	// OVT, Finland: 0037, the business id, up to five characters of a unit.
	{ scheme: "0216", pattern: /^0037\d{8}[0-9A-Z]{0,5}$/ },
	// Registry code, Estonia.
	{ scheme: "0191", pattern: /^\d{8}$/, isOf: "EE" },
];

/** Where the buyer takes e-invoices; without an address of a known kind, where they take mail. */
export function buyerAddress({ eInvoiceAddress, invoiceEmail, email, country }: Billing): ElectronicAddress {
	const named = participant(eInvoiceAddress);
	if (named) return named;
	const kind = kinds.find(({ pattern, isOf = country }) => isOf === country && pattern.test(eInvoiceAddress));
	if (kind) return { scheme: kind.scheme, id: eInvoiceAddress };
	if (country === "DE" && isLeitwegId(eInvoiceAddress)) return { scheme: "0204", id: eInvoiceAddress };
	if (isGln(eInvoiceAddress)) return { scheme: "0088", id: eInvoiceAddress };
	return { scheme: "EM", id: invoiceEmail || email };
}
