import { Buffer } from "node:buffer";
import { gunzipSync, gzipSync } from "node:zlib";
import { z } from "zod";
import { cart } from "../../contract/cart";
import type { CartAnswer } from "./wire";

/** Snapshots of up to this many characters are stored uncompressed: a statement of the database, as a backup writes it, is at most 100,000 bytes. */
const plainUpTo = 60_000;

const stored = z.looseObject({ packed_items: z.base64().optional() });

/** An order as it is stored: without personal data, which are in its forms, and without the stock of the day. */
export const snapshotOf = (cart: CartAnswer): CartAnswer => ({
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

/** Serialises a cart as JSON, with the lines of a large one compressed. All other fields stay readable for SQL, and of each line what offers are found by. */
export function packed(cart: CartAnswer): string {
	const text = JSON.stringify(cart);
	if (text.length <= plainUpTo) return text;
	const items = cart.items.map(({ fullTitle, variant }) => ({ fullTitle, variant: { code: variant.code } }));
	return JSON.stringify({ ...cart, items, packed_items: gzipSync(JSON.stringify(cart.items)).toString("base64") });
}

/**
 * The cart that `packed` serialised, in wire units.
 * @throws where the snapshot does not fit the contract
 */
export function unpacked(snapshot: string): CartAnswer {
	const { packed_items: items, ...rest } = stored.parse(JSON.parse(snapshot));
	const whole: unknown = items === undefined ? rest : { ...rest, items: JSON.parse(gunzipSync(Buffer.from(items, "base64")).toString()) };
	assertCart(whole);
	return whole;
}

/** Checks without converting: what `cart` parses to is in cents, and a `CartAnswer` is in EUR. */
function assertCart(value: unknown): asserts value is CartAnswer {
	cart.parse(value);
}
