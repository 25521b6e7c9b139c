import { withdrawByBuyer } from "../changes/by-buyer";
import { mayChange, readableOrder } from "../orders/read-cart";
import { Refused } from "../platform/refused";
import { cancelled, fileOfKey } from "./documents-by-key";
import type { UsedKey } from "./keys";
import { type Answer, asMember, type KeySender, messageAnswer, type Receiver, refuseMessage, requireBuyer } from "./receive";
import { cancelFile, type StoredFile } from "./stored-files";
import { OrderRefused } from "./ubl/order-refused";
import { type ReadCancellation, readCancellation } from "./ubl/read-order";

/**
 * Takes a Peppol order cancellation: an order that nobody has confirmed is withdrawn, a file that is no order becomes none. The same one again is
 * answered alike.
 * @returns null for another document
 */
export async function receiveCancellation(receiver: Receiver, key: UsedKey, bytes: Uint8Array): Promise<Answer | null> {
	const { db } = receiver;
	let read: ReadCancellation | null = null;
	try {
		read = readCancellation(bytes);
		if (read === null) return null;
		requireBuyer(key, read.buyerVat);
		const { number, reason } = read;
		const file = await fileOfKey(db, key, number);
		if (!file) throw isUnknown();
		const { done, carts } = await asMember(receiver, key, (sender) => cancel(sender, key, file, reason)).catch((error: unknown) => {
			if (!(error instanceof Refused)) throw error;
			throw error.code === "not_found" ? isUnknown() : isWorkedOn(number);
		});
		return { status: 200, xml: await messageAnswer(db, { done }, read), carts };
	} catch (error) {
		if (!(error instanceof OrderRefused)) throw error;
		return refuseMessage(db, key, { status: error.rule === "state" ? 409 : 422, error, read });
	}
}

/** @throws OrderRefused for an order that is confirmed, or is not the key's to cancel */
async function cancel(sender: KeySender, key: UsedKey, file: StoredFile, reason: string): Promise<{ done: string; carts: string[] }> {
	const { number, cart } = file;
	const done = cancelled(file);
	if (file.is_cancelled === 1) return { done, carts: [] };
	if (cart === null || file.order_number === null) {
		if (file.user_id !== key.user)
			throw new OrderRefused("BV", "member", `Order ${number} was not sent. A colleague completes it, and may remove it.`);
		if (!(await cancelFile(sender.db, file))) throw isWorkedOn(number);
		return { done, carts: cart === null ? [] : [cart] };
	}
	const { order } = await readableOrder(sender, cart);
	if (order.is_withdrawn) return { done, carts: [] };
	if (key.places_orders === 0) throw new OrderRefused("BV", "key", `Order ${number} is sent. This key makes carts, and cancels no order.`);
	if (mayChange(order.state) !== "change") throw isConfirmed(sender, file);
	const made = await withdrawByBuyer(sender, cart, {
		...{ version: order.version, comment: reason, host: sender.origin },
		idem: crypto.randomUUID(),
	});
	// Staff have confirmed it at the same moment: they decide.
	if (made.done !== "withdrawn") return { done: `Order ${number} has just been confirmed. Its cancellation is asked for.`, carts: [cart] };
	return { done, carts: [cart] };
}

const isUnknown = (): OrderRefused =>
	new OrderRefused("BV", "number", "There is no order of this number.", "/OrderCancellation/cac:OrderReference");

const isWorkedOn = (number: string): OrderRefused =>
	new OrderRefused("BV", "state", `Order ${number} is being worked on. Send the cancellation again.`);

const isConfirmed = ({ origin }: KeySender, { number, cart }: StoredFile): OrderRefused =>
	new OrderRefused(
		"BV",
		"state",
		`Order ${number} is confirmed or over, and is not cancelled by a message. Ask for it at ${origin}/users/orders/${cart}`,
	);
