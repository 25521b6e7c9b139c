import * as z from "zod";
import { maxLines } from "../../contract/values/order-bounds";
import { describedSupplies, type SupplyRows, suppliesAmong } from "../catalogue/supplies";
import { inOneBatch, type Read, read } from "../db/reads";
import { now, rowsOf } from "../db/rows";
import { itemRow } from "../orders/cart-rows";
import type { PricedCart } from "../orders/priced-cart";
import { cartByUuid } from "../orders/read-cart";
import { Refused } from "../platform/refused";
import type { Visitor } from "../platform/visitor";
import { type Change, cartHead, changeCart, type Head, ownCart, requireOwn } from "./change-cart";
import { barsOf, joinedColumns, joinedLines } from "./saw-plans";
import { requireOrderableSet } from "./set-rules";
import { isTooMany } from "./store-once";
import { refusedItems, requireOrderable } from "./supply-rules";

/** Columns of cart_items that come back with a line. Two lists, because a function of the database takes 32 values. */
const goodsColumns = [
	"supplied_variant_id",
	"cut_length_mm",
	"cut_width_mm",
	"certificate",
	"quantity",
	"comment",
	"cost_centre",
	"schedule",
	"saw_plan",
];
const offeredColumns = [
	...["offered_unit_cents", "offered_discount_bp", "offered_quantity", "offered_until", "offered_cut_fee_cents"],
	...["offered_certificate_cents", "offered_discount_title"],
];
const lineColumns = [...goodsColumns, ...offeredColumns];
const setColumns = ["quantity", "offered_unit_cents", "offered_quantity", "offered_until"];

const jsonOf = (names: readonly string[]): string => `json_object(${names.map((name) => `'${name}', ${name}`).join()})`;
const valuesOf = (names: readonly string[]): string =>
	names.map((name) => (name === "saw_plan" ? "coalesce(line ->> 'saw_plan', '[]')" : `line ->> '${name}'`)).join();

/** Removes the lines of a supply, or one of them, and keeps them for `restoreLine`. */
export const withoutLines = (suppliedVariantId: number, itemId: number | null): Change[] => {
	const lines = `cart_items WHERE cart_id = ${ownCart} AND supplied_variant_id = ?4 AND (?5 IS NULL OR id = ?5)`;
	return [
		[
			`INSERT INTO removed_lines (cart_id, item_id, set_id, line)
			SELECT cart_id, id, 0, json_patch(${jsonOf(goodsColumns)}, ${jsonOf(offeredColumns)}) FROM ${lines}`,
			...[suppliedVariantId, itemId],
		],
		[`DELETE FROM ${lines}`, suppliedVariantId, itemId],
		withoutOld,
	];
};

/** Removes a set, and keeps it for `restoreLine`. */
export const withoutSet = (setId: number): Change[] => {
	const set = `cart_sets WHERE cart_id = ${ownCart} AND set_id = ?4`;
	return [
		[
			`INSERT OR REPLACE INTO removed_lines (cart_id, item_id, set_id, line) SELECT cart_id, 0, set_id, ${jsonOf(setColumns)} FROM ${set}`,
			setId,
		],
		[`DELETE FROM ${set}`, setId],
		withoutOld,
	];
};

const withoutOld: Change = [`DELETE FROM removed_lines WHERE cart_id = ${ownCart} AND removed_at < ${now("-1 day")}`];

interface Restored {
	itemId: number;
	setId: number;
}

const removedRow = z.object({
	supplied_variant_id: z.number().nullable(),
	quantity: z.number(),
	cut_length_mm: z.number().nullable(),
	cut_width_mm: z.number().nullable(),
	certificate: z.number().nullable(),
	offered_quantity: z.number().nullable(),
	/** null for a set, and for a line from before there were saw lists. */
	saw_plan: itemRow.shape.saw_plan.nullable(),
});
const stateRow = z.object({ length: z.number(), is_there: z.number() });
const presentRow = itemRow.pick({ quantity: true, saw_plan: true });

type Found = [
	[head: Head | null, supplies: SupplyRows],
	{
		removed: z.output<typeof removedRow> | null;
		state: z.output<typeof stateRow> | null;
		/** The line that has these goods by now. */
		present: z.output<typeof presentRow> | null;
	},
];

function findRemoved({ db, locale }: Visitor, uuid: string, { itemId, setId }: Restored): Read<Found> {
	const removed = "FROM carts c CROSS JOIN removed_lines r ON r.cart_id = c.id WHERE c.uuid = ? AND r.item_id = ? AND r.set_id = ?";
	const values = [uuid, itemId, setId];
	const ofLine = Object.keys(removedRow.shape).map((name) => `r.line ->> '${name}' AS ${name}`);
	return inOneBatch(
		inOneBatch(cartHead(db, uuid), suppliesAmong(db, locale, { sql: `SELECT r.line ->> 'supplied_variant_id' AS id ${removed}`, values })),
		{
			statements: [
				db.prepare(`SELECT ${ofLine.join()} ${removed}`).bind(...values),
				db
					.prepare(
						`SELECT (SELECT count(*) FROM cart_items WHERE cart_id = c.id) + (SELECT count(*) FROM cart_sets WHERE cart_id = c.id) AS length,
							EXISTS (SELECT 1 FROM cart_items WHERE cart_id = c.id AND id = ?2)
								OR EXISTS (SELECT 1 FROM cart_sets WHERE cart_id = c.id AND set_id = ?3) AS is_there
						FROM carts c WHERE c.uuid = ?1`,
					)
					.bind(...values),
				db
					.prepare(
						`SELECT i.quantity, i.saw_plan FROM carts c CROSS JOIN removed_lines r ON r.cart_id = c.id
						CROSS JOIN cart_items i ON (i.cart_id, i.supplied_variant_id, i.set_id, i.cut_length_mm, i.cut_width_mm, i.certificate)
							= (c.id, r.line ->> 'supplied_variant_id', 0, r.line ->> 'cut_length_mm', r.line ->> 'cut_width_mm', r.line ->> 'certificate')
						WHERE c.uuid = ? AND r.item_id = ? AND r.set_id = ?`,
					)
					.bind(...values),
			],
			parse: ([rows, states, presents]) => ({
				removed: rowsOf(removedRow, rows)[0] ?? null,
				state: rowsOf(stateRow, states)[0] ?? null,
				present: rowsOf(presentRow, presents)[0] ?? null,
			}),
		},
	);
}

/**
 * Puts a removed line or set back as it was: with its id, and so its place, and with notes, days and offered prices. If the goods are in the
 * cart again, their quantities add up. A repeated call changes nothing. Throws like `changeCart`, and not_found (it was not removed, or too
 * long ago), unavailable_goods, amount_below_minimum, amount_not_a_multiple, invalid (the cart is full, or the goods are not sold like this).
 */
export async function restoreLine(visitor: Visitor, uuid: string, line: Restored): Promise<PricedCart> {
	const [[head, supplies], { removed, state, present }] = await read(visitor.db, findRemoved(visitor, uuid, line));
	requireOwn(visitor, head);
	if (!removed) {
		if (state?.is_there === 1) return cartByUuid(visitor, uuid);
		throw new Refused("not_found", "There is no such removed line.");
	}
	if ((state?.length ?? 0) >= maxLines) throw refusedItems([{ index: 0, problem: { code: "invalid", field: "cart", key: "cartFull" } }]);
	const { quantity: amount, supplied_variant_id: supply, offered_quantity: offered } = removed;
	const sawPlan = removed.saw_plan ?? [];
	const certificate = removed.certificate === 1;
	const supplied = await describedSupplies(supplies);
	if (supply === null) await requireOrderableSet(visitor, line.setId, amount);
	else {
		const cut = { cutLength: removed.cut_length_mm ?? 0, cutWidth: removed.cut_width_mm ?? 0 };
		requireOrderable(supplied, supply, { amount, ...cut, certificate, offered, sawPlan });
	}
	const wanted = `FROM removed_lines WHERE cart_id = ${ownCart} AND item_id = ?4 AND set_id = ?5`;
	const values = [line.itemId, line.setId] as const;
	const back =
		supply === null
			? `INSERT INTO cart_sets (cart_id, set_id, ${setColumns.join()}) SELECT cart_id, set_id, ${valuesOf(setColumns)} ${wanted}
				ON CONFLICT (cart_id, set_id) DO UPDATE SET quantity = quantity + excluded.quantity`
			: `INSERT INTO cart_items (cart_id, id, ${lineColumns.join()}) SELECT cart_id, item_id, ${valuesOf(lineColumns)} ${wanted}
				ON CONFLICT (cart_id, supplied_variant_id, set_id, cut_length_mm, cut_width_mm, certificate) DO UPDATE
				SET ${joinedColumns("?6")}`;
	const joining = present && supply !== null ? [{ supply, certificate, before: barsOf(present), added: { amount, sawPlan } }] : [];
	const changes: Change[] = [
		[back, ...values, ...(supply === null ? [] : [joinedLines(joining, supplied)])],
		[`DELETE ${wanted}`, ...values],
	];
	return changeCart(visitor, uuid, changes).catch((error: unknown) => {
		if (isTooMany(error)) throw refusedItems([{ index: 0, problem: { code: "invalid", field: "amount", key: "amount.tooMany" } }]);
		throw error;
	});
}
