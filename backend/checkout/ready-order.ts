import type * as z from "zod";
import type { seenTotal } from "../../contract/cart";
import type { FormRow } from "../orders/form-rows";
import type { PricedCart } from "../orders/priced-cart";
import { type StoredCart, storedCart } from "../orders/stored-cart";
import type { PaymentMethod, ProviderEnv } from "../payment-methods/payment-method";
import { paymentMethod } from "../payment-methods/payment-methods";
import type { Writer } from "../platform/hourly-limits";
import { notFound, Refused } from "../platform/refused";
import type { shopOrigin } from "../platform/shop-origin";
import { owns, type Visitor } from "../platform/visitor";

/** @throws Refused not_found if it is missing or somebody else's */
export const ownedCart = async (visitor: Visitor, uuid: string): Promise<StoredCart> =>
	requireOwned(visitor, await storedCart(visitor.db, uuid));

/** Checks a cart that is already read. Throws like `ownedCart`. */
export function requireOwned(visitor: Visitor, stored: StoredCart | null): StoredCart {
	if (!stored || !owns(visitor, stored.row)) throw notFound("There is no such cart.", stored ? "foreign_cart" : undefined);
	return stored;
}

export const changed = () => new Refused("conflict", "The cart has changed.");

/** The total with VAT in cents that the buyer saw; undefined for a page that does not send it. */
type SeenTotal = z.output<z.ZodObject<typeof seenTotal>>;

/**
 * @param cents total with VAT
 * @throws Refused conflict if the buyer saw another total or another VAT
 */
export function requireSeen({ total, vat: seen }: SeenTotal, cents: number, vat: PricedCart["vat"]): void {
	if ((total !== undefined && total !== cents) || (seen && (seen.rate !== vat.rate || seen.reason !== vat.reason))) throw changed();
}

interface Seen extends SeenTotal {
	version: number;
	authorityConfirmed: boolean;
}

/**
 * Makes sure that an order is complete before it is sent or goes to approval. It does not check whether a colleague must
 * approve it.
 * @param cart the same cart, priced
 * @throws Refused processed (an offer, or a payment that is held), waiting_for_approval, conflict, empty_cart,
 * unavailable_goods, form_missing, payment_method_missing, authority_missing, invalid (field costCentre), in this order
 */
export function requireReady(
	env: Sender["env"],
	stored: StoredCart,
	cart: PricedCart,
	seen: Seen,
): { billing: FormRow; method: PaymentMethod } {
	if (stored.row.offer_number !== null) throw new Refused("processed", "An offer is frozen.");
	if (stored.payments.some(({ state }) => state === "held")) throw new Refused("processed", "A payment for it is being checked.");
	if (stored.row.approval_state === "waiting") throw new Refused("waiting_for_approval", "The order waits for approval.");
	if (stored.row.version !== seen.version) throw changed();
	// It precedes every check that shows the page again: the next click would order at a price that nobody pointed out.
	requireSeen(seen, cart.total_price_with_vat, cart.vat);
	return requireComplete(env, stored, cart, seen.authorityConfirmed);
}

export type Sender = Writer & { env: ProviderEnv & Parameters<typeof shopOrigin>[0] };

/** @throws Refused empty_cart, unavailable_goods: such a cart can be neither ordered nor offered */
export function requireSendable(cart: PricedCart): void {
	if (cart.length === 0) throw new Refused("empty_cart", "The cart is empty.");
	if ([...cart.items, ...cart.orders_to_sets].some((one) => !one.is_available))
		throw new Refused("unavailable_goods", "Some products are no longer available.");
}

/** Goods can reach the address: a quotation may have gone to "Hamburg" alone. */
const isWhole = (form: FormRow): boolean => [form.streetAddress, form.postCode, form.city].every((text) => text !== "");

/**
 * @returns the billing form and the payment method of a complete cart
 * @throws Refused empty_cart, unavailable_goods, form_missing, payment_method_missing, authority_missing, invalid (field
 * costCentre), in this order
 */
export function requireComplete(
	env: Sender["env"],
	{ billing, shipping }: StoredCart,
	cart: PricedCart,
	authorityConfirmed: boolean,
): { billing: FormRow; method: PaymentMethod } {
	requireSendable(cart);
	if (!billing || !isWhole(billing) || (billing.isSeparateShipping && !(shipping && isWhole(shipping))))
		throw new Refused("form_missing", "Billing or delivery data are missing.");
	const method = paymentMethod(cart.paymentmethod);
	// The chosen method may no longer be offered.
	if (!method?.isOffered(env)) throw new Refused("payment_method_missing", "No payment method has been chosen.");
	const delivery = cart.delivery_methods.find(({ id }) => id === cart.delivery_methodid);
	// A preview of the totals may have stored the method without contract and carrier.
	if (delivery?.type === "own_freight" && (cart.own_freight_contract === "" || cart.own_freight_carrier === ""))
		throw new Refused("payment_method_missing", "Own freight needs a contract and a carrier.");
	if (method.provider === null && !authorityConfirmed)
		throw new Refused("authority_missing", "The authority to buy is not confirmed.", undefined, {
			authorityConfirmed: ["authority.required"],
		});
	if (cart.cost_problem)
		throw new Refused("invalid", "The company wants another cost centre.", undefined, { costCentre: [`costCentre.${cart.cost_problem}`] });
	return { billing, method };
}
