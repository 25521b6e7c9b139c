import { holds } from "./offer-days";
import { unpacked } from "./snapshot";
import type { StoredOrder } from "./stored-order";
import type { CartAnswer } from "./wire";

/** The offer with its figures and texts as they were when it was made, and whether it still holds. @returns null for what is none */
export function frozenOffer({ row }: Pick<StoredOrder, "row">, now: Date): CartAnswer | null {
	const { offer_number: number, offer_created_on: createdOn, offer_valid_until: validUntil, snapshot } = row;
	if (number === null || createdOn === null || validUntil === null || snapshot === null) return null;
	const frozen = unpacked(snapshot);
	const { id, uuid, user_id, version, offer_orders } = row;
	const offer = { number, created_at: createdOn, valid_until: validUntil, is_valid: holds(validUntil, now) };
	// The cart that it was made of lives on under its own address.
	return { ...frozen, id, uuid, user_id, version, offer_orders, isProcessed: false, offer };
}
