import { suppliesByIds } from "../catalogue/supplies";
import type { PricedCart, PricedItem } from "../orders/priced-cart";
import { cartByUuid } from "../orders/read-cart";
import type { Writer } from "../platform/hourly-limits";
import { Refused } from "../platform/refused";
import { requireLines, requireStorage, storedByCall } from "../platform/storage-limit";
import { requireSession, type Visitor } from "../platform/visitor";
import { sellableBars } from "../pricing/saw-plan";
import { addItems, type WantedItem } from "./add-items";
import { addSoldSets } from "./add-set";
import { setsTooMany } from "./set-rules";
import { problemOf, refusedItems } from "./supply-rules";

interface Into {
	/** The visitor's current cart; a missing or foreign uuid starts a new one. */
	uuid?: string;
	/** The same key adds once. */
	idem?: string;
}

/**
 * Adds the lines and sets of an order, an offer or a shared cart to the visitor's cart, as they were ordered but at today's
 * prices. It leaves out unavailable goods, and raises a quantity that is no longer sold to the minimum and to whole packs.
 * @throws Refused not_found (missing, or the visitor's own open cart), unavailable_goods if nothing is left, invalid if the
 * cart cannot hold so much, and as `addItems`
 */
export async function rebuy(visitor: Writer, orderUuid: string, { uuid, idem = crypto.randomUUID() }: Into): Promise<PricedCart> {
	requireSession(visitor);
	const order = await cartByUuid(visitor, orderUuid);
	// The visitor's own open cart already has its lines.
	if (order.is_owner && !order.isProcessed && !order.offer) throw new Refused("not_found", "There is no such order.");
	const sets = order.orders_to_sets.map(({ set_id: setId, quantity: amount }) => ({ setId, amount }));
	const tooMany = await setsTooMany(visitor, { uuid, idem, wanted: sets });
	if (tooMany.length > 0) throw refusedItems(tooMany);
	// This call is a GET, which the counter of other calls skips.
	await requireStorage(visitor, storedByCall(0));
	await requireLines(visitor, order.items.length + sets.length);
	const [first, ...more] = await orderable(visitor, order.items);
	const added = first ? await addItems(visitor, { ...first, more, uuid, idem, isProduction: true }) : null;
	const cart = (await addSoldSets(visitor, { uuid: added?.uuid ?? uuid, idem, sets })) ?? added;
	if (!cart) throw new Refused("unavailable_goods", "Nothing of the order can be delivered any more.");
	return cart;
}

/** The lines that are still available, in the form that adding takes. */
async function orderable({ db, locale }: Visitor, items: readonly PricedItem[]): Promise<WantedItem[]> {
	const supplied = await suppliesByIds(
		db,
		locale,
		items.map(({ suppliedVariant }) => suppliedVariant.id),
	);
	return items.flatMap(({ suppliedVariant, quantity, cut, sawing, certificate_price, comment }) => {
		const found = supplied.get(suppliedVariant.id);
		if (!found) return [];
		const certificate = certificate_price !== null;
		const sawPlan = sawing?.patterns ?? [];
		const amount = cut ? cut.pieces : sellableBars(quantity, sawPlan, found);
		if (problemOf(found, { amount, cutLength: cut?.length ?? 0, cutWidth: cut?.width ?? 0, certificate, sawPlan })) return [];
		return [
			{
				suppliedVariantId: suppliedVariant.id,
				amount,
				setId: 0,
				certificate,
				comment,
				...(cut ? { cut: { length: cut.length, width: cut.width } } : {}),
				...(sawing ? { saw_list: sawing.pieces } : {}),
			},
		];
	});
}
