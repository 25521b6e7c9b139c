import type { ProductSet, Variant } from "../../../contract/catalogue";
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
	supply: OrderedSupply & { id: number };
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
		supply: { id, availability: missing ? "out" : "available", min_order: 1, pack_size: 1 },
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

const isOut = ({ suppliedVariant }: Variant): boolean => suppliedVariant.availability === "out";
