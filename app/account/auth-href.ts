import { href } from "../platform/config/href";
import { type AuthView, authViews } from "../platform/session/visitor";

export const signInPath = href("/users/login");

/** The sign-in page for a reader who was signed in at the host of another language. @param returnTo the page that needs it */
export const signInHere = (returnTo: string): string => `${signInPath}?${new URLSearchParams({ returnTo, from: "language" })}`;
export const isFromLanguage = ({ search }: Pick<Address, "search">): boolean => new URLSearchParams(search).get("from") === "language";

interface Address {
	pathname: string;
	search: string;
}

/** The drawer's state in an address (R13.2). */
export interface AuthState {
	/** The address opens the drawer (?login=true) or is the sign-in page. */
	isOpen: boolean;
	view: AuthView;
	/** "again": an earlier link is still valid, so no new mail was sent. */
	sent: "new" | "again" | null;
}

const isView = (text: string): text is AuthView => authViews.some((view) => view === text);

/** @param preferred the view the reader used last; without it the default is the mailed link */
export function authState({ pathname, search }: Address, preferred: AuthView | null): AuthState {
	const params = new URLSearchParams(search);
	const sent = params.get("sent");
	return {
		isOpen: params.get("login") === "true" || pathname === signInPath,
		// The address of a product list has its own `view`.
		view: params.getAll("view").find(isView) ?? preferred ?? "passwordless",
		sent: sent === "new" || sent === "again" ? sent : null,
	};
}

/** The view that the address selects explicitly, so that it can be remembered; null if it selects none. */
export function chosenView({ pathname, search }: Address): "password" | "passwordless" | null {
	const { isOpen, view } = authState({ pathname, search }, "signup");
	return isOpen && (view === "password" || view === "passwordless") ? view : null;
}

export function authTitleKey({ view, sent }: AuthState) {
	if (sent) return "title.sent";
	return view === "signup" || view === "passwordReset" ? (`title.${view}` as const) : "title.signIn";
}

export function withoutAuth({ pathname, search }: Address): string {
	const params = pageParams(search);
	return params.size > 0 ? `${pathname}?${params}` : pathname;
}

/** The address that opens the drawer over this page. Without a view the drawer opens the last one. */
export function authHref({ pathname, search }: Address, view?: AuthView, sent?: AuthState["sent"]): string {
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
