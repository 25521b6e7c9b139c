import { barsIn, joinedPieces } from "../../contract/values/cut-bars";
import { sellable } from "../../contract/values/order-bounds";
import { describedSupplies, suppliesAmong } from "../catalogue/supplies";
import { inOneBatch, type Read, read } from "../db/reads";
import { rowsOf } from "../db/rows";
import { type ItemRow, itemRow } from "../orders/cart-rows";
import type { PricedCart } from "../orders/priced-cart";
import { Refused } from "../platform/refused";
import type { Visitor } from "../platform/visitor";
import { joinedBars, planOf } from "../pricing/saw-plan";
import { put } from "./add-items";
import type { Place } from "./cart-lines";
import { cartHead, changeCart, ownCart, requireOwn } from "./change-cart";
import { barsOf } from "./saw-plans";
import { type ItemProblem, refusedItems, requireOrderable, sawListProblem } from "./supply-rules";

interface Together {
	uuid: string;
	/** A line of the goods. */
	itemId: number;
	version?: number | undefined;
}

/**
 * Saws what is cut from the bars of a line's goods from bars that all pieces share: these lines become one line of bars. Lines with prices
 * of an offer, delivery days, another certificate or another cost centre stay.
 * @throws Refused like `changeCart`, conflict if fewer than two lines are cut so, and as an addition of the bars would be
 */
export async function sawTogether(visitor: Visitor, { uuid, itemId, version }: Together): Promise<PricedCart> {
	const { db, locale } = visitor;
	const place = { db, uuid, itemId };
	const [[head, rows], supplies] = await read(
		db,
		inOneBatch(
			inOneBatch(cartHead(db, uuid), sameGoods(place)),
			suppliesAmong(db, locale, { sql: `SELECT i.supplied_variant_id AS id ${theLine}`, values: [uuid, itemId] }),
		),
	);
	requireOwn(visitor, head, version);
	const asked = rows.find(({ id }) => id === itemId);
	const cut = asked ? rows.filter((row) => isCutAlike(row, asked)) : [];
	const supplied = await describedSupplies(supplies);
	const found = asked && supplied.get(asked.supplied_variant_id);
	if (!asked || !found || cut.length < 2) throw new Refused("conflict", "Fewer than two lines are cut from these bars.");
	const pieces = joinedPieces(cut.map(({ cut_length_mm: length, quantity }) => ({ length, pieces: quantity })));
	const unsawable = sawListProblem(found, pieces);
	if (unsawable) throw refused(unsawable);
	const sawPlan = planOf(pieces, found) ?? [];
	const bars = { amount: sellable(barsIn(sawPlan), found.supply), sawPlan };
	const { supplied_variant_id: supply, certificate, cost_centre: costCentre } = asked;
	const goods = { suppliedVariantId: supply, cutLength: 0, cutWidth: 0, certificate };
	const whole = rows.find((row) => row.cut_length_mm === 0);
	requireOrderable(supplied, supply, { ...goods, ...(whole ? joinedBars(barsOf(whole), bars, found) : bars) });
	const comment = [...new Set(cut.map((row) => row.comment))].filter((text) => text !== "").join(", ");
	return changeCart(
		visitor,
		uuid,
		[
			put(
				[{ ...goods, ...bars, comment: comment.slice(0, longestReference), indexes: [] }],
				rows.filter((row) => row === whole),
				supplied,
			),
			[
				`UPDATE cart_items SET cost_centre = ?4 WHERE cart_id = ${ownCart} AND cost_centre = '' AND supplied_variant_id = ?5
					AND set_id = 0 AND cut_length_mm = 0 AND certificate = ?6`,
				...[costCentre, supply, certificate ? 1 : 0],
			],
			[
				`DELETE FROM cart_items WHERE cart_id = ${ownCart} AND id IN (SELECT value FROM json_each(?4))`,
				JSON.stringify(cut.map(({ id }) => id)),
			],
		],
		version,
	);
}

const longestReference = 200;

const refused = (problem: ItemProblem) => refusedItems([{ index: 0, problem }]);

const isCutAlike = (row: ItemRow, { cost_centre: costCentre }: ItemRow): boolean =>
	row.cut_length_mm > 0 && row.offered_quantity === null && row.schedule.length === 0 && row.cost_centre === costCentre;

const theLine = "FROM carts c CROSS JOIN cart_items i ON i.cart_id = c.id WHERE c.uuid = ? AND i.id = ?";

/** Lines of a line's goods with the same certificate: whole bars, and pieces cut from bars. */
const sameGoods = ({ db, uuid, itemId }: Place): Read<ItemRow[]> => ({
	statements: [
		db
			.prepare(
				`SELECT s.* FROM (SELECT i.* ${theLine}) line CROSS JOIN cart_items s ON s.cart_id = line.cart_id
				WHERE s.supplied_variant_id = line.supplied_variant_id AND s.set_id = 0 AND s.certificate = line.certificate AND s.cut_width_mm = 0 ORDER BY s.id`,
			)
			.bind(uuid, itemId),
	],
	parse: ([found]) => rowsOf(itemRow, found),
});
