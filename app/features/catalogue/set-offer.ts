import type { ProductSet, Supply, Variant } from "../../../contract/catalogue";
import type { OrderedSupply, OrderedVariant } from "./order-controls";
import { unitPrice } from "./volume-tiers";

/** A set as the page of one of its products shows it. Cents without VAT, grams. */
export interface SetOffer {
	id: number;
	title: string;
	description: string;
	price: number;
	/** What its parts cost one by one in these quantities. */
	partsPrice: number;
	/** Per cent that the set is cheaper; 0 where it is not. */
	saving: number;
	weight: number;
	/** What its order form is about: asked for by the part that is missing. */
	variant: OrderedVariant;
	/** It comes when the slowest of its parts does, and is as scarce as the scarcest. */
	supply: OrderedSupply & Pick<Supply, "id" | "delivery">;
	parts: { id: number; code: string; title: string; slug: string; unit: Variant["products"]["unit"]; quantity: number; isOut: boolean }[];
}

/** A set is bought one by one. */
export function setOffer({ id, title, description, price, weight, items }: ProductSet): SetOffer {
	const partsPrice = items.reduce(
		(sum, { quantity, variant }) => sum + Math.round(quantity * unitPrice(variant.suppliedVariant, quantity)),
		0,
	);
	const missing = items.find(({ variant }) => isOut(variant));
	return {
		id,
		title,
		description,
		price,
		partsPrice,
		saving: partsPrice > price ? Math.round((1 - price / partsPrice) * 1000) / 10 : 0,
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
