import type { Cart } from "../../contract/cart";

type Billing = NonNullable<NonNullable<Cart["forms"]>["billing"]>;

/** An electronic address with its scheme of the EAS code list. */
export interface ElectronicAddress {
	scheme: string;
	id: string;
}

/** What e-invoice addresses look like that have a scheme of their own. */
const kinds: readonly { scheme: string; pattern: RegExp; isOf?: Billing["country"] }[] = [
	// OVT, Finland: 0037, the business id, up to five characters of a unit.
	{ scheme: "0216", pattern: /^0037\d{8}[0-9A-Z]{0,5}$/ },
	// Leitweg-ID, Germany.
	{ scheme: "0204", pattern: /^\d{2,12}(?:-[0-9A-Z]{1,30})?-\d{2}$/, isOf: "DE" },
	// Registry code, Estonia.
	{ scheme: "0191", pattern: /^\d{8}$/, isOf: "EE" },
];

/** Where the buyer takes e-invoices; without an address of a known kind, where they take mail. */
export function buyerAddress({ eInvoiceAddress, invoiceEmail, email, country }: Billing): ElectronicAddress {
	const kind = kinds.find(({ pattern, isOf = country }) => isOf === country && pattern.test(eInvoiceAddress));
	if (kind) return { scheme: kind.scheme, id: eInvoiceAddress };
	if (isGln(eInvoiceAddress)) return { scheme: "0088", id: eInvoiceAddress };
	return { scheme: "EM", id: invoiceEmail || email };
}

/** Thirteen digits of which the last checks the others (GS1). */
function isGln(text: string): boolean {
	if (!/^\d{13}$/.test(text)) return false;
	const sum = Array.from(text, (digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 3)).reduce(
		(total, weighted) => total + weighted,
		0,
	);
	return sum % 10 === 0;
}
