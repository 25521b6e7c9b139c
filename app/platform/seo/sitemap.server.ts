import type { AppLoadContext } from "@remix-run/cloudflare";
import { addressesPerRange, type Category, catalogue } from "../../../contract/catalogue";
import { content } from "../../../contract/content";
import { formatRange } from "../../../contract/fields";
import { orNull } from "../backend/errors.server";
import { href } from "../config/href";
import type { Market } from "../config/market";
import { routeOf, routePatterns } from "../config/route-table";
import { languagesOf } from "../i18n/languages-of";

export interface Address {
	/** With query, without host. */
	path: string;
	/** ISO day of the last change, if known. */
	changed?: string;
}

/** Variants per map. With their products they stay below the limit of 50,000 addresses, whatever the catalogue holds. */
const variantsPerPart = 20_000;

/** Pages without goods or articles, if the market has them. */
const pages = routePatterns.map((pattern) => (pattern === "/" ? pattern : `/${pattern}`)).filter((path) => routeOf(path).isInSitemap);

/** @returns the number of goods maps; none if the backend lacks the call */
export async function goodsParts({ backend }: AppLoadContext): Promise<number> {
	const found = await orNull(backend(catalogue.addresses, { query: { range: "[0,1]" } }));
	return Math.ceil((found?.count ?? 0) / variantsPerPart);
}

/** A market's information pages, categories and articles. */
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

/** Products and variants of one part. A variant's page is its product's page with the variant open. */
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
