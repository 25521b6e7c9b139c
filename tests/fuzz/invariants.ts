import type { PricedCart } from "../../backend/orders/priced-cart";
import { unpacked } from "../../backend/orders/snapshot";
import { rowsAt } from "./rows";

/** Queries that find violations, by invariant. Carts of a deleted account have no owner. */
export const neverFound: Record<string, string> = {
	"No row points to one that is not there": "SELECT * FROM pragma_foreign_key_check",
	"No line without its cart": "SELECT id FROM cart_items WHERE cart_id NOT IN (SELECT id FROM carts)",
	"No set without its cart": "SELECT cart_id FROM cart_sets WHERE cart_id NOT IN (SELECT id FROM carts)",
	"No form without its cart": "SELECT cart_id FROM cart_forms WHERE cart_id NOT IN (SELECT id FROM carts)",
	"A line is of one to a hundred thousand": "SELECT id FROM cart_items WHERE quantity NOT BETWEEN 1 AND 100000",
	"A cut piece is no longer than its bar":
		"SELECT i.id FROM cart_items i JOIN supplied_variants s ON s.id = i.supplied_variant_id JOIN variants v ON v.id = s.variant_id WHERE i.cut_length_mm > v.length_mm",
	"A line is of goods that can be had as it says":
		"SELECT i.id FROM cart_items i JOIN supplied_variants s ON s.id = i.supplied_variant_id WHERE i.cut_length_mm = 0 AND i.offered_unit_cents IS NULL AND (i.quantity < s.min_order OR i.quantity % s.pack_size <> 0) AND i.cart_id IN (SELECT id FROM carts WHERE from_offer_id IS NULL AND id NOT IN (SELECT id FROM offers) AND user_id IS NULL)",
	"A cart is marked as ordered where it has an order, and nowhere else":
		"SELECT c.uuid FROM carts c LEFT JOIN orders o ON o.id = c.id WHERE c.is_ordered <> (o.id IS NOT NULL)",
	"An order is its cart's owner's":
		"SELECT o.order_number FROM orders o JOIN carts c ON c.id = o.id WHERE o.user_id IS NOT c.user_id OR o.session_id <> c.session_id",
	"An order of a guest has one confirmation":
		"SELECT o.order_number FROM orders o WHERE o.user_id IS NULL AND (SELECT COUNT(*) FROM outbox m WHERE m.cart_id = o.id AND m.kind = 'order_confirmation') <> 1",
	"No number is given twice": "SELECT order_number FROM orders GROUP BY order_number HAVING COUNT(*) > 1",
	"Numbers are not above their counter":
		"SELECT order_number FROM orders WHERE CAST(substr(order_number, 4) AS INTEGER) > (SELECT value FROM counters WHERE name = 'order')",
	"A cart that went into another one is empty":
		"SELECT uuid FROM carts c WHERE joined_into IS NOT NULL AND (EXISTS (SELECT 1 FROM cart_items i WHERE i.cart_id = c.id) OR EXISTS (SELECT 1 FROM cart_sets s WHERE s.cart_id = c.id))",
	"No cart went into itself, or into one that went on": "SELECT uuid FROM carts WHERE joined_into = id",
	"An offer is no order, and ends after it begins":
		"SELECT q.id FROM offers q JOIN carts c ON c.id = q.id WHERE c.is_ordered = 1 OR q.valid_until < q.created_on",
	"Money is never negative":
		"SELECT id FROM cart_items WHERE offered_unit_cents < 0 OR offered_cut_fee_cents < 0 OR offered_certificate_cents < 0 UNION SELECT id FROM payments WHERE amount_cents <= 0 UNION SELECT id FROM supplied_variants WHERE price_cents <= 0",
	"A list is of somebody": "SELECT uuid FROM lists WHERE user_id NOT IN (SELECT id FROM users WHERE is_deleted = 0)",
	"A team has an owner":
		"SELECT t.id FROM teams t WHERE EXISTS (SELECT 1 FROM team_members m WHERE m.team_id = t.id) AND NOT EXISTS (SELECT 1 FROM team_members m WHERE m.team_id = t.id AND m.role = 'owner')",
	"Nobody is in two teams": "SELECT user_id FROM team_members GROUP BY user_id HAVING COUNT(*) > 1",
	"A session is of an account that is there": "SELECT id FROM sessions WHERE user_id IN (SELECT id FROM users WHERE is_deleted = 1)",
	"No text of an order holds control characters":
		"SELECT uuid FROM carts WHERE reference GLOB '*[' || char(1) || '-' || char(31) || ']*' OR instr(comment, char(0)) > 0 OR instr(reference, char(0)) > 0",
	"A mail has somebody to go to, and no address of two lines":
		"SELECT id FROM outbox WHERE json_valid(recipients) = 0 OR json_array_length(recipients) = 0 OR instr(recipients, '\\n') > 0 OR instr(recipients, '\\r') > 0",
	"What is stored as JSON is JSON":
		"SELECT id FROM orders WHERE json_valid(snapshot) = 0 UNION ALL SELECT id FROM offers WHERE json_valid(snapshot) = 0",
};

const mostListed = 3;

/** @returns violated invariants, with the first few rows */
export async function brokenIn(rows: string): Promise<string[]> {
	const broken: string[] = [];
	for (const [name, sql] of Object.entries(neverFound)) {
		const found = await rowsAt(rows, sql);
		if (found.length > 0) broken.push(`${name}: ${found.length} do not: ${JSON.stringify(found.slice(0, mostListed))}`);
	}
	const verdict = await rowsAt(rows, "PRAGMA quick_check");
	if (JSON.stringify(verdict) !== '[{"quick_check":"ok"}]')
		broken.push(`The file is damaged: ${JSON.stringify(verdict.slice(0, mostListed))}`);
	const sent = await rowsAt(rows, "SELECT c.uuid, o.snapshot FROM orders o JOIN carts c ON c.id = o.id ORDER BY o.id DESC LIMIT 2000");
	for (const { uuid, snapshot } of sent) broken.push(...sumsOf(unpacked(String(snapshot))).map((what) => `Order ${uuid}: ${what}`));
	return broken;
}

/** Inconsistencies of a cart's figures, in cents. */
export function sumsOf(one: PricedCart): string[] {
	const sum = (figures: readonly number[]) => figures.reduce((all, figure) => all + figure, 0);
	const wrong: string[] = [];
	const equal = (name: string, left: number, right: number) => {
		if (left !== right) wrong.push(`${name}: ${left} is not ${right}`);
	};
	const lines = sum(one.items.map((item) => item.line_price)) + sum(one.orders_to_sets.map((set) => set.line_price));
	const lineDiscounts = sum(one.items.map((item) => item.discount));
	equal("goods", one.total_goods_price, lines + lineDiscounts);
	equal("discounts", one.total_discount, sum(one.discounts.map(({ amount }) => amount)));
	equal("delivery", one.total_delivery_price, one.total_freight_price + one.total_crane_price + one.total_packaging_price);
	const { planned_deliveries: planned = [] } = one;
	if (planned.length > 0) equal("planned deliveries", one.total_delivery_price, sum(planned.map(({ price }) => price)));
	equal("net", one.total_price, one.total_goods_price - one.total_discount + one.total_delivery_price);
	equal("gross", one.total_price_with_vat, one.total_price + one.total_vat_price);
	equal("VAT", one.total_vat_price, Number((BigInt(one.total_price) * BigInt(Math.round(one.vat.rate * 100)) + 5_000n) / 10_000n));
	for (const item of one.items) {
		const services = (item.cut?.price ?? 0) + (item.certificate_price ?? 0);
		equal(`line ${item.id}`, item.line_price, item.quantity * item.price - item.discount + services);
	}
	for (const set of one.orders_to_sets) equal(`set ${set.set_id}`, set.line_price, set.quantity * set.price);
	for (const figure of [one.total_goods_price, one.total_discount, one.total_price, one.total_vat_price])
		if (figure < 0) wrong.push("A negative total");
	return wrong;
}
