import * as z from "zod";
import { type content, faqEntry, promotion } from "../../../contract/content";
import { country } from "../../../contract/fields";
import type { BackendLocale } from "../../../contract/locale";
import type { ReadDatabase } from "../../db/reads";
import { rowsOf } from "../../db/rows";
import { titleOf } from "../../db/translations";
import { languageOf } from "../../platform/language";

const categoryLink = /^\/categories\/([^/?#]+)/;

/**
 * The current promotion of a locale (UTC days), or null. A promotion for a hidden or deleted category is omitted, since its link would lead
 * nowhere.
 */
export async function currentPromotion(db: ReadDatabase, locale: BackendLocale): Promise<z.input<typeof promotion> | null> {
	const row = await db
		.prepare(
			`SELECT title, text, link FROM promotions
			WHERE locale = ? AND COALESCE(start_date, '') <= date('now') AND COALESCE(end_date, '9999') >= date('now')`,
		)
		.bind(languageOf(locale))
		.first();
	const found = promotion.nullable().parse(row);
	const [, category] = categoryLink.exec(found?.link ?? "") ?? [];
	if (category === undefined) return found;
	return (await db.prepare("SELECT 1 FROM categories WHERE slug = ? AND hidden = 0").bind(category).first()) ? found : null;
}

export async function faq(db: ReadDatabase, locale: BackendLocale): Promise<z.input<typeof faqEntry>[]> {
	const result = await db
		.prepare("SELECT id, topic, slug, question, answer FROM faq WHERE locale = ? ORDER BY position, id")
		.bind(languageOf(locale))
		.all();
	return rowsOf(faqEntry, result);
}

const countryRow = z.object({ code: country, title: z.string(), callingCode: z.string() });

export async function countries(db: ReadDatabase, locale: BackendLocale): Promise<z.input<typeof content.countries.answer>> {
	const result = await db
		.prepare(
			`SELECT code, ${titleOf("country", "countries.code", languageOf(locale))} AS title, calling_code AS callingCode FROM countries ORDER BY position`,
		)
		.all();
	return rowsOf(countryRow, result);
}
