import { addTitle, type Titles } from "../catalogue/index-source";
import type { Cell } from "../db/inserts";

/** The columns that the search needs in addition to the catalogue index, by table. */
export const searchColumns: Readonly<Record<string, readonly string[]>> = {
	categories: ["id", "parent_id", "slug"],
	category_translations: ["category_id", "language", "title"],
	attribute_value_translations: ["attribute_code", "value", "language", "title"],
	search_words: ["kind", "key", "language", "words"],
};

interface SearchedCategory {
	id: number;
	parent: number | null;
	slug: string;
	titles: Titles;
}

/** Names of categories and values, and the trade's other names for goods. Reads rows of categories before their titles. */
export class SearchSource {
	readonly categories = new Map<number, SearchedCategory>();
	private readonly values = new Map<string, Titles>();
	private readonly words = new Map<string, { language: string; words: string }[]>();

	take(table: string, rows: readonly Cell[][]): void {
		for (const row of rows) {
			if (table === "categories") this.takeCategory(row);
			else if (table === "category_translations") this.takeCategoryTitle(row);
			else if (table === "attribute_value_translations") this.takeValueTitle(row);
			else this.takeWords(row.map(String));
		}
	}

	/** The titles of an attribute's value; null without any. */
	titlesOf(code: string, value: string): Titles | null {
		return this.values.get(`${code}/${value}`) ?? null;
	}

	/**
	 * The trade's other names. The language is one of the shop's, "" for any, or "related" for names that fit other categories better.
	 * @param kind category, product, value or norm
	 */
	namesOf(kind: string, key: string): readonly { language: string; words: string }[] {
		return this.words.get(`${kind}/${key}`) ?? [];
	}

	private takeCategory([id, parent, slug]: Cell[]): void {
		this.categories.set(Number(id), {
			id: Number(id),
			parent: typeof parent === "number" ? parent : null,
			slug: String(slug),
			titles: {},
		});
	}

	private takeCategoryTitle([id, language = null, title = null]: Cell[]): void {
		const category = this.categories.get(Number(id));
		if (category) addTitle(category.titles, language, title);
	}

	private takeValueTitle([code, value, language = null, title = null]: Cell[]): void {
		const titles = this.values.get(`${code}/${value}`) ?? {};
		this.values.set(`${code}/${value}`, titles);
		addTitle(titles, language, title);
	}

	private takeWords([kind, key, language = "", words = ""]: string[]): void {
		const known = this.words.get(`${kind}/${key}`) ?? [];
		known.push({ language, words });
		this.words.set(`${kind}/${key}`, known);
	}
}
