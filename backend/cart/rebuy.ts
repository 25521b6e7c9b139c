import { suppliesByIds } from "../catalogue/supplies";
import { cartByUuid } from "../orders/cart-answer";
import type { CartAnswer } from "../orders/wire";
import type { Writer } from "../platform/hourly-limits";
import { Refused } from "../platform/refused";
import { requireLines, requireStorage, storedByCall } from "../platform/storage-limit";
import { requireSession, type Visitor } from "../platform/visitor";
import { addItems, type WantedItem } from "./add-items";
import { addSet } from "./add-set";
import { setsTooMany } from "./set-rules";
import { problemOf, refusedItems, sellable } from "./supply-rules";

type Item = CartAnswer["items"][number];

interface Into {
	/** The visitor's present cart; undefined or none of the visitor's: a new one. */
	uuid?: string;
	/** The same key adds once. */
	idem?: string;
}

/**
 * Adds the lines and sets of an order or offer, or of a cart that somebody has shared, to the visitor's cart, as they were ordered but at the
 * prices of now. What can no longer be had is left out; a quantity that is no longer sold is raised to the minimum and to whole packs.
 * @throws Refused not_found (missing, or the visitor's own open cart), unavailable_goods where nothing is left, invalid where the cart cannot hold so much, and as
 * `addItems`
 */
export async function rebuy(visitor: Writer, orderUuid: string, { uuid, idem = crypto.randomUUID() }: Into): Promise<CartAnswer> {
	requireSession(visitor);
	const order = await cartByUuid(visitor, orderUuid);
	// One's own open cart has its lines already.
	if (order.is_owner && !order.isProcessed && !order.offer) throw new Refused("not_found", "There is no such order.");
	const sets = order.orders_to_sets.map(({ set_id: setId, quantity: amount }) => ({ setId, amount }));
	const tooMany = await setsTooMany(visitor, { uuid, idem, wanted: sets });
	if (tooMany.length > 0) throw refusedItems(tooMany);
	// A GET, which is not counted where the others are.
	await requireStorage(visitor, storedByCall(0));
	await requireLines(visitor, order.items.length + sets.length);
	const [first, ...more] = await orderable(visitor, order.items);
	let cart = first ? await addItems(visitor, { ...first, more, uuid, idem, isProduction: true }) : null;
	// Each with a key of its own: what was broken off goes on when it comes again.
	for (const { setId, amount } of sets)
		cart = (await addIfSold(visitor, { uuid: cart?.uuid ?? uuid, setId, amount, idem: `${idem}-${setId}`, isProduction: true })) ?? cart;
	if (!cart) throw new Refused("unavailable_goods", "Nothing of the order can be delivered any more.");
	return cart;
}

/** @returns null where the set can no longer be had */
export async function addIfSold(visitor: Visitor, set: Parameters<typeof addSet>[1]): Promise<CartAnswer | null> {
	return addSet(visitor, set).catch((error: unknown) => {
		if (error instanceof Refused && error.code === "unavailable_goods") return null;
		throw error;
	});
}

/** The lines that can be had now, as they are added. */
async function orderable({ db, locale }: Visitor, items: readonly Item[]): Promise<WantedItem[]> {
	const supplied = await suppliesByIds(
		db,
		locale,
		items.map(({ suppliedVariant }) => suppliedVariant.id),
	);
	return items.flatMap(({ suppliedVariant, quantity, cut, certificate_price, comment }) => {
		const found = supplied.get(suppliedVariant.id);
		if (!found) return [];
		const certificate = (certificate_price ?? null) !== null;
		const amount = cut ? cut.pieces : sellable(quantity, found.supply);
		if (problemOf(found, { amount, cutLength: cut?.length ?? 0, certificate })) return [];
		return [
			{ suppliedVariantId: suppliedVariant.id, amount, setId: 0, certificate, comment, ...(cut ? { cut: { length: cut.length } } : {}) },
		];
	});
}
