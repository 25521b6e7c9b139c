import { Buffer } from "node:buffer";
import { gunzipSync, gzipSync } from "node:zlib";
import { z } from "zod";
import { cart } from "../../contract/cart";
import type { CartAnswer } from "./wire";

/** Snapshots of up to this many characters are stored uncompressed: a statement of the database, as a backup writes it, is at most 100,000 bytes. */
const plainUpTo = 60_000;

const stored = z.looseObject({ packed_items: z.base64().optional() });

/** Serialises a cart as JSON, with the lines of a large one compressed. All other fields stay readable for SQL, and of each line what offers are found by. */
export function packed(cart: CartAnswer): string {
	const text = JSON.stringify(cart);
	if (text.length <= plainUpTo) return text;
	const items = cart.items.map(({ fullTitle, variant }) => ({ fullTitle, variant: { code: variant.code } }));
	return JSON.stringify({ ...cart, items, packed_items: gzipSync(JSON.stringify(cart.items)).toString("base64") });
}

/** Tables and columns with what `packed` has written. */
const columns = [
	["orders", "snapshot"],
	["payments", "snapshot"],
	["invoices", "part"],
] as const;

/** Packs some of the snapshots that were stored when longer ones were left as they are; the rest waits for the next run. */
export async function packOldSnapshots(db: D1Database): Promise<void> {
	for (const [table, column] of columns) {
		// The index of migration 100 has these rows alone.
		const isOld = `octet_length(${column}) > ${plainUpTo} AND instr(${column}, '"packed_items"') = 0`;
		const { results } = await db.prepare(`SELECT id, ${column} AS text FROM ${table} WHERE ${isOld} LIMIT 10`).all();
		const rows = z.array(z.object({ id: z.number(), text: z.string() })).parse(results);
		const updates = rows.map(({ id, text }) =>
			db.prepare(`UPDATE ${table} SET ${column} = ?3 WHERE id = ?1 AND ${column} = ?2`).bind(id, text, packed(unpacked(text))),
		);
		if (updates.length > 0) await db.batch(updates);
	}
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
