import * as z from "zod";
import { maxUnits } from "../../contract/values/order-bounds";
import { setsById } from "../catalogue/sets";
import { rowsOf } from "../db/rows";
import type { Visitor } from "../platform/visitor";
import { ownCart } from "./change-cart";
import { type ItemProblem, refusedItems } from "./supply-rules";

/**
 * @param amount the cart's total quantity of the set
 * @throws Refused unavailable_goods, invalid (field amount)
 */
export async function requireOrderableSet(visitor: Visitor, setId: number, amount: number): Promise<void> {
	const problem = (await setProblems(visitor, [{ setId, amount }])).get(setId);
	if (problem) throw refusedItems([{ index: 0, problem }]);
}

/**
 * A set can be ordered while it is sold and each of its parts can be delivered. The parts' own minimums do not apply.
 * @param wanted the cart's total quantity of each set
 * @returns unavailable_goods, invalid (field amount) by set
 */
export async function setProblems(
	visitor: Visitor,
	wanted: readonly { setId: number; amount: number }[],
): Promise<Map<number, ItemProblem>> {
	if (wanted.length === 0) return new Map();
	const sets = await setsById(
		visitor.db,
		visitor.locale,
		wanted.map(({ setId }) => setId),
	);
	const sold = new Set(
		sets.filter(({ items }) => items.every(({ variant }) => variant.suppliedVariant.availability !== "out")).map(({ id }) => id),
	);
	return new Map(
		wanted.flatMap(({ setId, amount }) => {
			const problem = sold.has(setId) ? tooMany(amount) : unavailable;
			return problem ? [[setId, problem]] : [];
		}),
	);
}

/**
 * Finds the sets that would be too many in the visitor's cart, before any is added under the key `idem`-sets; sets already added
 * by that key are not counted twice.
 * @param uuid of the cart; undefined: a new one
 * @returns the problems by index
 */
export async function setsTooMany(
	visitor: Visitor,
	{ uuid, idem, wanted }: { uuid: string | undefined; idem: string; wanted: readonly { setId: number; amount: number }[] },
): Promise<{ index: number; problem: ItemProblem }[]> {
	if (uuid === undefined || wanted.length === 0) return [];
	const found = await visitor.db
		.prepare(
			`SELECT set_id, quantity FROM cart_sets s WHERE cart_id = ${ownCart}
			AND NOT EXISTS (SELECT 1 FROM idempotency_keys k WHERE k.session_id = ?2 AND k.key = ?4 || '-sets')`,
		)
		.bind(uuid, visitor.session, null, idem)
		.all();
	const present = new Map(rowsOf(presentRow, found).map((row) => [row.set_id, row.quantity]));
	return wanted.flatMap(({ setId, amount }, index) => {
		const before = present.get(setId);
		const problem = before === undefined ? null : tooMany(before + amount);
		return problem ? [{ index, problem }] : [];
	});
}

const presentRow = z.object({ set_id: z.number(), quantity: z.number() });

const unavailable: ItemProblem = { code: "unavailable_goods", field: "amount", key: "unavailableGoods" };

const tooMany = (amount: number): ItemProblem | null =>
	amount > maxUnits ? { code: "invalid", field: "amount", key: "amount.tooMany" } : null;
