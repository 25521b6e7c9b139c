import * as z from "zod";
import type { deskGoods } from "../../../contract/desk/catalogue";
import { type Language, languages } from "../../../contract/locale";
import { rowsOf } from "../../db/rows";
import { isStale } from "../../imports/change-supplies";
import { hasTitle } from "../../imports/fields";
import { textWrites } from "../../imports/write-products";
import { notFound, Refused } from "../../platform/refused";
import { noteChange } from "../../search/renew-index";
import type { UndoOf } from "../undo/undo";

const textRow = z.object({
	id: z.number(),
	language: z.enum(languages),
	title: z.string(),
	description: z.string(),
	lacks_title: z.number(),
	lacks_description: z.number(),
});

/**
 * Sets a product's texts in one language. Missing ones in others are replaced by it, as by an import.
 * @param also statements of the same batch
 * @returns a sentence, and what takes the change back
 * @throws Refused not_found; conflict if the texts are not the shown ones; invalid if the product had no title left
 */
export async function setTexts(
	db: D1Database,
	slug: string,
	{ language, title, description, shown }: z.output<typeof deskGoods.setTexts.body>,
	also: readonly D1PreparedStatement[] = [],
): Promise<{ message: string; undo: UndoOf<"texts"> }> {
	const found = await db
		.prepare(
			`SELECT p.id, t.language, t.title, t.description, t.lacks_title, t.lacks_description
			FROM products p CROSS JOIN product_translations t ON t.product_id = p.id WHERE p.slug = ?`,
		)
		.bind(slug)
		.all();
	const stored = rowsOf(textRow, found);
	const [{ id } = { id: null }] = stored;
	if (id === null) throw notFound(`There is no product ${slug}.`);
	const own = stored.find((row) => row.language === language);
	const before = { title: own && !own.lacks_title ? own.title : "", description: own && !own.lacks_description ? own.description : "" };
	if (shown.title !== before.title || withPlainBreaks(shown.description) !== withPlainBreaks(before.description)) throw changedMeanwhile();
	const given = Object.fromEntries(
		stored.flatMap((row) => [
			...(row.lacks_title || row.language === language ? [] : [[`title_${row.language}`, row.title]]),
			...(row.lacks_description || row.language === language || row.description === ""
				? []
				: [[`description_${row.language}`, row.description]]),
		]),
	);
	const texts = { ...given, ...inLanguage(language, title, description) };
	if (!hasTitle(texts)) throw new Refused("invalid", "A product has a title in one language.", undefined, { title: ["required"] });
	try {
		await db.batch([
			...also,
			// A text that somebody has changed since violates the column's constraint.
			db
				.prepare(
					"UPDATE product_translations SET lacks_title = iif(title = ?3 AND description = ?4, lacks_title, -1) WHERE product_id = ?1 AND language = ?2",
				)
				.bind(id, language, own?.title ?? "", own?.description ?? ""),
			...textWrites(db, [{ product: slug, ...texts }]),
			db.prepare("UPDATE products SET import_digest = NULL WHERE id = ?").bind(id),
			noteChange(db),
		]);
	} catch (error) {
		if (isStale(error)) throw changedMeanwhile();
		throw error;
	}
	return {
		message: `The texts of ${slug} are set (${language}).`,
		undo: { kind: "texts", product: slug, language, ...before, shown: { title, description } },
	};
}

const withPlainBreaks = (text: string): string => text.replace(/\r\n?/g, "\n");

const inLanguage = (language: Language, title: string, description: string) => ({
	...(title && { [`title_${language}`]: title }),
	...(description && { [`description_${language}`]: description }),
});

const changedMeanwhile = () => new Refused("conflict", "The texts were changed meanwhile: nothing is changed.");
