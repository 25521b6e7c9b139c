import * as z from "zod";
import { exportNamed } from "./export-catalogue";
import { titlesOf } from "./fields";
import { dimensionsOf, shownStock } from "./product-digest";
import { type ProductDocument, productDocument } from "./rows";
import { cellOf, textOf, type Value } from "./write-sheets";

/** A value that an import changes, as files write it; "" for none. */
export interface ChangedValue {
	/** Code of the article, or name of the product. */
	code: string;
	/** Code of the supplier whose offer has the value; "" for other values. */
	supplier: string;
	/** Column of the file. */
	field: string;
	from: string;
	to: string;
}

type Place = Pick<ChangedValue, "code" | "supplier">;
type Values = Readonly<Record<string, Value>>;

/** The fields of one row that differ. */
export function differences(place: Place, now: Values, then: Values): ChangedValue[] {
	return [...new Set([...Object.keys(now), ...Object.keys(then)])].flatMap((field) => {
		const [from, to] = [now, then].map((values) => textOf(cellOf(field, values[field])));
		return from === undefined || to === undefined || from === to ? [] : [{ ...place, field, from, to }];
	});
}

/** The values of some products that an import of them would change. A new product or article is one value. */
export async function productsChanged(db: D1Database, products: readonly unknown[]): Promise<ChangedValue[]> {
	const given = z.array(productDocument).parse(products);
	const names = given.map(({ product }) => product);
	const stored = new Map(storedDocuments.parse(await exportNamed(db, names)).map((one) => [one.product, one]));
	return given.flatMap((product) => {
		const now = stored.get(product.product);
		return now ? ofProduct(now, product) : [added({ code: product.product, supplier: "" }, "product", nameOf(product))];
	});
}

/** A product that lost all of its suppliers is no whole product: it is compared as a new one. */
const storedDocuments = z.array(z.unknown()).transform((all) => all.flatMap((one) => productDocument.safeParse(one).data ?? []));

const nameOf = (product: ProductDocument): string => titlesOf(product)[0]?.text ?? "";
const added = (place: Place, field: string, to: string): ChangedValue => ({ ...place, field, from: "", to });

function ofProduct(now: ProductDocument, then: ProductDocument): ChangedValue[] {
	const { product } = then;
	const articles = new Map(now.articles.map((one) => [one.article, one]));
	const named = new Set(then.articles.map(({ article }) => article));
	return [
		...differences({ code: product, supplier: "" }, valuesOfProduct(now), valuesOfProduct(then)),
		...then.articles.flatMap((article) => {
			const place = { code: article.article, supplier: "" };
			const before = articles.get(article.article);
			return before
				? ofArticle(valuesOfArticle(now, before), before, valuesOfArticle(then, article), article)
				: [added(place, "product", product)];
		}),
		...now.articles.flatMap(({ article, hidden }) =>
			named.has(article) || hidden || now.hidden ? [] : [added({ code: article, supplier: "" }, "hidden", "yes")],
		),
	];
}

type Article = ProductDocument["articles"][number];
type Supply = Article["supplies"][number];

function ofArticle(now: Values, { supplies: before }: Article, then: Values, { article: code, supplies }: Article): ChangedValue[] {
	const known = new Map(before.map((supply) => [supply.supplier, supply]));
	const named = new Set(supplies.map(({ supplier }) => supplier));
	return [
		...differences({ code, supplier: "" }, now, then),
		...supplies.flatMap((supply) => {
			const place = { code, supplier: supply.supplier };
			const stored = known.get(supply.supplier);
			// A file without purchase prices leaves them as they are.
			const after = { ...supply, purchase_price: supply.purchase_price ?? stored?.purchase_price };
			return differences(place, stored ? valuesOfSupply(code, stored) : {}, valuesOfSupply(code, after));
		}),
		// Goods of a supplier whom the file lacks remain, but cannot be bought.
		...before.flatMap(({ supplier, ...stored }) => {
			const { availability } = shownStock({ supplier, ...stored });
			return named.has(supplier) ? [] : differences({ code, supplier }, { availability }, { availability: "out" });
		}),
	];
}

/** Pictures and documents are only in files of the command. */
function valuesOfProduct({
	product: _,
	articles,
	pictures: __,
	documents: ___,
	position: ____,
	attributes,
	popular,
	...own
}: ProductDocument): Values {
	return { ...own, popular: popular || undefined, ...attributes, dimensions: sorted(dimensionsOf({ ...own, attributes, articles })) };
}

/** A missing title is another language's. */
function valuesOfArticle(product: ProductDocument, { supplies: _, article: __, attributes, ...own }: Article): Values {
	const titles = Object.fromEntries(titlesOf(own).map(({ language, text }) => [`title_${language}`, text]));
	return { ...own, ...titles, hidden: product.hidden || own.hidden, ...attributes };
}

function valuesOfSupply(article: string, { supplier: _, tiers, ...own }: Supply): Values {
	const { units, availability } = shownStock({ supplier: "", ...own });
	const steps = tiers.toSorted((a, b) => a.from - b.from).map(({ from, price }) => `${from}: ${(price / 100).toFixed(2)}`);
	return { ...own, supplier_code: own.supplier_code ?? article, stock: { units, availability }, availability, tiers: steps };
}

const sorted = (sizes: Readonly<Record<string, number>>) => Object.fromEntries(Object.entries(sizes).sort(([a], [b]) => (a < b ? -1 : 1)));
