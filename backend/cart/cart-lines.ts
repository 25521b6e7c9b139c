import { describedSupplies, type SupplyRows, suppliesAmong } from "../catalogue/supplies";
import { inOneBatch, type Read, read } from "../db/reads";
import { rowsOf } from "../db/rows";
import { type ItemRow, itemRow } from "../orders/cart-rows";
import type { PricedCart } from "../orders/priced-cart";
import { cartWithUuid, lacksCertificate, shownFound } from "../orders/read-cart";
import { Refused } from "../platform/refused";
import type { Visitor } from "../platform/visitor";
import { type ListedCosts, listedCosts } from "../teams/listed-costs";
import { cartHead, changeCart, type Head, ownCart, requireOwn, requireOwnCart } from "./change-cart";
import { withoutLines, withoutSet } from "./removed-lines";
import { unsawn } from "./saw-plans";
import { requireOrderableSet } from "./set-rules";
import { refusedItems, requireOrderable } from "./supply-rules";

interface OfItem {
	suppliedVariantId: number;
	setId: number;
	/** null: all lines of the supply, however they are cut. */
	itemId: number | null;
}

/** Removes a line, or a whole set by its id. Removing a line that is gone is no error. Throws like `changeCart`. */
export async function removeItem(visitor: Visitor, uuid: string, { suppliedVariantId, setId, itemId }: OfItem): Promise<PricedCart> {
	return changeCart(visitor, uuid, setId > 0 ? withoutSet(setId) : withoutLines(suppliedVariantId, itemId));
}

export type Place = Pick<Visitor, "db"> & { uuid: string; itemId: number };
type NotedLine = [cart: Head | null, line: ItemRow | null];
type CountedLine = [NotedLine, supplies: SupplyRows];

/** A line and its cart; null if there is none. */
export const beforeNoting = ({ db, uuid, itemId }: Place): Read<NotedLine> =>
	inOneBatch(cartHead(db, uuid), {
		statements: [db.prepare(`SELECT i.* ${theLine}`).bind(uuid, itemId)],
		parse: ([found]) => rowsOf(itemRow, found)[0] ?? null,
	});

export const readForQuantity = (place: Place & Pick<Visitor, "locale">): Read<CountedLine> =>
	inOneBatch(
		beforeNoting(place),
		suppliesAmong(place.db, place.locale, { sql: `SELECT i.supplied_variant_id AS id ${theLine}`, values: [place.uuid, place.itemId] }),
	);

const theLine = "FROM carts c CROSS JOIN cart_items i ON i.cart_id = c.id WHERE c.uuid = ? AND i.id = ?";

interface Counted {
	uuid: string;
	itemId: number;
	amount: number;
	/** The version that the visitor saw; undefined accepts any. */
	version?: number;
}

/**
 * The amount of a cut line counts pieces. Throws like `changeCart`, and unavailable_goods, invalid, amount_below_minimum,
 * amount_not_a_multiple.
 * @param known the line, if already read
 */
export async function setQuantity(visitor: Visitor, { uuid, itemId, amount, version }: Counted, known?: CountedLine): Promise<PricedCart> {
	const [[head, line], supplies] = known ?? (await read(visitor.db, readForQuantity({ ...visitor, uuid, itemId })));
	requireOwn(visitor, head, version);
	const item = requireItem(line);
	const supplied = await describedSupplies(supplies);
	const { cut_length_mm: cutLength, cut_width_mm: cutWidth, certificate, offered_quantity: offered, saw_plan: sawPlan } = item;
	requireOrderable(supplied, item.supplied_variant_id, { amount, cutLength, cutWidth, certificate, offered, sawPlan });
	return changeCart(
		visitor,
		uuid,
		[[`UPDATE cart_items SET quantity = ?4 WHERE cart_id = ${ownCart} AND id = ?5`, amount, itemId]],
		version,
	);
}

/** Sets the buyer's reference of a line. Throws like `changeCart`. */
export async function setReference(visitor: Visitor, uuid: string, itemId: number, comment: string): Promise<PricedCart> {
	const [head, line] = await read(visitor.db, beforeNoting({ ...visitor, uuid, itemId }));
	requireOwn(visitor, head);
	requireItem(line);
	return changeCart(visitor, uuid, [[`UPDATE cart_items SET comment = ?4 WHERE cart_id = ${ownCart} AND id = ?5`, comment, itemId]]);
}

/**
 * Sets the cost centre of a line; "" uses the order's. Throws like `changeCart`, and invalid for a cost centre that the team
 * does not have.
 */
export async function setCostCentre(visitor: Visitor, uuid: string, itemId: number, costCentre: string): Promise<PricedCart> {
	const [[head, line], isListed] = await read(
		visitor.db,
		inOneBatch(beforeNoting({ ...visitor, uuid, itemId }), listedCosts(visitor.db, visitor.user, { costCentre })),
	);
	requireOwn(visitor, head);
	requireItem(line);
	requireListed(isListed);
	return changeCart(visitor, uuid, [[`UPDATE cart_items SET cost_centre = ?4 WHERE cart_id = ${ownCart} AND id = ?5`, costCentre, itemId]]);
}

/** Leaves the bars of a line whole. Throws like `changeCart`. */
export async function removeSawList(visitor: Visitor, uuid: string, itemId: number): Promise<PricedCart> {
	const [head, line] = await read(visitor.db, beforeNoting({ ...visitor, uuid, itemId }));
	requireOwn(visitor, head);
	requireItem(line);
	return changeCart(visitor, uuid, [unsawn(itemId)]);
}

interface Certified {
	uuid: string;
	itemId: number;
	certificate: boolean;
}

/** Adds or removes the certificate of a line. Throws like `changeCart`, and unavailable_goods, invalid (field certificate). */
export async function setCertificate(visitor: Visitor, { uuid, itemId, certificate }: Certified): Promise<PricedCart> {
	const [[[head, line], supplies], hasTwin] = await read(
		visitor.db,
		inOneBatch(readForQuantity({ ...visitor, uuid, itemId }), twinOf(visitor.db, uuid, itemId)),
	);
	requireOwn(visitor, head);
	const item = requireItem(line);
	const supplied = await describedSupplies(supplies);
	requireOrderable(supplied, item.supplied_variant_id, {
		amount: item.quantity,
		cutLength: item.cut_length_mm,
		cutWidth: item.cut_width_mm,
		certificate,
	});
	// Lines never merge: each may have the prices of an offer.
	if (hasTwin && item.certificate !== certificate)
		throw refusedItems([{ index: 0, problem: { code: "invalid", field: "certificate", key: "certificate.otherLine" } }]);
	return changeCart(visitor, uuid, [
		[`UPDATE OR IGNORE cart_items SET certificate = ?4 WHERE cart_id = ${ownCart} AND id = ?5`, certificate ? 1 : 0, itemId],
	]);
}

/**
 * Orders the certificate for each line for which it is offered, or cancels all. A line that differs from another one by its certificate alone
 * stays as it is: lines never merge. Throws like `changeCart`.
 */
export async function setCertificates(
	visitor: Visitor,
	uuid: string,
	{ certificate, version }: { certificate: boolean; version?: number | undefined },
): Promise<PricedCart> {
	const found = await read(visitor.db, cartWithUuid(visitor, uuid));
	requireOwn(visitor, found?.stored.row ?? null, version);
	const { items } = await shownFound(visitor, found);
	const ids = items.filter((item) => (certificate ? lacksCertificate(item) : item.certificate_price !== null)).map(({ id }) => id);
	const sql = `UPDATE OR IGNORE cart_items SET certificate = ?4 WHERE cart_id = ${ownCart} AND id IN (SELECT value FROM json_each(?5))`;
	return changeCart(visitor, uuid, [[sql, certificate ? 1 : 0, JSON.stringify(ids)]], version);
}

/** Another line may differ from this one by its certificate alone. */
const twinOf = (db: Visitor["db"], uuid: string, itemId: number): Read<boolean> => ({
	statements: [
		db
			.prepare(
				`SELECT 1 FROM cart_items WHERE (cart_id, supplied_variant_id, set_id, cut_length_mm, cut_width_mm) =
				(SELECT i.cart_id, i.supplied_variant_id, i.set_id, i.cut_length_mm, i.cut_width_mm ${theLine}) AND id <> ?`,
			)
			.bind(uuid, itemId, itemId),
	],
	parse: ([found]) => (found?.results.length ?? 0) > 0,
});

export function requireItem(item: ItemRow | null): ItemRow {
	if (!item) throw new Refused("not_found", "There is no such line.");
	return item;
}

interface Notes {
	/** The buyer's own reference, for example a purchase order number. */
	reference?: string | undefined;
	comment?: string | undefined;
	/** A note for the carrier. */
	shippingComment?: string | undefined;
	/** Codes from the team's lists, or any cost centre of who has no team; "" for none. */
	costCentre?: string | undefined;
	project?: string | undefined;
}

/**
 * Stores the given notes only. Throws like `changeCart`, and invalid for a cost centre or project that the team does not have.
 */
export async function setNotes(visitor: Visitor, uuid: string, notes: Notes): Promise<PricedCart> {
	const { reference, comment, shippingComment, costCentre, project } = notes;
	if (costCentre || project) requireListed(await read(visitor.db, listedCosts(visitor.db, visitor.user, notes)));
	const sql = `UPDATE carts SET reference = coalesce(?4, reference), comment = coalesce(?5, comment),
		shipping_comment = coalesce(?6, shipping_comment), cost_centre = coalesce(?7, cost_centre), project = coalesce(?8, project) WHERE id = ${ownCart}`;
	const values = [reference, comment, shippingComment, costCentre, project].map((value) => value ?? null);
	return changeCart(visitor, uuid, [[sql, ...values]]);
}

/** @throws Refused invalid if the list no longer has an entry */
function requireListed(listed: ListedCosts): void {
	const gone = Object.entries(listed).filter(([, isListed]) => !isListed);
	if (gone.length === 0) return;
	const fields = Object.fromEntries(gone.map(([field]) => [field, ["costCentre.gone"]]));
	throw new Refused("invalid", "It is not in the list of the team.", undefined, fields);
}

/** Removing a set that is gone is no error. Throws like `changeCart`. */
export async function removeSet(visitor: Visitor, uuid: string, setId: number): Promise<PricedCart> {
	return changeCart(visitor, uuid, withoutSet(setId));
}

/** Sets the quantity of a set. Throws like `changeCart`, and not_found (no such set in the cart), unavailable_goods. */
export async function setSetQuantity(visitor: Visitor, uuid: string, setId: number, amount: number, version?: number): Promise<PricedCart> {
	const { id } = await requireOwnCart(visitor, uuid, version);
	const found = await visitor.db.prepare("SELECT 1 FROM cart_sets WHERE cart_id = ? AND set_id = ?").bind(id, setId).all();
	if (found.results.length === 0) throw new Refused("not_found", "There is no such set in the cart.");
	await requireOrderableSet(visitor, setId, amount);
	return changeCart(
		visitor,
		uuid,
		[[`UPDATE cart_sets SET quantity = ?4 WHERE cart_id = ${ownCart} AND set_id = ?5`, amount, setId]],
		version,
	);
}
