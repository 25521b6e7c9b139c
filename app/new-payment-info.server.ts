import type { AppLoadContext } from "@remix-run/cloudflare";
import type { User } from "../contract/users";
import { withAccount, withTeam } from "./features/checkout/account-values";
import { paymentInfoValues } from "./features/checkout/payment-info-values";
import { lastForms, teamBilling } from "./own-orders.server";
import { profileValues } from "./profile-values.server";
import { withReadablePhones } from "./readable-phones.server";

/**
 * What step 2 of a new order begins with: the forms of the visitor's last order, over them what the account says, else its team (spec section 1, saved
 * delivery information). @param user null for a guest
 */
export async function newPaymentInfo(context: AppLoadContext, user: User | null): Promise<Record<string, string>> {
	const { market } = context;
	const last = paymentInfoValues(withReadablePhones((await lastForms(context)) ?? { forms: null }), market);
	if (!user) return last;
	const account = { ...profileValues(user, market), email: user.email };
	return withAccount(last, withTeam(account, await teamBilling(context, user)));
}
