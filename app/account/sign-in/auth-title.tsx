import { useLocation } from "@remix-run/react";
import { CountedLink } from "../../platform/analytics/counted-link";
import { useT } from "../../platform/i18n/i18n";
import type { AuthView } from "../../platform/session/visitor";
import { tool } from "../../ui/dialog.css";
import { Icon } from "../../ui/icon";
import { Hidden } from "../../ui/wrap";
import * as css from "../auth.css";
import { type AuthState, authAddress, authTitleKey } from "../auth-address";

/** @returns what a view is called */
export function useAuthTitle(): (state: AuthState) => string {
	const t = useT("auth");
	return (state) => t(authTitleKey(state));
}

/** Where back leads to (R13.3): from sign-up and reset to the password, from there to the link by mail. */
function viewBefore({ view, sent }: AuthState): AuthView | null {
	if (sent) return view;
	if (view === "passwordless") return null;
	return view === "password" ? "passwordless" : "password";
}

/** The way back before the title; nothing in the first view. */
export function BackToView({ state }: { state: AuthState }) {
	const t = useT("auth");
	const location = useLocation();
	const before = viewBefore(state);
	if (!before) return null;
	return (
		<CountedLink to={authAddress(location, before)} replace preventScrollReset className={`${tool} ${css.back}`} title={t("back")}>
			<Icon name="previous" size={20} />
			<Hidden>{t("back")}</Hidden>
		</CountedLink>
	);
}
