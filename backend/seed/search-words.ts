import { searchWords } from "../search/words";
import { valueTitles } from "./attributes";
import type { CategorySpec, ProductSpec, VariantSpec } from "./catalogue";
import { formerNorms, namesByShape } from "./spoken-names";
import { type Text, textValues } from "./text";

/** The code that buyers see. */
const variantCode = (id: number): string => `CR-${String(id).padStart(6, "0")}`;

/** Each word once, after the first text, which stays as it is read so that sizes keep their order and number. */
function joined(first: string, rest: Iterable<string>): string {
	const start = searchWords(first);
	const seen = new Set(start);
	const more: string[] = [];
	for (const part of rest)
		for (const word of searchWords(part)) {
			if (seen.has(word)) continue;
			seen.add(word);
			more.push(word);
		}
	return [...start, ...more].join(" ");
}

/** Words that all variants of a product share: its title, norm and other names, and its categories' titles. */
export const productWords = (product: ProductSpec, path: readonly CategorySpec[]): string[] => [
	...textValues(product.title),
	...product.attributes.flatMap(({ code, value }) => (typeof value === "string" ? valueWords(code, value) : [])),
	product.norm,
	namesByShape[product.shape] ?? "",
	formerNorms[product.norm] ?? "",
	...path.flatMap(({ title }) => textValues(title)),
];

/**
 * The words of a variant. Of its figures only those that name it: a width of 200 must not make an IPE 500 look like an IPE 200.
 * @param shared from productWords
 */
export function variantWords(id: number, product: ProductSpec, variant: VariantSpec, shared: readonly string[], codes: string[]): string {
	const title = product.title.en;
	return joined(`${title} ${variant.title.en}`, [
		...textValues(variant.title),
		...variant.attributes.flatMap(({ code, value }) => (typeof value === "string" ? valueWords(code, value) : [])),
		...(variant.lengthMm === null ? [] : [String(variant.lengthMm)]),
		...shared,
		variantCode(id),
		String(id),
		...codes,
	]);
}

export const categoryWords = (title: Text, slug: string): string => joined(title.en, [...textValues(title), slug]);

const valueWords = (code: string, value: string): string[] => {
	const title = valueTitles[code]?.[value];
	return title ? textValues(title) : [value];
};
