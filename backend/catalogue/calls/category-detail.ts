import { z } from "zod";
import type { categoryDetail } from "../../../contract/catalogue";
import { type Language, languages } from "../../../contract/locale";
import { json, rowsOf } from "../../db/rows";
import { descriptionOf, titleOf } from "../../db/translations";
import { Refused } from "../../platform/refused";
import { type AttributeNames, attributeNames, columnsOf, readAttributeNames } from "../attributes";
import { CategoryTree, categoryTree } from "../category-tree";
import { drawingUrl } from "../pictures";

const detailRow = z.object({
	language: z.enum(languages),
	id: z.number(),
	description: z.string(),
	columns: json(z.array(z.string())),
	norms: json(z.array(z.string())),
	grades: json(z.array(z.string())),
	supplier_count: z.number(),
	product_count: z.number(),
	drawing_slug: z.string().nullable(),
	drawing_title: z.string().nullable(),
});

/** Statements that read a category's page apart from its list; `readCategoryDetail` takes their results. */
export const categoryDetailStatements = (db: D1Database, language: Language, slug: string): D1PreparedStatement[] => [
	db
		.prepare(
			`SELECT '${language}' AS language, c.id, ${descriptionOf("category", "c.id", language)} AS description, c.columns, c.norms, c.grades, c.supplier_count, c.product_count,
				d.slug AS drawing_slug, ${titleOf("product", "d.id", language)} AS drawing_title
			FROM categories c LEFT JOIN products d ON d.id = c.drawing_product_id
			WHERE c.slug = ?`,
		)
		.bind(slug),
	categoryTree(db, language),
	...attributeNames(db, language),
];

/** @throws Refused not_found where there is no such category. */
export function readCategoryDetail(results: readonly D1Result[]): { category: z.input<typeof categoryDetail>; names: AttributeNames } {
	const [details, categories, attributes, values] = results;
	const row = rowsOf(detailRow, details)[0];
	const tree = new CategoryTree(categories);
	const fields = row && tree.select([row.id])[0];
	if (!row || !fields) throw new Refused("not_found", "There is no such category.");
	const names = readAttributeNames(attributes, values);
	return {
		names,
		category: {
			...fields,
			description: row.description,
			columns: columnsOf(names, row.columns),
			path: tree.path(row.id),
			children: tree.children(row.id),
			norms: row.norms,
			grades: row.grades,
			supplierCount: row.supplier_count,
			productCount: row.product_count,
			drawing:
				row.drawing_slug === null || row.drawing_title === null
					? null
					: { url: drawingUrl(row.drawing_slug, "section", row.language), title: row.drawing_title },
		},
	};
}
