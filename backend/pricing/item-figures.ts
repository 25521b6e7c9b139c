import type { BarPattern } from "../../contract/values/cut-bars";
import {
	cutAround,
	fitsPlate,
	type PlatePattern,
	platesIn,
	platesOf,
	type Rectangle,
	sortedSize,
	usedArea,
} from "../../contract/values/plates/plate-cuts";
import { plateOf } from "../../contract/values/plates/plate-of";
import { displayedWeight } from "../../contract/values/shown-weight";
import { type CutPlan, cutPlan } from "./cut-plan";
import { type Discounts, lineDiscount } from "./discounts";
import type { OfferedPrice } from "./offered-price";
import { discounted, type PricedLine, priceLine, tierAt, type VolumePrice } from "./pricing";
import { type Sawing, sawingOf } from "./saw-plan";
import type { SuppliedVariant } from "./supplied-variant";

export interface Wanted {
	/** Units of the supply, or pieces of a cut length or size. */
	amount: number;
	/** mm; 0 if uncut. Of a piece of a plate the longer side. */
	cutLength: number;
	/** mm; 0 if not cut from a plate. */
	cutWidth: number;
	certificate: boolean;
	/** How the shop saws the uncut bars; missing or empty for not at all. */
	sawPlan?: readonly BarPattern[] | undefined;
}

/** The sides of a wanted cut, longer one first; 0 for none. */
export function sidesOf(cut: Rectangle | undefined): Pick<Wanted, "cutLength" | "cutWidth"> {
	const { length: cutLength, width: cutWidth } = cut ? sortedSize(cut) : { length: 0, width: 0 };
	return { cutLength, cutWidth };
}

/** Cents and grams. */
export interface ItemFigures {
	/** Units of the supply: bars or plates of a cut line. */
	quantity: number;
	/** Units that are paid: the share of its plates that a cut line uses up, otherwise the quantity. */
	charged: number;
	/** Before discounts of campaigns and accounts, which need the whole cart. */
	priced: PricedLine;
	/** The volume price in force, and its saving compared with single units; null for none, and for an offered price. */
	volume: { tier: VolumePrice; saved: number } | null;
	weightG: number;
	cut: Cut | null;
	sawing: Sawing | null;
	certificatePrice: number | null;
	/** False if the requested cut, sawing or certificate is no longer available. */
	isOffered: boolean;
}

/** `plan` counts plates as bars. Without patterns it is of bars. */
interface Cut {
	pieces: number;
	length: number;
	width: number;
	plan: CutPlan;
	/** Cents of all cuts. */
	price: number;
	patterns: PlatePattern[];
	/** mm² of plates that are paid; 0 of bars. */
	usedArea: number;
	/** Units that are paid and delivered. null: whole bars. */
	share: { charged: number; delivered: number } | null;
}

/**
 * Cut bars weigh as much as whole ones, because the buyer gets their rests too. Rests of plates stay with the seller.
 * @param offered the prices of an offer in force; they replace today's price, tiers, cut and certificate prices
 */
export function itemFigures(wanted: Wanted, { variant, supply }: SuppliedVariant, offered: OfferedPrice | null = null): ItemFigures {
	const cut = cutOf(wanted, { variant, supply }, offered?.cutFeeCents ?? null);
	const sawing = sawingOf(wanted.sawPlan ?? [], { variant, supply }, offered?.cutFeeCents ?? null);
	const certificate = variant.products.certificate_price;
	const certificatePrice = wanted.certificate && certificate !== null ? (offered?.certificateCents ?? certificate) : null;
	const quantity = cut?.plan.bars ?? wanted.amount;
	const charged = cut?.share?.charged ?? quantity;
	const price = offered?.unitCents ?? supply.price;
	const volumePrices = offered ? [] : supply.volume_prices;
	const tier = tierAt(quantity, volumePrices);
	return {
		quantity,
		charged,
		priced: priceLine({
			quantity,
			charged,
			price,
			volumePrices,
			discountBp: 0,
			services: (cut?.price ?? 0) + (sawing?.price ?? 0) + (certificatePrice ?? 0),
		}),
		volume: tier && tier.price < price ? { tier, saved: Math.round(charged * (price - tier.price)) } : null,
		weightG: displayedWeight(variant.weight * (cut?.share?.delivered ?? quantity)),
		cut,
		sawing,
		certificatePrice,
		isOffered:
			(wanted.cutLength === 0 || cut !== null) &&
			(!wanted.sawPlan?.length || (sawing !== null && sawing.needed <= quantity)) &&
			(!wanted.certificate || certificate !== null),
	};
}

/** @returns null if nothing is cut, or cutting is no longer available */
function cutOf(wanted: Wanted, supplied: SuppliedVariant, offeredFee: number | null): Cut | null {
	if (wanted.cutLength === 0) return null;
	return wanted.cutWidth === 0 ? cutBars(wanted, supplied, offeredFee) : cutPlates(wanted, supplied, offeredFee);
}

function cutBars({ amount, cutLength }: Wanted, { variant, supply }: SuppliedVariant, offeredFee: number | null): Cut | null {
	const { cutting } = variant.products;
	if (!cutting || variant.length === null || cutLength > variant.length) return null;
	const plan = cutPlan({
		pieces: amount,
		length: cutLength,
		barLength: variant.length,
		kerf: cutting.kerf,
		minOrder: supply.min_order,
		packSize: supply.pack_size,
	});
	return {
		...{ pieces: amount, length: cutLength, width: 0, plan, price: plan.cuts * (offeredFee ?? cutting.fee) },
		...{ patterns: [], usedArea: 0, share: null },
	};
}

/** Each piece is cut out, at the price of the cut around it. There is no minimum of plates, because rests stay with the seller. */
function cutPlates({ amount, cutLength, cutWidth }: Wanted, { variant }: SuppliedVariant, offeredFee: number | null): Cut | null {
	const { plate_cutting: cutting } = variant.products;
	const plate = plateOf(variant);
	const size = { length: cutLength, width: cutWidth };
	if (!cutting || !plate || !fitsPlate(size, plate)) return null;
	const { patterns, perPlate } = platesOf(amount, size, plate);
	const plates = platesIn(patterns);
	const used = usedArea(patterns);
	const whole = plate.length * plate.width;
	return {
		...{ pieces: amount, ...size, patterns, usedArea: used },
		plan: { perBar: perPlate, needed: plates, bars: plates, cuts: amount, offcuts: [] },
		price: amount * (offeredFee ?? Math.round((cutting.fee * cutAround(size)) / 1000)),
		share: { charged: used / whole, delivered: (amount * cutLength * cutWidth) / whole },
	};
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
		const { priced } = itemFigures({ amount: part.quantity, cutLength: 0, cutWidth: 0, certificate: false }, part);
		const row = lineDiscount(part, part.quantity, discounts, goods);
		return sum + discounted(priced, row?.percent_bp ?? 0).linePrice;
	}, 0);
