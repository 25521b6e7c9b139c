import type { ProductSpec, Trade, VariantSpec } from "./catalogue";
import { suppliersOf } from "./suppliers";

/** A variant as one supplier sells it. */
export interface Supply {
	supplierId: number;
	supplierCode: string;
	priceCents: number;
	availability: "available" | "low" | "out";
	delivery: Delivery;
	/** Units; null: the supplier does not say it. */
	stock: number | null;
	/** Working days until more come; null: not said. */
	restockDays: number | null;
	isBest: boolean;
	/** Lowest quantity first. */
	tiers: readonly { threshold: number; priceCents: number }[];
}

/** Working days; "from", "up to" and "about" omit a bound or mark an estimate. */
interface Delivery {
	min: number | null;
	max: number | null;
	approx: 0 | 1;
}

type Random = () => number;

const inStock: readonly Delivery[] = [
	{ min: 1, max: 3, approx: 0 },
	{ min: 1, max: 3, approx: 0 },
	{ min: 2, max: 4, approx: 0 },
	{ min: 3, max: 5, approx: 0 },
	{ min: 3, max: 5, approx: 0 },
	{ min: 5, max: 7, approx: 0 },
	{ min: null, max: 5, approx: 0 },
];
const runningLow: readonly Delivery[] = [
	{ min: 5, max: 7, approx: 0 },
	{ min: 8, max: 8, approx: 1 },
	{ min: 7, max: null, approx: 0 },
	{ min: 8, max: 12, approx: 0 },
];
const none: Delivery = { min: null, max: null, approx: 0 };

const dealers = new Map<Trade, { id: number; code: string }[]>();
function dealersIn(trade: Trade) {
	const known = dealers.get(trade) ?? suppliersOf(trade);
	dealers.set(trade, known);
	return known;
}

const pick = <T>(choices: readonly T[], random: Random): T => {
	const choice = choices[Math.floor(random() * choices.length)];
	if (choice === undefined) throw new Error("Nothing to choose from");
	return choice;
};

const state = (random: Random): Supply["availability"] => {
	const chance = random();
	return chance < 0.8 ? "available" : chance < 0.92 ? "low" : "out";
};

const deliveryOf = (availability: Supply["availability"], random: Random): Delivery =>
	availability === "out" ? none : pick(availability === "low" ? runningLow : inStock, random);

/** Units in stock as two suppliers of three say it, in whole packs, fewer of what is expensive. */
function stockOf(id: number, supplierId: number, availability: Supply["availability"], priceCents: number, { packSize = 1 }: ProductSpec) {
	if (availability === "out" || supplierId % 3 === 0) return { stock: null, restockDays: null };
	const spread = (id * 7919 + supplierId * 131) % 97;
	const packs = availability === "low" ? 1 + (spread % 6) : priceCents > 150_000 ? 4 + (spread % 12) : 24 + spread * 2;
	return { stock: packs * packSize, restockDays: spread % 5 === 0 ? null : 5 + (spread % 3) * 5 };
}

/** The tiers of a price: three for bundled goods, starting earlier for expensive pieces. */
function tiersOf(priceCents: number, { minOrder = 1, packSize = 1 }: ProductSpec, random: Random): Supply["tiers"] {
	const steps = minOrder > 1 ? [50, 100, 250] : priceCents > 150_000 ? [5, 10, 20] : [10, 25, 50];
	const off = 0.02 + Math.round(random() * 3) / 100;
	const tiers = steps.slice(0, random() < 0.7 ? 3 : 2).map((quantity, index) => ({
		threshold: Math.ceil(quantity / packSize) * packSize,
		priceCents: Math.max(1, Math.round(priceCents * (1 - off * (1 + index * 0.8)))),
	}));
	// Prices of a few cents have no tiers.
	return tiers.filter((tier, index) => tier.priceCents < (tiers[index - 1]?.priceCents ?? priceCents));
}

/**
 * The suppliers of a variant: one to three of its trade, exactly one of them the best: the lowest price that can be delivered.
 * @param staple always in stock and with tiers
 */
export function suppliesOf(product: ProductSpec, variant: VariantSpec, id: number, staple: boolean, random: Random): Supply[] {
	const offered = dealersIn(product.trade);
	const first = Math.floor(random() * offered.length);
	const chance = random();
	const count = Math.min(offered.length, chance < 0.45 ? 1 : chance < 0.8 ? 2 : 3);
	const best = staple ? "available" : state(random);
	return Array.from({ length: count }, (_, place): Supply => {
		const dealer = offered[(first + place) % offered.length];
		if (!dealer) throw new Error(`No supplier for ${product.trade}`);
		const availability = place === 0 ? best : best === "out" ? "out" : state(random);
		// A sold-out supplier may still have the lowest price.
		const factor = place === 0 ? 1 : availability === "out" && best !== "out" ? 0.96 + random() * 0.1 : 1.012 + random() * 0.09;
		const priceCents = Math.max(1, Math.ceil(variant.priceCents * factor));
		const hasTiers = (staple && place === 0) || random() < (place === 0 ? 0.86 : 0.5);
		return {
			supplierId: dealer.id,
			supplierCode: `${dealer.code}-${100_000 + ((id * 7919 + dealer.id * 131) % 900_000)}`,
			priceCents,
			availability,
			delivery: deliveryOf(availability, random),
			...stockOf(id, dealer.id, availability, priceCents, product),
			isBest: place === 0,
			tiers: hasTiers ? tiersOf(priceCents, product, random) : [],
		};
	});
}
