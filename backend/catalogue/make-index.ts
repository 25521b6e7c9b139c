import * as z from "zod";
import { languages } from "../../contract/locale";
import { type Cell, type Rows, rowsOf, versionOf } from "../db/inserts";
import { pause } from "../platform/pause";
import { storedAttribute } from "./attributes";
import { add, type Bits, chunkSize, encodeBits, encodeNumbers, noBits } from "./bits";
import { isPictured } from "./drawn";
import { byPosition, type IndexSource, type SourceProduct, type SourceVariant, type Titles } from "./index-source";
import { pricePerKg } from "./supplied-variants";

/** Filters besides attributes; no attribute may have these codes. `visible` has the value 1 for each visible variant. */
const facet = { availability: "availability", supplier: "supplier", norm: "norm", delivery: "delivery", visible: "visible" } as const;

export interface Placed {
	product: SourceProduct;
	variant: SourceVariant;
}

interface Run {
	first: number;
	end: number;
}

/** The rows of the index's tables, and the facts about categories that it counts. */
export interface CatalogueIndex {
	tables: Rows[];
	categories: ReadonlyMap<number, Run>;
	placed: readonly Placed[];
}

/** Orders the catalogue (categories depth first, products, variants, each by position) and collects the values of each variant. */
export async function makeIndex(source: IndexSource): Promise<CatalogueIndex> {
	const { placed, categories, products } = inOrder(source);
	const runs = [...runRows("category", categories), ...runRows("product", products)];
	const facets = await facetRows(placed);
	const orders = orderRows({
		variant: placed.map(({ variant }) => variant.id),
		product: placed.map(({ product }) => product.id),
		...(await ranks(placed)),
	});
	const codes = [...new Set(facets.map(([code]) => String(code)))].filter((code) => code !== facet.visible).sort();
	const version = versionOf(runs, facets, orders);
	const suppliers = new Set(placed.flatMap((place) => (isVisible(place) ? suppliersOf(place) : [])));
	return {
		placed,
		categories,
		tables: [
			rowsOf("catalogue_runs", ["kind", "id", "first", "end"], runs),
			rowsOf("facet_chunks", ["code", "chunk", "bits"], facets),
			rowsOf("order_chunks", ["name", "chunk", "numbers"], orders),
			rowsOf(
				"catalogue_version",
				["id", "version", "variant_count", "supplier_count", "codes"],
				[[1, version, placed.length, suppliers.size, JSON.stringify(codes)]],
			),
		],
	};
}

function inOrder(source: IndexSource) {
	const placed: Placed[] = [];
	const categories = new Map<number, Run>();
	const products = new Map<number, Run>();
	function visit(parent: number | null): void {
		for (const category of source.below(parent)) {
			const first = placed.length;
			for (const product of category.products.sort(byPosition)) {
				const start = placed.length;
				for (const variant of product.variants.sort(byPosition)) placed.push({ product, variant });
				products.set(product.id, { first: start, end: placed.length });
			}
			visit(category.id);
			categories.set(category.id, { first, end: placed.length });
		}
	}
	visit(null);
	return { placed, categories, products };
}

const isVisible = ({ product, variant }: Placed): boolean => !product.hidden && !variant.hidden;

const suppliersOf = ({ variant: { suppliers } }: Placed): string[] => (suppliers === "" ? [] : suppliers.split(","));

const attributeList = z.array(storedAttribute);

/** Values by code; a variant's own attributes override the product's. */
function valuesOf(place: Placed): Map<string, string[]> {
	const { product, variant } = place;
	const values = new Map<string, string[]>();
	for (const list of [product.attributes, variant.attributes])
		for (const { code, value } of attributeList.parse(JSON.parse(list))) values.set(code, [String(value)]);
	values.set(facet.availability, [variant.availability]);
	const suppliers = suppliersOf(place);
	if (suppliers.length > 0) values.set(facet.supplier, suppliers);
	if (product.norm !== "") values.set(facet.norm, [product.norm]);
	if (variant.latest !== "") values.set(facet.delivery, variant.latest.split(","));
	if (isVisible(place)) values.set(facet.visible, ["1"]);
	return values;
}

const runRows = (kind: string, runs: ReadonlyMap<number, Run>): Cell[][] => [...runs].map(([id, { first, end }]) => [kind, id, first, end]);

async function facetRows(placed: readonly Placed[]): Promise<Cell[][]> {
	const rows: Cell[][] = [];
	for (let first = 0; first < placed.length; first += chunkSize) {
		const end = Math.min(first + chunkSize, placed.length);
		const codes = new Map<string, Map<string, Bits>>();
		for (const [at, place] of placed.slice(first, end).entries())
			for (const [code, held] of valuesOf(place))
				for (const value of held) {
					const facets = codes.get(code) ?? new Map<string, Bits>();
					codes.set(code, facets);
					const bits = facets.get(value) ?? noBits(first, end);
					facets.set(value, bits);
					add(bits, first + at);
				}
		for (const [code, facets] of codes)
			rows.push([
				code,
				first / chunkSize,
				JSON.stringify(Object.fromEntries([...facets].map(([value, bits]) => [value, encodeBits(bits)]))),
			]);
		await pause();
	}
	return rows;
}

const orderRows = (orders: Readonly<Record<string, ArrayLike<number>>>): Cell[][] =>
	Object.entries(orders).flatMap(([name, numbers]) => {
		const all = Uint32Array.from(numbers);
		return Array.from({ length: Math.ceil(all.length / chunkSize) }, (_, chunk) => [
			name,
			chunk,
			encodeNumbers(all.slice(chunk * chunkSize, (chunk + 1) * chunkSize)),
		]);
	});

/**
 * The rank of each variant by full title in each language, sorted as its readers expect: IPE 80 before IPE 100, Å after Z in Finnish. A
 * full title starts with the product's; equal titles are ordered by id. Also ranks by code, price, price per kg as
 * shown, weight and delivery time, with sold-out variants last and ties in the catalogue's order.
 */
async function ranks(placed: readonly Placed[]): Promise<Record<string, Uint32Array>> {
	const named: Record<string, Uint32Array> = {};
	for (const language of languages) {
		const { compare } = new Intl.Collator(language, { numeric: true });
		const title = ({ titles }: { titles: Titles }): string => titles[language] ?? "";
		const products = [...new Set(placed.map(({ product }) => product))].sort((a, b) => compare(title(a), title(b)) || a.id - b.id);
		const variants = products.flatMap((product) => [...product.variants].sort((a, b) => compare(title(a), title(b)) || a.id - b.id));
		named[`name_${language}`] = placesOf(
			variants.map(({ id }) => id),
			placed,
		);
		await pause();
	}
	const numbers = new Intl.Collator("en", { numeric: true });
	const variants = placed.map(({ variant }) => variant);
	const by = (compare: (a: SourceVariant, b: SourceVariant) => number) =>
		placesOf(
			variants.toSorted(compare).map(({ id }) => id),
			placed,
		);
	return {
		...named,
		code: by((a, b) => numbers.compare(a.code, b.code) || a.id - b.id),
		price: by((a, b) => a.priceCents - b.priceCents),
		price_per_kg: by((a, b) => pricePerKg(a.priceCents, a.grams) - pricePerKg(b.priceCents, b.grams)),
		weight: by((a, b) => a.grams - b.grams),
		delivery: by((a, b) => Number(a.availability === "out") - Number(b.availability === "out") || a.delivery - b.delivery),
	};
}

/** @returns by ordinal, the place of its variant among the ids */
function placesOf(ids: readonly number[], placed: readonly Placed[]): Uint32Array {
	const places = new Map(ids.map((id, place) => [id, place]));
	return Uint32Array.from(placed, ({ variant }) => places.get(variant.id) ?? 0);
}

/** The representative of a category is searched among this many products. */
const maxLooked = 50;

/**
 * Statements that write the facts of category pages from visible variants: the norms, if most variants have one; the grades, most common
 * first; the numbers of suppliers, products and variants; and a representative product if there is none, or the current one is hidden or
 * has no picture. Run them after each change to the catalogue.
 */
export function categoryFacts({ categories, placed }: CatalogueIndex): string[] {
	return [...categories].map(([id, { first, end }]) => {
		const [norms, grades, suppliers] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
		const products = new Set<number>();
		let variants = 0;
		for (const place of placed.slice(first, end)) {
			const held = valuesOf(place);
			if (!held.has(facet.visible)) continue;
			products.add(place.product.id);
			variants++;
			tally(norms, held.get(facet.norm));
			tally(grades, held.get("grade"));
			tally(suppliers, held.get(facet.supplier));
		}
		// The page must not state the norm of a few goods for all of them.
		const isUsual = [...norms.values()].reduce((sum, count) => sum + count, 0) * 2 > variants;
		const [norm, grade] = [isUsual ? norms : new Map(), grades].map((counts) => literal(maxCommonFirst(counts)));
		return `UPDATE categories SET norms = ${norm}, grades = ${grade}, supplier_count = ${suppliers.size},
			variant_count = ${variants}, product_count = ${products.size},
			drawing_product_id = coalesce((SELECT p.id FROM products p WHERE p.id = drawing_product_id AND p.hidden = 0 AND ${isPictured}),
				(SELECT p.id FROM json_each('${JSON.stringify([...products].slice(0, maxLooked))}') JOIN products p ON p.id = value
					WHERE ${isPictured} ORDER BY key LIMIT 1)) WHERE id = ${id}`;
	});
}

function tally(counts: Map<string, number>, values: readonly string[] = []): void {
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
}

const maxCommonFirst = (counts: ReadonlyMap<string, number>): string[] =>
	[...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1)).map(([value]) => value);

const literal = (values: readonly string[]): string => `'${JSON.stringify(values).replaceAll("'", "''")}'`;
