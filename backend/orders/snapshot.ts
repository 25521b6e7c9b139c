import { Buffer } from "node:buffer";
import { gunzipSync, gzipSync } from "node:zlib";
import type { CartAnswer } from "./wire";

/** A value of the database is at most 2,000,000 bytes; up to this many characters a snapshot is stored as it is. */
const plainUpTo = 500_000;

/** A cart as it is stored for good: as JSON, that of many lines with its lines packed. Everything else stays readable for SQL. */
export function packed(cart: CartAnswer): string {
	const text = JSON.stringify(cart);
	if (text.length <= plainUpTo) return text;
	return JSON.stringify({ ...cart, items: [], packed_items: gzipSync(JSON.stringify(cart.items)).toString("base64") });
}

/** The cart that `packed` stored. */
export function unpacked(snapshot: string): CartAnswer {
	const { packed_items: items, ...cart } = JSON.parse(snapshot);
	return items === undefined ? cart : { ...cart, items: JSON.parse(gunzipSync(Buffer.from(items, "base64")).toString()) };
}
