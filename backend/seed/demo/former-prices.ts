import type { SuppliedVariant } from "../../pricing/supplied-variant";

/** Price factors of steel some days ago; each applies until the next more recent one. */
const index = [
	{ age: 0, share: 1 },
	{ age: 45, share: 0.985 },
	{ age: 130, share: 0.96 },
	{ age: 260, share: 0.975 },
	{ age: 400, share: 1.02 },
	{ age: 560, share: 1.045 },
] as const;

/** Goods sold this many days ago may be sold out today, but not vice versa. */
const soldOutSince = 60;

/** A supply as offered some days ago. */
export function supplyAtAge({ variant, supply }: SuppliedVariant, age: number): SuppliedVariant {
	const { share } = index.findLast((known) => known.age <= age) ?? index[0];
	const price = (today: number): number => Math.round(today * share);
	const former = {
		...supply,
		price: price(supply.price),
		price_per_kg: price(supply.price_per_kg),
		price_per_m: supply.price_per_m === null ? null : price(supply.price_per_m),
		availability: age > soldOutSince && supply.availability === "out" ? ("available" as const) : supply.availability,
		volume_prices: supply.volume_prices.map((tier) => ({ ...tier, price: price(tier.price) })),
	};
	return { variant: { ...variant, suppliedVariant: former }, supply: former };
}
