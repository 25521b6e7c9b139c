import { useLocation } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { drawerSlot } from "../../account/auth.css";
import { authState, signInPath } from "../../account/auth-address";
import { Wrap } from "../../ui/wrap";
import type { ShellData } from "../shell-data";
import "../../ui/dialog.css";
import "../../ui/forms/field.css";
import "../../ui/switch-links.css";
import "../../account/allow-functional.css";

/** Its code is fetched when it is asked for; its styles stand in every page, so that it is right without scripts. */
const AuthDrawer = lazy(() =>
	import("../../account/auth-drawer").catch(() => {
		// What the document brought stays as it is; otherwise the document brings it.
		if (!document.getElementById("login-title")) location.reload();
		return new Promise<never>(() => {});
	}),
);

/** The drawer of ?login=true (R2.20), for whoever is not signed in. Its page has the same forms by itself. */
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
