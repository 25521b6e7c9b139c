import * as z from "zod";
import type { BackendLocale } from "../../../contract/locale";
import { suppliesByIds } from "../../catalogue/supplies";
import { suppliesByCodes, suppliesOfHits } from "../../catalogue/supplies-by-code";
import { rowsOf } from "../../db/rows";
import { titles, titlesOf } from "../../db/translations";
import { setIdOf } from "../../documents/order-lines";
import { languageOf } from "../../platform/language";
import type { PricedCart, PricedItem } from "../priced-cart";
import { deliveryNames } from "./delivery-texts";

const setRow = z.object({ id: z.number(), titles });
const discountRow = z.object({ former: z.string(), title: z.string() });

/**
 * Translates a sent order for readers other than its buyer: the catalogue's names of today for goods, delivery methods and
 * discounts. A name missing in that language stays as sent; figures never change.
 */
export async function inLanguage(db: D1Database, order: PricedCart, locale: BackendLocale): Promise<PricedCart> {
	if (order.locale === locale) return order;
	const { items, orders_to_sets: sets } = order;
	const [supplied, setTitles, discountTitles] = await Promise.all([
		suppliesByIds(db, locale, await suppliesOf(db, order)),
		setTitlesOf(
			db,
			sets.map(({ set_id: id }) => id),
			locale,
		),
		discountTitlesOf(db, order, locale),
	]);
	const byVariant = new Map([...supplied.values()].map(({ variant }) => [variant.id, variant]));
	const named = <T extends { fullTitle: string; variant: PricedItem["variant"] }>(line: T): T => {
		const now = byVariant.get(line.variant.id);
		if (!now) return line;
		const { title, norm } = now.products;
		return {
			...line,
			fullTitle: now.fullTitle,
			variant: { ...line.variant, title: now.title, products: { ...line.variant.products, title, norm } },
		};
	};
	const discounted = <T extends { title: string }>(discount: T): T => ({
		...discount,
		title: discountTitles.get(discount.title) ?? discount.title,
	});
	return {
		...order,
		items: items.map((item) => ({ ...named(item), discounts: item.discounts.map(discounted) })),
		orders_to_sets: sets.map((set) => ({ ...set, title: setTitles.get(set.set_id) ?? set.title, items: set.items.map(named) })),
		order_discount: order.order_discount && discounted(order.order_discount),
		delivery_methods: order.delivery_methods.map((method) => ({
			...method,
			...deliveryNames(method.type, locale, method.id === order.delivery_methodid && order.crane_unloading),
		})),
	};
}

/**
 * Translates lines that name their goods by code, as changes and quotations do. A name missing in that language stays.
 * @param locale null: they stay as they are
 */
export async function linesInLanguage<L extends { code: string; title: string }>(
	db: D1Database,
	lines: readonly L[],
	locale: BackendLocale | null,
): Promise<L[]> {
	if (locale === null || lines.length === 0) return [...lines];
	const hits = await suppliesByCodes(
		db,
		lines.map(({ code }) => code),
	);
	const [supplied, setTitles] = await Promise.all([
		suppliesByIds(db, locale, suppliesOfHits(hits)),
		setTitlesOf(
			db,
			lines.flatMap(({ code }) => setIdOf(code) ?? []),
			locale,
		),
	]);
	const nameOf = (code: string) => {
		const [hit, set] = [hits.get(code), setIdOf(code)];
		if (set !== null) return setTitles.get(set);
		return hit === undefined || hit === "several" ? undefined : supplied.get(hit.supply)?.variant.fullTitle;
	};
	return lines.map((line) => ({ ...line, title: nameOf(line.code) ?? line.title }));
}

async function suppliesOf(db: D1Database, { items, orders_to_sets: sets }: PricedCart): Promise<number[]> {
	const inSets = sets.flatMap((set) => set.items.map(({ variant }) => variant.id));
	const found = await db
		.prepare("SELECT MIN(id) AS id FROM supplied_variants WHERE variant_id IN (SELECT value FROM json_each(?)) GROUP BY variant_id")
		.bind(JSON.stringify(inSets))
		.all();
	return [...items.map(({ suppliedVariant }) => suppliedVariant.id), ...rowsOf(z.object({ id: z.number() }), found).map(({ id }) => id)];
}

async function setTitlesOf(db: D1Database, ids: readonly number[], locale: BackendLocale): Promise<Map<number, string>> {
	const found = await db
		.prepare(`SELECT s.id, ${titlesOf("set", "s.id")} AS titles FROM sets s WHERE s.id IN (SELECT value FROM json_each(?))`)
		.bind(JSON.stringify(ids))
		.all();
	return new Map(
		rowsOf(setRow, found).flatMap((set) => {
			const title = set.titles[languageOf(locale)];
			return title === undefined ? [] : [[set.id, title] as const];
		}),
	);
}

/**
 * Looks discounts up by name, because an order keeps nothing else of them. An accepted offer names them in its own language.
 */
async function discountTitlesOf(db: D1Database, order: PricedCart, locale: BackendLocale): Promise<Map<string, string>> {
	const all = [...order.items.flatMap(({ discounts }) => discounts), ...(order.order_discount ? [order.order_discount] : [])];
	const found = await db
		.prepare(
			`SELECT own.title AS former, other.title FROM discount_translations own JOIN discount_translations other ON other.discount_id = own.discount_id
			WHERE other.language = ?1 AND own.title IN (SELECT value FROM json_each(?2))`,
		)
		.bind(languageOf(locale), JSON.stringify(all.map(({ title }) => title)))
		.all();
	return new Map(rowsOf(discountRow, found).map(({ former, title }) => [former, title]));
}
