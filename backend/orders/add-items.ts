import type { z } from "zod";
import { mostLines } from "../../contract/order-bounds";
import type { orders } from "../../contract/orders";
import { rowsOf } from "../catalogue/rows";
import { suppliesByIds } from "../catalogue/supplies";
import { type Asker, requireSession } from "./asker";
import { cartByUuid } from "./cart-answer";
import { ownCart } from "./change-cart";
import { doneBefore, hashOf } from "./idempotency";
import { type ItemProblem, refusedItems } from "./item-problem";
import { type ItemRow, itemRow } from "./order-rows";
import { problemOf } from "./supply-rules";
import { itemsOf, type WantedItem, type WantedLine, wantedLines } from "./wanted-lines";
import type { CartAnswer } from "./wire";

type Body = z.output<typeof orders.add.body>;

/**
 * Puts one item or several into the asker's cart, all or none, or into a new one where the uuid is missing, foreign or of an order that
 * was sent. The same item again, cut alike, adds to its line. A repeated submission (same key) changes nothing and is answered with the cart as it
 * is now.
 * @throws Refused with all items that are wrong: invalid, idem_conflict, unavailable_goods, amount_below_minimum, amount_not_a_multiple
 */
export async function addItems(asker: Asker, body: Body): Promise<CartAnswer> {
	requireSession(asker);
	// The cart may have come into being by this very submission, so it is no part of what was sent.
	const { uuid: asked, ...sent } = body;
	const bodyHash = await hashOf(sent);
	const done = await doneBefore(asker, body.idem, bodyHash);
	if (done) return cartByUuid(asker, done.uuid);

	const items = itemsOf(body);
	const lines = wantedLines(items);
	const present = asked === undefined ? null : await openLines(asker, asked);
	const problems = [...setProblems(items), ...fullProblems(lines, present ?? []), ...(await lineProblems(asker, lines, present ?? []))];
	if (problems.length > 0) throw refusedItems(problems.sort((a, b) => a.index - b.index));

	const uuid = asked !== undefined && present ? asked : crypto.randomUUID();
	const stored = await store(asker, { uuid, lines, idem: body.idem, bodyHash });
	if (stored) return cartByUuid(asker, uuid);
	// The same submission won the race, or the cart was sent at this moment: the second look says which.
	return addItems(asker, body);
}

interface Found {
	index: number;
	problem: ItemProblem;
}

/** Sets are added as a whole, never by their parts. */
const setProblems = (items: readonly WantedItem[]): Found[] =>
	items.flatMap(({ setId }, index) => (setId === 0 ? [] : [{ index, problem: { code: "invalid", field: "setId", key: "invalid" } }]));

/** More lines than anyone orders at once are a mistake or an attack. */
function fullProblems(lines: readonly WantedLine[], present: readonly ItemRow[]): Found[] {
	const fresh = lines.filter((line) => !present.some((row) => isLineOf(row, line)));
	if (fresh.length === 0 || present.length + fresh.length <= mostLines) return [];
	return [{ index: 0, problem: { code: "invalid", field: "cart", key: "cartFull" } }];
}

/** A line is judged with what the cart has of it; what is wrong with it is wrong with each of its items. */
async function lineProblems(asker: Asker, lines: readonly WantedLine[], present: readonly ItemRow[]): Promise<Found[]> {
	const ids = [...new Set(lines.map(({ suppliedVariantId }) => suppliedVariantId))];
	const supplied = await suppliesByIds(asker.db, asker.locale, ids);
	return lines.flatMap((line) => {
		const found = supplied.get(line.suppliedVariantId);
		const before = present.find((row) => isLineOf(row, line))?.quantity ?? 0;
		const problem = problemOf(found, { ...line, amount: before + line.amount });
		return problem ? line.indexes.map((index) => ({ index, problem })) : [];
	});
}

const isLineOf = (row: ItemRow, line: WantedLine): boolean =>
	row.supplied_variant_id === line.suppliedVariantId && row.cut_length_mm === line.cutLength && row.certificate === line.certificate;

/** @returns the lines of the asker's open cart that belong to no set; null where there is no such cart */
async function openLines(asker: Asker, uuid: string): Promise<ItemRow[] | null> {
	const guard = [uuid, asker.session, null];
	const [carts, lines] = await asker.db.batch([
		asker.db.prepare(`SELECT 1 FROM orders WHERE id = ${ownCart}`).bind(...guard),
		asker.db.prepare(`SELECT * FROM order_items WHERE order_id = ${ownCart} AND set_id = 0`).bind(...guard),
	]);
	return carts?.results.length === 1 ? rowsOf(itemRow, lines) : null;
}

interface ToStore {
	uuid: string;
	lines: readonly WantedLine[];
	idem: string;
	bodyHash: string;
}

/** Key, cart, lines and version in one batch. @returns false where nothing was stored, since the key or the cart is taken */
async function store(asker: Asker, { uuid, lines, idem, bodyHash }: ToStore): Promise<boolean> {
	const guard = [uuid, asker.session, null];
	const statements = [
		asker.db
			.prepare("INSERT INTO orders (uuid, session_id, locale) VALUES (?, ?, ?) ON CONFLICT (uuid) DO NOTHING")
			.bind(uuid, asker.session, asker.locale),
		asker.db
			.prepare(
				`INSERT INTO idempotency_keys (session_id, key, body_hash, answer)
				SELECT session_id, ?4, ?5, json_object('uuid', uuid, 'version', version + 1) FROM orders WHERE id = ${ownCart}`,
			)
			.bind(...guard, idem, bodyHash),
		asker.db
			.prepare(
				`INSERT INTO order_items (order_id, supplied_variant_id, set_id, cut_length_mm, certificate, quantity, comment)
				SELECT o.id, line.value ->> 'suppliedVariantId', 0, line.value ->> 'cutLength', line.value ->> 'certificate',
					line.value ->> 'amount', line.value ->> 'comment'
				FROM json_each(?4) line CROSS JOIN orders o WHERE o.id = ${ownCart} ORDER BY line.key
				ON CONFLICT (order_id, supplied_variant_id, set_id, cut_length_mm, certificate) DO UPDATE
				SET quantity = quantity + excluded.quantity, comment = iif(excluded.comment = '', comment, excluded.comment)`,
			)
			.bind(...guard, JSON.stringify(lines)),
		asker.db
			.prepare(
				`UPDATE orders SET version = version + 1, locale = ?4, updated_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now') WHERE id = ${ownCart}`,
			)
			.bind(...guard, asker.locale),
	];
	try {
		const results = await asker.db.batch(statements);
		return results.at(-1)?.meta.changes === 1;
	} catch (error) {
		if (isTakenKey(error)) return false;
		if (isTooMany(error)) throw refusedItems([{ index: 0, problem: { code: "invalid", field: "amount", key: "amount.tooMany" } }]);
		throw error;
	}
}

/** Submissions that arrive together each look at the line before the others have written it. */
const isTooMany = (error: unknown): boolean => String(error).includes("CHECK constraint failed");

const isTakenKey = (error: unknown): boolean => String(error).includes("UNIQUE constraint failed: idempotency_keys");
