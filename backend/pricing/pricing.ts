/** A unit price from a quantity up. Cents. */
export interface VolumePrice {
	threshold: number;
	price: number;
}

interface LineToPrice {
	/** Decides on the tier. */
	quantity: number;
	/** Units charged, if not the quantity: a share of the plates that pieces are cut from. */
	charged?: number | undefined;
	/** The supply's price for a single unit. */
	price: number;
	volumePrices: readonly VolumePrice[];
	/** Line discount in hundredths of a per cent. */
	discountBp: number;
	/** Cuts and certificate of the line: the line's discount does not apply to them. */
	services?: number;
}

/** Cents. */
export interface PricedLine {
	/** Per unit at the line's quantity. */
	unitPrice: number;
	services: number;
	/** For the line as a whole. */
	discount: number;
	/** Charged quantity × unit price − discount + services. */
	linePrice: number;
}

/** Freight and packaging, and the crane as an extra. Cents. */
export interface DeliveryCost {
	freight: number;
	packaging: number;
	crane: number;
}

/** Cents. */
interface Totals {
	/** Before discounts of lines and of the order. */
	goods: number;
	lineDiscount: number;
	orderDiscount: number;
	/** Line discounts plus order discount. */
	discount: number;
	delivery: number;
	net: number;
	vat: number;
	gross: number;
}

/** @returns the tier with the highest threshold reached; null for none */
export function tierAt(quantity: number, volumePrices: readonly VolumePrice[]): VolumePrice | null {
	const reached = volumePrices.filter((tier) => quantity >= tier.threshold);
	return reached.reduce<VolumePrice | null>((best, tier) => (best && best.threshold >= tier.threshold ? best : tier), null);
}

export const unitPriceAt = (quantity: number, price: number, volumePrices: readonly VolumePrice[]): number =>
	tierAt(quantity, volumePrices)?.price ?? price;

/** Supply price → volume tier → line discount → cuts and certificate; rounded half up to a cent once. */
export function priceLine({ quantity, charged = quantity, price, volumePrices, discountBp, services = 0 }: LineToPrice): PricedLine {
	const unitPrice = unitPriceAt(quantity, price, volumePrices);
	return discounted({ unitPrice, services, discount: 0, linePrice: Math.round(charged * unitPrice) + services }, discountBp);
}

/** The price of the line before its own discount, with cuts and certificate. */
export const goodsOf = ({ linePrice, discount }: PricedLine): number => linePrice + discount;

export function discounted(line: PricedLine, bp: number): PricedLine {
	const full = goodsOf(line) - line.services;
	const left = shareOf(full, 10_000 - bp);
	return { ...line, discount: full - left, linePrice: left + line.services };
}

interface OrderToPrice {
	/** Lines with their own discounts, and sets. */
	lines: readonly PricedLine[];
	/** The discount on all goods, in hundredths of a per cent. */
	discountBp: number;
	/** Goods, after line discounts, that have another discount instead: cents, hundredths of a per cent. */
	apart?: { cents: number; bp: number };
	delivery: DeliveryCost;
	/** Hundredths of a per cent: 2550 is 25.5 %. */
	vatRateBp: number;
}

/**
 * Sum of the rounded lines → order discount on that sum → delivery → VAT on everything; discount and VAT are each rounded half
 * up once.
 */
export function priceOrder({
	lines,
	discountBp,
	apart = { cents: 0, bp: 0 },
	delivery: { freight, packaging, crane },
	vatRateBp,
}: OrderToPrice): Totals {
	const goods = lines.reduce((sum, line) => sum + goodsOf(line), 0);
	const lineDiscount = lines.reduce((sum, line) => sum + line.discount, 0);
	const orderDiscount = shareOf(apart.cents, apart.bp) + shareOf(goods - lineDiscount - apart.cents, discountBp);
	const discount = lineDiscount + orderDiscount;
	const delivery = freight + packaging + crane;
	const net = goods - discount + delivery;
	const vat = shareOf(net, vatRateBp);
	return { goods, lineDiscount, orderDiscount, discount, delivery, net, vat, gross: net + vat };
}

/**
 * Hundredths of a per cent of an amount, rounded half up. Exact for any safe integer: whole hundreds of euros and the rest are
 * multiplied separately, so that no product overflows. Amounts here are never negative, and Math.round rounds those half up.
 */
export function shareOf(cents: number, bp: number): number {
	const rest = cents % 10_000;
	return ((cents - rest) / 10_000) * bp + Math.round((rest * bp) / 10_000);
}
