import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { type User, users } from "../../../contract/users";
import { BackendRefusal, orNull } from "../backend/errors.server";
import type { AccountView } from "./visitor";

/** What every page shows of an account: the first letter of the name, else of the address (R3.5), and which parts of it there are. */
export const accountView = ({
	customername,
	email,
	has_approvals: hasApprovals,
	has_invoices: hasInvoices,
	has_addresses: hasAddresses,
	has_claims: hasClaims,
	discount_link: discounts,
}: Pick<
	User,
	"customername" | "email" | "has_approvals" | "has_invoices" | "has_addresses" | "has_claims" | "discount_link"
>): AccountView => ({
	initial: [...(customername.trim() || email)].slice(0, 1).join("").toLocaleUpperCase(),
	...(hasApprovals ? { hasApprovals: true } : {}),
	...(hasInvoices ? { hasInvoices: true } : {}),
	...(hasAddresses ? { hasAddresses: true } : {}),
	...(hasClaims ? { hasClaims: true } : {}),
	...(discounts.length > 0 ? { hasOwnPrices: true } : {}),
});

/** The signed-in user, read from the backend, which may know no accounts; only with functional consent (R13.12). Also updates what the header shows of the account. */
export async function currentUser({ backend, visitor }: AppLoadContext): Promise<User | null> {
	const user = visitor.session && visitor.allows("functional") ? await orNull(backend(users.current)) : null;
	visitor.setAccount(user ? accountView(user) : null);
	return user;
}

/**
 * The account of a page or form; every loader and action of the account calls this, since each can be requested alone.
 * @throws the redirect to signing in, which leads back to the page
 */
export async function requireUser(context: AppLoadContext, request: Request): Promise<User> {
	const user = await currentUser(context);
	if (!user) throw signInFirst(request);
	return user;
}

/** Redirects to signing in, and from there back to the requested page. */
export function signInFirst(request: Request): Response {
	const { pathname, search } = new URL(request.url);
	return redirect(`/users/login?${new URLSearchParams({ returnTo: pathname.replace(/\.data$/, "") + search })}`, 303);
}

/** If the session ends between two calls, the reader has to sign in first. */
export function signInIfEnded(error: unknown, request: Request): void {
	if (error instanceof BackendRefusal && error.answer.code === "not_signed_in") throw signInFirst(request);
}
