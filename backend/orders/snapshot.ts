import { Buffer } from "node:buffer";
import { gunzipSync, gzipSync } from "node:zlib";
import * as z from "zod";
import { cart } from "../../contract/cart";
import type { PricedCart } from "./priced-cart";

/**
 * Longer snapshots are compressed: a backup writes each row as one statement, and the database limits statements to 100,000
 * bytes.
 */
const plainUpTo = 60_000;

const stored = z.looseObject({ packed_items: z.base64().optional() });

/** An order as it is stored: without personal data, which its forms hold, and without the day's stock. */
export const snapshotOf = (cart: PricedCart): PricedCart => ({
	...cart,
	items: cart.items.map((item) => ({ ...item, at_once: null })),
	stock_tag: "",
	payment: null,
	approval: null,
	approval_limit: null,
	cost_problem: null,
	passed_limits: [],
	is_owner: false,
	forms: null,
});

/**
 * Serialises a cart as JSON and compresses the lines of a large one. SQL can still read all other fields, and the fields of
 * each line that find offers.
 */
export function packed(cart: PricedCart): string {
	const text = JSON.stringify(cart);
	if (text.length <= plainUpTo) return text;
	const items = cart.items.map(({ fullTitle, variant }) => ({ fullTitle, variant: { code: variant.code } }));
	return JSON.stringify({ ...cart, items, packed_items: gzipSync(JSON.stringify(cart.items)).toString("base64") });
}

/**
 * Reads a cart that `packed` serialised.
 * @throws if the snapshot does not fit the contract
 */
export function unpacked(snapshot: string): PricedCart {
	const { packed_items: items, ...rest } = stored.parse(JSON.parse(snapshot));
	const whole: unknown = items === undefined ? rest : { ...rest, items: JSON.parse(gunzipSync(Buffer.from(items, "base64")).toString()) };
	assertCart(whole);
	return whole;
}

/** Only checks: a snapshot has the shape of an answer, but is in cents and grams already. */
function assertCart(value: unknown): asserts value is PricedCart {
	cart.parse(value);
}
