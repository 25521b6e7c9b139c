import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { type User, users } from "../../../contract/users";
import { BackendRefusal } from "../backend/errors.server";
import type { AccountView } from "./visitor";

/** What every page shows of an account: the first letter of the name, else of the address (R3.5), and whether it has approvals. */
export const accountView = ({
	customername,
	email,
	has_approvals: has,
}: Pick<User, "customername" | "email" | "has_approvals">): AccountView => ({
	initial: [...(customername.trim() || email)].slice(0, 1).join("").toLocaleUpperCase(),
	...(has ? { hasApprovals: true } : {}),
});

/**
 * Who is signed in, asked of the backend; only who allows what an account takes can be (R13.12). What the header shows
 * of the account is put right along with it.
 */
export async function currentUser({ backend, visitor }: AppLoadContext): Promise<User | null> {
	const user = visitor.session && visitor.allows("functional") ? await backend(users.current) : null;
	visitor.setAccount(user ? accountView(user) : null);
	return user;
}

/**
 * The account that a page or a form is for; every loader and action of an account asks for it, since each can be called without the others.
 * @throws the redirect to signing in, which leads back to the page
 */
export async function requireUser(context: AppLoadContext, request: Request): Promise<User> {
	const user = await currentUser(context);
	if (!user) throw signInFirst(request);
	return user;
}

/** To signing in, and from there to the page that was asked for. */
export function signInFirst(request: Request): Response {
	const { pathname, search } = new URL(request.url);
	return redirect(`/users/login?${new URLSearchParams({ returnTo: pathname.replace(/\.data$/, "") + search })}`, 303);
}

/** A session may end between two calls: then the reader signs in first, as if it had ended before. */
export function signInIfEnded(error: unknown, request: Request): void {
	if (error instanceof BackendRefusal && error.answer.code === "not_signed_in") throw signInFirst(request);
}
