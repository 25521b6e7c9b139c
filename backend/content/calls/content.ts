import * as z from "zod";
import { companyDay } from "../../../contract/company";
import { type content, faqEntry, promotion } from "../../../contract/content";
import { country } from "../../../contract/fields";
import type { BackendLocale } from "../../../contract/locale";
import type { ReadDatabase } from "../../db/reads";
import { rowsOf } from "../../db/rows";
import { titleOf } from "../../db/translations";
import { languageOf } from "../../platform/language";

const categoryLink = /^\/categories\/([^/?#]+)/;

/**
 * The current promotion of a locale, or null. A promotion for a hidden or deleted category is omitted, since its link would lead
 * nowhere.
 */
export async function currentPromotion(
	db: ReadDatabase,
	locale: BackendLocale,
	within: string | undefined,
): Promise<z.input<typeof promotion> | null> {
	// It may be about goods that are not among these.
	if (within !== undefined) return null;
	const row = await db
		.prepare(
			`SELECT title, text, link FROM promotions
			WHERE locale = ?1 AND COALESCE(start_date, '') <= ?2 AND COALESCE(end_date, '9999') >= ?2 LIMIT 1`,
		)
		.bind(languageOf(locale), companyDay(new Date()))
		.first();
	const found = promotion.nullable().parse(row);
	const [, category] = categoryLink.exec(found?.link ?? "") ?? [];
	if (category === undefined) return found;
	return (await db.prepare("SELECT 1 FROM categories WHERE slug = ? AND hidden = 0").bind(category).first()) ? found : null;
}

export async function faq(db: ReadDatabase, locale: BackendLocale): Promise<z.input<typeof faqEntry>[]> {
	const result = await db
		.prepare(
			`SELECT f.id, t.title AS topic, f.slug, f.question, f.answer FROM faq f JOIN faq_topics t ON t.name = f.topic AND t.locale = f.locale
			LEFT JOIN faq_places p ON p.slug = f.slug WHERE f.locale = ? ORDER BY t.position, p.position IS NULL, p.position, f.slug`,
		)
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
