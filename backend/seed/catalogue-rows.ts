import { type Cell, type Rows, rowsOf } from "../db/inserts";
import type { VariantSpec } from "./catalogue";
import { describedFully } from "./conformity";
import { type PlannedCategory, type PlannedProduct, visibleVariants } from "./plan";
import { popularRanks } from "./popular";
import { randomOf } from "./random";
import { servicesColumns, servicesOf } from "./services";
import { type Staples, stapleKey } from "./staples";
import { suppliesOf } from "./supplies";
import { fill, type Text, translations } from "./text";

/** Approximate rows per chunk of a table. */
const chunk = 1000;

/** Variant ids start here, so that codes are not mistaken for dimensions. */
const firstVariantId = 1001;

const columns = {
	products: [
		...["id", "slug", "category_id", "position"],
		...["norm", "shape", "dimensions", "attributes", "unit", "hidden", "popular", "variant_count"],
		...servicesColumns,
	],
	product_translations: ["product_id", "language", "title", "description"],
	variants: ["id", "product_id", "position", "attributes", "weight_g", "length_mm", "hidden"],
	variant_translations: ["variant_id", "language", "title"],
	supplied_variants: [
		...["id", "variant_id", "supplier_id", "supplier_code", "price_cents", "min_order", "pack_size"],
		...["availability", "delivery_min", "delivery_max", "delivery_approx", "is_best", "stock", "restock_days"],
	],
	volume_prices: ["supplied_variant_id", "threshold", "price_cents"],
} as const satisfies Record<string, readonly string[]>;
const tables = ["products", "product_translations", "variants", "variant_translations", "supplied_variants", "volume_prices"] as const;
type Table = (typeof tables)[number];

export function categoryRows(planned: readonly PlannedCategory[]): Rows[] {
	return [
		rowsOf(
			"categories",
			["id", "parent_id", "slug", "position", "columns", "drawing_product_id", "variant_count", "product_count"],
			planned.map(({ id, spec, path, position, drawingProductId, variantCount, productCount }) => [
				...[id, path.at(-2)?.id ?? null, spec.slug, position],
				...[JSON.stringify(spec.columns), drawingProductId, variantCount, productCount],
			]),
		),
		rowsOf(
			"category_translations",
			["category_id", "language", "title", "description"],
			planned.flatMap(({ id, spec }) => translations([id], spec.title, spec.description)),
		),
	];
}

/**
 * Products with their variants and supplies, in display order.
 * @param staples receives the supplies of the staple variants
 */
export function* productRows(planned: readonly PlannedCategory[], series: number, staples: Staples): Generator<Rows> {
	const pending: Record<Table, Cell[][]> = {
		products: [],
		product_translations: [],
		variants: [],
		variant_translations: [],
		supplied_variants: [],
		volume_prices: [],
	};
	let variantId = firstVariantId;
	let supplyId = 1;

	function* flush(): Generator<Rows> {
		for (const table of tables) {
			if (pending[table].length > 0) yield rowsOf(table, columns[table], pending[table]);
			pending[table] = [];
		}
	}

	function addVariant(product: PlannedProduct, made: SeriesOf, variant: VariantSpec, index: number): void {
		const id = variantId++;
		const { spec } = product;
		const hidden = spec.hidden || variant.hidden ? 1 : 0;
		pending.variants.push([
			...[id, made.id, index + 1],
			...[JSON.stringify(variant.attributes), variant.weightG, variant.lengthMm, hidden],
		]);
		pending.variant_translations.push(...translations([id], variant.title));
		const key = stapleKey(made.slug, variant.title.en);
		const supplies = suppliesOf(
			spec,
			variant,
			id,
			staples.has(key) || (index === 0 && popularRanks.has(made.slug)),
			randomOf(`${made.slug}/${index}`),
		);
		for (const supply of supplies) addSupply(spec, id, supply, key);
	}

	function addSupply(spec: PlannedProduct["spec"], id: number, supply: ReturnType<typeof suppliesOf>[number], key: string): void {
		const { supplierId, supplierCode, priceCents, availability, delivery, stock, restockDays, isBest, tiers } = supply;
		const isStaple = isBest && staples.has(key);
		if (isStaple) staples.set(key, { supplyId, priceCents });
		// However much is ordered of a staple, there is more of it: it has no number.
		const [there, moreIn] = isStaple ? [null, null] : [stock, restockDays];
		pending.supplied_variants.push([
			...[supplyId, id, supplierId, supplierCode, priceCents, spec.minOrder ?? 1, spec.packSize ?? 1],
			...[availability, delivery.min, delivery.max, delivery.approx, isBest ? 1 : 0, there, moreIn],
		]);
		for (const tier of tiers) pending.volume_prices.push([supplyId, tier.threshold, tier.priceCents]);
		supplyId++;
	}

	for (const category of planned) {
		let position = 0;
		for (const product of category.products)
			for (let number = 1; number <= series; number++) {
				const made = seriesOf(product, number);
				pending.products.push(productRow(product, made, category.id, ++position));
				pending.product_translations.push(...translations([made.id], made.title, describedFully(product.spec)));
				for (const [index, variant] of product.spec.variants.entries()) addVariant(product, made, variant, index);
				if (pending.variants.length >= chunk) yield* flush();
			}
	}
	yield* flush();
}

/** A duplicate of a product from another mill: the same goods with another title and slug. */
interface SeriesOf {
	id: number;
	slug: string;
	title: Text;
}

const furtherSeries = {
	de: "{title}, Serie {number}",
	en: "{title}, series {number}",
	et: "{title}, seeria {number}",
	fi: "{title}, sarja {number}",
};

function seriesOf({ id, spec }: PlannedProduct, number: number): SeriesOf {
	const title = number === 1 ? spec.title : fill(furtherSeries, { title: spec.title, number });
	return {
		id: id + number - 1,
		slug: number === 1 ? spec.slug : `${spec.slug}-series-${number}`,
		title,
	};
}

const productRow = ({ spec }: PlannedProduct, { id, slug }: SeriesOf, categoryId: number, position: number): Cell[] => [
	...[id, slug, categoryId, position],
	...[spec.norm, spec.shape, JSON.stringify(spec.dimensions), JSON.stringify(spec.attributes), spec.unit],
	...[spec.hidden ? 1 : 0, popularRanks.get(slug) ?? 0, spec.hidden ? 0 : visibleVariants(spec.variants)],
	...servicesOf(spec),
];
