import type { Breadcrumb, Product } from "../../../contract/catalogue";
import { type Step, stepsOf } from "../category/shown-category";

/** A product as its page shows it. */
export interface ShownProduct
	extends Pick<
		Product,
		"slug" | "title" | "norm" | "unit" | "description" | "attributes" | "pictures" | "documents" | "variantCount" | "price_from"
	> {
	path: Step[];
}

export function shownProduct(product: Product & { path: Breadcrumb[] }): ShownProduct {
	const { slug, title, norm, unit, description, attributes, pictures, documents, variantCount, price_from, path } = product;
	return { slug, title, norm, unit, description, attributes, pictures, documents, variantCount, price_from, path: stepsOf(path) };
}
