import { languages } from "../../contract/locale";
import type { Cell, Rows } from "../db/inserts";

const titles = languages.map((language) => `title_${language}`);

/** The columns of the catalogue that the index is made from, by table. */
export const sourceColumns: Readonly<Record<string, readonly string[]>> = {
	categories: ["id", "parent_id", "position"],
	products: ["id", "category_id", "position", ...titles, "attributes", "norm", "hidden", "slug"],
	variants: ["id", "product_id", "position", ...titles, "attributes", "hidden"],
	supplied_variants: ["variant_id", "supplier_id", "availability", "is_best"],
};

export interface SourceVariant {
	id: number;
	position: number;
	titles: string[];
	/** JSON, as stored. */
	attributes: string;
	hidden: boolean;
	suppliers: number[];
	/** Of the best supply. */
	availability: string;
}
export interface SourceProduct extends Omit<SourceVariant, "suppliers" | "availability"> {
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

/** Gathers the rows of the catalogue, table by table, in an order in which every reference is there before it is used. */
export class IndexSource {
	readonly categories = new Map<number, SourceCategory>();
	private readonly products = new Map<number, SourceProduct>();
	private readonly variants = new Map<number, SourceVariant>();

	/** Takes rows of any table; those that the index does not need are passed over. */
	take({ table, columns, rows }: Rows): void {
		const wanted = sourceColumns[table];
		if (!wanted) return;
		const places = wanted.map((column) => columns.indexOf(column));
		for (const row of rows) {
			const cells = places.map((place) => row[place] ?? null);
			if (table === "categories") this.takeCategory(cells);
			else if (table === "products") this.takeProduct(cells);
			else if (table === "variants") this.takeVariant(cells);
			else this.takeSupply(cells);
		}
	}

	/** The categories below one (null: the roots) in their order. */
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

	private takeProduct([id, category, position, de, en, et, fi, attributes, norm, hidden, slug]: Cell[]): void {
		const product = {
			id: Number(id),
			position: Number(position),
			titles: [String(de), String(en), String(et), String(fi)],
			attributes: String(attributes),
			norm: String(norm),
			hidden: hidden === 1,
			slug: String(slug),
			variants: [],
		};
		this.products.set(product.id, product);
		this.categories.get(Number(category))?.products.push(product);
	}

	private takeVariant([id, product, position, de, en, et, fi, attributes, hidden]: Cell[]): void {
		const variant = {
			id: Number(id),
			position: Number(position),
			titles: [String(de), String(en), String(et), String(fi)],
			attributes: String(attributes),
			hidden: hidden === 1,
			suppliers: [],
			availability: "",
		};
		this.variants.set(variant.id, variant);
		this.products.get(Number(product))?.variants.push(variant);
	}

	private takeSupply([variantId, supplier, availability, isBest]: Cell[]): void {
		const variant = this.variants.get(Number(variantId));
		if (!variant) return;
		variant.suppliers.push(Number(supplier));
		if (isBest === 1) variant.availability = String(availability);
	}
}

export const byPosition = (a: { position: number; id: number }, b: { position: number; id: number }): number =>
	a.position - b.position || a.id - b.id;
