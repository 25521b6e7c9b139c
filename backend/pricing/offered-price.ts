/** What a line or set of a cart keeps of the offer that it was accepted from. Cents, hundredths of a per cent. */
interface Stored {
	offered_unit_cents: number | null;
	/** Sets have neither a discount nor cuts nor a certificate. */
	offered_discount_bp?: number | null;
	offered_discount_title?: string | null;
	offered_cut_fee_cents?: number | null;
	offered_certificate_cents?: number | null;
	/** Of a cut line its pieces. */
	offered_quantity: number | null;
	/** The last day, ISO, by the company's clock. */
	offered_until: string | null;
	/** What the quotation that it is from has left; null: it has no such end. */
	quotation_left?: number | null | undefined;
}

export interface OfferedPrice {
	unitCents: number;
	discountBp: number;
	/** What the discount is called in the offer, in its language; "" for nothing. */
	discountTitle: string;
	/** Of each cut, and of the certificate; null: as today. */
	cutFeeCents: number | null;
	certificateCents: number | null;
	quantity: number;
	until: string;
}

/** The price of the offer, to the end of its last day. It is for `quantity` at most, whatever the cart has. @returns null: today's price holds */
export function offeredPrice(stored: Stored, day: string): OfferedPrice | null {
	const { offered_unit_cents: unitCents, offered_until: until, quotation_left: left } = stored;
	const quantity = Math.min(stored.offered_quantity ?? 0, left ?? Number.POSITIVE_INFINITY);
	if (unitCents === null || quantity === 0 || until === null || day > until) return null;
	return {
		unitCents,
		discountBp: stored.offered_discount_bp ?? 0,
		discountTitle: stored.offered_discount_title ?? "",
		cutFeeCents: stored.offered_cut_fee_cents ?? null,
		certificateCents: stored.offered_certificate_cents ?? null,
		quantity,
		until,
	};
}

/** As the wire has it. */
export const offeredAnswer = (offered: OfferedPrice | null) => offered && { valid_until: offered.until, quantity: offered.quantity };
