/** The worth of a conversion (R17.11): a value in EUR, or a share of its amount. */
type Worth = { value: number } | { share: number };

/** R17.11 names the first four. docs/decisions/0041 explains the others. */
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

/** @param cents the conversion's amount without VAT; 0 if its worth is fixed @returns decimal EUR, to the cent */
export function conversionValue(kind: ConversionKind, cents: number): number {
	const worth: Worth = conversions[kind];
	return "value" in worth ? worth.value : Math.round(cents * worth.share) / 100;
}
