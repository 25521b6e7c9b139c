import { displayedWeight } from "../../contract/values/shown-weight";
import { type CutPlan, cutPlan } from "./cut-plan";
import { type Discounts, lineDiscount } from "./discounts";
import type { OfferedPrice } from "./offered-price";
import { discounted, type PricedLine, priceLine, tierAt, type VolumePrice } from "./pricing";
import type { SuppliedVariant } from "./supplied-variant";

export interface Wanted {
	/** Units of the supply, or pieces of a cut length. */
	amount: number;
	/** mm; 0 if uncut. */
	cutLength: number;
	certificate: boolean;
}

/** Cents and grams. */
export interface ItemFigures {
	/** Units of the supply: bars of a cut line. */
	quantity: number;
	/** Before discounts of campaigns and accounts, which need the whole cart. */
	priced: PricedLine;
	/** The volume price in force, and its saving compared with single units; null for none, and for an offered price. */
	volume: { tier: VolumePrice; saved: number } | null;
	weightG: number;
	cut: { pieces: number; length: number; plan: CutPlan; price: number } | null;
	certificatePrice: number | null;
	/** False if the requested cut or certificate is no longer available. */
	isOffered: boolean;
}

/**
 * Cut bars weigh as much as whole ones.
 * @param offered the prices of an offer in force; they replace today's price, tiers, cut and certificate prices
 */
export function itemFigures(wanted: Wanted, { variant, supply }: SuppliedVariant, offered: OfferedPrice | null = null): ItemFigures {
	const cut = cutOf(wanted, { variant, supply }, offered?.cutFeeCents ?? null);
	const certificate = variant.products.certificate_price;
	const certificatePrice = wanted.certificate && certificate !== null ? (offered?.certificateCents ?? certificate) : null;
	const quantity = cut?.plan.bars ?? wanted.amount;
	const price = offered?.unitCents ?? supply.price;
	const volumePrices = offered ? [] : supply.volume_prices;
	const tier = tierAt(quantity, volumePrices);
	return {
		quantity,
		priced: priceLine({
			quantity,
			price,
			volumePrices,
			discountBp: 0,
			services: (cut?.price ?? 0) + (certificatePrice ?? 0),
		}),
		volume: tier && tier.price < price ? { tier, saved: quantity * (price - tier.price) } : null,
		weightG: displayedWeight(variant.weight * quantity),
		cut,
		certificatePrice,
		isOffered: (wanted.cutLength === 0 || cut !== null) && (!wanted.certificate || certificate !== null),
	};
}

/** @returns null if nothing is cut, or cutting is no longer available */
function cutOf({ amount, cutLength }: Wanted, { variant, supply }: SuppliedVariant, offeredFee: number | null): ItemFigures["cut"] {
	const { cutting } = variant.products;
	if (cutLength === 0 || !cutting || variant.length === null || cutLength > variant.length) return null;
	const plan = cutPlan({
		pieces: amount,
		length: cutLength,
		barLength: variant.length,
		kerf: cutting.kerf,
		minOrder: supply.min_order,
		packSize: supply.pack_size,
	});
	return { pieces: amount, length: cutLength, plan, price: plan.cuts * (offeredFee ?? cutting.fee) };
}

/** A part of one or several equal sets: units of a supply. */
export interface Part extends SuppliedVariant {
	quantity: number;
}

/**
 * The price of sets' parts bought singly: each as its own line, with its volume price and the best discount.
 * @param goods cents of all goods before discounts
 * @returns cents
 */
export const partsPrice = (parts: readonly Part[], discounts: Discounts, goods: number): number =>
	parts.reduce((sum, part) => {
		const { priced } = itemFigures({ amount: part.quantity, cutLength: 0, certificate: false }, part);
		const row = lineDiscount(part, part.quantity, discounts, goods);
		return sum + discounted(priced, row?.percent_bp ?? 0).linePrice;
	}, 0);
