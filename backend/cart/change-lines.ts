import * as z from "zod";
import { describedSupplies, suppliesAmong } from "../catalogue/supplies";
import { inOneBatch, type Read, read } from "../db/reads";
import { rowsOf } from "../db/rows";
import { itemRow } from "../orders/cart-rows";
import type { PricedCart } from "../orders/priced-cart";
import { Refused } from "../platform/refused";
import type { Visitor } from "../platform/visitor";
import { unlistedCostCentres } from "../teams/listed-costs";
import { cartHead, changeCart, ownCart, requireOwn } from "./change-cart";
import { setProblems } from "./set-rules";
import { type ItemProblem, problemOf, refusedItems } from "./supply-rules";

interface LineChange {
	itemId?: number | undefined;
	setId?: number | undefined;
	amount?: number | undefined;
	comment?: string | undefined;
	costCentre?: string | undefined;
}

interface LineChanges {
	changes: readonly LineChange[];
	/** The version that the visitor saw; undefined accepts any. */
	version?: number | undefined;
}

/**
 * Changes several lines and sets, and reads, checks and answers the cart only once. Throws like `changeCart`, conflict if a
 * line is gone, and line problems as in `refusedItems`.
 */
export async function changeLines(visitor: Visitor, uuid: string, { changes, version }: LineChanges): Promise<PricedCart> {
	const { db, locale } = visitor;
	const ids = JSON.stringify(changes.flatMap(({ itemId }) => itemId ?? []));
	const [[head, [lines, setIds]], [supplyRows, unlisted]] = await read(
		db,
		inOneBatch(
			inOneBatch(cartHead(db, uuid), inOneBatch(linesAmong(db, uuid, ids), setsOf(db, uuid))),
			inOneBatch(
				suppliesAmong(db, locale, { sql: `SELECT DISTINCT i.supplied_variant_id AS id ${theLines}`, values: [uuid, ids] }),
				unlistedCostCentres(
					db,
					visitor.user,
					changes.flatMap(({ costCentre }) => costCentre ?? []),
				),
			),
		),
	);
	requireOwn(visitor, head, version);
	if (changes.some(({ itemId, setId }) => (itemId === undefined ? !setIds.has(setId ?? 0) : !lines.has(itemId))))
		throw new Refused("conflict", "A line of them is gone.");
	const supplied = await describedSupplies(supplyRows);
	const ofSets = await setProblems(
		visitor,
		changes.flatMap(({ setId, amount }) => (setId === undefined || amount === undefined ? [] : [{ setId, amount }])),
	);
	const problems = changes.flatMap(({ itemId, setId, amount, costCentre }, index): { index: number; problem: ItemProblem }[] => {
		const line = itemId === undefined ? undefined : lines.get(itemId);
		const counted =
			line && amount !== undefined
				? problemOf(supplied.get(line.supplied_variant_id), {
						...{ amount, cutLength: line.cut_length_mm, cutWidth: line.cut_width_mm, certificate: line.certificate },
						...{ offered: line.offered_quantity, sawPlan: line.saw_plan },
					})
				: ofSets.get(setId ?? 0);
		const booked: ItemProblem | null = unlisted.has(costCentre ?? "")
			? { code: "invalid", field: "costCentre", key: "costCentre.gone" }
			: null;
		return [counted, booked].flatMap((problem) => (problem ? [{ index, problem }] : []));
	});
	if (problems.length > 0) throw refusedItems(problems);
	return changeCart(
		visitor,
		uuid,
		[
			[updateLines, JSON.stringify(changes.filter(({ itemId }) => itemId !== undefined))],
			[
				`UPDATE cart_sets SET quantity = coalesce(w.value ->> 'amount', quantity)
				FROM json_each(?4) w WHERE cart_sets.cart_id = ${ownCart} AND cart_sets.set_id = w.value ->> 'setId'`,
				JSON.stringify(changes.filter(({ itemId }) => itemId === undefined)),
			],
		],
		version,
	);
}

/** Looks each row up by id: SQLite would otherwise search all changes for every line. */
export const updateLines = `UPDATE cart_items SET quantity = coalesce(w.value ->> 'amount', quantity),
		comment = coalesce(w.value ->> 'comment', comment), cost_centre = coalesce(w.value ->> 'costCentre', cost_centre)
	FROM json_each(?4) w WHERE +cart_items.cart_id = ${ownCart} AND cart_items.id = w.value ->> 'itemId'`;

const theLines = "FROM carts c CROSS JOIN cart_items i ON i.cart_id = c.id WHERE c.uuid = ? AND i.id IN (SELECT value FROM json_each(?))";

const lineRow = itemRow.pick({
	id: true,
	supplied_variant_id: true,
	cut_length_mm: true,
	cut_width_mm: true,
	certificate: true,
	offered_quantity: true,
	saw_plan: true,
});

const linesAmong = (db: D1Database, uuid: string, ids: string): Read<Map<number, z.output<typeof lineRow>>> => ({
	statements: [
		db
			.prepare(
				`SELECT i.id, i.supplied_variant_id, i.cut_length_mm, i.cut_width_mm, i.certificate, i.offered_quantity, i.saw_plan ${theLines}`,
			)
			.bind(uuid, ids),
	],
	parse: ([found]) => new Map(rowsOf(lineRow, found).map((row) => [row.id, row])),
});

const setsOf = (db: D1Database, uuid: string): Read<Set<number>> => ({
	statements: [db.prepare("SELECT s.set_id FROM carts c CROSS JOIN cart_sets s ON s.cart_id = c.id WHERE c.uuid = ?").bind(uuid)],
	parse: ([found]) => new Set(rowsOf(setRow, found).map(({ set_id }) => set_id)),
});

const setRow = z.object({ set_id: z.number() });
