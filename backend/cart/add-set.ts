import * as z from "zod";
import type { orders } from "../../contract/orders";
import { maxLines } from "../../contract/values/order-bounds";
import { rowsOf } from "../db/rows";
import type { PricedCart } from "../orders/priced-cart";
import { cartByUuid } from "../orders/read-cart";
import { bodyDigest, readEarlierResult } from "../platform/idempotency";
import { Refused } from "../platform/refused";
import { requireSession, type Visitor } from "../platform/visitor";
import { ownCart } from "./change-cart";
import { joinedInto } from "./open-carts";
import { setProblems } from "./set-rules";
import { storeOnce } from "./store-once";
import { refusedItems } from "./supply-rules";

type Body = z.output<typeof orders.addSet.body>;

/**
 * Puts a set into the visitor's cart. A uuid that is missing, foreign or of a sent order starts a new cart. A set already in
 * the cart adds up. A repeated submission (same key) changes nothing and answers with the current cart.
 * @throws Refused idem_conflict, unavailable_goods, invalid (too many of the set, or of lines and sets)
 */
export const addSet = (visitor: Visitor, { uuid, ...sent }: Body): Promise<PricedCart> =>
	// This very submission may have created the cart, so the hash leaves its uuid out.
	addAll(visitor, { uuid, idem: sent.idem, bodyHash: bodyDigest({ call: "addSet", ...sent }), sets: [sent], leavesOut: false });

interface Sets {
	uuid: string | undefined;
	idem: string;
	sets: readonly { setId: number; amount: number }[];
}

/**
 * Puts those sets into the cart that are sold, under the key `idem`-sets: a repeated call resumes after lines that have the key `idem`.
 * @returns null if none is sold
 */
export async function addSoldSets(visitor: Visitor, { uuid, idem, sets }: Sets): Promise<PricedCart | null> {
	if (sets.length === 0) return null;
	const wanted = { uuid, idem: `${idem}-sets`, bodyHash: bodyDigest({ call: "addSets", sets }), sets, leavesOut: true };
	return addAll(visitor, wanted).catch((error: unknown) => {
		if (error instanceof Refused && error.code === "unavailable_goods") return null;
		throw error;
	});
}

/** @param wanted.leavesOut leaves out sets that are not sold, as long as one is left */
async function addAll(visitor: Visitor, wanted: Sets & { bodyHash: string; leavesOut: boolean }): Promise<PricedCart> {
	requireSession(visitor);
	const { uuid: cart, idem, bodyHash, leavesOut } = wanted;
	const done = await readEarlierResult(visitor, idem, bodyHash);
	if (done) return cartByUuid(visitor, done.uuid);

	const present = cart === undefined ? null : await inCart(visitor, cart);
	const followed = cart !== undefined && !present ? await joinedInto(visitor, cart) : null;
	if (followed) return addAll(visitor, { ...wanted, uuid: followed });
	const { length = 0, quantities = new Map<number, number>() } = present ?? {};
	const found = await setProblems(
		visitor,
		wanted.sets.map(({ setId, amount }) => ({ setId, amount: amount + (quantities.get(setId) ?? 0) })),
	);
	const sold = wanted.sets.filter(({ setId }) => found.get(setId)?.code !== "unavailable_goods");
	const sets = leavesOut && sold.length > 0 ? sold : wanted.sets;
	const problems = sets.flatMap(({ setId }, index) => {
		const problem = found.get(setId);
		return problem ? [{ index, problem }] : [];
	});
	if (problems.length > 0) throw refusedItems(problems);
	const added = sets.filter(({ setId }) => !quantities.has(setId)).length;
	if (added > 0 && length + added > maxLines)
		throw refusedItems([{ index: 0, problem: { code: "invalid", field: "cart", key: "cartFull" } }]);

	const stored = await storeOnce(visitor, {
		uuid: cart !== undefined && present ? cart : crypto.randomUUID(),
		idem,
		bodyHash,
		changes: [
			[
				`INSERT INTO cart_sets (cart_id, set_id, quantity) SELECT c.id, s.value ->> 'setId', s.value ->> 'amount'
				FROM carts c CROSS JOIN json_each(?4) s WHERE c.id = ${ownCart}
				ON CONFLICT (cart_id, set_id) DO UPDATE SET quantity = quantity + excluded.quantity`,
				JSON.stringify(sets),
			],
		],
	});
	if (stored) return stored;
	// The same submission won the race, or the cart was just sent: the second look decides.
	return addAll(visitor, wanted);
}

const presentRow = z.object({ length: z.number(), set_id: z.number().nullable(), quantity: z.number().nullable() });

/** @returns the number of lines and sets in the visitor's open cart, and the quantity of each set; null if there is no such cart */
async function inCart(visitor: Visitor, uuid: string): Promise<{ length: number; quantities: Map<number, number> } | null> {
	const found = await visitor.db
		.prepare(
			`SELECT (SELECT count(*) FROM cart_items WHERE cart_id = c.id) + (SELECT count(*) FROM cart_sets WHERE cart_id = c.id) AS length,
				s.set_id, s.quantity
			FROM carts c LEFT JOIN cart_sets s ON s.cart_id = c.id WHERE c.id = ${ownCart}`,
		)
		.bind(uuid, visitor.session, null)
		.all();
	const rows = rowsOf(presentRow, found);
	const [first] = rows;
	if (!first) return null;
	return {
		length: first.length,
		quantities: new Map(rows.flatMap(({ set_id: id, quantity }) => (id === null || quantity === null ? [] : [[id, quantity]]))),
	};
}
