import { type Language, languages } from "../../contract/locale";
import type { Cell } from "../db/inserts";
import { codeOf } from "./supplied-variants";

/**
 * The catalogue columns that the index is made from, or SQL of them, by table. Each list starts with the key, and `key` is its number of
 * columns.
 */
export const sourceTables: Readonly<Record<string, { key: 1 | 2; columns: readonly string[] }>> = {
	categories: { key: 1, columns: ["id", "parent_id", "position"] },
	products: { key: 1, columns: ["id", "category_id", "position", "attributes", "norm", "hidden", "slug"] },
	product_translations: { key: 2, columns: ["product_id", "language", "title"] },
	variants: { key: 1, columns: ["id", "product_id", "position", "attributes", "hidden", codeOf("variants"), "weight_g"] },
	variant_translations: { key: 2, columns: ["variant_id", "language", "title"] },
	supplied_variants: {
		key: 1,
		columns: ["id", "variant_id", "supplier_id", "availability", "is_best", "price_cents", "delivery_min", "delivery_max"],
	},
};

/** Titles by language, collected row by row. */
export type Titles = Partial<Record<Language, string>>;

/** Adds the title of a translation row; ignores languages that the shop does not have. */
export function addTitle(titles: Titles, language: Cell, title: Cell): void {
	const known = languages.find((one) => one === language);
	if (known) titles[known] = String(title);
}

export interface SourceVariant {
	id: number;
	position: number;
	titles: Titles;
	/** JSON, as stored. */
	attributes: string;
	hidden: boolean;
	/** The code that buyers use. */
	code: string;
	grams: number;
	/** Supplier ids, separated by commas. */
	suppliers: string;
	availability: string;
	priceCents: number;
	/** Delivery time in working days: the upper limit, if a range is given. */
	delivery: number;
	/** The upper limits of all supplies that can be had, as texts separated by commas. */
	latest: string;
}
export interface SourceProduct
	extends Omit<SourceVariant, "code" | "grams" | "suppliers" | "availability" | "priceCents" | "delivery" | "latest"> {
	norm: string;
	slug: string;
	variants: SourceVariant[];
}
interface SourceCategory {
	id: number;
	parent: number | null;
	position: number;
	products: SourceProduct[];
}

/** Collects the catalogue's rows, table by table, in an order in which referenced rows come first. */
export class IndexSource {
	readonly categories = new Map<number, SourceCategory>();
	private readonly products = new Map<number, SourceProduct>();
	private readonly variants = new Map<number, SourceVariant>();

	take(table: string, rows: readonly Cell[][]): void {
		const shared = sharedTexts();
		for (const row of rows) {
			const cells = row.map(shared);
			if (table === "categories") this.takeCategory(cells);
			else if (table === "products") this.takeProduct(cells);
			else if (table === "variants") this.takeVariant(cells);
			else if (table === "product_translations") takeTitle(this.products, cells);
			else if (table === "variant_translations") takeTitle(this.variants, cells);
			else this.takeSupply(cells);
		}
	}

	/** The categories below one (null: the roots), in their order. */
	below(parent: number | null): SourceCategory[] {
		return [...this.categories.values()].filter((category) => category.parent === parent).sort(byPosition);
	}

	private takeCategory([id, parent, position]: Cell[]): void {
		this.categories.set(Number(id), {
			id: Number(id),
			parent: typeof parent === "number" ? parent : null,
			position: Number(position),
			products: [],
		});
	}

	private takeProduct([id, category, position, attributes, norm, hidden, slug]: Cell[]): void {
		const product = {
			id: Number(id),
			position: Number(position),
			titles: {},
			attributes: String(attributes),
			norm: String(norm),
			hidden: hidden === 1,
			slug: String(slug),
			variants: [],
		};
		this.products.set(product.id, product);
		this.categories.get(Number(category))?.products.push(product);
	}

	private takeVariant([id, product, position, attributes, hidden, code, grams]: Cell[]): void {
		const variant = {
			id: Number(id),
			position: Number(position),
			titles: {},
			attributes: String(attributes),
			hidden: hidden === 1,
			code: String(code),
			grams: Number(grams),
			suppliers: "",
			availability: "",
			priceCents: 0,
			delivery: 0,
			latest: "",
		};
		this.variants.set(variant.id, variant);
		const siblings = this.products.get(Number(product));
		if (!siblings) return;
		// An array has space for seventeen elements after a push, and many products have one variant.
		if (siblings.variants.length === 0) siblings.variants = [variant];
		else siblings.variants.push(variant);
	}

	private takeSupply([_id, variantId, supplier, availability, isBest, priceCents, least = null, most = null]: Cell[]): void {
		const variant = this.variants.get(Number(variantId));
		if (!variant) return;
		variant.suppliers = variant.suppliers === "" ? String(supplier) : `${variant.suppliers},${supplier}`;
		if (availability !== "out" && typeof most === "number" && !variant.latest.split(",").includes(String(most)))
			variant.latest = variant.latest === "" ? String(most) : `${variant.latest},${most}`;
		if (isBest !== 1) return;
		variant.availability = String(availability);
		variant.priceCents = Number(priceCents);
		variant.delivery = Number(most ?? least);
	}
}

/** Shares equal texts: many variants have the same titles and attributes, and each row has its own copy. */
function sharedTexts(): (cell: Cell) => Cell {
	const texts = new Map<Cell, Cell>();
	return (cell) => {
		if (typeof cell !== "string") return cell;
		const known = texts.get(cell);
		if (known === undefined) texts.set(cell, cell);
		return known ?? cell;
	};
}

function takeTitle(translated: ReadonlyMap<number, { titles: Titles }>, [id, language = null, title = null]: Cell[]): void {
	const found = translated.get(Number(id));
	if (found) addTitle(found.titles, language, title);
}

export const byPosition = (a: { position: number; id: number }, b: { position: number; id: number }): number =>
	a.position - b.position || a.id - b.id;
