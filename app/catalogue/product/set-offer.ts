import type { ProductSet, Supply, Variant } from "../../../contract/catalogue";
import type { OrderedSupply, OrderedVariant } from "../table/order-controls";

/** A set as the page of one of its products shows it. Cents without VAT, grams. */
export interface SetOffer {
	id: number;
	title: string;
	description: string;
	price: number;
	/** What its parts cost one by one, and per cent that the set is cheaper; null where it is not. */
	single: { price: number; saving: number } | null;
	weight: number;
	/** What its order form is about: asked for by the part that is missing. */
	variant: OrderedVariant;
	/** It comes when the slowest of its parts does, and is as scarce as the scarcest. */
	supply: OrderedSupply & Pick<Supply, "id" | "delivery">;
	parts: { id: number; code: string; title: string; slug: string; unit: Variant["products"]["unit"]; quantity: number; isOut: boolean }[];
}

/** A set is bought one by one. */
export function setOffer({ id, title, description, price, parts_price: apart, weight, items }: ProductSet): SetOffer {
	const missing = items.find(({ variant }) => isOut(variant));
	return {
		id,
		title,
		description,
		price,
		single: apart !== null && apart > price ? { price: apart, saving: Math.round((1 - price / apart) * 1000) / 10 } : null,
		weight,
		variant: { code: missing?.variant.code ?? "", fullTitle: title, products: { unit: "set" } },
		supply: { id, ...scarcest(items), min_order: 1, pack_size: 1 },
		parts: items.map(({ quantity, variant }) => ({
			id: variant.id,
			code: variant.code,
			title: variant.fullTitle,
			slug: variant.products.slug,
			unit: variant.products.unit,
			quantity,
			isOut: isOut(variant),
		})),
	};
}

const scarcity = ["out", "low", "available"] as const;

function scarcest(items: ProductSet["items"]): Pick<Supply, "availability" | "delivery"> {
	const supplies = items.map(({ variant }) => variant.suppliedVariant);
	const days = ({ delivery: { min, max } }: (typeof supplies)[number]) => max ?? min ?? 0;
	const slowest = supplies.toSorted((a, b) => days(b) - days(a))[0];
	return {
		availability: scarcity.find((state) => supplies.some(({ availability }) => availability === state)) ?? "out",
		delivery: slowest?.delivery ?? { min: null, max: null, approx: false },
	};
}

const isOut = ({ suppliedVariant }: Variant): boolean => suppliedVariant.availability === "out";
