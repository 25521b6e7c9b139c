import type { AppLoadContext } from "@remix-run/cloudflare";
import { billingFields } from "../../../contract/order-fields";
import type { Address, User } from "../../../contract/users";
import { profileValues } from "../../account/profile-values.server";
import { withReadablePhones } from "../../cart/cart.server";
import { lastForms, teamBilling } from "../../cart/own-orders.server";
import { withAccount, withTeam } from "./account-values";
import { shippingValues } from "./address-book.server";
import { paymentInfoValues } from "./payment-info-values";

/**
 * What step 2 of a new order begins with: the forms of the visitor's last order, over them what the account says, else its team
 * (R14.2), and goods go to the default address. @param user null for a guest
 */
export async function newPaymentInfo(
	context: AppLoadContext,
	user: User | null,
	address: Address | undefined,
): Promise<Record<string, string>> {
	const { market } = context;
	const last = paymentInfoValues(withReadablePhones((await lastForms(context)) ?? { forms: null }), market);
	for (const [name, field] of Object.entries(billingFields)) if ("isOnce" in field) delete last[name];
	if (!user) return last;
	const account = { ...profileValues(user, market), email: user.email };
	const known = withAccount(last, withTeam(account, await teamBilling(context, user)));
	return address ? { ...known, ...shippingValues(address) } : known;
}
