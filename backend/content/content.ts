import { z } from "zod";
import { blogEntry, type content, faqEntry, promotion } from "../../contract/content";
import { parseRange } from "../../contract/fields";
import { type BackendLocale, country } from "../../contract/locale";
import { rowsOf } from "../catalogue/rows";
import { languageOf } from "../language";

/** The promotion of a locale that runs today (UTC days), or null. */
export async function currentPromotion(db: D1Database, locale: BackendLocale): Promise<z.input<typeof promotion> | null> {
	const row = await db
		.prepare(
			`SELECT title, text, link FROM promotions
			WHERE locale = ? AND COALESCE(start_date, '') <= date('now') AND COALESCE(end_date, '9999') >= date('now')`,
		)
		.bind(languageOf(locale))
		.first();
	return promotion.nullable().parse(row);
}

export async function faq(db: D1Database, locale: BackendLocale): Promise<z.input<typeof faqEntry>[]> {
	const result = await db
		.prepare("SELECT id, topic, slug, question, answer FROM faq WHERE locale = ? ORDER BY position, id")
		.bind(languageOf(locale))
		.all();
	return rowsOf(faqEntry, result);
}

const countRow = z.object({ count: z.number() });

/** Articles of the magazine, newest first. */
export async function blogs(
	db: D1Database,
	locale: BackendLocale,
	range: string | undefined,
): Promise<z.input<typeof content.blogs.answer>> {
	const { skip, take } = parseRange(range);
	const [articles, counts] = await db.batch([
		db
			.prepare("SELECT slug, title, intro, body, published FROM blogs WHERE locale = ? ORDER BY published DESC, id LIMIT ? OFFSET ?")
			.bind(languageOf(locale), take, skip),
		db.prepare("SELECT COUNT(*) AS count FROM blogs WHERE locale = ?").bind(languageOf(locale)),
	]);
	return { blogs: rowsOf(blogEntry, articles), count: rowsOf(countRow, counts)[0]?.count ?? 0 };
}

const countryRow = z.object({ code: country, title: z.string(), callingCode: z.string() });

export async function countries(db: D1Database, locale: BackendLocale): Promise<z.input<typeof content.countries.answer>> {
	const result = await db
		.prepare(`SELECT code, title_${languageOf(locale)} AS title, calling_code AS callingCode FROM countries ORDER BY position`)
		.all();
	return rowsOf(countryRow, result);
}
