import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { Wrap } from "../../ui/wrap";
import * as css from "../auth.css";
import type { AuthState } from "../auth-address";
import { AuthPanel } from "./auth-panel";
import type { AuthResult } from "./auth-result";
import { BackToView, useAuthTitle } from "./auth-title";

interface AuthPageProps {
	state: AuthState;
	/** Whom the page is for, where it knows that. */
	email: string | undefined;
	canSignIn: boolean;
	result: AuthResult | null;
}

/** The page of the forms that the drawer has: where a form is shown again without scripts, and where whoever has to sign in first comes. */
export function AuthPage({ state, email, canSignIn, result }: AuthPageProps) {
	const title = useAuthTitle()(state);
	const heading = useFocusOnOther(title);
	return (
		<>
			<Breadcrumbs items={[{ title }]} />
			<Wrap>
				<div className={css.page}>
					<div className={css.head}>
						<BackToView state={state} />
						<h1 ref={heading} tabIndex={-1}>
							{title}
						</h1>
					</div>
					<AuthPanel state={state} known={email} canSignIn={canSignIn} result={result} Form={Form} name="auth" />
				</div>
			</Wrap>
		</>
	);
}

/** With scripts another view comes without a document: it is read from its title. */
function useFocusOnOther(title: string) {
	const heading = useRef<HTMLHeadingElement>(null);
	const shown = useRef(title);
	useEffect(() => {
		if (shown.current !== title) heading.current?.focus();
		shown.current = title;
	}, [title]);
	return heading;
}
