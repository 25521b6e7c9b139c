import * as z from "zod";
import type { ReadDatabase } from "../db/reads";
import { rowsOf } from "../db/rows";

interface Goods {
	/** Ids of supplies. */
	supplies?: readonly number[];
	/** Ids of sets. */
	sets?: readonly number[];
}

const row = z.object({ kind: z.enum(["supply", "set"]), id: z.number() });

/** Binds slugs of categories, ids of supplies and ids of sets, each as a JSON array. */
export const outsideRead = `WITH RECURSIVE below (id) AS (
		SELECT c.id FROM json_each(?1) wanted CROSS JOIN categories c ON c.slug = wanted.value
		UNION SELECT c.id FROM below CROSS JOIN categories c ON c.parent_id = below.id)
	SELECT 'supply' AS kind, s.id FROM json_each(?2) wanted CROSS JOIN supplied_variants s ON s.id = wanted.value
		CROSS JOIN variants v ON v.id = s.variant_id CROSS JOIN products p ON p.id = v.product_id WHERE p.category_id NOT IN (SELECT id FROM below)
	UNION SELECT 'set', i.set_id FROM json_each(?3) wanted CROSS JOIN set_items i ON i.set_id = wanted.value
		CROSS JOIN supplied_variants s ON s.id = i.supplied_variant_id CROSS JOIN variants v ON v.id = s.variant_id
		CROSS JOIN products p ON p.id = v.product_id WHERE p.category_id NOT IN (SELECT id FROM below)`;

/**
 * The goods that are not among those of a connection with a procurement system. A set is with all of its parts.
 * @param within slugs of the connection's categories, separated by commas; undefined: all goods
 */
export async function goodsOutside(
	db: ReadDatabase,
	within: string | undefined,
	{ supplies = [], sets = [] }: Goods,
): Promise<{ supplies: ReadonlySet<number>; sets: ReadonlySet<number> }> {
	if (within === undefined || supplies.length + sets.length === 0) return { supplies: new Set(), sets: new Set() };
	const found = await db
		.prepare(outsideRead)
		.bind(JSON.stringify(within.split(",")), JSON.stringify([...new Set(supplies)]), JSON.stringify([...new Set(sets)]))
		.all();
	const rows = rowsOf(row, found);
	const idsOf = (kind: "supply" | "set") => new Set(rows.flatMap((one) => (one.kind === kind ? [one.id] : [])));
	return { supplies: idsOf("supply"), sets: idsOf("set") };
}
