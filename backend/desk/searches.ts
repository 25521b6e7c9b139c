import * as z from "zod";
import type { deskFigures } from "../../contract/desk/figures";
import { backendLocale } from "../../contract/fields";
import { type BackendLocale, languages } from "../../contract/locale";
import { now, rowsOf } from "../db/rows";
import { titleOf } from "../db/translations";
import { languageOf } from "../platform/language";
import { notFound, Refused } from "../platform/refused";
import { noteChange } from "../search/renew-index";

type Searches = z.input<typeof deskFigures.searches.answer>;

const days = 30;
const vainRow = z.object({ query: z.string(), locale: backendLocale, count: z.number(), last: z.string() });
const synonymRow = z.object({ id: z.number(), words: z.string(), language: z.enum(languages), category: z.string() });
const categoryRow = z.object({ slug: z.string(), title: z.string() });

/** Searches in vain, the words that staff have added, and the categories that words can find. */
export async function searchesAtDesk(db: D1Database, locale: BackendLocale): Promise<Searches> {
	const title = (id: string) => titleOf("category", id, languageOf(locale));
	const [vain, synonyms, categories] = await db.batch([
		db.prepare(
			`SELECT lower(query) AS query, locale, count(*) AS count, max(searched_at) AS last FROM search_queries
			WHERE searched_at >= ${now(`-${days} days`)} AND hits = 0 GROUP BY lower(query), locale ORDER BY count DESC, query LIMIT 100`,
		),
		db.prepare("SELECT id, words, language, key AS category FROM search_words WHERE is_added = 1 AND kind = 'category' ORDER BY id DESC"),
		db.prepare(
			`SELECT own.slug, iif(p.id IS NULL, '', ${title("p.id")} || ' › ') || ${title("own.id")} AS title
			FROM categories own LEFT JOIN categories p ON p.id = own.parent_id WHERE own.hidden = 0
			ORDER BY coalesce(p.position, own.position), p.id IS NOT NULL, own.position`,
		),
	]);
	return {
		searches: rowsOf(vainRow, vain).map(({ locale: asked, ...row }) => ({ ...row, language: languageOf(asked) })),
		synonyms: rowsOf(synonymRow, synonyms),
		categories: rowsOf(categoryRow, categories),
	};
}

/**
 * Adds words that find a category. The search's index follows.
 * @throws Refused invalid for an unknown category
 */
export async function addSynonym(
	db: D1Database,
	{ words, language, category }: z.output<typeof deskFigures.addSynonym.body>,
): Promise<{ message: string }> {
	const known = await db.prepare("SELECT 1 AS known FROM categories WHERE slug = ? AND hidden = 0").bind(category).first("known");
	if (known === null) throw new Refused("invalid", "There is no such category.", undefined, { category: ["required"] });
	await db.batch([
		db
			.prepare(
				`INSERT INTO search_words (kind, key, language, words, is_added) SELECT 'category', ?1, ?2, ?3, 1
				WHERE NOT EXISTS (SELECT 1 FROM search_words WHERE kind = 'category' AND key = ?1 AND language = ?2 AND words = ?3)`,
			)
			.bind(category, language, words),
		noteChange(db),
	]);
	return { message: "The words are stored." };
}

/** @throws Refused not_found for words that staff have not added */
export async function removeSynonym(db: D1Database, id: number): Promise<{ message: string }> {
	const [removed] = await db.batch([db.prepare("DELETE FROM search_words WHERE id = ? AND is_added = 1").bind(id), noteChange(db)]);
	if (removed?.meta.changes === 0) throw notFound("There are no such words.");
	return { message: "The words are removed." };
}
