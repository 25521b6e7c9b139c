/** What a step is worth (R17.11): a value in EUR, or a share of the amount that it is about. */
type Worth = { value: number } | { share: number };

/** The first four have names in R17.11; what the others are for: docs/decisions/0041. */
export const conversions = {
	lead: { value: 50 },
	view_content: { value: 1 },
	add_to_cart: { share: 0.05 },
	initiate_checkout: { value: 30 },
	newsletter: { value: 10 },
	cart_shared: { value: 30 },
	supplier_enquiry: { value: 50 },
	account_created: { value: 90 },
	purchase: { share: 0.2 },
	offer_made: { share: 0.1 },
} as const satisfies Record<string, Worth>;

export type ConversionKind = keyof typeof conversions;

/**
 * @param cents the amount without VAT that the step is about; 0 where its worth is fixed
 * @returns decimal EUR, to the cent
 */
export function conversionValue(kind: ConversionKind, cents: number): number {
	const worth: Worth = conversions[kind];
	return "value" in worth ? worth.value : Math.round(cents * worth.share) / 100;
}
