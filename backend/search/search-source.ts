import type { Cell, Rows } from "../db/inserts";

const titles = ["title_de", "title_en", "title_et", "title_fi"];

/** The columns that the search is made from beside those of the catalogue's own index, by table. */
export const searchColumns: Readonly<Record<string, readonly string[]>> = {
	categories: ["id", "parent_id", "slug", ...titles],
	attribute_values: ["attribute_code", "value", ...titles],
	search_words: ["kind", "key", "language", "words"],
};

interface SearchedCategory {
	id: number;
	parent: number | null;
	slug: string;
	/** de, en, et, fi. */
	titles: string[];
}

/** Gathers what the search knows of categories, of values and of other names, from rows in any order. */
export class SearchSource {
	readonly categories = new Map<number, SearchedCategory>();
	private readonly values = new Map<string, string[]>();
	private readonly words = new Map<string, { language: string; words: string }[]>();

	/** Takes rows of any table; those that the search does not need are passed over. */
	take({ table, columns, rows }: Rows): void {
		const wanted = searchColumns[table];
		if (!wanted) return;
		const places = wanted.map((column) => columns.indexOf(column));
		for (const row of rows) {
			const cells = places.map((place) => row[place] ?? null);
			if (table === "categories") this.takeCategory(cells);
			else if (table === "attribute_values") this.values.set(`${cells[0]}/${cells[1]}`, cells.slice(2).map(String));
			else this.takeWords(cells.map(String));
		}
	}

	/** What a value of an attribute is called in all languages; the value itself where it has no words. */
	titlesOf(code: string, value: string): readonly string[] {
		return this.values.get(`${code}/${value}`) ?? [value];
	}

	/** Other names. @param kind category, product, value or norm */
	namesOf(kind: string, key: string): readonly { language: string; words: string }[] {
		return this.words.get(`${kind}/${key}`) ?? [];
	}

	private takeCategory([id, parent, slug, ...names]: Cell[]): void {
		this.categories.set(Number(id), {
			id: Number(id),
			parent: typeof parent === "number" ? parent : null,
			slug: String(slug),
			titles: names.map(String),
		});
	}

	private takeWords([kind, key, language = "", words = ""]: string[]): void {
		const known = this.words.get(`${kind}/${key}`) ?? [];
		known.push({ language, words });
		this.words.set(`${kind}/${key}`, known);
	}
}
