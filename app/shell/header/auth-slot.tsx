import { useLocation } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { drawerSlot } from "../../account/auth.css";
import { authState, signInPath } from "../../account/auth-address";
import { Wrap } from "../../ui/wrap";
import type { ShellData } from "../shell-data";
import "../../ui/dialog.css";
import "../../ui/forms/field.css";
import "../../ui/switch-links.css";

/** Imported when the drawer is opened. Its styles are in every page, so that it is right without scripts. */
const AuthDrawer = lazy(() =>
	import("../../account/auth-drawer").catch(() => {
		// If the document contains the drawer, it stays as it is; otherwise a reload renders it.
		if (!document.getElementById("login-title")) location.reload();
		return new Promise<never>(() => {});
	}),
);

/** The sign-in drawer of ?login=true (R2.20), for guests. The sign-in page has the same forms of its own. */
export function AuthSlot({ data: { account, preferred, canSignIn, flash } }: { data: ShellData }) {
	const location = useLocation();
	const state = authState(location, preferred);
	if (account || !state.isOpen || location.pathname === signInPath) return null;
	return (
		<Wrap>
			<div className={drawerSlot}>
				<Suspense>
					<AuthDrawer state={state} canSignIn={canSignIn} flash={flash} />
				</Suspense>
			</div>
		</Wrap>
	);
}
