import type { AppLoadContext } from "@remix-run/cloudflare";
import { type User, users } from "../../../contract/users";
import { SignInFirst } from "../backend/errors.server";
import type { AccountView } from "./visitor";

/** The account's data for every page: the initial of its name or address (R3.5), and its available parts. */
export const accountView = ({
	customername,
	email,
	has_approvals: hasApprovals,
	has_invoices: hasInvoices,
	has_papers: hasPapers,
	has_addresses: hasAddresses,
	has_claims: hasClaims,
	discount_link: discounts,
}: Pick<
	User,
	"customername" | "email" | "has_approvals" | "has_invoices" | "has_papers" | "has_addresses" | "has_claims" | "discount_link"
>): AccountView => ({
	initial: [...(customername.trim() || email)].slice(0, 1).join("").toLocaleUpperCase(),
	...(hasApprovals ? { hasApprovals: true } : {}),
	...(hasInvoices ? { hasInvoices: true } : {}),
	...(hasPapers ? { hasPapers: true } : {}),
	...(hasAddresses ? { hasAddresses: true } : {}),
	...(hasClaims ? { hasClaims: true } : {}),
	...(discounts.length > 0 ? { hasOwnPrices: true } : {}),
});

/**
 * Reads the signed-in user. Needs functional consent (R13.12), and some backends have no accounts. Also updates the header's account data.
 */
export async function readUser({ backend, visitor }: AppLoadContext): Promise<User | null> {
	if (visitor.visit) return null;
	const user = visitor.session && visitor.allows("functional") ? await backend(users.current).catch(nobody) : null;
	visitor.setAccount(user ? accountView(user) : null);
	return user;
}

/** @throws the error itself, unless nobody is signed in */
function nobody(error: unknown): null {
	if (error instanceof SignInFirst || (error instanceof Response && error.status === 404)) return null;
	throw error;
}
