import { cart as cartSchema } from "../../contract/cart";
import { parseVatId } from "../../contract/vat-id";
import { ratedCompany } from "../companies/rating";
import { isSameName } from "../companies/same-name";
import { Refused } from "../refused";
import { teamOf } from "../teams/member";
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
	const delivery = cart.delivery_methods.find(({ id }) => id === cart.delivery_methodid);
	// A preview of the totals may have stored the method without them.
	if (delivery?.type === "own_freight" && (cart.own_freight_contract === "" || cart.own_freight_carrier === ""))
		throw new Refused("payment_method_missing", "Own freight needs a contract and a carrier.");
	if (!authorityConfirmed)
		throw new Refused("authority_missing", "The authority to buy is not confirmed.", undefined, {
			authorityConfirmed: ["authority.required"],
		});
	return billing;
}

/**
 * Credit: poor is refused, unknown is looked at by a person, and so are a large order, a VAT id that could not be checked yet, and one that
 * the register has under another name: nobody buys on the good name of somebody else. So is the order of a company with a team by whoever is
 * not in it: the team's limits are not got around by signing out.
 * @param user whose order it is; null for a guest
 * @throws Refused credit_rating_poor
 */
export async function reviewOfInvoice(db: D1Database, cart: CartAnswer, billing: FormRow, user: number | null): Promise<boolean> {
	const vat = parseVatId(billing.vat, billing.country);
	const company = vat && (await ratedCompany(db, vat.international));
	const total = cart.total_price_with_vat;
	if (company?.rating === "poor") throw new Refused("credit_rating_poor", "The credit rating does not allow an invoice.", { total });
	const isTrusted = company?.rating === "good" && isSameName(company.name, billing.company);
	if (!isTrusted || billing.vat_check === "pending" || centsOf(total) >= reviewFrom) return true;
	return isOfTeamWithout(db, vat?.international ?? "", user);
}

/** Whether a VAT id has a team that the account is not in. */
async function isOfTeamWithout(db: D1Database, vat: string, user: number | null): Promise<boolean> {
	const found = await db
		.prepare(`SELECT EXISTS (SELECT 1 FROM teams t WHERE t.vat = ?1 AND t.id IS NOT ${teamOf("?2")}) AS found`)
		.bind(vat, user)
		.first("found");
	return found === 1;
}
