import { indexLanguages } from "./index-source";
import type { Placed } from "./make-index";

/**
 * The place of every variant in the order of full titles, by language, as a reader would sort them: IPE 80 before IPE 100, Å after Z in
 * Finnish. A full title starts with the product's; equal names keep the order of ids. And its place in the order of codes.
 */
export function ranks(placed: readonly Placed[]): Record<string, Uint32Array> {
	const named = indexLanguages.map((language, column): [string, Uint32Array] => {
		const { compare } = new Intl.Collator(language, { numeric: true });
		const title = ({ titles }: { titles: string[] }): string => titles[column] ?? "";
		const products = [...new Set(placed.map(({ product }) => product))].sort((a, b) => compare(title(a), title(b)) || a.id - b.id);
		const variants = products.flatMap((product) => [...product.variants].sort((a, b) => compare(title(a), title(b)) || a.id - b.id));
		return [
			`name_${language}`,
			placesOf(
				variants.map(({ id }) => id),
				placed,
			),
		];
	});
	const codes = placed.map(({ variant }) => variant.id).sort((a, b) => a - b);
	return { ...Object.fromEntries(named), code: placesOf(codes, placed) };
}

/** @returns by ordinal, where its variant stands among the ids */
function placesOf(ids: readonly number[], placed: readonly Placed[]): Uint32Array {
	const places = new Map(ids.map((id, place) => [id, place]));
	return Uint32Array.from(placed, ({ variant }) => places.get(variant.id) ?? 0);
}
