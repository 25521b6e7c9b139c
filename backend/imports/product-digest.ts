import { createHash } from "node:crypto";
import type * as z from "zod";
import { descriptionsOf, orderable, type Stock, titlesOf } from "./fields";
import type { ProductDocument, supplyFields } from "./rows";

/**
 * A digest of a product's stored values: a file with the same values in other words, such as an export, changes nothing. It excludes the
 * position, so that a new product does not change its neighbours.
 */
export function digestOf({ position: _, articles, attributes, pictures, documents, ...product }: ProductDocument): string {
	const stored = {
		...withoutTexts(product),
		titles: titlesOf(product),
		descriptions: descriptionsOf(product),
		attributes: byName(attributes),
		dimensions: byName(dimensionsOf({ dimensions: product.dimensions, attributes, articles })),
		pictures,
		documents: documents?.map((one) => ({ ...withoutTexts(one), titles: textsOf(titlesOf(one)) })),
		articles: articles.map(({ attributes: own, supplies, ...article }) => ({
			...withoutTexts(article),
			titles: textsOf(titlesOf(article)),
			hidden: product.hidden || article.hidden,
			attributes: byName(own),
			supplies: supplies.map(({ tiers, ...supply }) => ({
				...supply,
				...shownStock(supply),
				supplier_code: supply.supplier_code ?? article.article,
				delivery_about: supply.delivery_about ?? false,
				stock: null,
				tiers: tiers.toSorted((a, b) => a.from - b.from),
			})),
		})),
	};
	return createHash("sha256").update(JSON.stringify(stored)).digest("hex").slice(0, 32);
}

const withoutTexts = (row: object) => Object.fromEntries(Object.entries(row).filter(([field]) => !/^(?:title|description)_/.test(field)));

/** Only a product stores which of its texts are missing. */
const textsOf = (titles: ReturnType<typeof titlesOf>) => titles.map(({ language, text }) => ({ language, text }));

const byName = (values: Readonly<Record<string, number | string>>) => Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));

/** The availability as given in words, else from the units. */
export function shownStock({ stock, availability, restock_days: restockDays }: z.output<typeof supplyFields>): Stock {
	const shown = orderable(stock, restockDays ?? null);
	return { ...shown, availability: availability ?? shown.availability };
}

interface Drawn {
	dimensions?: Readonly<Record<string, number>> | undefined;
	attributes: Readonly<Record<string, number | string>>;
	articles: readonly { attributes: Readonly<Record<string, number | string>> }[];
}

/** Sizes in drawings by their attribute in millimetres. */
const drawn = new Map([...["h", "b", "t", "d", "s", "r"].map((name): [string, string] => [name, name]), ["length", "l"]]);

/** The sizes of a product's drawing: its own dimensions, else those of its attributes and its first article. */
export const dimensionsOf = ({ dimensions, attributes, articles }: Drawn): Readonly<Record<string, number>> =>
	dimensions ??
	Object.fromEntries(
		Object.entries({ ...articles[0]?.attributes, ...attributes }).flatMap(([attribute, value]) => {
			const name = drawn.get(attribute);
			return name !== undefined && typeof value === "number" ? [[name, value]] : [];
		}),
	);
