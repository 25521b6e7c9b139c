import * as z from "zod";
import { languages } from "../../../contract/locale";
import { storedAttribute } from "../../catalogue/attributes";
import { addAll, chunkSize, encodeBits, noBits, run } from "../../catalogue/bits";
import type { Titles } from "../../catalogue/index-source";
import type { CatalogueIndex, Placed } from "../../catalogue/make-index";
import { type Cell, type Rows, rowsOf, versionOf } from "../../db/inserts";
import { pause } from "../../platform/pause";
import type { SearchSource } from "../search-source";
import { calledProduct, categoryTerms } from "./terms/category-terms";
import { termFlags } from "./terms/dictionary";
import { addTerm, type Field, fields, type Terms } from "./terms/fields";
import { allLanguages, languageBit, TermList } from "./terms/term-list";
import { merge, normTerms, ribTerms, valueTerms } from "./terms/variant-terms";

/** How many ordinals a row of term_bits covers. Empty ends are not stored, so a word's bitmap takes few rows. */
const termChunk = 32_768;

/** The most characters in a row of the dictionary. D1 limits a statement to 100 kB. */
const dictionaryPart = 30_000;

/** Ranges of ordinals with a term, by field, as sorted pairs of first and end. A catalogue has hundreds of thousands of them. */
type Stretches = Map<Field, number[]>;

/** Makes the rows of the search's tables: the visible variants of each term, and the dictionary of all terms. */
export async function makeSearchIndex({ placed, categories }: CatalogueIndex, source: SearchSource): Promise<Rows[]> {
	const list = new TermList();
	const ofCategories = categoryTerms(source, list);
	const found = new Map<string, Stretches>();
	const attributesOf = attributeReader();
	const categoryAt = leaves(categories, placed.length);
	let last: Placed["product"] | undefined;
	let common: Terms = new Map();
	for (const [ordinal, place] of placed.entries()) {
		if (ordinal % chunkSize === 0) await pause();
		const { product, variant } = place;
		if (product.hidden || variant.hidden) continue;
		if (product !== last) {
			common = productTerms(place, source, list);
			merge(common, ofCategories.of(categoryAt[ordinal] ?? 0));
			last = product;
		}
		const own: Terms = new Map();
		merge(own, titleTerms(variant.titles, fields.value, list));
		const values = [...attributesOf(product.attributes), ...attributesOf(variant.attributes)];
		merge(
			own,
			valueTerms(values, common, own, (code, value) => wordTerms(code, value, source, list)),
		);
		merge(own, ribTerms(product.norm, values));
		list.noteAll(own);
		for (const [term, field] of common) note(found, term, Math.min(field, own.get(term) ?? field), ordinal);
		for (const [term, field] of own) if (!common.has(term)) note(found, term, field, ordinal);
	}
	const bits = [...found].flatMap(([term, stretches]) => bitRows(term, stretches));
	const dictionary = [
		...parts("terms", termLines(list, found, namesOfGoods(ofCategories.own))),
		...parts(
			"categories",
			[...ofCategories.own].map(([id, terms]) => JSON.stringify([id, Object.fromEntries(terms)])),
		),
	];
	const version = versionOf(bits, dictionary);
	return [
		rowsOf("term_bits", ["term", "field", "chunk", "bits"], bits),
		rowsOf("search_dictionary", ["kind", "part", "content"], [["version", 0, `${version} ${placed.length}`], ...dictionary]),
	];
}

function productTerms({ product }: Placed, source: SearchSource, list: TermList): Terms {
	const terms: Terms = new Map();
	merge(terms, titleTerms(product.titles, fields.name, list));
	merge(terms, calledProduct(product.slug, source, list));
	const norms = [product.norm, ...source.namesOf("norm", product.norm).map(({ words }) => words)].map(normTerms);
	for (const norm of norms) {
		merge(terms, norm);
		list.noteAll(norm);
	}
	return terms;
}

function titleTerms(titles: Titles, field: Field, list: TermList): Terms {
	const terms: Terms = new Map();
	for (const language of languages)
		for (const [term, found] of list.of(titles[language] ?? "", field, languageBit(language))) addTerm(terms, term, found);
	return terms;
}

function wordTerms(code: string, value: string, source: SearchSource, list: TermList): Terms {
	const titles = source.titlesOf(code, value);
	const terms: Terms = new Map();
	merge(terms, titles ? titleTerms(titles, fields.value, list) : list.of(value, fields.value, allLanguages));
	for (const { words } of source.namesOf("value", `${code}/${value}`)) merge(terms, list.of(words, fields.value, allLanguages));
	return terms;
}

const attributeList = z.array(storedAttribute);

/** Parses stored attributes with a cache, since many variants share them. */
function attributeReader(): (json: string) => z.output<typeof attributeList> {
	const read = new Map<string, z.output<typeof attributeList>>();
	return (json) => {
		const known = read.get(json) ?? attributeList.parse(JSON.parse(json));
		if (read.size < 5000) read.set(json, known);
		return known;
	};
}

function note(found: Map<string, Stretches>, term: string, field: number, ordinal: number): void {
	const stretches: Stretches = found.get(term) ?? new Map();
	found.set(term, stretches);
	const place = Object.values(fields).find((one) => one === field) ?? fields.aside;
	const list = stretches.get(place);
	if (!list) stretches.set(place, [ordinal, ordinal + 1]);
	else if (list.at(-1) === ordinal) list[list.length - 1] = ordinal + 1;
	else list.push(ordinal, ordinal + 1);
}

function* rangesOf(edges: readonly number[]): Generator<[first: number, end: number]> {
	for (let at = 0; at < edges.length; at += 2) yield [edges[at] ?? 0, edges[at + 1] ?? 0];
}

function bitRows(term: string, stretches: Stretches): Cell[][] {
	return [...stretches].flatMap(([field, list]) => {
		const chunks = new Map<number, ReturnType<typeof noBits>>();
		for (const [first, end] of rangesOf(list))
			for (let chunk = Math.floor(first / termChunk); chunk * termChunk < end; chunk++) {
				const bits = chunks.get(chunk) ?? noBits(chunk * termChunk, (chunk + 1) * termChunk);
				chunks.set(chunk, bits);
				addAll(bits, run(first, end));
			}
		return [...chunks].map(([chunk, bits]): Cell[] => [term, field, chunk, encodeBits(bits)]);
	});
}

const namesOfGoods = (own: ReadonlyMap<number, Terms>): ReadonlySet<string> =>
	new Set([...own.values()].flatMap((terms) => [...terms].flatMap(([term, field]) => (field <= fields.called ? [term] : []))));

/**
 * A line for each term, separated by tabs: the term, bits of its languages, its number of variants, its spelling if that has accents, and
 * its flags (`termFlags`). Empty values are "".
 */
function termLines(list: TermList, found: ReadonlyMap<string, Stretches>, goods: ReadonlySet<string>): string[] {
	return [...found]
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([term, stretches]) => {
			const { languages, shown, isNoun } = list.terms.get(term) ?? { languages: allLanguages, shown: "" };
			const counts = new Map(
				[...stretches].map(([field, edges]) => [field, [...rangesOf(edges)].reduce((sum, [first, end]) => sum + end - first, 0)]),
			);
			const count = [...counts.values()].reduce((a, b) => a + b, 0);
			const isGoods = goods.has(term) && /^\p{L}+$/u.test(term) && (counts.get(fields.value) ?? 0) * 2 < count;
			const flags = (isGoods ? termFlags.goods : 0) + (isNoun ? termFlags.noun : 0);
			return [term, languages, count, shown, flags || ""].join("\t");
		});
}

function parts(kind: string, lines: readonly string[]): Cell[][] {
	const texts: string[] = [];
	for (const line of lines) {
		const last = texts.length - 1;
		const text = texts[last];
		if (text !== undefined && text.length + line.length < dictionaryPart) texts[last] = `${text}\n${line}`;
		else texts.push(line);
	}
	return texts.map((text, part) => [kind, part, text]);
}

function leaves(categories: CatalogueIndex["categories"], size: number): number[] {
	const leaf: number[] = Array.from({ length: size }, () => 0);
	const byLength = [...categories].sort(([, a], [, b]) => b.end - b.first - (a.end - a.first));
	for (const [id, { first, end }] of byLength) leaf.fill(id, first, end);
	return leaf;
}
