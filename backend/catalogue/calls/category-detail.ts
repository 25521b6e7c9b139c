import * as z from "zod";
import type { categoryDetail } from "../../../contract/catalogue";
import { type Language, languages } from "../../../contract/locale";
import type { ReadDatabase } from "../../db/reads";
import { json, rowsOf } from "../../db/rows";
import { descriptionOf, titleOf } from "../../db/translations";
import { Refused } from "../../platform/refused";
import { columnsOf } from "../attributes";
import type { CatalogueTexts } from "../catalogue-texts";
import { drawnFrom } from "../drawn";
import { picturesRow, pictureUrlOf } from "../pictures";

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
	drawing_pictures: picturesRow.pictures,
	drawing_from: z.string().nullable(),
	drawing_title: z.string().nullable(),
});

/** Reads the content of a category's page apart from its list; `readCategoryDetail` takes the result. */
export const categoryDetailStatement = (db: ReadDatabase, language: Language, slug: string): D1PreparedStatement =>
	db
		.prepare(
			`SELECT '${language}' AS language, c.id, ${descriptionOf("category", "c.id", language)} AS description, c.columns, c.norms, c.grades, c.supplier_count, c.product_count,
				d.slug AS drawing_slug, coalesce(d.pictures, '[]') AS drawing_pictures, ${drawnFrom("d")} AS drawing_from, ${titleOf("product", "d.id", language)} AS drawing_title
			FROM categories c LEFT JOIN products d ON d.id = c.drawing_product_id
			WHERE c.slug = ?`,
		)
		.bind(slug);

/** @throws Refused not_found for an unknown category */
export function readCategoryDetail(result: D1Result | undefined, { tree, names }: CatalogueTexts): z.input<typeof categoryDetail> {
	const row = rowsOf(detailRow, result)[0];
	const fields = row && tree.select([row.id])[0];
	if (!row || !fields) throw new Refused("not_found", "There is no such category.");
	// Norms, grades and figures are those of the whole category.
	const isWhole = tree.sells(row.id);
	return {
		...fields,
		description: row.description,
		columns: columnsOf(names, row.columns),
		path: tree.path(row.id),
		children: tree.children(row.id),
		norms: isWhole ? row.norms : [],
		grades: isWhole ? row.grades : [],
		supplierCount: isWhole ? row.supplier_count : 0,
		productCount: isWhole ? row.product_count : 0,
		drawing: isWhole ? drawingOf(row) : null,
	};
}

function drawingOf(row: z.output<typeof detailRow>): z.input<typeof categoryDetail>["drawing"] {
	const { drawing_slug: slug, drawing_from: drawn, drawing_title: title, language } = row;
	if (slug === null || drawn === null || title === null) return null;
	return { url: pictureUrlOf({ slug, drawn, language }, "section", row.drawing_pictures), title };
}
