import type { Cart } from "../../../contract/cart";
import { type ElectronicAddress, isGln, isLeitwegId, participant } from "../../../contract/e-invoice";
import type { Country } from "../../../contract/locale";
import { parseVatId } from "../../../contract/vat-id";

type Billing = NonNullable<NonNullable<Cart["forms"]>["billing"]>;

/** Schemes of VAT ids in the EAS code list. */
const vatSchemes: Readonly<Record<Country, string>> = { FI: "0213", DE: "9930", EE: "9931" };

/** What e-invoice addresses look like that have a scheme of their own. */
const kinds: readonly { scheme: string; pattern: RegExp; isOf?: Billing["country"] }[] = [
	// OVT, Finland: 0037, the business id, up to five characters of a unit.
	{ scheme: "0216", pattern: /^0037\d{8}[0-9A-Z]{0,5}$/ },
	// Registry code, Estonia.
	{ scheme: "0191", pattern: /^\d{8}$/, isOf: "EE" },
];

/** Where the buyer takes electronic documents; without an address of a known kind, its VAT id: Peppol has no scheme for e-mail. */
export function buyerAddress({ eInvoiceAddress, vat, country }: Billing): ElectronicAddress {
	const named = participant(eInvoiceAddress);
	if (named) return named;
	const kind = kinds.find(({ pattern, isOf = country }) => isOf === country && pattern.test(eInvoiceAddress));
	if (kind) return { scheme: kind.scheme, id: eInvoiceAddress };
	if (country === "DE" && isLeitwegId(eInvoiceAddress)) return { scheme: "0204", id: eInvoiceAddress };
	if (isGln(eInvoiceAddress)) return { scheme: "0088", id: eInvoiceAddress };
	return { scheme: vatSchemes[country], id: parseVatId(vat, country)?.international ?? vat };
}
