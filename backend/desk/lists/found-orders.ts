import type { SqlPart } from "../../db/rows";
import { searchWords } from "../../orders/order-texts";
import { startsWith, unionOf } from "./listed";

/** Texts of lines have no index: words are looked for in so many orders. */
const latest = 2000;

/** "10001" → "CB-10001" */
export const numberOf = (search: string, series: string): string => (/^\d+$/.test(search) ? `${series}-${search}` : search.toUpperCase());

const found = ({ sql, values }: SqlPart, select: string): SqlPart => ({ sql: `${select} ${sql}`, values });

/**
 * A query of the ids of orders by what somebody knows of them: the beginning of a number, a reference, a company or an address, and words
 * of the latest orders' lines. Among them are ids of open carts.
 */
export function ordersFound(search: string): SqlPart {
	const words = searchWords(search);
	return unionOf([
		found(startsWith("order_number", numberOf(search, "CB")), "SELECT id FROM orders WHERE"),
		found(startsWith("reference COLLATE NOCASE", search), "SELECT id FROM carts WHERE is_ordered = 1 AND reference <> '' AND"),
		found(startsWith("company COLLATE NOCASE", search), "SELECT cart_id FROM cart_forms WHERE type = 'billing' AND"),
		found(startsWith("email COLLATE NOCASE", search), "SELECT cart_id FROM cart_forms WHERE type = 'billing' AND"),
		...(words.length > 0 ? [byWords(words)] : []),
	]);
}

const byWords = (words: readonly string[]): SqlPart => ({
	sql: `SELECT t.order_id FROM (SELECT id FROM orders ORDER BY processed_at DESC LIMIT ${latest}) latest
		CROSS JOIN order_texts t ON t.order_id = latest.id WHERE NOT EXISTS (SELECT 1 FROM json_each(?) wanted WHERE instr(t.text, wanted.value) = 0)`,
	values: [JSON.stringify(words)],
});
