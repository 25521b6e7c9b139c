import { cart as cartSchema } from "../../contract/cart";
import { parseVatId } from "../../contract/vat-id";
import { creditRating } from "../companies/rating";
import { Refused } from "../refused";
import type { FormRow } from "./order-rows";
import { requireSendable } from "./sendable";
import type { StoredOrder } from "./stored-order";
import type { CartAnswer } from "./wire";

/** From 10,000 EUR with VAT on, an order is no small one and a person looks at it (spec section 9). Cents. */
const reviewFrom = 1_000_000;

/** Decimal EUR of an answer in cents. */
export const centsOf = (euros: number): number => cartSchema.shape.total_price_with_vat.parse(euros);

/**
 * @returns the billing form, once nothing is missing
 * @throws Refused empty_cart, unavailable_goods, form_missing, payment_method_missing, authority_missing, in this order
 */
export function requireComplete({ billing, shipping }: StoredOrder, cart: CartAnswer, authorityConfirmed: boolean): FormRow {
	requireSendable(cart);
	if (!billing || (billing.is_separate_shipping && !shipping)) throw new Refused("form_missing", "Billing or delivery data are missing.");
	if (!cart.paymentmethod) throw new Refused("payment_method_missing", "No payment method has been chosen.");
	if (!authorityConfirmed)
		throw new Refused("authority_missing", "The authority to buy is not confirmed.", undefined, {
			authorityConfirmed: ["authority.required"],
		});
	return billing;
}

/**
 * Credit: poor is refused, unknown is looked at by a person, and so are a large order and a VAT id that could not be checked yet.
 * @throws Refused credit_rating_poor
 */
export async function reviewOfInvoice(db: D1Database, cart: CartAnswer, billing: FormRow): Promise<boolean> {
	const vat = parseVatId(billing.vat, billing.country);
	const rating = vat && (await creditRating(db, vat.international));
	const total = cart.total_price_with_vat;
	if (rating === "poor") throw new Refused("credit_rating_poor", "The credit rating does not allow an invoice.", { total });
	return rating !== "good" || billing.vat_check === "pending" || centsOf(total) >= reviewFrom;
}
