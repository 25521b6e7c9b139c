import { type FormProps, Link, useLocation } from "@remix-run/react";
import { type ComponentType, Fragment, useEffect, useRef, useState } from "react";
import { CountedLink } from "../../platform/analytics/counted-link";
import { linkMinutes } from "../../platform/config/constants";
import { useT } from "../../platform/i18n/i18n";
import type { AuthView } from "../../platform/session/visitor";
import { Notice } from "../../ui/notice";
import { switchLink, switchLinks } from "../../ui/switch-links.css";
import * as css from "../auth.css";
import { type AuthState, authAddress } from "../auth-address";
import { AuthForm } from "./auth-form";
import { AuthLinks } from "./auth-links";
import type { AuthResult } from "./auth-result";

interface AuthPanelProps {
	state: AuthState;
	/** The address that the fields begin with. */
	known?: string | undefined;
	/** Functional cookies are allowed. */
	canSignIn: boolean;
	/** What a refused form was answered with. */
	result: AuthResult | null;
	/** The page's form, or that of the drawer over another page. */
	Form: ComponentType<FormProps>;
	/** Where a link was sent to just now, to be said here. */
	sentTo?: string | null;
	/** Begins the ids of the fields. */
	name: string;
}

/** One view of signing in (R13.2). */
export function AuthPanel({ state: { view, sent }, known, canSignIn, result, sentTo = null, Form, name }: AuthPanelProps) {
	const t = useT("auth");
	// With scripts the address that was typed goes along from view to view.
	const common = useT("common");
	const [email, setEmail] = useState(known);
	const panel = useRef<HTMLDivElement>(null);
	// Scripts have no events for what was typed before they ran.
	useEffect(() => setEmail(panel.current?.querySelector<HTMLInputElement>("input[name=email]")?.value || undefined), []);
	if (sent) return <LinkSent view={view} isNew={sent === "new"} email={sentTo} />;
	const isSignIn = view === "passwordless" || view === "password";
	const intro = view === "password" ? null : t(`intro.${view}`);
	// A form that allowed them may be refused for another reason, and the page is not read again then.
	const isAllowed = canSignIn || (result !== null && result.problem !== "consent");
	return (
		<div ref={panel} className={css.sides}>
			<div className={css.panel}>
				{isSignIn ? <MethodLinks view={view} /> : null}
				{intro ? <p>{intro}</p> : null}
				<AuthForm
					key={view}
					view={view}
					typed={email}
					onType={setEmail}
					consentId={isAllowed ? null : `${name}-consent`}
					result={result?.view === view ? result : null}
					Form={Form}
					name={name}
				/>
				{view === "signup" ? (
					<p>
						{t("privacy")} <Link to="/privacy">{common("privacy")}</Link>
					</p>
				) : null}
			</div>
			<AuthLinks view={view} />
		</div>
	);
}

/** The toggle between a link by mail and a password. */
function MethodLinks({ view }: { view: AuthState["view"] }) {
	const t = useT("auth");
	const location = useLocation();
	return (
		<nav aria-label={t("switch")} className={`${switchLinks} ${css.methods}`}>
			{(["passwordless", "password"] as const).map((method) => (
				<Fragment key={method}>
					<CountedLink
						to={authAddress(location, method)}
						replace
						preventScrollReset
						className={switchLink}
						aria-current={method === view ? "true" : undefined}
					>
						{t(`switch.${method}`)}
					</CountedLink>{" "}
				</Fragment>
			))}
		</nav>
	);
}

interface LinkSentProps {
	view: AuthView;
	/** Not one that was sent a moment ago and still holds. */
	isNew: boolean;
	/** The address that it was sent to just now, where no other message over the page says so. */
	email: string | null;
}

/** What has been mailed, how long its link holds, and where else to look (R13.6). The same for every address. */
function LinkSent({ view, isNew, email }: LinkSentProps) {
	const t = useT("auth");
	const location = useLocation();
	const flash = useT("flash");
	const kind = view === "password" ? "passwordless" : view;
	return (
		<div className={css.panel}>
			<div role="status">{email ? <Notice tone="success">{flash(`linkSent.${kind}`, { email })}</Notice> : null}</div>
			<div className={css.paragraphs}>
				<p>{t(isNew ? `sent.${kind}` : "sent.again")}</p>
				<p>{t("sent.term", { minutes: linkMinutes })}</p>
			</div>
			<p className={css.links}>
				<CountedLink to={authAddress(location, kind)} replace preventScrollReset className={css.link}>
					{t("sent.other")}
				</CountedLink>
			</p>
		</div>
	);
}
