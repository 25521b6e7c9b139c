import type { AppLoadContext } from "@remix-run/cloudflare";
import { addressesPerRange, type Category, catalogue } from "../../../contract/catalogue";
import { content } from "../../../contract/content";
import { formatRange } from "../../../contract/fields";
import { orNull } from "../backend/errors.server";
import { href } from "../config/href";
import type { Market } from "../config/market";
import { routeOf, routePatterns } from "../config/route-table";
import { languagesOf } from "../i18n/languages-of";

/** A page as a map names it. */
export interface Address {
	/** With its query, without the host. */
	path: string;
	/** ISO day of its last change, where that is known. */
	changed?: string;
}

/** Variants of one map. With their products they stay below the 50,000 addresses that a map may have, whatever the catalogue holds. */
const variantsPerPart = 20_000;

/** Pages that are there without goods or articles, where the market has them. */
const pages = routePatterns.map((pattern) => (pattern === "/" ? pattern : `/${pattern}`)).filter((path) => routeOf(path).isInSitemap);

/** @returns how many maps of goods there are; none where the backend has no such call */
export async function goodsParts({ backend }: AppLoadContext): Promise<number> {
	const found = await orNull(backend(catalogue.addresses, { query: { range: "[0,1]" } }));
	return Math.ceil((found?.count ?? 0) / variantsPerPart);
}

/** Information pages, categories and articles of a market: the map that all others stand beside. */
export async function* pageAddresses({ backend }: AppLoadContext, { locale }: Market): AsyncGenerator<Address> {
	const roots = await backend(content.rootCategories);
	for (const path of pages) if (languagesOf(path).includes(locale)) yield { path };
	yield* categoryAddresses(roots);
	yield* articleAddresses(backend);
}

function* categoryAddresses(categories: Category[]): Generator<Address> {
	for (const { slug, children } of categories) {
		yield { path: href("/categories/:slug", { slug }) };
		yield* categoryAddresses(children);
	}
}

const articlesPerRange = 100;

async function* articleAddresses(backend: AppLoadContext["backend"]): AsyncGenerator<Address> {
	for (let skip = 0; ; skip += articlesPerRange) {
		const { blogs, count } = await backend(content.blogs, { query: { range: formatRange(skip, articlesPerRange) } });
		for (const { slug, published } of blogs) yield { path: href("/blog/:slug", { slug }), changed: published };
		if (skip + articlesPerRange >= count) return;
	}
}

/** Products and their variants, of one part of all; a variant's page is its product's with the variant open. */
export async function* goodsAddresses({ backend }: AppLoadContext, part: number): AsyncGenerator<Address> {
	const first = (part - 1) * variantsPerPart;
	for (let skip = first; skip < first + variantsPerPart; skip += addressesPerRange) {
		const { products, count } = await backend(catalogue.addresses, { query: { range: formatRange(skip, addressesPerRange) } });
		for (const { slug, begins, variants } of products) {
			if (begins) yield { path: href("/products/:slug", { slug }) };
			for (const id of variants) yield { path: href("/products/:slug", { slug, showVariant: id }) };
		}
		if (skip + addressesPerRange >= count) return;
	}
}
