import type { CategorySpec, Family, ProductSpec } from "./catalogue";

export interface PlannedCategory {
	id: number;
	spec: CategorySpec;
	/** From the root to itself. */
	path: readonly PlannedCategory[];
	/** Position among its siblings, from 1. */
	position: number;
	drawingProductId: number;
	variantCount: number;
	productCount: number;
	/** Its direct products. */
	products: PlannedProduct[];
}

export interface PlannedProduct {
	/** Id in its first series; further series follow consecutively. */
	id: number;
	spec: ProductSpec;
}

/**
 * Assigns ids and counts to categories and products.
 * @param series how often each product is made
 * @returns categories in depth-first order, parents first: the order of all lists
 */
export function planOf(families: readonly Family[], series: number): PlannedCategory[] {
	const specs = families.flatMap(({ categories }) => categories);
	const products = families.flatMap((family) => family.products);
	const childrenOf = (slug: string | null): CategorySpec[] => specs.filter(({ parent }) => parent === slug);
	const planned: PlannedCategory[] = [];
	let nextProduct = 1;

	function visit(spec: CategorySpec, position: number, above: readonly PlannedCategory[]): void {
		const own = products
			.filter(({ category }) => category === spec.slug)
			.map((product, index) => ({ id: nextProduct + index * series, spec: product }));
		nextProduct += own.length * series;
		const path: PlannedCategory[] = [...above];
		const category = { id: planned.length + 1, spec, path, position, drawingProductId: 0, variantCount: 0, productCount: 0, products: own };
		path.push(category);
		planned.push(category);
		for (const product of own) count(product.spec, path, series);
		childrenOf(spec.slug).forEach((child, index) => {
			visit(child, index + 1, path);
		});
	}
	childrenOf(null).forEach((root, index) => {
		visit(root, index + 1, []);
	});

	for (const category of planned) category.drawingProductId = drawingOf(category, planned);
	return planned;
}

function count({ hidden, variants }: ProductSpec, path: readonly PlannedCategory[], series: number): void {
	if (hidden) return;
	const visible = visibleVariants(variants);
	for (const category of path) {
		category.variantCount += visible * series;
		category.productCount += series;
	}
}

export const visibleVariants = (variants: ProductSpec["variants"]): number => variants.filter(({ hidden }) => !hidden).length;

function drawingOf({ spec, id }: PlannedCategory, planned: readonly PlannedCategory[]): number {
	const below = planned.filter(({ path }) => path.some((category) => category.id === id)).flatMap(({ products }) => products);
	const named = below.find((product) => product.spec.slug === spec.drawing);
	if (spec.drawing !== undefined && !named) throw new Error(`No product ${spec.drawing} in ${spec.slug}`);
	const drawn = named ?? below[Math.floor(below.length * 0.4)];
	if (!drawn) throw new Error(`No product in ${spec.slug}`);
	return drawn.id;
}
