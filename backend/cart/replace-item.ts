import { describedSupplies, suppliesWithIds } from "../catalogue/supplies";
import { inOneBatch, type Read, read } from "../db/reads";
import type { PricedCart } from "../orders/priced-cart";
import type { Visitor } from "../platform/visitor";
import { beforeNoting, type Place, requireItem } from "./cart-lines";
import { changeCart, ownCart, requireOwn } from "./change-cart";
import { refusedItems, requireOrderable } from "./supply-rules";

interface Replaced {
	uuid: string;
	itemId: number;
	/** The supply that comes in. */
	suppliedVariantId: number;
	amount: number;
	version?: number | undefined;
}

/**
 * Puts other goods in the place of a line. Reference, cost centre, schedule, cut, saw list and certificate stay; an offered price does not, because it
 * is that of the goods before. Throws like `changeCart`, and unavailable_goods, invalid, amount_below_minimum, amount_not_a_multiple.
 */
export async function replaceItem(visitor: Visitor, { uuid, itemId, suppliedVariantId, amount, version }: Replaced): Promise<PricedCart> {
	const { db, locale } = visitor;
	const place = { db, uuid, itemId };
	const [[[head, line], supplies], hasTwin] = await read(
		db,
		inOneBatch(inOneBatch(beforeNoting(place), suppliesWithIds(db, locale, [suppliedVariantId])), twinOf(place, suppliedVariantId)),
	);
	requireOwn(visitor, head, version);
	const { cut_length_mm: cutLength, cut_width_mm: cutWidth, certificate, saw_plan: sawPlan } = requireItem(line);
	requireOrderable(await describedSupplies(supplies), suppliedVariantId, { amount, cutLength, cutWidth, certificate, sawPlan });
	// Lines never merge: each may have the prices of an offer.
	if (hasTwin) throw refusedItems([{ index: 0, problem: { code: "invalid", field: "amount", key: "certificate.otherLine" } }]);
	return changeCart(visitor, uuid, [[replaceLine, suppliedVariantId, amount, itemId]], version);
}

const replaceLine = `UPDATE OR IGNORE cart_items SET supplied_variant_id = ?4, quantity = ?5, offered_unit_cents = NULL, offered_discount_bp = NULL,
	offered_quantity = NULL, offered_until = NULL, offered_cut_fee_cents = NULL, offered_certificate_cents = NULL, offered_discount_title = NULL
	WHERE cart_id = ${ownCart} AND id = ?6`;

/** Another line may have these goods already, with the same cut and certificate. */
const twinOf = ({ db, uuid, itemId }: Place, suppliedVariantId: number): Read<boolean> => ({
	statements: [
		db
			.prepare(
				`SELECT 1 FROM cart_items WHERE (cart_id, supplied_variant_id, set_id, cut_length_mm, cut_width_mm, certificate) =
				(SELECT i.cart_id, ?3, i.set_id, i.cut_length_mm, i.cut_width_mm, i.certificate
					FROM carts c CROSS JOIN cart_items i ON i.cart_id = c.id WHERE c.uuid = ?1 AND i.id = ?2) AND id <> ?2`,
			)
			.bind(uuid, itemId, suppliedVariantId),
	],
	parse: ([found]) => (found?.results.length ?? 0) > 0,
});
