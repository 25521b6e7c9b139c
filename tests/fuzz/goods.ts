import { z } from "zod";
import { type Row, rowsAt } from "./rows";

/** A supply in the cart model. Cents, grams, mm, basis points. */
export interface Goods {
	supply: number;
	price: number;
	tiers: { threshold: number; price: number }[];
	min: number;
	pack: number;
	isOut: boolean;
	weight: number;
	/** Cut to length from this bar; null: cannot be cut. */
	cut: { fee: number; shortest: number; kerf: number; bar: number } | null;
	certificate: number | null;
	/** Discounts of its lines, by minimum quantity. */
	discounts: { bp: number; threshold: number }[];
}

export interface SetGoods {
	id: number;
	/** Its own price, used unless its items are cheaper separately. */
	price: number;
	/** Its contents. */
	parts: { goods: Goods; quantity: number }[];
	weight: number;
	isOut: boolean;
}

/** All price data of the model. */
export interface Shelf {
	goods: Goods[];
	sets: SetGoods[];
	/** Discounts on all goods, by minimum value in cents. */
	orderDiscounts: { bp: number; threshold: number }[];
	/** The flat rate of Finland, and the bands of Germany, lightest first. */
	delivery: { flat: number; bands: { weight: number; price: number }[] };
	vatBp: number;
}

const number = z.number();
const optional = z.number().nullable();

/** SQL of the day that applies to discounts and taxes. */
const day = "date('now', '+2 hours')";
const isInForce = `(start_date IS NULL OR start_date <= ${day}) AND (end_date IS NULL OR end_date >= ${day})`;

/** @param rows URL of the database proxy (serve.mjs) */
export async function shelfOf(rows: string): Promise<Shelf> {
	const order = await rowsAt(rows, `SELECT percent_bp, threshold FROM discounts WHERE kind = 'order' AND ${isInForce}`);
	const [vat] = await rowsAt(
		rows,
		`SELECT rate_bp FROM vat_rates WHERE country = 'FI' AND valid_from <= ${day} ORDER BY valid_from DESC LIMIT 1`,
	);
	return {
		goods: await goodsOf(rows),
		sets: await setsOf(rows),
		orderDiscounts: order.map(discountOf),
		delivery: await deliveryOf(rows),
		vatBp: number.parse(vat?.rate_bp),
	};
}

/** Goods for every rule: tiers, packs, minimums, cuts, certificates, discounts, and sold-out ones. */
async function goodsOf(rows: string): Promise<Goods[]> {
	return goodsWhere(
		rows,
		`v.hidden = 0 AND p.hidden = 0 AND s.id IN (
			SELECT id FROM (SELECT s.id FROM supplied_variants s JOIN variants v ON v.id = s.variant_id JOIN products p ON p.id = v.product_id
				WHERE p.slug IN ('ipe-200', 'upn-200', 'rebar-12') AND s.is_best = 1 ORDER BY s.id LIMIT 8)
			UNION SELECT id FROM (SELECT id FROM supplied_variants WHERE pack_size > 1 AND min_order > 1 AND availability <> 'out' ORDER BY id LIMIT 2)
			UNION SELECT id FROM (SELECT id FROM supplied_variants WHERE pack_size = 1 AND min_order = 1 AND availability <> 'out' AND price_cents > 100000 ORDER BY id LIMIT 2)
			UNION SELECT id FROM (SELECT id FROM supplied_variants WHERE availability = 'out' ORDER BY id LIMIT 1)
			UNION SELECT id FROM (SELECT s.id FROM supplied_variants s JOIN variants v ON v.id = s.variant_id JOIN products p ON p.id = v.product_id
				JOIN categories c ON c.id = p.category_id WHERE c.slug IN ('floor-gratings', 'reinforcing-mesh', 'fully-threaded-bolts') AND s.availability <> 'out' ORDER BY c.slug, s.id LIMIT 3)
		)`,
	);
}

/** @param condition on supplies `s`, their variants `v` and products `p` */
async function goodsWhere(rows: string, condition: string): Promise<Goods[]> {
	const found = await rowsAt(
		rows,
		`SELECT s.*, v.weight_g, v.length_mm, v.product_id, p.category_id, p.cut_fee_cents, p.cut_min_mm, p.cut_kerf_mm, p.certificate_cents
		FROM supplied_variants s JOIN variants v ON v.id = s.variant_id JOIN products p ON p.id = v.product_id
		WHERE ${condition} ORDER BY s.id`,
	);
	return Promise.all(
		found.map(async (row) => ({
			supply: number.parse(row.id),
			price: number.parse(row.price_cents),
			tiers: await tiersOf(rows, row),
			min: number.parse(row.min_order),
			pack: number.parse(row.pack_size),
			isOut: row.availability === "out",
			weight: number.parse(row.weight_g),
			cut: cutOf(row),
			certificate: optional.parse(row.certificate_cents),
			discounts: await discountsOf(rows, row),
		})),
	);
}

async function tiersOf(rows: string, { id }: Row): Promise<Goods["tiers"]> {
	const found = await rowsAt(
		rows,
		"SELECT threshold, price_cents FROM volume_prices WHERE supplied_variant_id = ? ORDER BY threshold",
		number.parse(id),
	);
	return found.map((tier) => ({ threshold: number.parse(tier.threshold), price: number.parse(tier.price_cents) }));
}

function cutOf(row: Row): Goods["cut"] {
	const bar = optional.parse(row.length_mm);
	const fee = optional.parse(row.cut_fee_cents);
	if (fee === null || bar === null) return null;
	return { fee, bar, shortest: number.parse(row.cut_min_mm), kerf: number.parse(row.cut_kerf_mm) };
}

/** On the supply, its product, its category or an ancestor. */
async function discountsOf(rows: string, { id, product_id, category_id }: Row): Promise<Goods["discounts"]> {
	const found = await rowsAt(
		rows,
		`WITH RECURSIVE above (id) AS (SELECT ?1 UNION SELECT c.parent_id FROM above a JOIN categories c ON c.id = a.id WHERE c.parent_id IS NOT NULL)
		SELECT percent_bp, threshold FROM discounts WHERE kind = 'line' AND ${isInForce}
			AND (category_id IN (SELECT id FROM above) OR product_id = ?2 OR supplied_variant_id = ?3)`,
		number.parse(category_id),
		number.parse(product_id),
		number.parse(id),
	);
	return found.map(discountOf);
}

const discountOf = ({ percent_bp, threshold }: Row) => ({ bp: number.parse(percent_bp), threshold: number.parse(threshold) });

async function setsOf(rows: string): Promise<SetGoods[]> {
	const found = await rowsAt(
		rows,
		`SELECT t.id, t.price_cents, SUM(i.quantity * v.weight_g) AS weight, MAX(s.availability = 'out') AS is_out
		FROM sets t JOIN set_items i ON i.set_id = t.id JOIN supplied_variants s ON s.id = i.supplied_variant_id JOIN variants v ON v.id = s.variant_id
		GROUP BY t.id ORDER BY t.id LIMIT 4`,
	);
	return Promise.all(
		found.map(async (set) => ({
			id: number.parse(set.id),
			price: number.parse(set.price_cents),
			parts: await partsOf(rows, number.parse(set.id)),
			weight: number.parse(set.weight),
			isOut: set.is_out === 1,
		})),
	);
}

async function partsOf(rows: string, set: number): Promise<SetGoods["parts"]> {
	const items = await rowsAt(rows, "SELECT supplied_variant_id, quantity FROM set_items WHERE set_id = ?", set);
	const goods = await goodsWhere(rows, `s.id IN (SELECT supplied_variant_id FROM set_items WHERE set_id = ${set})`);
	return goods.flatMap((one) =>
		items
			.filter((item) => item.supplied_variant_id === one.supply)
			.map(({ quantity }) => ({ goods: one, quantity: number.parse(quantity) })),
	);
}

async function deliveryOf(rows: string): Promise<Shelf["delivery"]> {
	const [flat] = await rowsAt(rows, "SELECT price_cents FROM delivery_methods WHERE type = 'flat_fi'");
	const bands = await rowsAt(
		rows,
		"SELECT b.max_weight_g, b.price_cents FROM delivery_bands b JOIN delivery_methods m ON m.id = b.delivery_method_id WHERE m.type = 'weight_de' ORDER BY b.max_weight_g",
	);
	return {
		flat: number.parse(flat?.price_cents),
		bands: bands.map((band) => ({ weight: number.parse(band.max_weight_g), price: number.parse(band.price_cents) })),
	};
}
