/** The offer's terms that a cart's line or set keeps. Cents, hundredths of a per cent. */
interface Stored {
	offered_unit_cents: number | null;
	/** Sets have no discount, cuts or certificate. */
	offered_discount_bp?: number | null;
	offered_discount_title?: string | null;
	offered_cut_fee_cents?: number | null;
	offered_certificate_cents?: number | null;
	/** Pieces for a cut line. */
	offered_quantity: number | null;
	/** The last day, ISO, by the company's clock. */
	offered_until: string | null;
	/** The quantity that its quotation has left; null without such a limit. */
	quotation_left?: number | null | undefined;
}

export interface OfferedPrice {
	unitCents: number;
	discountBp: number;
	/** Name of the discount in the offer, in its language; "" for none. */
	discountTitle: string;
	/** For each cut, and for the certificate; null for today's price. */
	cutFeeCents: number | null;
	certificateCents: number | null;
	quantity: number;
	until: string;
}

/**
 * The offered price, to the end of its last day. It covers at most `quantity`, whatever the cart has.
 * @returns null if today's price applies
 */
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

export const offeredAnswer = (offered: OfferedPrice | null) => offered && { valid_until: offered.until, quantity: offered.quantity };
