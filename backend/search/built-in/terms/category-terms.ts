import { languages } from "../../../../contract/locale";
import type { Titles } from "../../../catalogue/index-source";
import type { SearchSource } from "../../search-source";
import { addTerm, type Field, fields, type Terms } from "./fields";
import { allLanguages, languageBit, type TermList } from "./term-list";

interface CategoryTerms {
	own: ReadonlyMap<number, Terms>;
	/** The names of a category's direct variants: the names of the category, and, as their kind, those of its ancestors. */
	of: (id: number) => Terms;
}

export function categoryTerms(source: SearchSource, list: TermList): CategoryTerms {
	const own = new Map([...source.categories.values()].map((category) => [category.id, namesOf(category, source, list)]));
	const of = (id: number): Terms => {
		const terms: Terms = new Map();
		for (let at = source.categories.get(id), isOwn = true; at; at = source.categories.get(at.parent ?? 0), isOwn = false)
			for (const [term, field] of own.get(at.id) ?? []) addTerm(terms, term, calledAfter(field, isOwn));
		return terms;
	};
	return { own, of };
}

/** A variant has the name of its own category, but not a figure in that name. */
const calledAfter = (field: Field, isOwn: boolean): Field => {
	if (field === fields.aside || field === fields.kind) return fields.aside;
	return isOwn ? fields.called : fields.kind;
};

function namesOf({ slug, titles }: { slug: string; titles: Titles }, source: SearchSource, list: TermList): Terms {
	const terms: Terms = new Map();
	const add = (text: string, field: Field, languages: number): void => {
		for (const [term, found] of list.of(text, field, languages)) addTerm(terms, term, found);
	};
	for (const language of languages) add(titles[language] ?? "", fields.name, languageBit(language));
	for (const { language, words } of source.namesOf("category", slug))
		add(words, language === "related" ? fields.kind : fields.called, bitOf(language));
	return terms;
}

export function calledProduct(slug: string, source: SearchSource, list: TermList): Terms {
	const terms: Terms = new Map();
	for (const { language, words } of source.namesOf("product", slug))
		for (const [term, found] of list.of(words, fields.called, bitOf(language))) addTerm(terms, term, found);
	return terms;
}

function bitOf(language: string): number {
	const known = languages.find((one) => one === language);
	return known ? languageBit(known) : allLanguages;
}
