/** A price per unit that holds from a quantity up. Cents. */
export interface VolumePrice {
	threshold: number;
	price: number;
}

/** What a line is priced from. Cents. */
export interface LineToPrice {
	quantity: number;
	/** The supply's price per unit for a single one. */
	price: number;
	volumePrices: readonly VolumePrice[];
	/** Line discount in per cent. */
	discountPercent: number;
	/** Cuts and certificate of the line: charged in full, whatever the discount. */
	services?: number;
}

/** Cents. */
export interface PricedLine {
	/** Per unit at the line's quantity. */
	unitPrice: number;
	/** Taken off the line as a whole. */
	discount: number;
	/** Quantity × unit price − discount + services. */
	linePrice: number;
}

/** Cents. */
export interface Totals {
	goods: number;
	discount: number;
	delivery: number;
	net: number;
	vat: number;
	gross: number;
}

/** @returns the price per unit at this quantity: that of the highest threshold that is reached */
export function unitPriceAt(quantity: number, price: number, volumePrices: readonly VolumePrice[]): number {
	const reached = volumePrices.filter((tier) => quantity >= tier.threshold);
	return reached.reduce((best, tier) => (tier.threshold > best.threshold ? tier : best), { threshold: 0, price }).price;
}

/** Supply price → volume tier → line discount → cuts and certificate; rounded half up to a cent once. */
export function priceLine({ quantity, price, volumePrices, discountPercent, services = 0 }: LineToPrice): PricedLine {
	const unitPrice = unitPriceAt(quantity, price, volumePrices);
	const full = quantity * unitPrice;
	const goods = roundHalfUp((full * (100 - discountPercent)) / 100);
	return { unitPrice, discount: full - goods, linePrice: goods + services };
}

/**
 * Sum of the rounded lines → order discount → delivery → VAT on all of it, rounded half up once.
 * @param vatRateBp hundredths of a per cent: 2550 is 25.5 %
 */
export function priceOrder(order: { lines: readonly PricedLine[]; discount: number; delivery: number; vatRateBp: number }): Totals {
	const { discount, delivery } = order;
	const goods = order.lines.reduce((sum, line) => sum + line.linePrice, 0);
	const net = goods - discount + delivery;
	const vat = roundHalfUp((net * order.vatRateBp) / 10_000);
	return { goods, discount, delivery, net, vat, gross: net + vat };
}

/** Amounts here are never negative, where Math.round is half up. */
const roundHalfUp = (cents: number): number => Math.round(cents);
