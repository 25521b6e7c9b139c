import * as z from "zod";
import { companyDay } from "../../../contract/company";
import { blogEntry, type content } from "../../../contract/content";
import { parseRange } from "../../../contract/fields";
import { type BackendLocale, type Language, languages } from "../../../contract/locale";
import { drawnFrom } from "../../catalogue/drawn";
import { drawingUrl } from "../../catalogue/pictures";
import type { ReadDatabase } from "../../db/reads";
import { json, rowsOf } from "../../db/rows";
import { titleOf } from "../../db/translations";
import { languageOf } from "../../platform/language";
import { Refused } from "../../platform/refused";

type Entry = z.input<typeof blogEntry>;

const entryRow = blogEntry.omit({ picture: true, category: true }).extend({
	product: z.string(),
	product_title: z.string().nullable(),
	product_drawn: z.string().nullable(),
	category: z.string(),
	category_title: z.string().nullable(),
	languages: json(z.array(z.enum(languages))),
});

const countRow = z.object({ count: z.number() });

/** Articles of a language up to a day, the first value. Hidden and deleted products and categories are not linked. */
const select = (language: Language): string =>
	`SELECT b.slug, b.title, b.intro, b.body, b.published, b.product, b.category,
		${titleOf("product", "p.id", language)} AS product_title, ${drawnFrom("p")} AS product_drawn,
		${titleOf("category", "c.id", language)} AS category_title,
		(SELECT json_group_array(o.locale) FROM (SELECT locale FROM blogs WHERE slug = b.slug AND published <= ?1 ORDER BY locale) o) AS languages
	FROM blogs b
	LEFT JOIN products p ON p.slug = b.product AND p.hidden = 0
	LEFT JOIN categories c ON c.slug = b.category
	WHERE b.locale = '${language}' AND b.published <= ?1`;

/** A page of magazine articles, newest first, and their total count. */
export async function blogs(
	db: ReadDatabase,
	locale: BackendLocale,
	range: string | undefined,
): Promise<z.input<typeof content.blogs.answer>> {
	const language = languageOf(locale);
	const { skip, take } = parseRange(range);
	const today = companyDay(new Date());
	const [articles, counts] = await db.batch([
		db.prepare(`${select(language)} ORDER BY b.published DESC, b.slug LIMIT ? OFFSET ?`).bind(today, take, skip),
		db.prepare("SELECT COUNT(*) AS count FROM blogs WHERE locale = ? AND published <= ?").bind(language, today),
	]);
	return { blogs: rowsOf(entryRow, articles).map(entryOf(language)), count: rowsOf(countRow, counts)[0]?.count ?? 0 };
}

/** @throws Refused not_found */
export async function blog(db: ReadDatabase, locale: BackendLocale, slug: string): Promise<Entry> {
	const language = languageOf(locale);
	const [found] = rowsOf(
		entryRow,
		await db
			.prepare(`${select(language)} AND b.slug = ?`)
			.bind(companyDay(new Date()), slug)
			.all(),
	);
	if (!found) throw new Refused("not_found", "There is no such article.");
	return entryOf(language)(found);
}

const entryOf =
	(language: Language) =>
	({ product, product_title, product_drawn: drawn, category, category_title, ...entry }: z.output<typeof entryRow>): Entry => ({
		...entry,
		picture:
			product_title === null || drawn === null
				? null
				: { url: drawingUrl({ slug: product, drawn, language }, "main"), title: product_title },
		category: category_title === null ? null : { slug: category, title: category_title },
	});
