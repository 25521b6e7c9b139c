import * as z from "zod";
import type { category, categoryDetail } from "../../contract/catalogue";
import type { content } from "../../contract/content";
import { type Language, languages } from "../../contract/locale";
import type { ReadDatabase } from "../db/reads";
import { rowsOf } from "../db/rows";
import { titleOf } from "../db/translations";
import { drawnFrom } from "./drawn";
import { picturesRow, pictureUrlOf } from "./pictures";

type CategoryAnswer = z.input<typeof category>;
type CategoryFields = Omit<CategoryAnswer, "children">;
type Breadcrumb = z.input<typeof categoryDetail>["path"][number];
type CategoryLink = Pick<CategoryAnswer, "categoryid" | "slug" | "title">;

const categoryRow = z.object({
	language: z.enum(languages),
	id: z.number(),
	parent_id: z.number().nullable(),
	slug: z.string(),
	title: z.string(),
	variant_count: z.number(),
	drawing_slug: z.string().nullable(),
	drawing_pictures: picturesRow.pictures,
	drawing_from: z.string().nullable(),
});
type CategoryRow = z.output<typeof categoryRow>;

const columns = (language: Language): string =>
	`'${language}' AS language, c.id, c.parent_id, c.slug, ${titleOf("category", "c.id", language)} AS title, c.variant_count, d.slug AS drawing_slug,
	coalesce(d.pictures, '[]') AS drawing_pictures, ${drawnFrom("d")} AS drawing_from`;

/** All categories, level by level in their order: a few dozen rows, read completely because each page shows its place among them. */
export const categoryTree = (db: ReadDatabase, language: Language): D1PreparedStatement =>
	db.prepare(`SELECT ${columns(language)} FROM categories c LEFT JOIN products d ON d.id = c.drawing_product_id
		WHERE c.hidden = 0 ORDER BY c.position, c.id`);

/** The categories as a tree, with the place of each. */
export class CategoryTree {
	private readonly byId: ReadonlyMap<number, CategoryRow>;
	private readonly byParent: ReadonlyMap<number | null, CategoryRow[]>;

	/** @param sold ids of the categories whose goods are sold; null: all */
	private constructor(
		rows: readonly CategoryRow[],
		private readonly sold: ReadonlySet<number> | null = null,
	) {
		this.byId = new Map(rows.map((row) => [row.id, row]));
		const byParent = new Map<number | null, CategoryRow[]>();
		for (const row of rows) {
			const siblings = byParent.get(row.parent_id);
			if (siblings) siblings.push(row);
			else byParent.set(row.parent_id, [row]);
		}
		this.byParent = byParent;
	}

	static of(result: D1Result | undefined): CategoryTree {
		return new CategoryTree(rowsOf(categoryRow, result));
	}

	/**
	 * The part of the tree with some categories, those below them, and the way there, where a category counts what is left of it.
	 * @param within their slugs, separated by commas; undefined: the whole tree
	 */
	within(within: string | undefined): CategoryTree {
		if (within === undefined) return this;
		const wanted = new Set(within.split(","));
		const sold = new Set<number>();
		const left = (parent: number | null, isInside: boolean): CategoryRow[] =>
			this.below(parent).flatMap((row) => {
				const isSold = isInside || wanted.has(row.slug);
				if (isSold) sold.add(row.id);
				const below = left(row.id, isSold);
				if (isSold || below.length === 0) return isSold ? [row, ...below] : [];
				const direct = below.filter(({ parent_id: id }) => id === row.id);
				return [{ ...row, variant_count: direct.reduce((sum, { variant_count: count }) => sum + count, 0) }, ...below];
			});
		return new CategoryTree(left(null, false), sold);
	}

	/** Ids of the categories whose goods are sold; null: all. */
	get soldIds(): readonly number[] | null {
		return this.sold && [...this.sold];
	}

	/** Whether a category is in the tree: it may itself sell nothing, and have some below it that do. */
	has(id: number): boolean {
		return this.byId.has(id);
	}

	/** Whether goods of a category are sold. */
	sells(id: number): boolean {
		return this.sold?.has(id) ?? true;
	}

	/** The categories below one (null: the roots), with their descendants. */
	nested(parent: number | null): CategoryAnswer[] {
		return this.below(parent).map((row) => ({ ...fieldsOf(row), children: this.nested(row.id) }));
	}

	children(id: number): CategoryFields[] {
		return this.below(id).map(fieldsOf);
	}

	select(ids: readonly number[]): CategoryFields[] {
		return ids.flatMap((id) => {
			const row = this.byId.get(id);
			return row ? [fieldsOf(row)] : [];
		});
	}

	path(id: number): Breadcrumb[] {
		const row = this.byId.get(id);
		if (!row) return [];
		const above = row.parent_id === null ? [] : this.path(row.parent_id);
		return [...above, { ...linkTo(row), siblings: this.below(row.parent_id).map(linkTo) }];
	}

	private below(parent: number | null): CategoryRow[] {
		return this.byParent.get(parent) ?? [];
	}
}

const linkTo = ({ id, slug, title }: CategoryRow): CategoryLink => ({ categoryid: id, slug, title });

/** A category's pictures are those of its representative product. */
function fieldsOf(row: CategoryRow): CategoryFields {
	const { drawing_slug: slug, drawing_from: drawn, drawing_pictures: pictures, language } = row;
	const urls =
		slug === null || drawn === null
			? []
			: [...new Set((["main", "section"] as const).map((view) => pictureUrlOf({ slug, drawn, language }, view, pictures)))];
	const [icon] = urls;
	return {
		...linkTo(row),
		iconPicture: icon === undefined ? null : { url: icon },
		category_pictures: urls.map((url) => ({ url, is_icon: url === icon })),
		variantCount: row.variant_count,
	};
}

const figuresRow = z.object({ variantCount: z.number(), productCount: z.number(), supplierCount: z.number() });

/** The numbers of variants, products and suppliers in the shop. */
export async function shopFigures(db: ReadDatabase): Promise<z.input<typeof content.static.answer>> {
	const row = await db
		.prepare(
			`SELECT COALESCE(SUM(variant_count), 0) AS variantCount, COALESCE(SUM(product_count), 0) AS productCount,
				COALESCE((SELECT supplier_count FROM catalogue_version), 0) AS supplierCount
			FROM categories WHERE parent_id IS NULL`,
		)
		.first();
	return figuresRow.parse(row);
}
