import { useFetcher, useLocation, useNavigate } from "@remix-run/react";
import { useState } from "react";
import { useT } from "../platform/i18n/i18n";
import type { Flash } from "../platform/session/visitor";
import { useHydrated } from "../ui/browser/use-hydrated";
import { Dialog } from "../ui/dialog";
import { heading } from "../ui/layout.css";
import * as css from "./auth.css";
import { type AuthState, withoutAuth } from "./auth-href";
import { AuthPanel, BackToView, useAuthTitle } from "./sign-in/auth-panel";
import type { AuthResult } from "./sign-in/sign-in.server";

interface AuthDrawerProps {
	state: AuthState;
	canSignIn: boolean;
	flash: Flash | null;
}

/** Shows the sign-in forms over the current page (?login=true). Without scripts it is a section of that page. */
export default function AuthDrawer({ state, canSignIn, flash }: AuthDrawerProps) {
	const t = useT("auth");
	const titleOf = useAuthTitle();
	const location = useLocation();
	const navigate = useNavigate();
	const { Form, data } = useFetcher<AuthResult>();
	const isLive = useHydrated();
	const [isInDocument] = useState(!isLive);
	// The drawer covers the page's own message.
	const sentTo = isLive && flash?.kind === "linkSent" ? flash.email : null;
	const closed = withoutAuth(location);
	const title = titleOf(state);
	return (
		<Dialog
			side="narrow"
			titleId="login-title"
			title={
				<div className={css.head}>
					<BackToView state={state} />
					<h2 key={title} ref={focusInDialog} id="login-title" tabIndex={-1} className={heading.l}>
						{title}
					</h2>
				</div>
			}
			closeLabel={t("close")}
			closeTo={closed}
			isInDocument={isInDocument}
			onClose={() => {
				focusOnPage();
				navigate(closed, { replace: true, preventScrollReset: true });
			}}
		>
			<div className={css.drawer}>
				<AuthPanel state={state} canSignIn={canSignIn} result={data ?? null} sentTo={sentTo} Form={Form} name="login" />
			</div>
		</Dialog>
	);
}

/** Focuses the opener. If the document already contained the drawer, nothing had the focus before. */
function focusOnPage(): void {
	const focused = document.activeElement;
	if (focused && focused !== document.body && !focused.closest("dialog")) return;
	const opener = document.querySelector<HTMLElement>("header a[rel=nofollow]") ?? document.querySelector("h1");
	if (opener?.tagName === "H1") opener.tabIndex = -1;
	opener?.focus({ preventScroll: true });
}

/** Moves the focus to the title, so that screen readers read a new view from its start. */
const focusInDialog = (title: HTMLElement | null) => {
	if (title?.closest("dialog:modal")) title.focus();
};
