import { href } from "../platform/config/href";
import { type AuthView, authViews } from "../platform/session/visitor";

/** The page of the same forms that the drawer has. */
export const signInPath = href("/users/login");

interface Address {
	pathname: string;
	search: string;
}

/** The state of the drawer in an address (R13.2). */
export interface AuthState {
	/** The drawer is open (?login=true), or the page is that of signing in. */
	isOpen: boolean;
	view: AuthView;
	/** A link was sent: a new one, or a recent one is still valid. */
	sent: "new" | "again" | null;
}

const isView = (text: string): text is AuthView => authViews.some((view) => view === text);

/** @param preferred the view that was used last; the default without it and without a view in the address is signing in by a mailed link */
export function authState({ pathname, search }: Address, preferred: AuthView | null): AuthState {
	const params = new URLSearchParams(search);
	const sent = params.get("sent");
	return {
		isOpen: params.get("login") === "true" || pathname === signInPath,
		// A list's address has a view of its own.
		view: params.getAll("view").find(isView) ?? preferred ?? "passwordless",
		sent: sent === "new" || sent === "again" ? sent : null,
	};
}

/** The view that the address selects explicitly, to be remembered; null where it selects none. */
export function chosenView({ pathname, search }: Address): "password" | "passwordless" | null {
	const { isOpen, view } = authState({ pathname, search }, "signup");
	return isOpen && (view === "password" || view === "passwordless") ? view : null;
}

/** The text that a view is called by. */
export function authTitleKey({ view, sent }: AuthState) {
	if (sent) return "title.sent";
	return view === "signup" || view === "passwordReset" ? (`title.${view}` as const) : "title.signIn";
}

/** The address without the drawer. */
export function withoutAuth({ pathname, search }: Address): string {
	const params = pageParams(search);
	return params.size > 0 ? `${pathname}?${params}` : pathname;
}

/** The address with the drawer open over the same page. Where no view is said it is the one that was taken last. */
export function authAddress({ pathname, search }: Address, view?: AuthView, sent?: AuthState["sent"]): string {
	const params = pageParams(search);
	if (pathname !== signInPath) params.set("login", "true");
	if (view) params.append("view", view);
	if (sent) params.set("sent", sent);
	return params.size > 0 ? `${pathname}?${params}` : pathname;
}

function pageParams(search: string): URLSearchParams {
	const rest = [...new URLSearchParams(search)].filter(
		([name, value]) => name !== "login" && name !== "sent" && !(name === "view" && isView(value)),
	);
	return new URLSearchParams(rest);
}
