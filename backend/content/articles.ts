import type * as z from "zod";
import { type ArticleData, articleData, type deskArticles, writtenSlug } from "../../contract/desk/content";
import { articleParts, completeLanguages, eachLanguage, missingParts } from "../../contract/desk/text-parts";
import { Refused } from "../platform/refused";
import { presentVersions, type WrittenKind } from "./versions";

/** Articles, which the shop shows in each language that is complete. */
export const articles: WrittenKind<typeof articleData> = {
	kind: "article",
	data: articleData,
	names: writtenSlug,
	check: checkSubject,
	shown: [
		{
			table: "blogs",
			columns: ["locale", "slug", "title", "intro", "body", "published", "product", "category"],
			name: "slug",
			rows: (slug, { published, product, category, texts }) =>
				(published === "" ? [] : completeLanguages(articleParts, texts)).map((language) => {
					const { title, intro, body } = texts[language];
					return [language, slug, title, intro, body, published, product, category];
				}),
		},
	],
};

/** @throws Refused invalid for an unknown product or category, and for an article that no language could show */
async function checkSubject(db: D1Database, _slug: string, { published, product, category, texts }: ArticleData): Promise<void> {
	const known = await db
		.prepare(
			"SELECT EXISTS (SELECT 1 FROM products WHERE slug = ?1) AS product, EXISTS (SELECT 1 FROM categories WHERE slug = ?2) AS category",
		)
		.bind(product, category)
		.first<{ product: number; category: number }>();
	const fields: Record<string, string[]> = {};
	if (product !== "" && known?.product !== 1) fields.product = ["slug.unknown"];
	if (category !== "" && known?.category !== 1) fields.category = ["slug.unknown"];
	if (published !== "" && completeLanguages(articleParts, texts).length === 0) fields.published = ["published.nothing"];
	if (Object.keys(fields).length > 0) throw new Refused("invalid", "The article cannot be stored like this.", undefined, fields);
}

/** All articles, drafts first, then the newest. */
export async function articlesAtDesk(db: D1Database): Promise<z.input<typeof deskArticles.list.answer>> {
	const found = await presentVersions(db, articles);
	const rows = found.map(({ data: { published, texts }, ...saved }) => ({
		...saved,
		published,
		texts: eachLanguage((language) => ({ title: texts[language].title, missing: missingParts(articleParts, texts[language]) })),
	}));
	const place = ({ published, name }: (typeof rows)[number]): string => `${published || "9999-12-31"} ${name}`;
	return { rows: rows.toSorted((one, other) => (place(one) < place(other) ? 1 : -1)) };
}
